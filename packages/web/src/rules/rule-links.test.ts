import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { COMMON_CODES, codesOf, gameById } from '@table-seven/engine';
import { BOOKS, rulesOf } from '@table-seven/rulebook';

import { refusalRule } from './refusal-rule.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const RULES = new Set(BOOKS.flatMap(rulesOf));

/** What is refused before anything is played, and what no person at a table can do wrong. */
const NO_MOVES = /^bad-(json|request|players|option-value|setup|record)$|^unknown-|^no-game$/;

test('every rule that the app leads to is in the book', () => {
  const files = globSync('**/*.{ts,svelte}', { cwd: SOURCE }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const wrong = files.flatMap((path) =>
    Array.from(
      readFileSync(join(SOURCE, path), 'utf8').matchAll(/'((?:DL|MG)-[A-Z]+-\d+)'/g),
      ([, rule]) => `${path}: ${rule!}`,
    ).filter((found) => !RULES.has(found.split(': ')[1]!)),
  );
  assert.deepEqual(wrong, []);
});

for (const { game } of BOOKS) {
  test(`${game}: every refusal of a move leads to a rule that exists, no other refusal does`, () => {
    for (const code of [...COMMON_CODES, ...codesOf(gameById(game)!)]) {
      const rule = refusalRule(game, code);
      if (NO_MOVES.test(code)) assert.equal(rule, null, code);
      else assert.ok(RULES.has(rule ?? ''), code);
    }
    assert.equal(refusalRule(game, 'storage-failed'), null);
  });
}

test('a game without a book leads nowhere', () => {
  assert.equal(refusalRule('forecast', 'not-in-hand'), null);
});
