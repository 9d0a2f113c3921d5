import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameResult } from '@table-seven/protocol';

import { metByCards, pointsPerRound, winsByMode } from './figures.ts';

const result = (given: Partial<GameResult>): GameResult => ({
  record: 'r',
  game: 'double-lucky-7',
  mode: 'classic',
  players: 4,
  name: 'Ada',
  total: 50,
  won: false,
  date: 0,
  byBot: 0,
  rounds: [],
  ...given,
});

test('bids met are added up by number of cards; what was never played is left out', () => {
  const lines = metByCards(
    [
      result({
        rounds: [
          [1, 2, 1, 10],
          [3, 1, 1, 13],
        ],
      }),
      result({ rounds: [[1, 2, 2, 22]] }),
    ],
    [0.7, 0.6, 0.5],
  );
  assert.deepEqual(
    lines.map(({ cards, rounds, met }) => [cards, rounds, met]),
    [
      [1, 4, 3],
      [3, 1, 1],
    ],
  );
});

test('points per round come in the order of time; a game without rounds says nothing', () => {
  const newest = result({ rounds: [[1, 2, 1, 20]] });
  const oldest = result({
    rounds: [
      [1, 1, 1, 4],
      [2, 1, 1, 2],
    ],
  });
  assert.deepEqual(pointsPerRound([newest, result({ game: 'magic-7' }), oldest]), [3, 10]);
});

test('wins are counted by game and mode, the most played first', () => {
  const lines = winsByMode([
    result({ game: 'magic-7', mode: 'standard', won: true }),
    result({ won: true }),
    result({}),
  ]);
  assert.deepEqual(
    lines.map(({ mode, games, wins }) => [mode, games, wins]),
    [
      ['classic', 2, 1],
      ['standard', 1, 1],
    ],
  );
});
