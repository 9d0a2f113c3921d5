import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { LANGUAGE_NAMES, LANGUAGES } from '../src/i18n/languages.ts';
import { violations } from './support/accessibility.ts';
import { AT_ONCE, visit } from './support/browser.ts';
import { play, playUntil, waitForAsk } from './support/player.ts';
import { withBrowser } from './support/suite.ts';

describe('settings', () => {
  const suite = withBrowser();

  it('the language is switched in the middle of a game, which goes on', async () => {
    const context = await visit(suite.browser, { choices: { players: { 'double-lucky-7': 3 } } });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await play(page);
    await playUntil(page, { round: 1, phase: 'play' });
    const cards = await page.locator('[role=option]').count();
    for (const language of LANGUAGES) {
      await page.locator('header nav button').last().click();
      await page.locator('dialog[open] .menu button').nth(1).click();
      await page.locator('dialog[open] select').selectOption(LANGUAGE_NAMES[language]);
      await page.waitForFunction((code) => document.documentElement.lang === code, language);
      await page.keyboard.press('Escape');
      assert.equal(await page.locator('[role=option]').count(), cards);
    }
    await context.close();
  });

  it('the page of settings and the page of a new game have nothing that axe objects to', async () => {
    const context = await visit(suite.browser);
    const page = await context.newPage();
    for (const place of ['settings', 'new']) {
      await page.goto(`${suite.site.url}#/${place}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      assert.deepEqual(await violations(page), [], place);
    }
    await context.close();
  });

  it('reduced motion: nothing travels', async () => {
    const settings = { ...AT_ONCE, speed: 'normal' as const };
    const context = await visit(suite.browser, {
      settings,
      reducedMotion: 'reduce',
      choices: { players: { 'double-lucky-7': 3 } },
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
      const { animate } = Element.prototype;
      Element.prototype.animate = function (keyframes, options) {
        const text = JSON.stringify(keyframes);
        if (/translate|scale|rotate|transform/.test(text)) moved.push(text.slice(0, 200));
        return animate.call(this, keyframes, options);
      };
    });
    await page.goto(suite.site.url);
    await play(page);
    await playUntil(page, { round: 1, phase: 'result' });
    assert.deepEqual(
      await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved),
      [],
    );
    await context.close();
  });

  it('without confirmation one tap plays a card', async () => {
    const context = await visit(suite.browser, {
      settings: { ...AT_ONCE, confirm: false },
      choices: { players: { 'double-lucky-7': 2 } },
    });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await play(page);
    await waitForAsk(page);
    await page
      .getByRole('button', { name: 'Bid 0', exact: true })
      .or(page.getByRole('button', { name: 'Bid 1', exact: true }))
      .first()
      .click();
    await playUntil(page, { round: 1, phase: 'play' });
    await page.locator('[role=option]').first().click();
    await page.locator('#result-title').waitFor();
    await context.close();
  });
});
