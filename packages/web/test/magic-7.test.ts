import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { BrowserContextOptions, Page } from 'playwright-core';

import { violations } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import type { View as MagicView } from '../src/magic-7/scenes.ts';
import { openPlanted } from './support/planted.ts';
import { play, playTogether } from './support/player.ts';
import { recordWhere } from './support/positions.ts';
import { withBrowser } from './support/suite.ts';

type Ask = 'lead' | 'reply' | 'final';

/** Waits until the page asks for a card, or the game is over. */
async function waitForAsk(page: Page): Promise<Ask> {
  const asked = await page.waitForFunction(() => {
    if (document.querySelector('#final-title') !== null) return 'final';
    const prompt = document.querySelector('main:not([inert]) p.prompt')?.textContent;
    if (prompt === undefined) return null;
    return prompt.includes('reply') ? 'reply' : 'lead';
  });
  return (await asked.jsonValue())!;
}

/** What has been said so far. */
function said(page: Page): Promise<string[]> {
  return page.locator('[role=log] p').allTextContents();
}

/** Plays the card that the focus is on, against the opponent that the focus goes to. */
async function answerByKeys(page: Page, ask: Ask, players: number): Promise<void> {
  await page.keyboard.press('Enter');
  if (ask === 'lead' && players > 2) await page.locator('#attack-title').waitFor();
  await page.keyboard.press('Enter');
}

async function playUntil(page: Page, goal: Ask, players: number): Promise<void> {
  for (let ask = await waitForAsk(page); ask !== goal; ask = await waitForAsk(page)) {
    if (ask === 'final') throw new Error('the game ended before');
    await answerByKeys(page, ask, players);
  }
}

describe('a solo game of Die Magische 7', () => {
  const suite = withBrowser();

  async function start(
    players: number,
    {
      isShared = false,
      ...options
    }: BrowserContextOptions & { choices?: object; isShared?: boolean } = {},
  ): Promise<{ page: Page; errors: string[] }> {
    const choices = { game: 'magic-7', players: { 'magic-7': players }, ...options.choices };
    const context = await visit(suite.browser, { ...options, choices });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(suite.site.url);
    await (isShared ? playTogether(page) : play(page));
    return { page, errors };
  }

  async function startAt(
    goal: 'lead' | 'reply',
    players: number,
    options?: Parameters<typeof start>[1],
  ): ReturnType<typeof start> {
    const started = await start(players, options);
    await playUntil(started.page, goal, players);
    return started;
  }

  for (const players of [2, 3, 4]) {
    it(`is played to the end by keyboard alone, ${players} players`, async () => {
      const { page, errors } = await start(players);
      await playUntil(page, 'final', players);
      const totals = await page.locator('.final .total').allTextContents();
      const sum = totals.reduce((all, total) => all + Number(total.replace('−', '-')), 0);
      assert.equal(totals.length, players === 4 ? 2 : players);
      // [MG-SCO-1] The numbers of a deck add up to 70; for three some may be left in a hand.
      if (players !== 3) assert.equal(sum, players === 2 ? 70 : 140);
      const turned = await page.locator('.final .pad [role=img]').count();
      assert.ok(turned >= 24, 'the heaps are turned over');
      const lines = await said(page);
      assert.equal(lines.filter((line) => line.startsWith('The game is over.')).length, 1);
      assert.deepEqual(errors, []);
      await page.context().close();
    });
  }

  it('[MG-FOUR-2] the opponent is chosen with the arrow keys', async () => {
    const { page } = await startAt('lead', 4);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const opponents = page.locator('[aria-labelledby=attack-title] button');
    assert.deepEqual(await opponents.locator('.name').allTextContents(), [
      'Play against Bram',
      'Play against Diego',
    ]);
    assert.deepEqual(await violations(page), []);
    await page.keyboard.press('Escape');
    await page.locator('#attack-title').waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => document.activeElement?.role), 'option');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page
      .locator('[role=log]', { hasText: /You lead .* against Diego\./ })
      .waitFor({ state: 'attached' });
    await page.context().close();
  });

  it('[MG-TWO-5] shows the last trick until the next lead, and no other', async () => {
    const { page } = await start(2);
    await waitForAsk(page);
    const record = recordWhere<MagicView, object>(
      { game: 'magic-7', players: 2 },
      ({ view }) => view.phase === 'lead' && view.lastTrick !== null,
    );
    await openPlanted(page, record);
    await page.getByRole('button', { name: /^Last trick/ }).click();
    assert.equal(await page.locator('dialog [role=img]').count(), 2);
    await page.context().close();
  });

  it('shows what makes 7, and stops showing it when asked to', async () => {
    const { page } = await startAt('reply', 2);
    const aid = page.locator('.aid');
    await page.getByRole('button', { name: /make 7/ }).click();
    assert.equal(await page.locator('dialog .pairs li').count(), 10);
    assert.deepEqual(await violations(page), []);
    await page.getByRole('switch', { name: /takes the trick/ }).click();
    await page.keyboard.press('Escape');
    await aid.waitFor({ state: 'detached' });
    await page.reload();
    await waitForAsk(page);
    assert.equal(await aid.count(), 0);
    await page.context().close();
  });

  for (const colorScheme of ['dark', 'light'] as const) {
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 1280, height: 800 },
    ]) {
      it(`has nothing that axe objects to, ${colorScheme}, ${viewport.width} wide`, async () => {
        const { page } = await startAt('reply', 4, { colorScheme, viewport });
        assert.deepEqual(await violations(page), [], 'reply');
        await playUntil(page, 'final', 4);
        assert.deepEqual(await violations(page), [], 'final');
        await page.context().close();
      });
    }
  }

  it('several people at one device see only their own cards', async () => {
    const seats = ['Ada', 'Bram'].map((name) => ({ name, kind: 'human' }));
    const { page } = await start(2, { choices: { seats }, isShared: true });
    for (let turns = 0; turns < 4; turns++) {
      const lift = page.getByRole('button', { name: /show my cards/ });
      await lift.or(page.locator('main:not([inert]) p.prompt')).first().waitFor();
      if ((await lift.count()) > 0) {
        assert.equal(await page.locator('[role=option]').count(), 0, 'a hand lies open');
        await lift.click();
      }
      await answerByKeys(page, await waitForAsk(page), 2);
    }
    await page.context().close();
  });
});
