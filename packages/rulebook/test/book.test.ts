import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

import { codesOf, gameById, GAMES } from '@table-seven/engine';

import {
  BOOK_LANGUAGES,
  bookHtml,
  bookOf,
  BOOKS,
  findRules,
  readBook,
  rulesOf,
} from '../src/index.ts';
import { bookMarkdown } from '../src/markdown.ts';
import { plain, shortHtml } from '../src/index.ts';
import type { BookLanguage, Reading } from '../src/index.ts';

function docsOf(game: string): string {
  return readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8');
}

/** Marks that do not belong into any text: straight quotes, markup that was not understood, spaces and dots that a language sets otherwise. */
const ANY = String.raw`[*[\]{}"'\t\n]| {2}|^ | $|\.\.\.|(^|\s)-\d`;
const SPACED = String.raw`\s[;:!?]`;
const FAULTS: Readonly<Record<BookLanguage, RegExp>> = {
  en: new RegExp(`${ANY}|${SPACED}|[«»„]`),
  de: new RegExp(`${ANY}|${SPACED}|[«»”]`),
  fr: new RegExp(String.raw`${ANY}|[^\u202F][;:!?»]|«[^\u202F]|\s…`),
  es: new RegExp(String.raw`${ANY}|${SPACED}|\s…`),
  nl: new RegExp(`${ANY}|${SPACED}`),
};

/** Everything the book says, as one text. */
function textOf({ chapters, short, pitch, sources }: Reading): string[] {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  return [
    pitch,
    sources,
    ...chapters.map(({ title }) => title),
    ...rules.flatMap(({ parts }) => parts.map(({ spans }) => plain(spans))),
    ...rules.flatMap(({ examples }) => examples.map(({ note }) => plain(note))),
    ...short.map(({ spans }) => plain(spans)),
  ];
}

describe('the rulebook', () => {
  it('every game has a book', () => {
    assert.deepEqual(
      BOOKS.map(({ game }) => game),
      GAMES.map(({ id }) => id),
    );
  });

  for (const book of BOOKS) {
    const rules = rulesOf(book);

    it(`${book.game}: docs/rules is what \`npm run -s rules\` writes`, async () => {
      assert.equal(docsOf(book.game), bookMarkdown(await readBook(book, 'en')));
    });

    it(`${book.game}: every refusal of a move leads to a rule that exists`, () => {
      const game = gameById(book.game)!;
      const common = ['game-over', 'bad-seat', 'not-your-turn', 'illegal-move', 'not-in-hand'];
      for (const code of [...common, ...codesOf(game)]) {
        assert.ok(rules.includes(book.refusals[code] ?? ''), code);
      }
    });

    it(`${book.game}: examples and the short version stand beside rules that exist`, () => {
      const named = [
        ...Object.values(book.examples).map(({ rule }) => rule),
        ...Object.values(book.short),
      ];
      assert.deepEqual(
        named.filter((rule) => !rules.includes(rule)),
        [],
      );
    });

    for (const language of BOOK_LANGUAGES) {
      it(`${book.game}: is complete in ${language}`, async () => {
        const reading = await readBook(book, language);
        const english = await readBook(book, 'en');
        const [texts, originals] = [textOf(reading), textOf(english)];
        assert.equal(texts.length, originals.length);
        for (const [i, text] of texts.entries()) {
          assert.notEqual(text.trim(), '');
          assert.doesNotMatch(text, FAULTS[language], text);
          // Nobody forgot to translate: but for names on the box no longer text is the same.
          if (language !== 'en' && text.length > 30) assert.notEqual(text, originals[i]);
        }
      });

      it(`${book.game}: references in ${language} lead to rules that exist`, async () => {
        const html = bookHtml(await readBook(book, language));
        const targets = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id]) => id!);
        assert.ok(targets.length > rules.length);
        for (const target of targets) assert.ok(html.includes(`id="${target}"`), target);
      });
    }
  }
});

describe('search', () => {
  it('finds rules by words, however they are written, and by number', async () => {
    const german = await readBook(bookOf('double-lucky-7')!, 'de');
    assert.deepEqual([...findRules(german, 'dl-bid-3')], ['DL-BID-3']);
    assert.ok(findRules(german, 'WURFELT').has('DL-LW-4'));
    assert.ok(findRules(german, 'joker ausspielt aufgedeckt').has('DL-DEAL-3'));
    assert.equal(findRules(german, 'Rhinozeros').size, 0);
    assert.equal(findRules(german, ' ').size, rulesOf(bookOf('double-lucky-7')!).length);
  });
});

describe('the plain page', () => {
  it('says all of it, and lets nothing through unescaped', async () => {
    const reading = await readBook(bookOf('magic-7')!, 'fr');
    const html = bookHtml({ ...reading, pitch: '<script>"&' });
    assert.ok(html.includes('&lt;script&gt;&quot;&amp;'));
    assert.ok(html.includes('id="MG-WIN-8"'));
    assert.ok(html.includes('<span class="card">Joker</span>'));
    assert.ok(shortHtml(reading).includes('<strong>Faire 7\u202F:</strong>'));
  });
});
