import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Changes } from './changes.ts';

describe('changes', () => {
  test('only what has changed is told, by value', () => {
    const changes = new Changes();
    assert.equal(changes.take({ a: 1, b: [1] }).whole, '"a":1,"b":[1]');
    assert.equal(changes.take({ a: 1, b: [1] }).whole, '');
    assert.equal(changes.take({ a: 1, b: [1, 2] }).whole, '"b":[1,2]');
    assert.equal(changes.take({ a: null, b: [1, 2] }).whole, '"a":null');
    assert.equal(changes.whole(), '{"a":null,"b":[1,2]}');
  });

  test('of a list as long as before what is new in it, of every other the whole', () => {
    const changes = new Changes();
    changes.take({ list: [{ a: 1 }, { a: 2 }], count: 1 });
    const changed = changes.take({ list: [{ a: 1 }, { a: 3 }], count: 2 });
    assert.equal(changed.items, '"list":[null,{"a":3}],"count":2');
    assert.equal(changed.whole, '"list":[{"a":1},{"a":3}],"count":2');
    assert.equal(changes.take({ list: [{ a: 1 }], count: 2 }).items, '"list":[{"a":1}]');
    assert.ok(changes.take({ list: [{ a: 1 }], count: 2 }).isEmpty);
  });

  test('of a list that became longer what is new, of every other the whole', () => {
    const changes = new Changes('own');
    changes.take({ list: [{ a: 1 }], count: 1, own: [1] });
    const longer = changes.take({ list: [{ a: 1 }, { a: 2 }, 3], count: 2, own: [1, 2] });
    assert.equal(longer.grown, '"list":[{"a":2},3]');
    assert.equal(longer.replaced, '"count":2');
    const other = changes.take({ list: [{ a: 2 }, { a: 2 }, 3, 4], count: 2, own: [] });
    assert.equal(other.grown, '');
    assert.equal(other.replaced, '"list":[{"a":2},{"a":2},3,4]');
    assert.equal(changes.take({ list: [], count: 2, own: [] }).replaced, '"list":[]');
    assert.equal(changes.take({ list: [7], count: 2, own: [] }).grown, '"list":[7]');
  });
});
