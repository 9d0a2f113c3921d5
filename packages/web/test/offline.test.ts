import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser } from 'playwright-core';

import { openBrowser, visit } from './support/browser.ts';
import { play, playToTheEnd } from './support/player.ts';
import { serveSite } from './support/site.ts';
import type { Site } from './support/site.ts';

describe('without a network', () => {
  let site: Site;
  let browser: Browser;
  before(async () => {
    site = await serveSite();
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  it('a game is played from the start page to its end, after one visit', async () => {
    const choices = { players: { 'double-lucky-7': 2 }, mode: 'dice', rounds: 7 };
    const context = await visit(browser, { choices });
    const page = await context.newPage();
    await page.goto(site.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The server is gone: whatever is not on the device now cannot come.
    await site.close();
    await page.reload();
    await play(page);
    await playToTheEnd(page);
    assert.equal(await page.locator('.final .total').count(), 2);
    await context.close();
  });
});
