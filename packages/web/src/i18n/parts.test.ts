import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { PLACES } from './test/catalogues.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

const STATIC = /^\s*import [^;]*?from '([.#][^']+)'/gm;
const TYPES_ONLY = /^\s*import type /;
/**
 * As pages are declared: withTexts(['part', …], () => import('./Page.svelte')). Tables of games name the parts in the same way; their
 * tiles belong to the first page and name none.
 */
const LAZY = /(?:withTexts\(\s*|texts: )\[([^\]]*)\],\s*(?:load: )?\(\) =>\s*import\('([^']+)'\)/g;
const TILE = /load: \(\) => import\('(\.\/Tile\.svelte)'\)/g;

/** The registry of the games that we ship (package.json, "imports"). */
const ALIASES: Readonly<Record<string, string>> = { '#games': 'games.ts' };

/** A file that is loaded as a chunk, with the parts that are there by then. */
interface Page {
  readonly path: string;
  readonly parts: ReadonlySet<string>;
}

const read = (path: string): string => readFileSync(join(SOURCE, path), 'utf8');

/** Everything that comes with a file: the files it imports, and those that they import. */
function closure(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !/\.(ts|svelte)$/.test(path) || path.startsWith('i18n/')) return found;
  found.add(path);
  for (const [statement, target] of read(path).matchAll(STATIC)) {
    if (!TYPES_ONLY.test(statement))
      closure(ALIASES[target!] ?? join(dirname(path), target!), found);
  }
  return found;
}

/** The pages that a page may load in its turn. What is there stays there. */
function lazyPages({ path, parts }: Page): Page[] {
  return [...closure(path)].flatMap((file) => [
    ...[...read(file).matchAll(LAZY)].map(([, named, target]) => ({
      path: join(dirname(file), target!),
      parts: new Set([...parts, ...[...named!.matchAll(/'([^']+)'/g)].map(([, part]) => part!)]),
    })),
    ...[...read(file).matchAll(TILE)].map(([, target]) => ({
      path: join(dirname(file), target!),
      parts,
    })),
  ]);
}

function allPages(): Page[] {
  const pages: Page[] = [{ path: 'main.ts', parts: new Set(['app']) }];
  for (const page of pages) {
    // The registry of tables is reached from several pages, each time with other parts.
    const isNew = (one: Page): boolean =>
      !pages.some(
        ({ path, parts }) => path === one.path && [...parts].every((p) => one.parts.has(p)),
      );
    pages.push(...lazyPages(page).filter(isNew));
  }
  return pages;
}

/** Whether a file says a text: its key is there, or the beginning of it, to be put together. */
function says(source: string, key: string): boolean {
  if (source.includes(`'${key}'`)) return true;
  const beginnings = [...source.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map(([, text]) => text!);
  return beginnings.some((beginning) => key.startsWith(beginning));
}

const PAGES = allPages();

test('the pages are found', () => {
  const paths = PAGES.map(({ path }) => path);
  for (const path of ['start/NewGame.svelte', 'online/me/MyPage.svelte', 'magic-7/Table.svelte'])
    assert.ok(paths.includes(path), path);
});

for (const { path, parts } of PAGES) {
  test(`${path} finds its texts in ${[...parts].join(', ')}`, () => {
    const missing = [...closure(path)].flatMap((file) => {
      const source = read(file);
      return PLACES.filter(({ key, part }) => !parts.has(part) && says(source, key)).map(
        ({ key, part }) => `${file}: ${key} is in ${part}`,
      );
    });
    assert.deepEqual(missing, []);
  });
}
