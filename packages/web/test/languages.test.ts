import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { LANGUAGES } from '../src/i18n/languages.ts';
import { AT_ONCE, visit } from './support/browser.ts';
import { playUntil, waitForAsk } from './support/player.ts';
import { withBrowser } from './support/suite.ts';
import { tooWide } from './support/width.ts';

describe('nothing is too wide for a phone of 360 px', () => {
  const suite = withBrowser();

  for (const language of LANGUAGES) {
    it(`in ${language}`, async () => {
      const context = await visit(suite.browser, {
        settings: { ...AT_ONCE, language, fun: true },
        choices: { players: { 'double-lucky-7': 2 }, mode: 'tactical', rounds: 7 },
      });
      const page = await context.newPage();
      for (const place of ['', 'settings', 'new']) {
        await page.goto(`${suite.site.url}#/${place}`);
        await page.locator(`html[lang=${language}] h1`).waitFor();
        assert.deepEqual(await tooWide(page), [], place);
      }
      await page.locator('fieldset button').click();
      assert.deepEqual(await tooWide(page), [], 'forfeits');
      await page.keyboard.press('Escape');
      await page.locator('dialog .content').waitFor({ state: 'detached' });
      // The game starts from the page where it is put together.
      await page.locator('form button[type=submit]').click();
      for (const phase of ['bid', 'wheel', 'play', 'result'] as const) {
        await playUntil(page, { round: 1, phase });
        assert.deepEqual(await tooWide(page), [], phase);
      }
      const game = page.url();
      const other = await context.newPage();
      await other.goto(game);
      await other.locator('h1').waitFor();
      assert.deepEqual(await tooWide(other), [], 'in another tab');
      await other.goto(`${suite.site.url}#/new`);
      await other.locator('form button[type=submit]').click();
      await waitForAsk(other);
      await other.goto(`${suite.site.url}#/start`);
      await other.locator('.first > button').last().click();
      await other.locator('dialog[open] li button').last().click();
      await other.locator('dialog[open] .gone').waitFor();
      assert.deepEqual(await tooWide(other), [], 'unfinished games');
      await other.close();
      await playUntil(page, { round: 7, phase: 'final' });
      assert.deepEqual(await tooWide(page), [], 'final');
      await context.close();
    });
  }
});
