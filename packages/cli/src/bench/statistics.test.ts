import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { median, quantiles, spreadOf } from './statistics.ts';

const figures = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 });

describe('statistics', () => {
  test('the median has as many below as above, whatever the order', () => {
    assert.equal(median([3]), 3);
    assert.equal(median([3, 1, 2]), 2);
    assert.equal(median([4, 1, 2, 3]), 2.5);
    fc.assert(
      fc.property(figures, (values) => {
        const middle = median(values);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        assert.ok(below <= values.length / 2 && above <= values.length / 2);
      }),
    );
  });

  test('the spread holds the middle half', () => {
    assert.deepEqual(spreadOf([5, 1, 4, 2, 3]), { median: 3, low: 2, high: 4 });
    assert.deepEqual(spreadOf([1.7]), { median: 1.7, low: 1.7, high: 1.7 });
    fc.assert(
      fc.property(figures, (values) => {
        const { median: middle, low, high } = spreadOf(values);
        assert.ok(low <= middle && middle <= high);
        const quarter = 1 + (values.length - 1) / 4;
        assert.ok(values.filter((value) => value < low).length <= quarter);
        assert.ok(values.filter((value) => value > high).length <= quarter);
      }),
    );
  });

  test('quantiles rise, and few stragglers show at the end only', () => {
    const values = [...Array<number>(98).fill(1), 50, 50];
    assert.deepEqual(quantiles(values), { p50: 1, p95: 1, p99: 50 });
    fc.assert(
      fc.property(figures, (some) => {
        const { p50, p95, p99 } = quantiles(some);
        assert.ok(p50 <= p95 && p95 <= p99);
      }),
    );
  });
});
