import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { BOOK_LANGUAGES, BOOKS, readBook, rulesOf } from '@table-seven/rulebook';

import { languageOf } from '../src/http/served-page.ts';
import { House } from './house.ts';

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, redirect: 'manual' });

const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the rules as plain pages', () => {
  let house: House;
  before(async () => (house = await House.open()));
  after(() => house.close());

  it('every book is there in every language, whole, with a preview of its own', async () => {
    const { url } = house;
    for (const book of BOOKS) {
      for (const language of BOOK_LANGUAGES) {
        const response = await get(`${url}/rules/${book.game}?lang=${language}`);
        const html = await response.text();
        assert.equal(response.status, 200);
        const reading = await readBook(book, language);
        assert.ok(html.includes(`<html lang="${language}">`));
        for (const rule of rulesOf(book)) assert.ok(html.includes(`<article id="${rule}">`), rule);
        assert.ok(meta(html, 'og:title')?.includes(reading.name));
        assert.ok((meta(html, 'og:description') ?? '').length > 20);
        const picture = new URL(meta(html, 'og:image')!);
        const shown = await get(`${url}${picture.pathname}`);
        assert.equal(shown.headers.get('content-type'), 'image/png');
        await shown.body?.cancel();
        // One document: the app takes over where there are scripts.
        assert.equal(html.match(/<title>/g)?.length, 1);
        assert.equal(html.match(/<meta\s+name="description"/g)?.length, 1);
        assert.match(html, /<script type="module"/);
        assert.doesNotMatch(html, /class="late"/);
      }
    }
  });

  it('a rule that somebody was sent comes first, and is what the preview says', async () => {
    const { url } = house;
    const html = await (await get(`${url}/rules/double-lucky-7/DL-BID-3?lang=en`)).text();
    assert.ok(html.indexOf('linked-DL-BID-3') < html.indexOf('<article id="DL-MAT-1"'));
    assert.match(meta(html, 'og:description') ?? '', /Whoever bids last/);
    assert.match(meta(html, 'og:title') ?? '', /DL-BID-3/);
  });

  it('what does not exist leads to the contents, with a sentence', async () => {
    const { url } = house;
    for (const path of [
      '/rules/double-lucky-7/nonsense',
      '/rules/chess',
      '/learn/chess',
      '/rules/%3Cscript%3E',
    ]) {
      const response = await get(`${url}${path}`);
      const html = await response.text();
      assert.equal(response.status, 404, path);
      assert.match(html, /role="alert"/);
      assert.match(html, /href="\/rules\/double-lucky-7|id="DL-MAT-1"/);
      assert.ok(!html.includes('<script>'));
    }
    assert.equal((await get(`${url}/rules`)).status, 200);
    assert.equal((await get(`${url}/learn/magic-7`)).status, 200);
  });

  it('speaks the language of the address, else that of the browser', () => {
    assert.equal(languageOf('nl', 'de'), 'nl');
    assert.equal(languageOf('xx', 'de-AT,de;q=0.9,en;q=0.8'), 'de');
    assert.equal(languageOf(undefined, 'pt, es;q=0.4, fr;q=0.7'), 'fr');
    assert.equal(languageOf(['de'], undefined), 'en');
    assert.equal(languageOf(undefined, ';;q=,,q=x'), 'en');
  });
});
