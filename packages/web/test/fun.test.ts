import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { forfeitsIn } from '../src/i18n/forfeits.ts';
import { violationsInBothThemes } from './support/accessibility.ts';
import { AT_ONCE, visit } from './support/browser.ts';
import { answer, play, playTogether, playUntil, waitForAsk } from './support/player.ts';
import { withBrowser } from './support/suite.ts';

const OURS = forfeitsIn('en');
const slip = (page: Page) => page.getByRole('complementary', { name: 'Forfeits' });

/** Plays until somebody has missed a bid. */
async function untilForfeit(page: Page): Promise<string> {
  for (let round = 1; ; round++) {
    await playUntil(page, { round, phase: 'result' });
    if ((await slip(page).count()) > 0) return slip(page).innerText();
    await answer(page, 'result');
  }
}

describe('Play for Fun', () => {
  const suite = withBrowser();

  it('shows and says a forfeit to a person who missed, and is not in the way', async () => {
    const context = await visit(suite.browser, {
      settings: { ...AT_ONCE, fun: true },
      choices: { players: { 'double-lucky-7': 7 }, rounds: 14, mode: 'tactical' },
    });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await play(page);
    const drawn = await untilForfeit(page);
    const forfeit = OURS.find((text) => drawn === `Ada ${text}`);
    assert.notEqual(forfeit, undefined, drawn);
    const button = page.getByRole('button', { name: 'Next round' });
    assert.ok(await button.evaluate((node) => node === document.activeElement));
    const { y, height } = (await button.boundingBox())!;
    assert.ok(y + height <= 640, 'the button lies below the edge');
    const heard = (await page.locator('[aria-live]').allTextContents()).join(' ');
    assert.ok(heard.includes(`Ada: ${forfeit!}`), heard);
    assert.deepEqual(await violationsInBothThemes(page), []);
    await context.close();
  });

  it('has a list that is found at the table and in the settings, changed, kept and brought back', async () => {
    const context = await suite.browser.newContext({ locale: 'en', colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(`${suite.site.url}#/new`);
    await page.getByRole('switch', { name: /^Play for Fun/ }).click();
    await page.getByRole('button', { name: /^Your forfeits/ }).click();
    const list = page.getByRole('dialog').getByRole('listitem');
    assert.equal(await list.count(), OURS.length);

    await page.getByRole('textbox', { name: 'A forfeit of your own' }).fill('  Wink   slowly. ');
    await page.keyboard.press('Enter');
    assert.equal(await list.last().getByRole('textbox').inputValue(), 'Wink slowly.');
    await list.first().getByRole('textbox').fill('Quack.');
    await page.keyboard.press('Enter');
    await list.nth(1).getByRole('button', { name: 'Remove forfeit 2' }).click();
    assert.equal(await list.count(), OURS.length);
    assert.deepEqual(await violationsInBothThemes(page), []);

    await page.goto(`${suite.site.url}#/settings`);
    await page.reload();
    await page.getByRole('button', { name: /^Your forfeits/ }).click();
    assert.equal(await list.first().getByRole('textbox').inputValue(), 'Quack.');
    assert.equal(await list.nth(1).getByRole('textbox').inputValue(), OURS[2]);
    await page.getByRole('button', { name: 'Back to our list' }).click();
    assert.equal(await list.first().getByRole('textbox').inputValue(), OURS[0]);
    await page.getByRole('button', { name: 'Undo' }).click();
    assert.equal(await list.first().getByRole('textbox').inputValue(), 'Quack.');

    await page.evaluate(() => localStorage.setItem('table-seven/forfeits', '["damaged'));
    await page.reload();
    await page.getByRole('button', { name: /^Your forfeits/ }).click();
    assert.equal(await list.first().getByRole('textbox').inputValue(), OURS[0]);
    await context.close();
  });

  it('goes around with the device: everybody who missed is named', async () => {
    const context = await visit(suite.browser, {
      settings: { ...AT_ONCE, fun: true },
      choices: {
        players: { 'double-lucky-7': 4 },
        seats: ['Ada', 'Bram', 'Chloé', 'Diego'].map((name) => ({ name, kind: 'human' })),
        rounds: 7,
      },
    });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await playTogether(page);
    // Whoever is asked bids the first that is allowed, and so somebody misses sooner or later.
    const more = page.getByRole('button', { name: /more forfeit/ });
    const lift = page.getByRole('button', { name: /show my cards/ });
    for (;;) {
      await Promise.race([lift.waitFor(), waitForAsk(page)]);
      if ((await lift.count()) > 0) {
        await lift.click();
        continue;
      }
      const phase = await waitForAsk(page);
      assert.notEqual(phase, 'final', 'a whole game without three misses in a round');
      if ((await more.count()) > 0) break;
      await answer(page, phase);
    }
    await more.click();
    const names = page.getByRole('dialog').getByRole('listitem').locator('b');
    assert.ok((await names.count()) >= 3);
    assert.equal(new Set(await names.allTextContents()).size, await names.count());
    assert.deepEqual(await violationsInBothThemes(page), []);
    await context.close();
  });
});
