import assert from 'node:assert/strict';
import { test } from 'node:test';

import { layTricks } from './tricks-won.ts';

const kinds = (bid: number, taken: number): string[] =>
  layTricks(bid, taken, 4, 19).places.map(({ kind }) => kind);

test('what is taken, still wanted and too much are three different things', () => {
  assert.deepEqual(kinds(3, 2), ['taken', 'taken', 'wanted']);
  assert.deepEqual(kinds(2, 2), ['taken', 'taken']);
  assert.deepEqual(kinds(1, 3), ['taken', 'across', 'across']);
  assert.deepEqual(kinds(0, 1), ['across']);
  assert.deepEqual(kinds(0, 0), []);
});

test('a long row closes up instead of growing', () => {
  const width = (bid: number): number => layTricks(bid, 0, 4, 19).width;
  assert.ok(width(4) > width(3));
  assert.ok(width(7) <= width(4) + 1);
});
