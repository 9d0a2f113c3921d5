import assert from 'node:assert/strict';
import { test } from 'node:test';

import { MAX_FORFEITS, MAX_LENGTH, parseForfeits } from './list.ts';

test('a list is taken back as it was, also an empty one', () => {
  assert.deepEqual(parseForfeits(['Hoot like an owl.', 'Hum.']), ['Hoot like an owl.', 'Hum.']);
  assert.deepEqual(parseForfeits([]), []);
});

test('what is no list counts as never stored', () => {
  for (const json of [null, 7, 'Hum.', { 0: 'Hum.', length: 1 }]) {
    assert.equal(parseForfeits(json), null);
  }
});

test('what is no forfeit is left out, and none is endless', () => {
  assert.deepEqual(parseForfeits([7, ' ', null, ['Hum.'], ' Hum\n a tune. ']), ['Hum a tune.']);
  assert.equal(parseForfeits(['x'.repeat(999)])![0]!.length, MAX_LENGTH);
  assert.equal(parseForfeits(Array(99).fill('Hum.'))!.length, MAX_FORFEITS);
});
