import assert from 'node:assert/strict';
import { test } from 'node:test';

import { unfinishedOf } from './saved.ts';

const SEATS = [
  { name: 'Ada', kind: 'human' },
  { name: 'Bram', kind: 'casual' },
];
const saved = (id: string, savedAt: number, more: object): { id: string; content: unknown } => ({
  id,
  content: { id, savedAt, seats: SEATS, ...more },
});
const LUCKY = { game: 'double-lucky-7', options: { rounds: 14 } };

test('unfinished games are told the latest first', () => {
  const [second, first] = unfinishedOf([
    saved('a', 1, { round: null, record: { game: 'magic-7', options: {} } }),
    saved('b', 2, { round: 3, record: LUCKY }),
  ]).reverse();
  assert.deepEqual(first!.about, {
    game: 'double-lucky-7',
    names: ['Ada', 'Bram'],
    savedAt: 2,
    rounds: { now: 3, all: 14 },
  });
  assert.equal(second!.about!.game, 'magic-7');
  assert.equal(second!.about!.rounds, null);
});

test('a game saved before rounds were told is told without', () => {
  assert.equal(unfinishedOf([saved('a', 1, { record: LUCKY })])[0]!.about!.rounds, null);
});

test('what cannot be read is told last, and as nothing', () => {
  const told = unfinishedOf([
    { id: 'text', content: 'no game at all' },
    saved('other', 9, { record: { game: 'whist' } }),
    saved('seats', 9, { record: LUCKY, seats: [{ name: 'Ada', kind: 'ghost' }] }),
    saved('good', 1, { record: LUCKY }),
  ]);
  assert.deepEqual(
    told.map(({ id, about }) => [id, about === null]),
    [
      ['good', false],
      ['text', true],
      ['other', true],
      ['seats', true],
    ],
  );
});
