import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import Type from 'typebox';

import type { ResultRow } from '../store/store.ts';
import { makeProblem, playerOf } from './app.ts';
import type { AppContext } from './app.ts';
import { makeStatistics } from './statistics.ts';

const RecordId = Type.Object({ id: Type.String({ minLength: 8, maxLength: 40 }) });
const Page = Type.Object({
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
});

const PAGE = 50;
/** Statistics look at the last so many games. */
const HISTORY = 2000;

/** What is left when games are over: records, results, statistics, the High Rollers Club. */
export function addResultRoutes(app: FastifyInstance, { store }: AppContext): void {
  app.get<{ Params: Static<typeof RecordId> }>(
    '/api/records/:id',
    { schema: { tags: ['results'], summary: 'The record of a finished game', params: RecordId } },
    (request, reply) => {
      const record = store.record(request.params.id);
      if (record === null) return reply.code(404).send(makeProblem('not-found'));
      return reply.type('application/json').send(record);
    },
  );

  app.get(
    '/api/club',
    { schema: { tags: ['results'], summary: 'High Rollers Club: winners with 140 and more' } },
    () => ({
      club: store
        .club(PAGE)
        .map(({ finishedAt, name, total, record }) => ({ date: finishedAt, name, total, record })),
    }),
  );

  app.get<{ Querystring: Static<typeof Page> }>(
    '/api/results',
    { schema: { tags: ['results'], summary: 'Results, newest first', querystring: Page } },
    (request) => ({
      results: store
        .results(PAGE, Number(request.query.before ?? Number.MAX_SAFE_INTEGER))
        .map(makeResult),
    }),
  );

  app.get(
    '/api/me/results',
    { schema: { tags: ['me'], summary: 'My finished games, newest first' } },
    (request, reply) => {
      const player = playerOf(request, store);
      if (player === null) return reply.code(401).send(makeProblem('no-identity'));
      return { results: store.resultsOf(player.id, HISTORY).map(makeResult) };
    },
  );

  app.get(
    '/api/me/statistics',
    { schema: { tags: ['me'], summary: 'Games, wins, bids met by number of cards, points' } },
    (request, reply) => {
      const player = playerOf(request, store);
      if (player === null) return reply.code(401).send(makeProblem('no-identity'));
      return makeStatistics(store.resultsOf(player.id, HISTORY));
    },
  );
}

/** A result as anybody may see it. */
function makeResult({ playerId: _playerId, finishedAt, botMoves, ...result }: ResultRow): object {
  return { ...result, date: finishedAt, byBot: botMoves };
}
