import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { LANGUAGES } from '../src/i18n/languages.ts';
import { violationsInBothThemes } from './support/accessibility.ts';
import { AT_ONCE, visit } from './support/browser.ts';
import { openPanel, play, playUntil, waitForAsk } from './support/player.ts';
import { withBrowser } from './support/suite.ts';
import { tap } from './support/tap.ts';

const coach = (page: Page) => page.locator('.coach [role=status]');

/** In the page: whether what this device keeps of its only game says that it was coached. */
async function isMarked(): Promise<boolean> {
  const open = indexedDB.open('table-seven');
  await new Promise((resolve) => (open.onsuccess = resolve));
  const games = open.result.transaction('games').objectStore('games').getAll();
  await new Promise((resolve) => (games.onsuccess = resolve));
  const [game] = games.result as { record: { coached?: boolean } }[];
  return game?.record.coached === true;
}

describe('the coach’s whisper', () => {
  const suite = withBrowser();

  it('is off, is switched on where the game is set up, and leaves a mark in the record', async () => {
    const context = await visit(suite.browser, { choices: { players: { 'double-lucky-7': 3 } } });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await play(page);
    await playUntil(page, { round: 1, phase: 'play' });
    assert.equal(await coach(page).count(), 0);
    assert.equal(await page.evaluate(isMarked), false);
    await openPanel(page, 'm');
    const menu = page.getByRole('switch', { name: /^The coach whispers/ });
    assert.ok(!(await menu.isChecked()));
    await page.keyboard.press('Escape');

    await page.evaluate(() => (location.hash = '#/new'));
    await page.getByRole('switch', { name: /^The coach whispers/ }).click();
    // Several people at one device have no coach.
    await page.getByLabel('Who plays').nth(1).selectOption('human');
    await page.getByRole('switch', { name: /^The coach whispers/ }).waitFor({ state: 'detached' });
    await page.goBack();
    // The game from before takes it up as well.
    await coach(page).getByText(/trick/).waitFor();
    await page.waitForFunction(isMarked);
    await context.close();
  });

  it('gives reasons for a bid, has a word before a card that costs, covers nothing, and goes when sent away', async () => {
    const context = await visit(suite.browser, {
      settings: { ...AT_ONCE, whisper: true, confirm: false },
      choices: { game: 'magic-7' },
    });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await play(page);
    await waitForAsk(page);
    await coach(page)
      .getByText(/I would|takes this/)
      .waitFor();
    const cards = page.locator('[role=option]');
    const joker = page.locator('[role=option][aria-label^="Joker"]');
    const warning = page.locator('.coach .warning');
    // Whatever was dealt: sooner or later it is too early for the Joker, or for the dearest card. One tap would play it, were there nothing to be said.
    let card: ReturnType<Page['locator']>;
    for (;;) {
      await waitForAsk(page);
      await page.locator('.coach p:not(.quiet)').waitFor();
      card = (await joker.count()) > 0 ? joker : cards.last();
      await tap(card);
      if ((await warning.count()) > 0) break;
    }
    assert.equal(await card.getAttribute('aria-selected'), 'true');
    await page.keyboard.press('Escape');
    await warning.waitFor({ state: 'detached' });
    const [band, table] = await Promise.all(
      ['.coach', 'main.table'].map((part) => page.locator(part).boundingBox()),
    );
    assert.ok(band!.y + band!.height <= table!.y + 0.5, 'the coach covers the table');
    assert.deepEqual(await violationsInBothThemes(page), []);
    await page.getByRole('button', { name: 'Send the coach away' }).click();
    await coach(page).waitFor({ state: 'detached' });
    assert.equal((await page.locator('main.table').boundingBox())!.y, 0);
    await context.close();
  });

  it('speaks every language without being cut off on a phone', async () => {
    const context = await visit(suite.browser, {
      settings: { ...AT_ONCE, whisper: true },
      choices: { players: { 'double-lucky-7': 4 } },
    });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await play(page);
    await playUntil(page, { round: 3, phase: 'bid' });
    await coach(page).getByText('I would bid').waitFor();
    const said = new Set<string>();
    for (const language of LANGUAGES) {
      await page.evaluate((wanted) => {
        const key = 'table-seven/settings';
        const settings = JSON.parse(localStorage[key] as string) as object;
        localStorage[key] = JSON.stringify({ ...settings, language: wanted });
        dispatchEvent(new StorageEvent('storage', { key }));
      }, language);
      await page.waitForFunction((code) => document.documentElement.lang === code, language);
      said.add((await coach(page).textContent())!);
      const overflow = await page
        .locator('.coach p')
        .evaluate((p) => p.scrollWidth > p.clientWidth || p.scrollHeight > p.clientHeight + 1);
      assert.ok(!overflow, language);
    }
    assert.equal(said.size, LANGUAGES.length);
    await context.close();
  });
});
