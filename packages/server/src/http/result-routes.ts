import type { GameResult, Member } from '@table-seven/protocol';
import { ROUTES } from '@table-seven/protocol/schemas';
import type { FastifyInstance } from 'fastify';

import type { ResultRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { playerOf, stored } from './app.ts';
import type { AppContext } from './app.ts';
import { refuse } from './call.ts';
import type { Call } from './call.ts';
import { makeStatistics } from './statistics.ts';

const PAGE = 50;
/** The one game whose pads have a club. */
const PAD_GAME = 'double-lucky-7';
/** Statistics look at the last so many games. */
const HISTORY = 2000;

/** What is left when games are over: records, results, statistics, the High Rollers Club. */
export function addResultRoutes(app: FastifyInstance, { store }: AppContext): void {
  app.get<Omit<Call<'GET /api/records/:id'>, 'Reply'>>(
    '/api/records/:id',
    {
      schema: {
        tags: ['results'],
        summary: 'The record of a finished game',
        params: ROUTES['GET /api/records/:id'].params,
      },
    },
    async (request, reply) => {
      const record = await stored(store.archive.record(request.params.id));
      if (record === null) return refuse(reply, 404, 'not-found');
      return reply.type('application/json').send(record);
    },
  );

  app.get<Call<'GET /api/club'>>(
    '/api/club',
    {
      schema: {
        tags: ['results'],
        summary: 'High Rollers Club: the best at listed tables, and at those I sat at',
      },
    },
    async (request) => {
      const viewer = await playerOf(request, store);
      return { club: await stored(clubOf(store, viewer?.id ?? null)) };
    },
  );

  app.get<Call<'GET /api/results'>>(
    '/api/results',
    {
      schema: {
        tags: ['results'],
        summary: 'Results of listed tables and of my own games, newest first',
        querystring: ROUTES['GET /api/results'].query,
      },
    },
    async (request) => {
      const before = Number(request.query.before ?? Number.MAX_SAFE_INTEGER);
      const viewer = await playerOf(request, store);
      const results = await stored(store.archive.results(PAGE, before, viewer?.id ?? null));
      return { results: results.map(makeResult) };
    },
  );

  app.get<Call<'GET /api/me/results'>>(
    '/api/me/results',
    { schema: { tags: ['me'], summary: 'My finished games, newest first' } },
    async (request, reply) => {
      const player = await playerOf(request, store);
      if (player === null) return refuse(reply, 401, 'no-identity');
      const results = await stored(store.archive.resultsOf(player.id, HISTORY));
      return { results: results.map(makeResult) };
    },
  );

  app.get<Call<'GET /api/me/statistics'>>(
    '/api/me/statistics',
    { schema: { tags: ['me'], summary: 'Games, wins, bids met by number of cards, points' } },
    async (request, reply) => {
      const player = await playerOf(request, store);
      if (player === null) return refuse(reply, 401, 'no-identity');
      return makeStatistics(await stored(store.archive.resultsOf(player.id, HISTORY)));
    },
  );
}

/** The best of those who played here, and of those whose pads have told of them: the latter have no record and are marked. */
async function clubOf({ archive, pads }: Store, viewer: number | null): Promise<Member[]> {
  const here = (await archive.club(PAGE, viewer)).map((row) => ({
    date: row.finishedAt,
    game: row.game,
    name: row.name,
    total: row.total,
    byBot: row.botMoves,
    record: row.record,
  }));
  const onPads = (await pads.winners(PAGE)).map(({ finishedAt: date, name, total }) => ({
    date,
    game: PAD_GAME,
    name,
    total,
    byBot: 0,
    record: null,
  }));
  return [...here, ...onPads].sort((a, b) => b.total - a.total || a.date - b.date).slice(0, PAGE);
}

/** A result as anybody may see it. */
function makeResult(row: ResultRow): GameResult {
  const { playerId: _playerId, isHighRoller: _isHighRoller, finishedAt, botMoves, ...result } = row;
  return { ...result, date: finishedAt, byBot: botMoves };
}
