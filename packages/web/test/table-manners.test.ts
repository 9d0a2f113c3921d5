import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { STATES } from '../scripts/pictures/states.ts';
import { AT_ONCE, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { play, playToTheEnd, waitForAsk } from './support/player.ts';
import { withBrowser } from './support/suite.ts';
import { tap } from './support/tap.ts';

describe('good manners of a table', () => {
  const suite = withBrowser();

  async function open(options: Visit = {}): Promise<Page> {
    const context = await visit(suite.browser, options);
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await page.locator('.games').waitFor();
    return page;
  }

  it('[DL-DEAL-1] cards are dealt covered, no trump is named before the end, and a tap ends it', async () => {
    const state = STATES.find(({ name }) => name === 'deal-1')!;
    const page = await open({ settings: { ...AT_ONCE, ...state.settings } });
    await page.clock.install();
    // The page's clock stands still from here on: nothing but a tap goes on.
    await state.reach(page);
    const trump = page.locator('.bar button.trump');
    assert.equal(await page.locator('[role=option] .back').count(), 7, 'a card lies open');
    assert.equal(await page.locator('[role=option] .crown').count(), 0);
    assert.ok(!(await trump.isVisible()));
    await page.mouse.click(180, 330);
    await page.locator('.dealing').first().waitFor({ state: 'detached' });
    assert.equal(await page.locator('[role=option] .back').count(), 0);
    assert.ok(await trump.isVisible());
    await page.context().close();
  });

  it('[DL-TRK-2] a card that may not be played says why in place of the prompt, true for this hand', async () => {
    const page = await open();
    await STATES.find(({ name }) => name === 'refusal')!.reach(page);
    assert.match(await page.locator('p.prompt').innerText(), /^You hold \w+, so follow it\.$/);
    assert.equal(await page.locator('.toast').count(), 0);
    await page.clock.resume();
    await tap(page.locator('[role=option]:not([aria-disabled])').first());
    assert.match(await page.locator('p.prompt').innerText(), /click again to play$/);
    await page.context().close();
  });

  it('one’s own move is taken back while it has shown nobody anything', async () => {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    // The dealer names the trump and bids first: so it is our turn again.
    await STATES.find(({ name }) => name === 'trump-choice')!.reach(page);
    await page.locator('.sheet .colors button').first().click();
    await page.getByRole('button', { name: /is trump$/ }).click();
    await page.locator('.sheet .chips').waitFor();
    await page.keyboard.press('u');
    await page.locator('.sheet .colors').waitFor();
    await page.locator('.sheet .colors button').last().click();
    await page.getByRole('button', { name: /is trump$/ }).click();
    await page.locator('.sheet .chips').waitFor();
    await page.context().close();
  });

  it('a solo game is sealed before the first deal, and checked at its end', async () => {
    const page = await open({
      choices: { players: { 'double-lucky-7': 2 }, mode: 'classic', rounds: 7 },
    });
    await play(page);
    await waitForAsk(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const seal = await page.getByText(/^All deals are sealed/).innerText();
    await page.keyboard.press('Escape');
    await playToTheEnd(page);
    await page.getByText(/^Checked: every card/).click();
    const [first, last] = /: (\w+) … (\w+)$/.exec(seal)!.slice(1);
    const shown = await page.locator('.fair dd').first().innerText();
    assert.ok(shown.startsWith(first!) && shown.endsWith(last!), `${seal}, ${shown}`);
    assert.match(await page.locator('.yours').innerText(), /^(1st|2nd), \d of 7 bids hit$/);
    // Where the system cannot share, the picture is saved.
    await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false }));
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Share' }).click(),
    ]);
    assert.equal(saved.suggestedFilename(), 'table-seven.png');
    await page.context().close();
  });

  it('Play now is a solo game with the level that stands beside it, whoever played here before', async () => {
    const seats = ['Ada', 'Bram', 'Chloé'].map((name) => ({ name, kind: 'human' }));
    const page = await open({ choices: { players: { 'double-lucky-7': 3 }, seats } });
    await page.getByText('Strong').click();
    assert.match(await page.getByRole('button', { name: /^Play now/ }).innerText(), /two bots/);
    await play(page);
    await waitForAsk(page);
    assert.equal(await page.getByRole('button', { name: /show my cards/ }).count(), 0);
    const choices = await page.evaluate(() => String(localStorage['table-seven/choices']));
    assert.match(choices, /"level":"expert"/);
    await page.context().close();
  });

  it('[DL-SCO-5] the club of this device stands on the club’s page, also without a server', async () => {
    const page = await open();
    await page.evaluate(() => {
      const entry = { game: 'a', name: 'Ada', points: 144, date: 0 };
      localStorage['table-seven/club'] = JSON.stringify([entry]);
      location.hash = '#/club';
    });
    const here = page.locator('section', { hasText: 'On this device' });
    await here.getByText('144').waitFor();
    assert.equal(await here.getByRole('listitem').count(), 1);
    await page.context().close();
  });
});
