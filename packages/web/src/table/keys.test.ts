import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { keyIntent } from './keys.ts';

const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false, altKey: false });

describe('keys at the table', () => {
  it('digits bid, letters open things', () => {
    assert.deepEqual(keyIntent(press('3'), true), { type: 'digit', digit: 3 });
    assert.deepEqual(keyIntent(press('L'), true), { type: 'open', panel: 'last' });
    assert.equal(keyIntent(press('9'), true), null);
  });

  it('single keys mean nothing when shortcuts are off, Escape always does', () => {
    assert.equal(keyIntent(press('3'), false), null);
    assert.deepEqual(keyIntent(press('Escape'), false), { type: 'back' });
  });

  it('the browser keeps its own', () => {
    assert.equal(keyIntent(press('s', true), true), null);
  });
});
