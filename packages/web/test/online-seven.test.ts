import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser } from 'playwright-core';

import { openBrowser } from './support/browser.ts';
import { Guest, mover, moves } from './support/online.ts';
import { TableServer } from './support/server.ts';

const NAMES = ['Ada', 'Bram', 'Chloé', 'Diego', 'Emma', 'Finn', 'Greta'];
const CHOICES = { players: { 'double-lucky-7': 7 }, mode: 'classic', rounds: 7 };

describe('seven people on seven phones', () => {
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

  it('play, talk, and hear nothing of whom they have muted', async () => {
    const guests: Guest[] = [];
    for (const name of NAMES) guests.push(await Guest.arrive(browser, name, { choices: CHOICES }));
    const [ada, bram, chloe] = guests as [Guest, Guest, Guest];
    const code = await ada.open(server);
    for (const guest of guests.slice(1)) await guest.join(server, code);
    // All from one address, each with a first visit and everything that the service worker fetches.
    for (const { page } of guests) {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    }
    assert.equal(server.refusedForNumber, 0);
    const asked = server.log.filter((line) => line.includes('incoming request')).length;
    assert.ok(asked <= 60 * guests.length, `a phone asks for little: ${String(asked)} by seven`);
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    // A round with one card: everybody bids and plays once.
    await moves(guests, 14);
    await mover(guests);
    for (const { page } of guests) {
      assert.equal(
        await page.getByRole('list', { name: 'Opponents' }).getByRole('listitem').count(),
        6,
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, 'nothing is wider than the phone');
    }

    await bram.talk();
    await bram.page.getByRole('button', { name: 'Mute Ada' }).click();
    await ada.talk();
    await ada.page.getByPlaceholder('Say something').fill('Anybody there?');
    await ada.page.keyboard.press('Enter');
    await chloe.talk();
    await chloe.page.getByText('Anybody there?').waitFor();
    await chloe.page.getByRole('button', { name: 'Good game!' }).click();
    await bram.page.locator('.talk').getByText('Chloé Good game!').waitFor();
    assert.equal(await bram.page.getByText('Anybody there?').count(), 0);
    // What was said is still there for somebody who loads the page again, and whoever was muted still is.
    await bram.page.reload();
    await bram.talk();
    await bram.page.locator('.talk').getByText('Chloé Good game!').waitFor();
    assert.equal(await bram.page.getByText('Anybody there?').count(), 0);
    assert.deepEqual(
      guests.flatMap(({ errors }) => errors),
      [],
    );
  });

  it('a page that is limited says so, and goes on by itself', async () => {
    const flood = async (): Promise<void> => {
      const some = Array.from({ length: 100 }, () => fetch(`${server.url}api/me`));
      for (const response of await Promise.all(some)) await response.arrayBuffer();
    };
    while (server.refusedForNumber === 0) await flood();
    const hana = await Guest.arrive(browser, 'Hana', { choices: CHOICES });
    await hana.page.goto(`${server.url}#/open`);
    await hana.page.getByLabel('Your name').fill(hana.name);
    await hana.page.getByRole('button', { name: 'Open the table' }).click();
    const busy = hana.page.getByRole('status').getByText('It goes on by itself');
    await busy.waitFor();
    // Whoever goes elsewhere has thought better of it.
    await hana.page.getByRole('button', { name: 'Back' }).click();
    await busy.waitFor({ state: 'detached' });
    await hana.page.goto(`${server.url}#/tables`);
    await busy.waitFor();
    await hana.page.getByText('Nobody is waiting at the moment').waitFor();
    await busy.waitFor({ state: 'detached' });
    assert.deepEqual(hana.errors, []);
  });
});
