import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { ResultRow } from '../store/rows.ts';
import { makeStatistics } from './statistics.ts';

const GAME: ResultRow = {
  record: 'r',
  playerId: 1,
  game: 'double-lucky-7',
  mode: 'classic',
  players: 4,
  finishedAt: 1,
  name: 'Ann',
  total: 100,
  won: false,
  isHighRoller: false,
  botMoves: 0,
  rounds: [
    [1, 2, 1, 15],
    [7, 2, 0, -5],
  ],
};

describe('one’s own figures', () => {
  test('of somebody who has not played yet', () => {
    assert.deepEqual(makeStatistics([]), {
      games: 0,
      wins: 0,
      winsWithBot: 0,
      byGame: {},
      byCards: [],
      rounds: 0,
      pointsPerRound: null,
      bidsMet: null,
    });
  });

  test('games, wins, bids met by number of cards and points per round', () => {
    const statistics = makeStatistics([
      GAME,
      { ...GAME, won: true, rounds: [[7, 1, 1, 35]] },
      { ...GAME, won: true, botMoves: 2, mode: 'dice', rounds: [[3, 1, 1, 5]] },
      { ...GAME, game: 'magic-7', mode: 'standard', rounds: [] },
    ]);
    assert.deepEqual(statistics, {
      games: 4,
      wins: 2,
      winsWithBot: 1,
      byGame: {
        'double-lucky-7/classic': { games: 2, wins: 1 },
        'double-lucky-7/dice': { games: 1, wins: 1 },
        'magic-7/standard': { games: 1, wins: 0 },
      },
      byCards: [
        { cards: 1, rounds: 2, bidsMet: 1, points: 15 },
        { cards: 3, rounds: 1, bidsMet: 1, points: 5 },
        { cards: 7, rounds: 3, bidsMet: 1, points: 30 },
      ],
      rounds: 6,
      pointsPerRound: 50 / 6,
      bidsMet: 3 / 6,
    });
  });
});
