import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { AT_ONCE, visit } from './support/browser.ts';
import { play, playUntil, useWheel } from './support/player.ts';
import { withBrowser } from './support/suite.ts';

interface Seen {
  landed: boolean;
  stepped: boolean;
  counted: boolean;
}

/** In the page: notes what travels, and whether the totals of a round run up. */
function watch(): void {
  const seen: Seen = { landed: false, stepped: false, counted: false };
  Object.assign(globalThis, { seen });
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    const isTravel = JSON.stringify(keyframes ?? []).includes('translate');
    seen.landed ||= isTravel && this.closest('.plate .chip, .me .chip') !== null;
    seen.stepped ||= isTravel && this.matches('.announcement .pawn');
    return animate.call(this, keyframes, options);
  };
  new MutationObserver((changes) => {
    seen.counted ||= changes.some(({ target }) => target.parentElement?.closest('.result .tot'));
  }).observe(document, { subtree: true, characterData: true });
}

describe('life at the table', () => {
  const suite = withBrowser();

  for (const speed of ['quick', 'off'] as const) {
    const moves = speed === 'quick';
    it(`chips land, the pawn steps onto its field, points run up: ${speed}`, async () => {
      const context = await visit(suite.browser, {
        settings: { ...AT_ONCE, speed },
        choices: { players: { 'double-lucky-7': 2 }, mode: 'tactical', rounds: 7 },
      });
      const page = await context.newPage();
      await page.addInitScript(watch);
      await page.goto(suite.site.url);
      await play(page);
      await playUntil(page, { round: 1, phase: 'wheel' });
      await useWheel(page, 'Double Points');
      await playUntil(page, { round: 1, phase: 'result' });
      // The counting begins with the next frame.
      if (moves) {
        await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.counted);
      }
      const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
      assert.deepEqual(seen, { landed: moves, stepped: moves, counted: moves });
      await context.close();
    });
  }
});
