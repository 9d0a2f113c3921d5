import assert from 'node:assert/strict';
import { test } from 'node:test';

import { LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';
import { textsIn } from './test/catalogues.ts';

const NARROW = '\u202F';

/** The texts of a language in which something is found that does not belong there. */
function withFault(language: Language, fault: RegExp): string[] {
  return textsIn(language)
    .filter(({ text }) => fault.test(text))
    .map(({ at, text }) => `${at}: ${text}`);
}

for (const language of LANGUAGES) {
  test(`${language} has no straight quotes or apostrophes`, () => {
    assert.deepEqual(withFault(language, /["'`]/), []);
  });

  test(`${language} has real dots, minus signs and single spaces`, () => {
    assert.deepEqual(withFault(language, /\.\.\.|(^|\s)-\d| {2}|^ | $|\t|\n/), []);
  });
}

test('English and German quotes are their own', () => {
  assert.deepEqual(withFault('en', /[«»„]/), []);
  assert.deepEqual(withFault('de', /[«»”]/), []);
});

test('French has a narrow no-break space before ; : ! ? and within guillemets', () => {
  const mark = new RegExp(`[^${NARROW}][;:!?»]|«[^${NARROW}]`);
  assert.deepEqual(withFault('fr', mark), []);
});

test('the other languages have no space before ; : ! ?', () => {
  for (const language of LANGUAGES.filter((one) => one !== 'fr')) {
    assert.deepEqual(withFault(language, /\s[;:!?]/), []);
  }
});

test('French and Spanish join the dots to the word before', () => {
  assert.deepEqual([...withFault('fr', /\s…/), ...withFault('es', /\s…/)], []);
});

test('Spanish opens every question and exclamation', () => {
  const unequal = textsIn('es').filter(({ text }) => {
    const count = (mark: string): number => text.split(mark).length;
    return count('¿') !== count('?') || count('¡') !== count('!');
  });
  assert.deepEqual(unequal, []);
});

test('French never elides before a name, which may begin with any letter', () => {
  assert.deepEqual(withFault('fr', /(\b[Dd]e|\b[Qq]ue|\b[Ss]i|[’]) ?\{(name|names|a|b)\}/), []);
});
