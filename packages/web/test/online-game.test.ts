import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser } from 'playwright-core';

import { openBrowser, visit } from './support/browser.ts';
import { Guest, move, mover, moves } from './support/online.ts';
import { answer, asked } from './support/player.ts';
import { TableServer } from './support/server.ts';

/** So long somebody loses the network. */
const OFFLINE_MS = 10_000;
const CHOICES = { players: { 'double-lucky-7': 4 }, mode: 'classic', rounds: 7 };

describe('a game of Double Lucky 7 among four people far apart', () => {
  let server: TableServer;
  let browser: Browser;
  let guests: Guest[];
  let code: string;
  before(async () => {
    server = await TableServer.open();
    browser = await openBrowser();
    guests = [];
    for (const name of ['Ada', 'Bram', 'Chloé', 'Diego']) {
      guests.push(await Guest.arrive(browser, name, { choices: CHOICES }));
    }
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const [ada, bram, chloe, diego] = [0, 1, 2, 3].map((i) => () => guests[i]!) as [
    () => Guest,
    () => Guest,
    () => Guest,
    () => Guest,
  ];

  /** Plays until somebody is to play one of several cards, so that a second one could go by mistake; answers how many. */
  async function untilAsked(guest: Guest): Promise<number> {
    for (;;) {
      const isNext = (await mover(guests)) === guest && (await asked(guest.page)) === 'play';
      const { length } = await guest.cards();
      if (isNext && length > 1) return length;
      await move(guests);
    }
  }

  /** Their line is back, and they hold so many cards. */
  async function holds({ page }: Guest, cards: number): Promise<void> {
    await page.getByText('No connection').waitFor({ state: 'detached' });
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('[role=option]').length === wanted,
      cards,
    );
  }

  it('begins with a link, a code and a name', async () => {
    code = await ada().open(server);
    await bram().join(server, code);
    await chloe().page.goto(`${server.url}#/tables`);
    await chloe().page.getByLabel('Join by code').fill(code.toLowerCase());
    await chloe().page.getByRole('button', { name: 'Go' }).click();
    await chloe().sitDown();
    await diego().join(server, code);
    await diego().page.getByText('Ada starts the game').waitFor();
    await ada().page.getByRole('button', { name: 'Start the game' }).click();
    await mover(guests);
  });

  it('lets somebody take a bid back if all others agree', async () => {
    const first = (await move(guests))!;
    await first.page.getByRole('button', { name: 'Ask to take my move back' }).click();
    await first.page.getByText('Waiting for the others').waitFor();
    for (const guest of guests.filter((other) => other !== first)) {
      await guest.page.getByText(`${first.name} would like to take the last move back`).waitFor();
      await guest.page.getByRole('button', { name: 'All right' }).click();
    }
    await first.page.getByLabel('Your bid').waitFor();
    assert.equal(await mover(guests), first);
  });

  it('is watched by somebody who sees no hand', async () => {
    const spectator = await Guest.arrive(browser, 'Emma');
    await spectator.follow(server, code);
    await spectator.page.getByText('You are watching').waitFor();
    assert.deepEqual(await spectator.cards(), []);
    await ada().talk();
    await ada().page.getByText('One person is watching').waitFor();
    await ada().page.keyboard.press('Escape');
    await moves(guests, 6);
    assert.deepEqual(await spectator.cards(), []);
    await spectator.context.close();
  });

  it('goes on where it was for two who load the page again', async () => {
    await moves(guests, 10);
    await mover(guests);
    for (const guest of [bram(), chloe()]) {
      const cards = await guest.cards();
      await guest.page.reload();
      await guest.page.locator('[role=option]').first().waitFor();
      assert.equal((await guest.cards()).length, cards.length);
    }
    await moves(guests, 4);
  });

  it('waits ten seconds for somebody without a network, whose tap meanwhile counts once', async () => {
    const cards = await untilAsked(diego());
    await diego().context.setOffline(true);
    await diego().page.getByText('No connection').waitFor();
    await answer(diego().page, 'play');
    assert.equal(await asked(diego().page), null, 'what was answered is not asked again');
    const held = await diego().staysCutOff(OFFLINE_MS);
    assert.ok(held >= OFFLINE_MS, 'the page says all the time that it is cut off');
    await ada().page.getByText('Diego has lost the connection: a bot plays in').waitFor();
    await diego().context.setOffline(false);
    await holds(diego(), cards - 1);
    await ada().page.getByText('Diego has lost the connection').waitFor({ state: 'detached' });
  });

  it('goes on without somebody who is cut off, and they miss nothing', async () => {
    await diego().context.setOffline(true);
    await diego().page.getByText('No connection').waitFor();
    const others = guests.filter((guest) => guest !== diego());
    // The others play until it is Diego's turn, which he does not know of yet.
    // By and by the server misses him; until then he seems to think.
    const turn = ada().page.getByText(/Diego (is thinking|has lost the connection)/);
    while ((await turn.count()) === 0) {
      for (const { page } of others) {
        const phase = await asked(page);
        if (phase !== null) await answer(page, phase);
      }
    }
    await diego().context.setOffline(false);
    await diego().page.getByText('No connection').waitFor({ state: 'detached' });
    assert.equal(await mover(guests), diego());
    await moves(guests, 4);
  });

  it('lets a bot play for somebody who leaves, and hands over when they come back', async () => {
    const { page } = chloe();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'A bot plays on' }).click();
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    await ada().page.getByText('Chloé leaves: a bot plays on').waitFor({ state: 'attached' });
    const others = guests.filter((guest) => guest !== chloe());
    await moves(others, 9);
    await page.getByRole('link', { name: 'Go there' }).click();
    await page.getByRole('button', { name: 'I am back' }).click();
    await page.getByRole('button', { name: 'I am back' }).waitFor({ state: 'detached' });
    await moves(guests, 4);
  });

  it('survives the server being killed; a card played meanwhile is neither lost nor doubled', async () => {
    const player = bram();
    const cards = await untilAsked(player);
    await server.kill();
    await player.page.getByText('No connection').waitFor();
    await answer(player.page, 'play');
    assert.equal(await asked(player.page), null, 'what was answered is not asked again');
    await server.again();
    await holds(player, cards - 1);
    for (const { page } of guests) {
      await page.getByText('No connection').waitFor({ state: 'detached' });
    }
    await moves(guests, 3);
  });

  it('is played to its end, and everybody’s browser finds the deals fair', async () => {
    await moves(guests);
    for (const { page } of guests) {
      await page.getByText('Checked by your own browser').waitFor();
      await page.getByText('The details').click();
      await page.getByText('What this device added is part of the deals').waitFor();
    }
    const totals = await Promise.all(
      guests.map(({ page }) => page.locator('.final .total').allTextContents()),
    );
    assert.equal(new Set(totals.map(String)).size, 1);
  });

  it('is looked at again by somebody who was not there, through a link to a moment of it', async () => {
    const link = guests[0]!.page.getByRole('link', { name: 'Look back', exact: true });
    const record = (await link.getAttribute('href'))!.split('/').at(-1)!;
    const context = await visit(browser);
    const page = await context.newPage();
    await page.goto(`${server.url}g/${record}.4.1`);
    await page.getByText('Round 1 · move 4 of').waitFor();
    await page.getByRole('button', { name: 'More about this game' }).click();
    await page.getByRole('button', { name: 'Was the deal fair?' }).click();
    await page.getByText('Everything is right').waitFor();
    await context.close();
  });

  it('is followed by another one with the same people in the same seats', async () => {
    await bram().page.getByRole('button', { name: 'Again with the same people' }).click();
    await bram().isSeated();
    for (const guest of [ada(), chloe(), diego()]) {
      await guest.page.getByRole('button', { name: 'Again with the same people' }).click();
      await guest.isSeated();
    }
    const names = await bram().page.locator('li .name b').allTextContents();
    assert.deepEqual(names, ['Ada', 'Bram', 'Chloé', 'Diego']);
    await bram().page.getByRole('button', { name: 'Start the game' }).click();
    await moves(guests, 3);
    assert.deepEqual(
      guests.flatMap(({ errors }) => errors),
      [],
    );
  });
});
