import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { openBrowser } from './support/browser.ts';
import { Guest, move, mover } from './support/online.ts';
import { asked } from './support/player.ts';
import { missedControls } from './support/pointer.ts';
import { TableServer } from './support/server.ts';
import { tap } from './support/tap.ts';

/** Phones upright and on their side, a tablet, a desk. */
const USUAL = [
  [360, 640],
  [667, 375],
  [932, 430],
  [768, 1024],
  [1366, 768],
] as const;
const MORE = [
  [320, 568],
  [390, 844],
  [740, 360],
  [844, 390],
  [915, 412],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;
/** ALL_SIZES=yes looks at all of them. */
const SIZES = process.env['ALL_SIZES'] === undefined ? USUAL : [...USUAL, ...MORE];

const LUCKY = { players: { 'double-lucky-7': 3 }, mode: 'tactical', rounds: 7 };
const MAGIC = { game: 'magic-7', players: { 'magic-7': 4 } };

describe('whatever can be seen at an online table can be touched, in its middle, at every size', () => {
  let server: TableServer;
  let browser: Browser;
  before(async () => {
    server = await TableServer.open();
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  /** The page as it is, at every size; afterwards it has the size it had. */
  async function everywhere(page: Page, state: string): Promise<void> {
    const usual = page.viewportSize()!;
    const missed: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(settled);
      const here = await missedControls(page);
      missed.push(...here.map((line) => `${width} × ${height}: ${line}`));
    }
    await page.setViewportSize(usual);
    assert.deepEqual(missed, [], state);
  }

  /** Two people sit down, and others or bots with them. */
  async function seated(
    choices: object,
    others: readonly Guest[] = [],
  ): Promise<[Guest, Guest, string]> {
    const ada = await Guest.arrive(browser, 'Ada', { choices });
    const bram = await Guest.arrive(browser, 'Wilhelmina-Charlotte-XX', { choices });
    const code = await ada.open(server);
    await bram.follow(server, code);
    await everywhere(bram.page, 'before sitting down');
    await bram.sitDown();
    await everywhere(ada.page, 'in the lobby');
    await ada.page.getByRole('button', { name: 'Close this table' }).click();
    await everywhere(ada.page, 'asked whether to close the table');
    await ada.page.getByRole('button', { name: 'Leave it open' }).click();
    for (const guest of others) await guest.join(server, code);
    if (others.length === 0) await ada.page.getByRole('button', { name: /^Bots? for/ }).click();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    return [ada, bram, code];
  }

  it('at Double Lucky 7 with the wheel', async () => {
    const [ada, bram] = await seated(LUCKY);
    const guests = [ada, bram];
    const seen = new Set<string>();
    for (;;) {
      const phases = await Promise.all(guests.map(({ page }) => asked(page)));
      if (phases.every((phase) => phase === 'final')) break;
      for (const [i, phase] of phases.entries()) {
        if (phase === null || seen.has(phase)) continue;
        seen.add(phase);
        await everywhere(guests[i]!.page, phase);
      }
      const who = await move(guests);
      // Whoever is asked now waits, where the bot would not: nothing moves any more while Bram is.
      const { page } = ada;
      const isTakeBack =
        who === ada &&
        (await mover(guests)) === bram &&
        (await page.getByRole('button', { name: /take my move back/ }).count()) > 0;
      if (!isTakeBack || seen.has('take back')) continue;
      seen.add('take back');
      await everywhere(page, 'a move can be taken back');
      await page.getByRole('button', { name: /take my move back/ }).click();
      const other = bram.page;
      await other.getByText('would like to take the last move back').waitFor();
      await everywhere(other, 'asked to agree');
      await other.getByRole('button', { name: 'Rather not' }).click();
      await other.getByRole('button', { name: 'Table talk' }).first().click();
      await everywhere(other, 'while talking');
      await other.keyboard.press('Escape');
      await other.getByRole('button', { name: 'Menu' }).click();
      await everywhere(other, 'with the menu open');
      await other.keyboard.press('Escape');
    }
    assert.ok(
      ['bid', 'wheel', 'play', 'take back'].every((state) => seen.has(state)),
      [...seen].join(),
    );
    await everywhere(ada.page, 'at the end');
    const final = ada.page.locator('.final');
    await final.getByLabel('Say something').fill('What a game');
    await final.getByRole('button', { name: 'Say it' }).click();
    await bram.page.locator('.final').getByText('What a game').waitFor();
  });

  it('at Magic 7 for four', async () => {
    // People only: so somebody whom we see chooses an opponent, whoever wins the tricks.
    const chloe = await Guest.arrive(browser, 'Chloé');
    const diego = await Guest.arrive(browser, 'Diego');
    const [ada, bram, code] = await seated(MAGIC, [chloe, diego]);
    const guests = [ada, bram, chloe, diego];
    const onlooker = await Guest.arrive(browser, 'Onlooker');
    await onlooker.follow(server, code);
    await onlooker.page.getByText('You are watching').waitFor();
    const seen = new Set<string>();
    /** Looks at a page in a state that was not seen before. */
    async function look(page: Page, state: string): Promise<void> {
      if (seen.has(state)) return;
      seen.add(state);
      await everywhere(page, state);
    }
    for (let tricks = 0; ;) {
      const guest = await mover(guests);
      if (guest === null) break;
      const { page } = guest;
      if (tricks > 0) await look(page, 'while playing');
      await tap(page.locator('[role=option]').first());
      const attack = page.getByRole('button', { name: /^Play against/ });
      if ((await attack.count()) > 0) {
        await look(page, 'choosing an opponent');
        await tap(attack.and(page.locator(':not([aria-disabled])')).first());
      }
      if (++tricks === 6) await look(onlooker.page, 'while watching');
    }
    assert.deepEqual(seen, new Set(['while playing', 'choosing an opponent', 'while watching']));
    await everywhere(ada.page, 'at the end');
  });
});

/** In the page: everything lies where it is going to lie. */
async function settled(): Promise<void> {
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  await frame();
}
