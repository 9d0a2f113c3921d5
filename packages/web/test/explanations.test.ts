import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { AT_ONCE, visit } from './support/browser.ts';
import { openPanel, waitForAsk } from './support/player.ts';
import { withBrowser } from './support/suite.ts';
import { tap } from './support/tap.ts';

describe('what lies on the table explains itself', () => {
  const suite = withBrowser();

  /** The table of a lesson, where it is known what will be dealt. */
  async function lesson(page: Page, place: string): Promise<void> {
    await page.goto(`${suite.site.url}#/learn/${place}`);
    await waitForAsk(page);
  }

  /** The book is open at this rule; then it is closed again. */
  async function isExplained(page: Page, rule: string): Promise<void> {
    await page.locator(`dialog[open] [id="${rule}"].target`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }

  for (const { name, viewport, isMobile } of [
    { name: 'on a phone', viewport: { width: 360, height: 640 }, isMobile: true },
    { name: 'at a desk', viewport: { width: 1280, height: 800 }, isMobile: false },
  ]) {
    it(`${name}: what was refused leads to its rule, and so does what is tapped`, async () => {
      const context = await visit(suite.browser, {
        serviceWorkers: 'block',
        settings: { ...AT_ONCE, autoPlay: false },
        viewport,
        isMobile,
      });
      const page = await context.newPage();
      const rule = page.getByRole('button', { name: 'Read the rule' });

      await lesson(page, 'double-lucky-7/follow');
      await tap(page.locator('[role=option][aria-label^="Sun 14"]'));
      await tap(rule);
      await isExplained(page, 'DL-TRK-2');
      await tap(page.locator('.stage button:has([aria-label="Dealer"])'));
      await isExplained(page, 'DL-TRK-1');

      await lesson(page, 'double-lucky-7/last-bid');
      await tap(page.locator('.sheet .chips button[aria-disabled]'));
      await tap(rule.first());
      await isExplained(page, 'DL-BID-3');

      await lesson(page, 'double-lucky-7/wheel');
      await openPanel(page, 's');
      await tap(page.locator('dialog[open] tr.penalty button'));
      await isExplained(page, 'DL-SCO-4');

      await lesson(page, 'magic-7/specials');
      await page.getByRole('button', { name: 'Skip' }).click();
      await page.locator('.lane [aria-label^="Ben: Joker"]').waitFor();
      await waitForAsk(page);
      await tap(page.locator('.lane button'));
      await isExplained(page, 'MG-WIN-1');
      await openPanel(page, 'w');
      await tap(page.locator('dialog[open] .specials button').nth(2));
      await isExplained(page, 'MG-WIN-4');
      await context.close();
    });
  }
});
