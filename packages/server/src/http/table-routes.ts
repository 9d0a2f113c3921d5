import type { SeatInfo, TableSummary } from '@table-seven/protocol';
import { ROUTES } from '@table-seven/protocol/schemas';
import type { FastifyInstance } from 'fastify';

import type { PlayerRow, TableRow } from '../store/rows.ts';
import type { Summary } from '../table/summary.ts';
import type { Table } from '../table/table.ts';
import { playerOf, stored } from './app.ts';
import type { AppContext } from './app.ts';
import { refuse } from './call.ts';
import type { Call } from './call.ts';

const LISTED = 100;

/** Opening tables and finding them; everything at a table goes through the live protocol. */
export function addTableRoutes(app: FastifyInstance, context: AppContext): void {
  const { allowed, hub, store, now } = context;

  app.post<Call<'POST /api/tables'>>(
    '/api/tables',
    {
      schema: { tags: ['tables'], summary: 'Open a table', body: ROUTES['POST /api/tables'].body },
    },
    async (request, reply) => {
      const player = await playerOf(request, store);
      if (player === null) return refuse(reply, 401, 'no-identity');
      const refusal = await stored(hub.refusalToOpen(player.id));
      if (refusal !== null) return refuse(reply, 429, refusal);
      if (!allowed.tables.take(request.ip, now())) return refuse(reply, 429, 'rate-limited');
      const room = await stored(hub.open(request.body, player.id));
      if (!room.ok) return refuse(reply, 400, room.error.code);
      void reply.code(201);
      return { code: room.value.code };
    },
  );

  app.get<Call<'GET /api/tables'>>(
    '/api/tables',
    { schema: { tags: ['tables'], summary: 'Listed tables one can join or watch' } },
    async () => {
      const rows = await stored(store.tables.listed(LISTED));
      const tables = (await summaries(context, rows)).filter(isAttended);
      return { tables: tables.map(({ row, summary }) => listed(row, summary)) };
    },
  );

  app.get<Call<'GET /api/tables/:code'>>(
    '/api/tables/:code',
    {
      schema: {
        tags: ['tables'],
        summary: 'A table by its code',
        params: ROUTES['GET /api/tables/:code'].params,
      },
    },
    async (request, reply) => {
      const code = request.params.code.toUpperCase();
      const room = await stored(hub.room(code));
      if (room === 'set-aside') return refuse(reply, 503, room);
      if (room !== 'no-table') {
        const player = await playerOf(request, store);
        const info = await room.ask(() => (mayLook(room.table, player) ? room.info() : null));
        if (info === null) return refuse(reply, 403, 'no-spectators');
        return { ...info, seats: info.seats.map(withoutShare) };
      }
      const row = await stored(store.tables.byCode(code));
      if (row === null) return refuse(reply, 404, 'no-table');
      const record = await stored(store.archive.recordOfTable(row.id));
      return { code, status: 'closed', record };
    },
  );

  app.get<Call<'GET /api/me/tables'>>(
    '/api/me/tables',
    { schema: { tags: ['me'], summary: 'My tables that are not over, and whose turn it is' } },
    async (request, reply) => {
      const player = await playerOf(request, store);
      if (player === null) return refuse(reply, 401, 'no-identity');
      const rows = await stored(store.tables.of(player.id, LISTED));
      const mine = await summaries(context, rows, true);
      const tables = mine.map(({ row, summary }) => {
        const { turn, since, players } = summary;
        const seat = players.indexOf(player.id);
        const own = { seat: seat < 0 ? null : seat, turn, myTurn: turn === seat, since };
        return { ...listed(row, summary), ...own };
      });
      return { tables };
    },
  );
}

interface Summarised {
  readonly row: TableRow;
  readonly summary: Summary;
}

/** What there is to say of tables, without those that are gone. */
async function summaries(
  { hub }: AppContext,
  rows: readonly TableRow[],
  isTurnNeeded = false,
): Promise<Summarised[]> {
  const all = await stored(Promise.all(rows.map((row) => hub.summary(row, isTurnNeeded))));
  return rows.flatMap((row, i) => {
    const summary = all[i] ?? null;
    return summary === null ? [] : [{ row, summary }];
  });
}

/** Nobody is sent to a table at which nobody sits. */
function isAttended({ summary }: Summarised): boolean {
  return summary.seats.some((seat) => seat.kind === 'player' && seat.presence !== 'away');
}

/** As with the live protocol: those who sit there, and onlookers where they may. */
function mayLook(table: Table, player: PlayerRow | null): boolean {
  return table.mayBeLookedAt || (player !== null && table.seatOf(player.id) !== null);
}

/** What somebody adds to the deals concerns those at the table. */
function withoutShare(seat: SeatInfo): SeatInfo {
  return seat.kind === 'player' ? { ...seat, entropy: null, share: null } : seat;
}

/** A table as lists show it. */
function listed({ code, createdAt }: TableRow, summary: Summary): TableSummary {
  const { game, options, status, clock, spectators, chat } = summary;
  const seats = summary.seats.map(withoutShare);
  return { code, createdAt, game, options, status, seats, clock, spectators, chat };
}
