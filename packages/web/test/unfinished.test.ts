import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { violationsInBothThemes } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { play, playUntil, waitForAsk } from './support/player.ts';
import { withBrowser } from './support/suite.ts';

const CHOICES = { players: { 'double-lucky-7': 3 }, rounds: 7 };

describe('unfinished games', () => {
  const suite = withBrowser();
  const toStart = (page: Page): Promise<unknown> => page.goto(`${suite.site.url}#/start`);
  const rows = (page: Page) => page.getByRole('dialog').getByRole('listitem');

  it('are all offered, the latest first; one is discarded, had back, and played on', async () => {
    const context = await visit(suite.browser, { choices: CHOICES });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await play(page);
    await playUntil(page, { round: 2, phase: 'bid' });
    for (let game = 0; game < 2; game++) {
      await toStart(page);
      await play(page);
      await waitForAsk(page);
    }
    await toStart(page);
    const last = page.getByRole('button', { name: /^Continue/ });
    assert.match(
      await last.innerText(),
      /Double Lucky 7 · Round 1 of 7 · Ada, Bram, Chloé · just now/,
    );
    await page.getByRole('button', { name: '2 more unfinished games' }).click();
    assert.equal(await rows(page).count(), 3);
    assert.match(await rows(page).nth(2).innerText(), /Round 2 of 7/);

    await rows(page).nth(1).getByRole('button', { name: 'Discard this game' }).click();
    await rows(page).nth(1).getByRole('button', { name: 'Undo' }).click();
    await rows(page).nth(0).getByRole('button', { name: 'Discard this game' }).click();
    assert.deepEqual(await violationsInBothThemes(page), []);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'One more unfinished game' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'One more unfinished game' }).click();
    assert.equal(await rows(page).count(), 2);
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Double Lucky 7/ })
      .click();
    await playUntil(page, { round: 2, phase: 'bid' });
    await context.close();
  });
});

describe('a game that is open in two tabs', () => {
  const suite = withBrowser();

  /** The table of a game says in which round it is, the page without one that it is elsewhere. */
  const isElsewhere = (page: Page): Promise<void> =>
    page.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();

  it('is played in one: the other says so, and may take it over', async () => {
    const context = await visit(suite.browser, { choices: CHOICES });
    const first = await context.newPage();
    await first.goto(suite.site.url);
    await play(first);
    await playUntil(first, { round: 1, phase: 'play' });
    const second = await context.newPage();
    await second.goto(first.url());
    await isElsewhere(second);
    assert.deepEqual(await violationsInBothThemes(second), []);

    await second.getByRole('button', { name: 'Play on here' }).click();
    await isElsewhere(first);
    await playUntil(second, { round: 2, phase: 'bid' });

    // Nobody has the game any more: it is taken up without a question.
    await second.close();
    await first.reload();
    await playUntil(first, { round: 2, phase: 'bid' });
    await first.reload();
    await playUntil(first, { round: 2, phase: 'bid' });
    await context.close();
  });

  it('is not said of one tab alone, however slowly its browser answers', async () => {
    const context = await visit(suite.browser, { choices: CHOICES });
    await context.addInitScript(() => {
      if (location.protocol === 'about:') return;
      const locks = navigator.locks;
      const request = locks.request.bind(locks) as (...args: unknown[]) => Promise<unknown>;
      const slow = async (...args: unknown[]): Promise<unknown> => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return request(...args);
      };
      Object.defineProperty(locks, 'request', { value: slow });
    });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await play(page);
    await waitForAsk(page);
    await page.reload();
    await waitForAsk(page);
    await context.close();
  });

  it('where there are no locks, the tab that opened it last plays on', async () => {
    const context = await visit(suite.browser, { choices: CHOICES });
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'locks');
    });
    const first = await context.newPage();
    await first.goto(suite.site.url);
    await play(first);
    await waitForAsk(first);
    const second = await context.newPage();
    await second.goto(first.url());
    await waitForAsk(second);
    await isElsewhere(first);
    await first.getByRole('button', { name: 'Play on here' }).click();
    await waitForAsk(first);
    await isElsewhere(second);
    await context.close();
  });
});
