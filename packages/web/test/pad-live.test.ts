import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser } from 'playwright-core';

import { violationsInBothThemes } from './support/accessibility.ts';
import { openBrowser, visit } from './support/browser.ts';
import { begin, plan, Scribe } from './support/pad.ts';
import { TableServer } from './support/server.ts';

describe('a pad is followed live', () => {
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

  it('entry by entry, over a server that is killed in between, and by the next phone that keeps it', async () => {
    const context = await visit(browser);
    await plan(context, { players: 2, rounds: 7 });
    const page = await context.newPage();
    await begin(page, server.url);
    const scribe = new Scribe(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Share and print' }).click();
    await page.getByRole('button', { name: 'Let others follow' }).click();
    await page.getByRole('img', { name: 'QR code to follow the pad' }).waitFor();
    const link = await page.getByLabel('Link to share').first().inputValue();
    await page.keyboard.press('Escape');

    const phone = await visit(browser);
    const follower = await phone.newPage();
    await follower.goto(link);
    await follower.getByText('You see every entry as it is written.').waitFor();
    assert.deepEqual(await violationsInBothThemes(follower), []);
    await scribe.bid(1);
    await follower.getByRole('img', { name: 'Ada bids 1' }).waitFor();
    assert.equal(await follower.getByRole('button', { name: /^Bid \d/ }).count(), 0, 'read-only');

    await server.kill();
    await follower.getByText('No connection. This is the latest we know').waitFor();
    await scribe.bid(1);
    await scribe.tricks(new Map([[1, 0]]));
    await scribe.tap('Finish');
    await page.getByRole('heading', { name: 'Round 2: bids' }).waitFor();
    await server.again();
    await follower.getByRole('heading', { name: 'Round 2: bids' }).waitFor();
    assert.deepEqual(await follower.locator('tr.tot td').allTextContents(), ['12', '0']);

    // The pad goes on another phone; whoever follows stays with it.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Share and print' }).click();
    await page.getByRole('button', { name: 'Hand it over' }).click();
    // Behind those to follow it and to have a copy.
    const handed = await page.getByLabel('Link to share').nth(2).inputValue();
    await page.getByRole('button', { name: 'It has arrived there' }).click();
    const next = await (await visit(browser)).newPage();
    await next.goto(handed);
    await next.getByRole('button', { name: 'Keep and go on here' }).click();
    await new Scribe(next).bid(2);
    await follower.getByRole('img', { name: 'Bram bids 2' }).waitFor();

    await next.getByRole('button', { name: 'Menu' }).click();
    await next.getByRole('button', { name: 'Share and print' }).click();
    await next.getByRole('button', { name: 'Stop it' }).click();
    await follower.getByText('This pad cannot be followed any more').waitFor();
    await follower.reload();
    await follower.getByText('This pad cannot be followed any more').waitFor();
    for (const one of [context, phone, next.context()]) await one.close();
  });

  it('the short address leads to the pads', async () => {
    const context = await visit(browser);
    const page = await context.newPage();
    await page.goto(`${server.url}pad`);
    await page.getByRole('link', { name: 'New pad' }).waitFor();
    await context.close();
  });
});
