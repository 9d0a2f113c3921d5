import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

import type { Key } from './keys.ts';
import { CATALOGUES, TRANSLATIONS } from './test/catalogues.ts';

/** On a phone a button's text has the room of the English one and a little more. */
const RATIO = 1.6;
const ALWAYS_FITS = 22;

/** Choices side by side, whose keys the components put together. */
const CHOICES = /^(new\.(length|mode)|settings\.(theme|speed|hold|sort))\.[^.]+$/;

const KEYS = Object.keys(CATALOGUES.en) as Key[];

/** The texts between <Button …> and </Button>. */
function onButtons(): Set<string> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const sources = globSync('**/*.svelte', { cwd: root }).map((path) =>
    readFileSync(root + path, 'utf8'),
  );
  const inner = sources.flatMap((source) =>
    [...source.matchAll(/<Button\b.*?[^=]>(.*?)<\/Button>/gs)].map(([, text]) => text!),
  );
  return new Set(
    inner.flatMap((text) => [...text.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key!)),
  );
}

test('the texts on buttons are found', () => {
  const found = onButtons();
  for (const key of ['start.play', 'bid.go', 'wheel.pass', 'result.go'])
    assert.ok(found.has(key), key);
});

for (const language of TRANSLATIONS) {
  test(`${language} fits on buttons and choices`, () => {
    const buttons = onButtons();
    const long = KEYS.filter((key) => buttons.has(key) || CHOICES.test(key)).filter(
      (key) =>
        CATALOGUES[language][key].length > Math.max(ALWAYS_FITS, RATIO * CATALOGUES.en[key].length),
    );
    assert.deepEqual(long, []);
  });
}
