import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { visit } from './support/browser.ts';
import { violations } from './support/accessibility.ts';
import { play, playToTheEnd, playUntil, useWheel, waitForAsk } from './support/player.ts';
import { withBrowser } from './support/suite.ts';

const OPTIONS = [
  'Change Bid',
  'Player Swap',
  'Change Dealer',
  'Double Points',
  'Change Trump',
  'Extra Card',
  'No Trump',
];

describe('the Lucky Wheel', () => {
  const suite = withBrowser();

  /** With two players, so that the other pawn is often still there when we are asked. */
  async function start(mode: string, players: number): Promise<Page> {
    const choices = { players: { 'double-lucky-7': players }, mode, rounds: 7 };
    const context = await visit(suite.browser, { choices });
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(suite.site.url);
    await play(page);
    return page;
  }

  for (const option of OPTIONS) {
    it(`[DL-LW-3] ${option} is used through the page`, async () => {
      let page = await start('tactical', 3);
      // A bot may have been first on this field: then another game is started.
      for (;;) {
        await playUntil(page, { round: 1, phase: 'wheel' });
        if ((await page.getByRole('button', { name: `${option}: free` }).count()) > 0) break;
        await page.context().close();
        page = await start('tactical', 3);
      }
      assert.deepEqual(await violations(page), []);
      await useWheel(page, option);
      await page
        .locator('[role=log]', { hasText: `You use ${option}.` })
        .waitFor({ state: 'attached' });
      await waitForAsk(page);
      await page.context().close();
    });
  }

  it('[DL-LW-4] the die is rolled, and the game goes on to its end', async () => {
    const page = await start('dice', 4);
    await playToTheEnd(page);
    const said = await page.locator('.final').count();
    assert.equal(said, 1);
    await page.context().close();
  });
});
