import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FORFEITS, forfeitsIn } from './forfeits.ts';
import { LANGUAGES } from './languages.ts';

/** Fits on two lines of a phone. */
const LONGEST = 70;

/** What the list must not speak of, in any language [DL-VAR-2]. */
const DRINK =
  /drink|beer|wine|shot|booze|alcohol|alkohol|trink|bier|wein|schnaps|boire|bois|verre|bière|\bvin\b|beb[ea]|cerveza|\bvino\b|chupito|wijn|borrel/iu;

test('DL-VAR-2: the list has about two dozen forfeits, each another one in every language', () => {
  assert.ok(FORFEITS.length >= 20);
  for (const language of LANGUAGES) {
    assert.equal(new Set(forfeitsIn(language)).size, FORFEITS.length, language);
  }
});

test('DL-VAR-2: no forfeit speaks of drinking', () => {
  for (const language of LANGUAGES) {
    assert.deepEqual(
      forfeitsIn(language).filter((text) => DRINK.test(text)),
      [],
    );
  }
});

test('a forfeit is short, and a sentence', () => {
  for (const text of LANGUAGES.flatMap(forfeitsIn)) {
    assert.ok(text.length <= LONGEST, text);
    assert.match(text, /^[¡¿]?\p{Lu}.*[.!?]$/u);
  }
});

test('no forfeit is left in English', () => {
  for (const { en, ...others } of FORFEITS) assert.ok(!Object.values(others).includes(en), en);
});
