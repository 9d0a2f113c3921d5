import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { openBrowser } from './support/browser.ts';
import { Line } from './support/line.ts';
import { Guest, move, mover, moves } from './support/online.ts';
import { answer, asked } from './support/player.ts';
import { missedControls } from './support/pointer.ts';
import { TableServer } from './support/server.ts';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1366, height: 768 };
const LYING = { width: 667, height: 375 };
const FOUR = { game: 'magic-7', players: { 'magic-7': 4 } };
const TWO = { game: 'magic-7', players: { 'magic-7': 2 } };

describe('an evening among friends, from the lobby to another game', () => {
  let server: TableServer;
  let line: Line;
  let browser: Browser;
  /** A phone, a desk, and a phone on a line that is about to die. */
  let ada: Guest;
  let bram: Guest;
  let chloe: Guest;
  let code: string;
  before(async () => {
    server = await TableServer.open();
    line = await Line.lay(server);
    browser = await openBrowser();
    ada = await Guest.arrive(browser, 'Ada', { choices: FOUR });
    bram = await Guest.arrive(browser, 'Bram', { viewport: DESK });
    chloe = await Guest.arrive(browser, 'Chloé');
    code = await ada.open(server);
    await bram.join(server, code);
    await chloe.join(line, code);
    await ada.page.getByRole('button', { name: 'Mute Chloé' }).waitFor();
    // Chloé goes into a tunnel: neither end is told.
    line.fallSilent();
  });
  after(async () => {
    await browser.close();
    line.close();
    await server.close();
  });

  const button = ({ page }: Guest, name: string | RegExp): ReturnType<Page['getByRole']> =>
    page.getByRole('button', { name });

  /** Everything that can be seen can be touched in its middle, on a phone, on its side, and at a desk. */
  async function isTouchable({ page }: Guest, what: string): Promise<void> {
    const usual = page.viewportSize()!;
    for (const size of [PHONE, LYING, DESK]) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.deepEqual(await missedControls(page), [], `${what}, ${String(size.width)}`);
    }
    await page.setViewportSize(usual);
  }

  /** What a guest reads at once when the host has changed something. */
  async function isTold(guest: Guest, words: string): Promise<void> {
    await guest.page.getByText(`Ada has changed the table: ${words}`).waitFor();
  }

  it('says who partners whom, and the host seats everybody anew, also by keyboard', async () => {
    await bram.page.getByText('Ada + Chloé against Bram + Seat 4').waitFor();
    await isTouchable(ada, 'the lobby');
    await button(ada, 'Arrange the table').click();
    await button(ada, 'Move Bram up').click();
    await isTold(bram, 'Bram + Chloé against Ada + Seat 4');
    const focused = (): Promise<string | null> =>
      ada.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    assert.equal(await focused(), 'Move Bram down', 'the focus went with Bram');
    await ada.page.keyboard.press('Enter');
    await isTold(bram, 'Ada + Chloé against Bram + Seat 4');
    assert.equal(await focused(), 'Move Bram down');
  });

  it('lets two exchange their colours', async () => {
    await button(ada, 'Colour of Bram').click();
    await isTouchable(ada, 'choosing a colour');
    await ada.page.locator('label', { hasText: 'red' }).click();
    await isTold(bram, 'new colours');
    await button(ada, 'Colour of Bram').click();
  });

  it('changes seats, game, options and house rules without a new link', async () => {
    const { page } = ada;
    await page.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
    await isTold(bram, '3 seats');
    await page.getByRole('group', { name: 'Game' }).getByText('Double Lucky 7').click();
    await isTold(bram, 'Double Lucky 7');
    await page.getByText('Tactical Escape', { exact: true }).click();
    await isTold(bram, 'Tactical Escape');
    const chat = page.getByLabel('Chat at the table');
    await chat.click();
    await isTold(bram, 'without: Chat at the table');
    await bram.page.getByLabel('Say something').waitFor({ state: 'detached' });
    await chat.click();
    await bram.page.getByLabel('Say something').waitFor();
    await button(ada, 'Done').click();
    assert.ok(page.url().endsWith(code));
  });

  it('knows of a line that died without a word as soon as a ping is missed', async () => {
    const row = ada.page.locator('li', { hasText: 'Chloé' });
    await row.getByText(/lost connection|away/i).waitFor();
  });

  it('lets somebody mute the host, and the host ask somebody to leave', async () => {
    const mute = button(bram, 'Mute Ada');
    const say = async (text: string): Promise<void> => {
      await ada.page.getByLabel('Say something').fill(text);
      await button(ada, 'Say it').click();
      await ada.page.getByText(text).waitFor();
    };
    await mute.click();
    await say('psst');
    await mute.click();
    await say('welcome');
    await bram.page.getByText('welcome').waitFor();
    assert.equal(await bram.page.getByText('psst').count(), 0);
    await button(ada, 'Ask Chloé to leave').click();
    await isTouchable(ada, 'asked whether somebody has to go');
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Ask Chloé' }).click();
    await bram.page.getByText('Chloé was asked to leave').waitFor();
  });

  it('plays with those who came, in one tap', async () => {
    await ada.page.getByText('Waiting for one more.').waitFor();
    await button(ada, 'Play with 2').click();
    await mover([ada, bram]);
  });

  it('says so on the screen when a bot was quicker than what was tapped while offline', async () => {
    const guests = [ada, bram];
    while ((await mover(guests)) !== bram || (await asked(bram.page)) !== 'play')
      await move(guests);
    await bram.context.setOffline(true);
    await bram.page.getByText('No connection').waitFor();
    await answer(bram.page, 'play');
    // Bram's other device gives the seat to a bot, which plays.
    const other = await Guest.arrive(browser, 'Bram');
    await other.context.addCookies(await bram.context.cookies());
    await other.follow(server, code);
    await button(other, 'Menu').click();
    await button(other, 'Leave the table').click();
    await button(other, /A bot plays on at once/).click();
    await ada.page.getByText('Bram leaves: a bot plays on.').first().waitFor();
    await ada.page.waitForFunction(() => document.querySelector('p.prompt, .sheet') !== null);
    await other.context.close();
    await bram.context.setOffline(false);
    await bram.page.getByText('Your move came too late').waitFor();
    await isTouchable(bram, 'overtaken');
    await button(bram, 'I am back').click();
    await mover(guests);
    assert.deepEqual([...ada.errors, ...bram.errors, ...chloe.errors], []);
  });

  it('seats a late friend where a bot has played, marks what the bot played, and plays again', async () => {
    const dora = await Guest.arrive(browser, 'Dora', { choices: TWO });
    const emma = await Guest.arrive(browser, 'Emma');
    const late = await dora.open(server);
    await button(dora, 'Bot for the free seat').click();
    await button(dora, 'Start the game').click();
    // Until the bot has played, too.
    await moves([dora], 3);
    await emma.follow(server, late);
    await emma.page.getByText('You may take over a bot’s seat.').waitFor();
    await isTouchable(emma, 'looking on where a seat is to be had');
    await button(emma, 'Sit down').click();
    await isTouchable(emma, 'about to sit down');
    await emma.page.getByLabel('Your name').fill('Emma');
    await emma.page.getByRole('dialog').getByRole('button', { name: 'Sit down' }).click();
    await emma.page.locator('[role=option]').first().waitFor();
    await dora.page.getByText('Emma takes over from a bot.').first().waitFor();
    await moves([dora, emma]);
    for (const { page } of [dora, emma]) {
      await page.getByText(/Emma: \d+ moves? by a bot/).waitFor();
    }
    await button(emma, 'Again with the same people').click();
    await emma.isSeated();
    await emma.page.getByText('Kept for Dora').first().waitFor({ state: 'attached' });
    await dora.page.getByText('Emma would like to play again.').waitFor();
    assert.equal(
      await button(dora, 'Again with the same people').count(),
      1,
      'one button leads there',
    );
    await button(dora, 'Again with the same people').click();
    await dora.isSeated();
    assert.deepEqual([...dora.errors, ...emma.errors], []);
  });
});
