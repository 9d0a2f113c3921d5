import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { BrowserContext, Page } from 'playwright-core';

import { visit } from './support/browser.ts';
import { violations } from './support/accessibility.ts';
import { openPlanted, recordWithClaim } from './support/planted.ts';
import { NEXT_ROUND, play, playToTheEnd, playUntil, waitForAsk } from './support/player.ts';
import { withBrowser } from './support/suite.ts';

const CHOICES = { players: { 'double-lucky-7': 4 }, mode: 'classic', rounds: 7 };

describe('a solo game of Double Lucky 7', () => {
  const suite = withBrowser();

  async function open(context: BrowserContext): Promise<{ page: Page; errors: string[] }> {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(suite.site.url)) errors.push(`request to ${request.url()}`);
    });
    await page.goto(suite.site.url);
    return { page, errors };
  }

  it('offers to claim the rest of a round when it is certain; then the round ends at once', async () => {
    const context = await visit(suite.browser, { settings: { language: 'en' } });
    const { page, errors } = await open(context);
    await openPlanted(page, recordWithClaim());
    const claim = page.getByRole('button', { name: 'The rest is mine' });
    await claim.waitFor();
    assert.deepEqual(await violations(page), []);
    await claim.click();
    await page.locator(NEXT_ROUND).waitFor();
    assert.equal(await claim.count(), 0);
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('[DL-GAME-1] is played from the start page over fourteen rounds to the final table', async () => {
    const context = await visit(suite.browser, {
      viewport: { width: 1280, height: 800 },
      choices: { players: { 'double-lucky-7': 4 }, mode: 'tactical', rounds: 14 },
    });
    const { page, errors } = await open(context);
    await play(page);
    await playToTheEnd(page);
    const sheet = await page
      .locator('.final table tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('td')]
            .map((cell) => cell.firstElementChild ?? cell)
            .map(({ textContent }) => Number(textContent.replace('−', '-'))),
        ),
      );
    const totals = sheet.pop()!;
    // Fourteen rounds and the penalties.
    assert.equal(sheet.length, 15);
    totals.forEach((total, seat) => {
      assert.equal(
        total,
        sheet.reduce((sum, row) => sum + row[seat]!, 0),
      );
    });
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('is played with the keyboard alone', async () => {
    const context = await visit(suite.browser, { choices: CHOICES });
    const { page, errors } = await open(context);
    await page.getByRole('button', { name: /^Play now/ }).focus();
    await page.keyboard.press('Enter');
    for (let phase = await waitForAsk(page); phase !== 'final'; phase = await waitForAsk(page)) {
      if (phase === 'bid') {
        const isOut = await page.getByRole('button', { name: 'Bid 0, not allowed' }).count();
        await page.keyboard.press(isOut > 0 ? '1' : '0');
        await page.keyboard.press('Enter');
      } else if (phase === 'play') {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      } else {
        await page.keyboard.press('Enter');
      }
    }
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('goes on after the page is loaded again', async () => {
    const context = await visit(suite.browser, { choices: CHOICES });
    const { page } = await open(context);
    await play(page);
    await playUntil(page, { round: 2, phase: 'play' });
    const hand = (): Promise<string[]> =>
      page.locator('[role=option]').evaluateAll((cards) => cards.map((card) => card.ariaLabel!));
    const before = await hand();
    assert.deepEqual(
      before,
      ['Wave 10, playable', 'Leaf 5, trump, playable'],
      'not the deal asked for',
    );
    await page.reload();
    await waitForAsk(page);
    assert.deepEqual(await hand(), before);
    await page.goto(suite.site.url);
    await page.getByRole('button', { name: /^Continue/ }).click();
    await waitForAsk(page);
    assert.deepEqual(await hand(), before);
    await context.close();
  });

  for (const colorScheme of ['dark', 'light'] as const) {
    it(`has nothing that axe objects to, ${colorScheme}`, async () => {
      const context = await visit(suite.browser, { choices: CHOICES, colorScheme });
      const { page } = await open(context);
      assert.deepEqual(await violations(page), []);
      await play(page);
      for (const phase of ['bid', 'play', 'result'] as const) {
        await playUntil(page, { round: 2, phase });
        assert.deepEqual(await violations(page), [], phase);
      }
      await playUntil(page, { round: 7, phase: 'final' });
      assert.deepEqual(await violations(page), [], 'final');
      await context.close();
    });
  }
});
