import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { cutTo, initialOf } from './graphemes.ts';

describe('signs as readers see them', () => {
  test('the first of a name is whole', () => {
    const initials = { Ada: 'A', Zoë: 'Z', Éva: 'É', '🦊 Fox': '🦊', '👩‍🚀Ann': '👩‍🚀', '👍🏽': '👍🏽' };
    for (const [name, initial] of Object.entries(initials)) assert.equal(initialOf(name), initial);
    assert.equal(initialOf(''), '');
  });

  test('none is cut in two', () => {
    assert.equal(cutTo('abcdef', 4), 'abcd');
    assert.equal(cutTo('ab👩‍🚀', 4), 'ab');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(12), (text, length) => {
        const cut = cutTo(text, length);
        assert.ok(text.startsWith(cut) && cut.length <= length);
        assert.equal(cutTo(cut, length), cut);
        assert.doesNotMatch(cut, /[\ud800-\udbff]$/);
      }),
    );
  });
});
