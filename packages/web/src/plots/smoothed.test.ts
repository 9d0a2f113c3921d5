import assert from 'node:assert/strict';
import { test } from 'node:test';

import { smoothed } from './smoothed.ts';

test('a tendency is the mean of the last few', () => {
  assert.deepEqual(smoothed([2, 4, 6, 8], 2), [2, 3, 5, 7]);
});
