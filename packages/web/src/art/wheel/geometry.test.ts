import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fieldPolygon, letter, pointAt, RIM } from './geometry.ts';

test('the first field is on top and the seven go once round, clockwise', () => {
  assert.deepEqual(pointAt(0, RIM), { x: 200, y: 200 - RIM });
  assert.ok(pointAt(1, RIM).x > 200);
  assert.deepEqual(pointAt(7, RIM), pointAt(0, RIM));
});

test('neighbouring buttons share their border', () => {
  const corners = (i: number): string[] =>
    fieldPolygon(i).replace('polygon(', '').replace(')', '').split(',');
  assert.equal(corners(0).at(-1), corners(1)[0]);
  assert.equal(corners(6).at(-1), corners(0)[0]);
});

test('lettering breaks where the text says, else at the middle gap, and shrinks to fit', () => {
  assert.deepEqual(letter('Spieler-\ntausch').lines, ['Spieler-', 'tausch']);
  assert.deepEqual(letter('Change the Dealer').lines, ['Change the', 'Dealer']);
  assert.deepEqual(letter('Swap'), { lines: ['Swap'], size: 20 });
  assert.ok(letter('Trumpfwechsel').size < 20);
});
