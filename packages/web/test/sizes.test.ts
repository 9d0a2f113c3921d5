import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { visit } from './support/browser.ts';
import { play, playUntil, useWheel } from './support/player.ts';
import { withBrowser } from './support/suite.ts';

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [640, 360],
  [844, 390],
  // 1280 × 800 at 200 %
  [640, 400],
] as const;

/** Whatever can be read or touched at the table and is not wholly on the screen. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wanted =
      '.plate, .lane, .ghost, [role=option] text, .extra, .sheet button, .prompt, .bar button, .pile';
    const { innerWidth, innerHeight } = globalThis;
    return [...document.querySelectorAll(wanted)]
      .filter((element) => {
        const { left, top, right, bottom, width } = element.getBoundingClientRect();
        const isIn =
          left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return width > 0 && !isIn;
      })
      .map(
        (element) => `${element.getAttribute('class') ?? ''} ${element.textContent.slice(0, 30)}`,
      );
  });
}

describe('nothing is cut off and nothing scrolls during play', () => {
  const suite = withBrowser();

  for (const [width, height] of SIZES) {
    it(`on ${width} × ${height} with seven players and seven cards`, async () => {
      const context = await visit(suite.browser, {
        viewport: { width, height },
        choices: { players: { 'double-lucky-7': 7 }, mode: 'tactical', rounds: 14 },
      });
      const page = await context.newPage();
      await page.goto(suite.site.url);
      await play(page);
      // Six other pawns are used up before the seventh round: so the wheel is asked about at least once.
      for (const phase of ['wheel', 'bid', 'play'] as const) {
        await playUntil(page, { round: phase === 'wheel' ? 1 : 7, phase });
        assert.deepEqual(await cutOff(page), [], phase);
        const overflow = await page.evaluate(() => {
          const root = document.documentElement;
          return [root.scrollHeight - innerHeight, root.scrollWidth - innerWidth];
        });
        assert.ok(Math.max(...overflow) <= 0, `${phase} scrolls`);
      }
      await context.close();
    });
  }

  it('[DL-WHL-6] on 360 × 640 with seven cards and an extra one', async () => {
    const context = await visit(suite.browser, {
      choices: { players: { 'double-lucky-7': 2 }, mode: 'tactical', rounds: 7 },
    });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await play(page);
    await playUntil(page, { round: 7, phase: 'wheel' });
    await useWheel(page, 'Extra Card');
    await playUntil(page, { round: 7, phase: 'play' });
    assert.equal(await page.locator('[role=option], button.extra').count(), 8);
    assert.deepEqual(await cutOff(page), []);
    await context.close();
  });
});
