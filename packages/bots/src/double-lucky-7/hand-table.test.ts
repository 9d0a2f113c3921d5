import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fastRandom, NONE } from '@table-seven/engine';

import { HandTable } from './hand-table.ts';

test('a table of hands never gives the number of another hand, seat or time, however many there are', () => {
  const table = new HandTable();
  const random = fastRandom('hands');
  const hands = Array.from({ length: 20_000 }, (_, i) => ({
    seat: i % 7,
    low: random.next() & ((1 << 28) - 1),
    high: random.next() & ((1 << 29) - 1),
  }));
  let found = 0;
  hands.forEach(({ seat, low, high }, i) => {
    table.set(seat, low, high, i);
    assert.equal(table.get(seat, low, high), i);
    assert.equal(table.get((seat + 1) % 7, low, high), NONE);
  });
  hands.forEach(({ seat, low, high }, i) => {
    const number = table.get(seat, low, high);
    if (number !== NONE) assert.equal(number, i);
    if (number === i) found++;
  });
  assert.ok(found > 5_000);
  table.clear();
  assert.ok(hands.every(({ seat, low, high }) => table.get(seat, low, high) === NONE));
});
