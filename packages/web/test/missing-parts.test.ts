import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { BrowserContext, Page, Route } from 'playwright-core';

import { LANGUAGES } from '../src/i18n/languages.ts';
import { CATALOGUES } from '../src/i18n/test/catalogues.ts';
import { violationsInBothThemes } from './support/accessibility.ts';
import { AT_ONCE, PATIENCE, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { answer, play, waitForAsk } from './support/player.ts';
import { serveSite } from './support/site.ts';
import { withBrowser } from './support/suite.ts';

const SCRIPTS = /\/assets\/[^/]+\.js$/;
const WORKER = /\/assets\/worker-[^/]+\.js$/;
const lose = (route: Route): Promise<void> => route.abort();

/** How many games are stored in this browser: to be played on, and put aside as unreadable. */
function storedGames(page: Page): Promise<{ games: number; aside: number }> {
  return page.evaluate(async () => {
    const count = async (name: string): Promise<number> => {
      const all = await indexedDB.databases();
      if (!all.some((one) => one.name === name)) return 0;
      const request = indexedDB.open(name);
      await new Promise((resolve) => (request.onsuccess = resolve));
      const counting = request.result.transaction('games').objectStore('games').count();
      await new Promise((resolve) => (counting.onsuccess = resolve));
      request.result.close();
      return counting.result;
    };
    return { games: await count('table-seven'), aside: await count('table-seven-aside') };
  });
}

function hand(page: Page): Promise<(string | null)[]> {
  return page.locator('[role=option]').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
}

describe('a part of the app that does not come', () => {
  const suite = withBrowser();

  /** Without a service worker, which would have everything at hand. */
  const arrive = async (
    options: Visit = {},
  ): Promise<{ context: BrowserContext; page: Page; errors: string[] }> => {
    const context = await visit(suite.browser, { serviceWorkers: 'block', ...options });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(suite.site.url);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    return { context, page, errors };
  };

  const missing = (page: Page) => page.getByRole('heading', { name: 'could not be loaded' });
  const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

  for (const [what, files] of Object.entries({
    'the worker': WORKER,
    'any of its scripts': SCRIPTS,
  })) {
    it(`(${what}) leaves a saved game where it is, and it goes on`, async () => {
      const { context, page, errors } = await arrive();
      await play(page);
      await answer(page, await waitForAsk(page));
      await waitForAsk(page);
      const held = await hand(page);
      await page.goto(suite.site.url);
      await page.getByRole('button', { name: /^Continue/ }).waitFor();
      await page.route(files, lose);
      await page.getByRole('button', { name: /^Continue/ }).click();
      await missing(page).waitFor();
      assert.deepEqual(await storedGames(page), { games: 1, aside: 0 });
      await page.unroute(files);
      await again(page).click();
      await waitForAsk(page);
      assert.deepEqual(await hand(page), held);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }

  it('does not forget what was chosen for a new game', async () => {
    const choices = { players: { 'double-lucky-7': 5 }, rounds: 14 };
    const { context, page } = await arrive({ choices });
    await page.route(SCRIPTS, lose);
    await play(page);
    await missing(page).waitFor();
    await page.unroute(SCRIPTS);
    await again(page).click();
    await waitForAsk(page);
    assert.equal(await page.locator('.seats > li').count(), 4);
    await context.close();
  });

  it('is said on every page, which comes when it is tried again', async () => {
    const pages = {
      new: 'Your table',
      settings: 'Settings',
      tables: 'Tables',
      open: 'Open a table',
      me: 'My page',
      club: 'High Rollers Club',
      't/ABCDEF': 'No connection',
    };
    for (const [place, title] of Object.entries(pages)) {
      const { context, page } = await arrive();
      await page.route(SCRIPTS, lose);
      await page.evaluate((to) => (location.hash = `#/${to}`), place);
      await missing(page).waitFor();
      await page.unroute(SCRIPTS);
      await again(page).click();
      await missing(page).waitFor({ state: 'detached' });
      await page.locator('main').filter({ hasText: title }).waitFor();
      await context.close();
    }
  });

  it('is said in every language, and nobody is left with nothing to do', async () => {
    for (const language of LANGUAGES) {
      const context = await visit(suite.browser, {
        serviceWorkers: 'block',
        settings: { ...AT_ONCE, language },
      });
      const page = await context.newPage();
      await page.goto(suite.site.url);
      const texts = CATALOGUES[language];
      await page.getByRole('button', { name: texts['start.play'] }).waitFor();
      await page.route(SCRIPTS, lose);
      await page.evaluate(() => (location.hash = '#/settings'));
      await page.getByRole('heading', { name: texts['load.title'] }).waitFor();
      await page.getByText(texts['load.text']).waitFor();
      await page.getByRole('button', { name: texts['app.again'] }).waitFor();
      if (language === 'de') assert.deepEqual(await violationsInBothThemes(page), []);
      await context.close();
    }
  });

  it('leaves the page standing as long as there is no server either', async () => {
    const site = await serveSite();
    const context = await visit(suite.browser, { serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await site.close();
    await page.getByRole('button', { name: 'Settings' }).click();
    await missing(page).waitFor();
    await again(page).click();
    await page.getByText('cannot be reached').waitFor();
    await page.getByRole('link', { name: 'Start page' }).click();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await context.close();
  });

  it('and does not fail either, is said to take long, and may still come', async () => {
    const { context, page } = await arrive();
    await page.clock.install();
    await page.route(SCRIPTS, () => undefined);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('Just a moment').waitFor();
    await page.clock.fastForward(60_000);
    await page.getByRole('heading', { name: 'takes longer than usual' }).waitFor();
    await again(page).waitFor();
    await page.unrouteAll();
    await page.getByRole('radio', { name: 'Calm' }).waitFor({ state: 'attached' });
    await context.close();
  });

  it('keeps the language in which everything is there, and says so', async () => {
    const { context, page, errors } = await arrive();
    await page.getByRole('button', { name: 'Settings' }).click();
    const choice = page.getByRole('combobox', { name: 'Language' });
    await choice.waitFor();
    await page.route(SCRIPTS, lose);
    await choice.selectOption('fr');
    await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.unroute(SCRIPTS);
    await again(page).click();
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('(the first one) leaves a sentence in every language, not an empty page', async () => {
    const context = await suite.browser.newContext({ serviceWorkers: 'block' });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await page.route(SCRIPTS, lose);
    // It is said after a while; here a while is short.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 100 });
    await page.goto(suite.site.url);
    for (const language of LANGUAGES) await page.locator(`p[lang=${language}]`).waitFor();
    await page.unroute(SCRIPTS);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    assert.equal(await page.locator('p[lang]').count(), 0);
    await context.close();
  });
});
