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
      const page = await start('tactical', 3);
      await playUntil(page, { round: 1, phase: 'wheel' });
      assert.deepEqual(await violations(page), []);
      await useWheel(page, option);
      await page
        .locator('[role=log]', { hasText: `You use ${option}.` })
        .waitFor({ state: 'attached' });
      await waitForAsk(page);
      await page.context().close();
    });
  }

  it('[DL-LW-3] a field and its target are chosen by keyboard alone', async () => {
    const page = await start('tactical', 3);
    await playUntil(page, { round: 1, phase: 'wheel' });
    const focused = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement!.textContent);
    const tabTo = async (label: string): Promise<void> => {
      while ((await focused()).trim() !== label) await page.keyboard.press('Tab');
    };
    const option = 'Player Swap';
    while ((await focused()) !== `${option}: free`) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabTo('Place my pawn');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: option, level: 2 }).waitFor();
    const inTargets = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.closest('.people, .colors') !== null);
    assert.ok(await inTargets(), 'the focus is on the first target');

    await tabTo('Back');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Use your pawn?' }).waitFor();
    assert.equal(await focused(), `${option}: free`, 'the focus is on the field again');
    await tabTo('Place my pawn');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await tabTo('Place my pawn');
    await page.keyboard.press('Enter');
    await page
      .locator('[role=log]', { hasText: `You use ${option}.` })
      .waitFor({ state: 'attached' });
    await page.context().close();
  });

  it('[DL-LW-3] the P key passes', async () => {
    const page = await start('tactical', 2);
    await playUntil(page, { round: 1, phase: 'wheel' });
    const small = page.locator('button.wheel');
    assert.equal(await small.count(), 0, 'one wheel is enough');
    await page.keyboard.press('p');
    assert.equal(await waitForAsk(page), 'play');
    assert.equal(await small.count(), 1);
    await page.context().close();
  });

  it('[DL-LW-3] a game of Tactical Escape is played to its end', async () => {
    const page = await start('tactical', 3);
    await playToTheEnd(page);
    assert.equal(await page.locator('.final .total').count(), 3);
    for (const [width, height] of [
      [360, 640],
      [844, 390],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The page lays itself out anew: chart and buttons come to lie wholly on the screen.
      await page.waitForFunction(() =>
        ['.chart', '.again'].every((part) => {
          const box = document.querySelector(`.final ${part}`)?.getBoundingClientRect();
          return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
        }),
      );
    }
    await page.context().close();
  });

  it('[DL-LW-4] the die is rolled, and the game goes on to its end', async () => {
    const page = await start('dice', 4);
    await playToTheEnd(page);
    assert.equal(await page.locator('.final .total').count(), 4);
    await page.context().close();
  });
});
