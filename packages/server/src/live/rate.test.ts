import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Allowance } from './rate.ts';

describe('an allowance', () => {
  test('is used up at once and fills at its rate, to its brim and no further', () => {
    const allowance = new Allowance(2, 3, 0);
    const taken = (now: number): number => {
      let count = 0;
      while (allowance.take(now)) count++;
      return count;
    };
    assert.equal(taken(0), 3);
    assert.equal(taken(499), 0);
    assert.equal(taken(500), 1);
    assert.equal(taken(1500), 2);
    assert.equal(taken(1_000_000), 3);
  });

  test('gives nothing for a clock that goes backwards, and takes nothing away', () => {
    const allowance = new Allowance(1, 1, 1000);
    assert.ok(allowance.take(0));
    assert.ok(!allowance.take(0));
    assert.ok(allowance.take(1000));
  });
});
