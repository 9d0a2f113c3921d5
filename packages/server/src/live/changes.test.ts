import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Changes } from './changes.ts';

describe('changes', () => {
  test('only what has changed is told, by value', () => {
    const changes = new Changes();
    assert.equal(changes.take({ a: 1, b: [1] }), '"a":1,"b":[1]');
    assert.equal(changes.take({ a: 1, b: [1] }), '');
    assert.equal(changes.take({ a: 1, b: [1, 2] }), '"b":[1,2]');
    assert.equal(changes.take({ a: null, b: [1, 2] }), '"a":null');
    assert.equal(changes.whole(), '{"a":null,"b":[1,2]}');
  });
});
