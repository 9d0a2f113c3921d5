import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { PATIENCE, visit } from './support/browser.ts';
import { play, waitForAsk } from './support/player.ts';
import { withBrowser } from './support/suite.ts';

/** Puts something in the place of the one saved game. */
async function damage(page: Page, kind: 'junk' | 'moves'): Promise<void> {
  await page.evaluate(async (how) => {
    const request = indexedDB.open('table-seven');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const store = database.transaction('games', 'readwrite').objectStore('games');
    const keys = store.getAllKeys();
    const games = store.getAll();
    await new Promise((resolve) => (games.onsuccess = resolve));
    const [game] = games.result as { record: { moves: object[] } }[];
    game!.record.moves.push({ seat: 0, move: { type: 'play', card: 'R99' } });
    const put = store.put(how === 'junk' ? 'no game at all' : game, keys.result[0]);
    await new Promise((resolve) => (put.onsuccess = resolve));
    database.close();
  }, kind);
}

describe('a damaged saved game', () => {
  const suite = withBrowser();

  for (const kind of ['junk', 'moves'] as const) {
    it(`(${kind}) is put aside with a sentence, can be downloaded, and the app goes on`, async () => {
      const context = await visit(suite.browser, { choices: { players: { 'double-lucky-7': 3 } } });
      const page = await context.newPage();
      await page.goto(suite.site.url);
      await play(page);
      await waitForAsk(page);
      await page.goto(suite.site.url);
      await page.getByRole('button', { name: /^Continue/ }).waitFor();
      await damage(page, kind);
      await page.reload();
      await page.getByRole('button', { name: /^Continue/ }).click();
      await page.getByRole('heading', { name: 'This game cannot be read' }).waitFor();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download it' }).click();
      assert.equal((await downloading).suggestedFilename(), 'table-seven-damaged.json');
      await page.getByRole('link', { name: 'To the start page' }).click();
      await page.getByRole('button', { name: /^Play now/ }).waitFor();
      assert.equal(await page.getByRole('button', { name: /^Continue/ }).count(), 0);
      await play(page);
      await waitForAsk(page);
      await context.close();
    });
  }

  it('settings and choices that are none of ours get their defaults', async () => {
    const context = await suite.browser.newContext({ locale: 'nl-NL' });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(() => {
      localStorage.setItem('table-seven/settings', '{"theme":7,"speed":"warp","language":"xx"');
      localStorage.setItem('table-seven/choices', '{"players":{"double-lucky-7":99},"seats":3}');
    });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'nl');
    await context.close();
  });
});
