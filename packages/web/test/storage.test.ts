import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { violationsInBothThemes } from './support/accessibility.ts';
import { PATIENCE, visit } from './support/browser.ts';
import { play, playUntil, waitForAsk } from './support/player.ts';
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

  it('settings, choices and forfeits that are none of ours get their defaults', async () => {
    const context = await suite.browser.newContext({ locale: 'nl-NL' });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(() => {
      localStorage.setItem('table-seven/settings', '{"theme":7,"speed":"warp","language":"xx"');
      localStorage.setItem('table-seven/choices', '{"players":{"double-lucky-7":99},"seats":3}');
      localStorage.setItem('table-seven/forfeits', '{"0":"no list"}');
      localStorage.setItem('table-seven/club', '[null,7,{"game":1}]');
    });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'nl');
    await context.close();
  });
});

/** In a page or a worker: as where cookies are blocked. Whatever would remember something throws. */
function forbidStorage(): void {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { get: refuse });
  IDBFactory.prototype.open = refuse;
  LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
}

/** In a page or a worker: everything can be read, and nothing written. */
function fillStorage(): void {
  const refuse = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = refuse;
  if ('Storage' in globalThis) Storage.prototype.setItem = refuse;
}

describe('where nothing can be stored a game says so once, and is played all the same', () => {
  const suite = withBrowser();

  for (const [why, cripple] of Object.entries({ forbidden: forbidStorage, full: fillStorage })) {
    it(`(${why})`, async () => {
      const context = await suite.browser.newContext({ locale: 'en', serviceWorkers: 'block' });
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript(cripple);
      // Scripts of the context do not reach into workers.
      await context.route(/worker-[^/]*\.js$/, async (route) => {
        const response = await route.fetch();
        const body = `(${cripple.toString()})();${await response.text()}`;
        await route.fulfill({ response, body });
      });
      const page = await context.newPage();
      await page.goto(`${suite.site.url}#/settings`);
      await page.locator('label', { has: page.getByRole('radio', { name: 'Off' }) }).click();
      await page.getByRole('button', { name: 'Back' }).click();
      await play(page);
      const notice = page.getByRole('alert').filter({ hasText: 'cannot store the game' });
      await notice.waitFor();
      assert.deepEqual(await violationsInBothThemes(page), []);
      await notice.getByRole('button', { name: 'Close' }).click();
      await playUntil(page, { round: 2, phase: 'bid' });
      assert.equal(await notice.count(), 0);
      await page.reload();
      await page.getByRole('heading', { name: /is not stored on this device/ }).waitFor();
      await page.getByRole('link', { name: 'To the start page' }).click();
      await page.getByRole('button', { name: /^Play now/ }).waitFor();
      await context.close();
    });
  }
});
