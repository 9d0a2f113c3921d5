import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { roundTicks } from './ticks.ts';

test('ticks are few and whole, and every value lies between the first and the last', () => {
  assert.deepEqual(roundTicks(0, 7.9), [0, 2, 4, 6, 8]);
  assert.deepEqual(roundTicks(-3, 12), [-5, 0, 5, 10, 15]);
  assert.deepEqual(roundTicks(0, 0), [0, 1]);
  const value = fc.integer({ min: -100_000, max: 100_000 }).map((n) => n / 100);
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [least, most] = [Math.min(0, a, b), Math.max(0, a, b)];
      const ticks = roundTicks(least, most);
      assert.ok(ticks.length >= 2 && ticks.length <= 6, ticks.join());
      assert.ok(ticks.every(Number.isInteger), ticks.join());
      assert.ok(ticks.includes(0) && ticks[0]! <= least && ticks.at(-1)! >= most, ticks.join());
    }),
  );
});
