import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import test from 'node:test';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

function filesLike(pattern: string): string[] {
  return globSync(pattern, {
    cwd: root,
    exclude: (path) => path.split(/[/\\]/).includes('node_modules'),
  }).sort();
}

const DEFINITION = /^- \*\*([A-Z]{2}-[A-Z]+-\d+)\*\*/gm;
const CITATION = /\b[A-Z]{2}-[A-Z]+-\d+\b/g;
const TITLE = /\btest\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** The rules of the games we ship, and of the one that lives in the tests. */
const BOOKS = ['docs/rules/*.md', 'packages/engine/test/*/rules.md'];

const defined = BOOKS.flatMap(filesLike).flatMap((path) =>
  Array.from(read(path).matchAll(DEFINITION), ([, id]) => id!),
);

function titlesIn(path: string): string[] {
  return Array.from(read(path).matchAll(TITLE), ([, a, b, c]) => a ?? b ?? c ?? '');
}

test('every rule has a number of its own', () => {
  assert.ok(defined.length > 60);
  assert.equal(new Set(defined).size, defined.length);
});

test('every rule is cited in the title of a test', () => {
  const cited = new Set(
    filesLike('packages/**/*.test.ts').flatMap((path) =>
      titlesIn(path).flatMap((title) => title.match(CITATION) ?? []),
    ),
  );
  assert.deepEqual(
    defined.filter((id) => !cited.has(id)),
    [],
  );
});

test('no title and no comment cites a rule that does not exist', () => {
  const unknown = filesLike('packages/**/*.ts').flatMap((path) =>
    (read(path).match(CITATION) ?? [])
      .filter((id) => !defined.includes(id))
      .map((id) => `${path}: ${id}`),
  );
  assert.deepEqual(unknown, []);
});
