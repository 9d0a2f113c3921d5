import assert from 'node:assert/strict';
import test from 'node:test';

import fc from 'fast-check';

import { fastRandom } from './chance/fast.ts';
import { below, shuffle } from './random.ts';
import type { Random } from './random.ts';

/** A stream of given numbers. */
function streamOf(...numbers: readonly number[]): Random & { used: number } {
  return {
    used: 0,
    next() {
      assert.ok(this.used < numbers.length, 'the stream is used up');
      return numbers[this.used++]! | 0;
    },
  };
}

test('below: the first and the last point of every box', () => {
  for (const n of [2, 8, 57]) {
    for (let box = 0; box < n; box++) {
      // Box b holds the points v with b ≤ v × n / 2^32 < b + 1; its very first one may be thrown away.
      const first = Math.ceil((box * 2 ** 32) / n) + 1;
      const last = Math.ceil(((box + 1) * 2 ** 32) / n) - 1;
      assert.equal(below(streamOf(first), n), box);
      assert.equal(below(streamOf(last), n), box);
    }
  }
});

test('below: points that some boxes lack are thrown away', () => {
  // 2^32 = 3 × 1431655765 + 1: of the boxes 0, 1 and 2 the first has one point more, which is point 0.
  const stream = streamOf(0, 1);
  assert.equal(below(stream, 3), 0);
  assert.equal(stream.used, 2);
  // A power of two divides 2^32, so nothing is thrown away.
  const even = streamOf(0);
  assert.equal(below(even, 8), 0);
  // 2^32 mod 57 = 4: a point v is thrown away if v × 57 mod 2^32 is below 4, as it is for 0 and for ceil(2^32 / 57) − …
  const thrown = Array.from({ length: 57 }, (_, box) => Math.ceil((box * 2 ** 32) / 57)).filter(
    (v) => (BigInt(v) * 57n) % 2n ** 32n < 4n,
  );
  assert.equal(thrown.length, 4);
  for (const v of thrown) {
    const retry = streamOf(v, -1);
    assert.equal(below(retry, 57), 56);
    assert.equal(retry.used, 2);
  }
});

test('below: always a whole number in range, for any bits', () => {
  const bits = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
  fc.assert(
    fc.property(fc.array(bits, { minLength: 1 }), fc.integer({ min: 1, max: 2 ** 20 }), (a, n) => {
      const value = below(streamOf(...a, 2 ** 30 + 1, 2 ** 29 + 1, 3), n);
      assert.ok(Number.isInteger(value) && value >= 0 && value < n);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test('shuffle: keeps the cards, and fills just the places that are needed', () => {
  for (let needed = 0; needed <= 10; needed++) {
    const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const whole = items.slice();
    shuffle(fastRandom('s'), items, needed);
    shuffle(fastRandom('s'), whole);
    assert.deepEqual(items.slice(0, needed), whole.slice(0, needed));
    assert.deepEqual(
      items.toSorted((a, b) => a - b),
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    );
  }
});

test('shuffle: all orders of four things come up, equally often', () => {
  const random = fastRandom('orders');
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const items = [0, 1, 2, 3];
    shuffle(random, items);
    counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
  }
  assert.equal(counts.size, 24);
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
  // 23 degrees of freedom: mean 23, standard deviation 6.8.
  assert.ok(chiSquare < 23 + 5 * 6.8, `chi-square ${chiSquare}`);
});
