import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { cleanText, readsLike } from './text.ts';

describe('texts people type', () => {
  test('lose what cannot be seen and nothing else', () => {
    assert.equal(cleanText('  a \t b  '), 'a b');
    assert.equal(cleanText('a\u0000b\u200bc\u202ed\u2066e\ufeff'), 'abcde');
    assert.equal(cleanText('\ud800x\udfff'), 'x');
    assert.equal(cleanText('<b>&amp;"\'; DROP TABLE log; --'), '<b>&amp;"\'; DROP TABLE log; --');
    assert.equal(cleanText('Zoe\u0308 你好 👍'), 'Zoë 你好 👍');
    assert.equal(cleanText('\u0000 \u200b'), '');
  });

  test('keep signs joined that are one, and nothing else', () => {
    assert.equal(cleanText('👩‍🚀 Ann 👨‍👩‍👧'), '👩‍🚀 Ann 👨‍👩‍👧');
    assert.equal(cleanText('A\u200dnn \u200d👍\u200d'), 'Ann 👍');
    assert.ok(readsLike('©\u200d©', '©©'));
  });

  test('lines stay apart', () => {
    assert.equal(cleanText('one\ntwo\r\nthree\u2028four'), 'one two three four');
  });

  test('are the same when cleaned twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        assert.equal(cleanText(clean), clean);
        assert.doesNotMatch(clean, /(?!\u200d)[\p{Cc}\p{Cf}]|^\s|\s$|\s\s/u);
      }),
    );
  });
});

describe('names', () => {
  test('read alike whatever their capitals, accents, blanks, signs and alphabet', () => {
    const alikes = [
      'CLEO',
      'cleo',
      ' C l e o',
      'Cléo',
      'Cleo.',
      'Сlео',
      'C1eo',
      'CIeo',
      'Cle0',
      'Ｃｌｅｏ',
    ];
    for (const name of alikes) assert.ok(readsLike('Cleo', name), name);
    assert.ok(readsLike('IDA', 'ida'));
    assert.ok(readsLike('👍', ' 👍 '));
  });

  test('that people can tell apart are two names', () => {
    const apart = [
      'Cleo',
      'Clea',
      'Cleon',
      'Ella',
      'Eila',
      'Guest 1',
      'Guest 2',
      'Анна',
      'Anna',
      '👍',
      '👎',
      '你好',
    ];
    for (const [i, a] of apart.entries())
      for (const b of apart.slice(i + 1)) assert.ok(!readsLike(a, b), `${a} ${b}`);
  });

  test('read like themselves, and either like the other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        assert.ok(readsLike(a, a));
        assert.equal(readsLike(a, b), readsLike(b, a));
      }),
    );
  });
});
