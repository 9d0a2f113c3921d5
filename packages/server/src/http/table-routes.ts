import type { TableSummary } from '@table-seven/protocol';
import { ROUTES } from '@table-seven/protocol/schemas';
import type { FastifyInstance } from 'fastify';

import type { TableRow } from '../store/store.ts';
import type { Summary } from '../table/summary.ts';
import { playerOf } from './app.ts';
import type { AppContext } from './app.ts';
import { refuse } from './call.ts';
import type { Call } from './call.ts';
import { unavailable } from './identity-routes.ts';

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
      const player = playerOf(request, store);
      if (player === null) return refuse(reply, 401, 'no-identity');
      const refusal = hub.refusalToOpen(player.id);
      if (refusal !== null) return refuse(reply, 429, refusal);
      if (!allowed.tables.take(request.ip, now())) return refuse(reply, 429, 'rate-limited');
      const room = await hub.open(request.body, player.id).catch(unavailable);
      if (!room.ok) return refuse(reply, 400, room.error.code);
      void reply.code(201);
      return { code: room.value.code };
    },
  );

  app.get<Call<'GET /api/tables'>>(
    '/api/tables',
    { schema: { tags: ['tables'], summary: 'Listed tables one can join or watch' } },
    () => ({
      tables: store.listedTables(LISTED).flatMap((row) => {
        const summary = hub.summary(row);
        return summary === null ? [] : [listed(row, summary)];
      }),
    }),
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
    (request, reply) => {
      const code = request.params.code.toUpperCase();
      const room = hub.room(code);
      if (room === 'set-aside') return refuse(reply, 503, room);
      if (room !== 'no-table') return room.info();
      const row = store.tableByCode(code);
      if (row === null) return refuse(reply, 404, 'no-table');
      return { code, status: 'closed', record: store.recordOfTable(row.id) };
    },
  );

  app.get<Call<'GET /api/me/tables'>>(
    '/api/me/tables',
    { schema: { tags: ['me'], summary: 'My tables that are not over, and whose turn it is' } },
    (request, reply) => {
      const player = playerOf(request, store);
      if (player === null) return refuse(reply, 401, 'no-identity');
      const tables = store.tablesOf(player.id, LISTED).flatMap((row) => {
        const summary = hub.summary(row, true);
        if (summary === null) return [];
        const { turn, since, players } = summary;
        const seat = players.indexOf(player.id);
        const mine = { seat: seat < 0 ? null : seat, turn, myTurn: turn === seat, since };
        return [{ ...listed(row, summary), ...mine }];
      });
      return { tables };
    },
  );
}

/** A table as lists show it. */
function listed({ code, createdAt }: TableRow, summary: Summary): TableSummary {
  const { game, options, status, seats, clock, spectators, chat } = summary;
  return { code, createdAt, game, options, status, seats, clock, spectators, chat };
}
