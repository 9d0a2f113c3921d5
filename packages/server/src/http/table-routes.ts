import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import Type from 'typebox';

import { CODE_LENGTH } from '../protocol/names.ts';
import { CreateTable } from '../protocol/tables.ts';
import type { TableRow } from '../store/store.ts';
import type { Summary } from '../table/summary.ts';
import { makeProblem, playerOf } from './app.ts';
import type { AppContext } from './app.ts';
import { unavailable } from './identity-routes.ts';

const Code = Type.Object({ code: Type.String({ minLength: CODE_LENGTH, maxLength: CODE_LENGTH }) });

const LISTED = 100;

/** Opening tables and finding them; everything at a table goes through the live protocol. */
export function addTableRoutes(app: FastifyInstance, context: AppContext): void {
  const { allowed, hub, store, now } = context;

  app.post<{ Body: Static<typeof CreateTable> }>(
    '/api/tables',
    { schema: { tags: ['tables'], summary: 'Open a table', body: CreateTable } },
    async (request, reply) => {
      const player = playerOf(request, store);
      if (player === null) return reply.code(401).send(makeProblem('no-identity'));
      const refusal = hub.refusalToOpen(player.id);
      if (refusal !== null) return reply.code(429).send(makeProblem(refusal));
      if (!allowed.tables.take(request.ip, now())) {
        return reply.code(429).send(makeProblem('rate-limited'));
      }
      const room = await hub.open(request.body, player.id).catch(unavailable);
      if (!room.ok) return reply.code(400).send(makeProblem(room.error.code));
      return reply.code(201).send({ code: room.value.code });
    },
  );

  app.get(
    '/api/tables',
    { schema: { tags: ['tables'], summary: 'Listed tables one can join or watch' } },
    () => ({
      tables: store.listedTables(LISTED).flatMap((row) => {
        const summary = hub.summary(row);
        return summary === null ? [] : [listed(row, summary)];
      }),
    }),
  );

  app.get<{ Params: Static<typeof Code> }>(
    '/api/tables/:code',
    { schema: { tags: ['tables'], summary: 'A table by its code', params: Code } },
    (request, reply) => {
      const code = request.params.code.toUpperCase();
      const room = hub.room(code);
      if (room === 'set-aside') return reply.code(503).send(makeProblem(room));
      if (room !== 'no-table') return room.info();
      const row = store.tableByCode(code);
      if (row === null) return reply.code(404).send(makeProblem('no-table'));
      return { code, status: 'closed', record: store.recordOfTable(row.id) };
    },
  );

  app.get(
    '/api/me/tables',
    { schema: { tags: ['me'], summary: 'My tables that are not over, and whose turn it is' } },
    (request, reply) => {
      const player = playerOf(request, store);
      if (player === null) return reply.code(401).send(makeProblem('no-identity'));
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
function listed({ code, createdAt }: TableRow, summary: Summary): object {
  const { game, options, status, seats, clock, spectators, chat } = summary;
  return { code, createdAt, game, options, status, seats, clock, spectators, chat };
}
