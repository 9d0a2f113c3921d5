import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { LANGUAGES } from '../src/i18n/languages.ts';
import { violations, violationsInBothThemes } from './support/accessibility.ts';
import { AT_ONCE, visit } from './support/browser.ts';
import { begin, NAMES, plan, Scribe } from './support/pad.ts';
import { serveSite } from './support/site.ts';
import { withBrowser } from './support/suite.ts';
import { tooWide } from './support/width.ts';

/** Longer than most people are called, and as long as a name may be. */
const LONG = [
  'Maximiliane-Jo',
  'Bartholomäus-X',
  'Wilhelmina Bea',
  'Diego',
  'Emma',
  'Finn',
  'Greta',
];

/** The pad’s states in turn, by place and not by words: seven players, the wheel, a correction. */
async function walk(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  const bids = page.locator('.chips button:not([aria-disabled]):visible');
  const ask = page.locator('.ask .button:visible');
  await bids.first().waitFor();
  await look('bids');
  for (let i = 0; i < 7; i++) await bids.first().click();
  await page.locator('.use button:visible').first().waitFor();
  await look('wheel');
  await page.locator('.use button:visible').first().click();
  await page.locator('.choice:visible').waitFor();
  await look('roll or option');
  await ask.click();
  await ask.click();
  await page.locator('.stepper:visible').first().waitFor();
  await look('tricks');
  await page.locator('.stepper button:visible').nth(1).click();
  await ask.last().click();
  await bids.first().waitFor();
  const bar = page.locator('header .bar-text ~ button');
  await bar.nth(-2).click();
  await page.locator('dialog[open] th.r button').first().waitFor();
  await look('sheet');
  await page.locator('dialog[open] th.r button').first().click();
  await page.locator('.correction').waitFor();
  await page.locator('.stepper button:visible').nth(3).click();
  await look('correction');
  await page.locator('header .bar-text ~ button').nth(0).click();
  await bar.last().click();
  await page.locator('dialog[open] .menu').waitFor();
  await look('menu');
  await page.locator('dialog[open] .menu button').nth(2).click();
  await page.locator('dialog[open] .players').waitFor();
  await look('players');
  await page.keyboard.press('Escape');
  await bar.last().click();
  await page.locator('dialog[open] .menu button').first().click();
  await page.locator('dialog[open] .ways input').first().waitFor();
  await look('share');
  await page.keyboard.press('Escape');
  await bar.last().click();
  await page.locator('dialog[open] .menu button').nth(1).click();
  await page.locator('dialog[open] ol').waitFor();
  await look('big numbers');
  await page.keyboard.press('Escape');
}

describe('the pad', () => {
  const suite = withBrowser();

  for (const [i, language] of LANGUAGES.entries()) {
    it(`fits a phone of 360 px in ${language}, and axe objects to nothing`, async () => {
      // English in both themes, the others in one each.
      const colorScheme = i % 2 === 0 ? 'light' : 'dark';
      const context = await visit(suite.browser, {
        colorScheme,
        settings: { ...AT_ONCE, language },
      });
      await context.addInitScript((names) => {
        const players = names.map((name, id) => ({ id, name, color: id }));
        const form = { game: 'double-lucky-7', players, mode: 'tactical', rounds: 7 };
        if (location.protocol !== 'about:')
          localStorage['table-seven/pad-plan'] ??= JSON.stringify(form);
      }, LONG);
      const page = await context.newPage();
      const look = async (state: string): Promise<void> => {
        // Seven long names over seven narrow columns end in dots; whoever listens hears all of them.
        const wide = (await tooWide(page)).filter((text) => !text.startsWith('TH '));
        assert.deepEqual(wide, [], state);
        const found = language === 'en' ? violationsInBothThemes(page) : violations(page);
        assert.deepEqual(await found, [], state);
      };
      await page.goto(`${suite.site.url}#/pad`);
      await page.locator(`html[lang=${language}] h1`).waitFor();
      await look('list');
      await page.goto(`${suite.site.url}#/pad/new`);
      await page.locator('form').waitFor();
      await look('new');
      await page.locator('form button[type=submit]').click();
      await walk(page, look);
      await context.close();
    });
  }

  it('[DL-LW-4] rolls the die for those who have lost theirs', async () => {
    const context = await visit(suite.browser);
    await plan(context, { players: 2, mode: 'dice' });
    const page = await context.newPage();
    await begin(page, suite.site.url);
    const scribe = new Scribe(page);
    await scribe.bid(0);
    await scribe.bid(0);
    await scribe.tap('Bram: Rolls');
    assert.deepEqual(await violations(page), []);
    await scribe.tap('Roll for us');
    // Whatever it shows, it is told: there is no second roll.
    await page.getByRole('button', { name: 'Roll for us' }).waitFor({ state: 'detached' });
    await context.close();
  });

  it('of Die Magische 7: cards that one took are grey for the other, and games add up', async () => {
    const context = await visit(suite.browser);
    await context.addInitScript((names) => {
      const players = names.slice(0, 2).map((name, id) => ({ id, name, color: id }));
      if (location.protocol !== 'about:')
        localStorage['table-seven/pad-plan'] ??= JSON.stringify({
          game: 'magic-7',
          players,
          goal: 60,
        });
    }, NAMES);
    const page = await context.newPage();
    await page.goto(`${suite.site.url}#/pad/new`);
    await page.getByRole('button', { name: 'Start writing' }).click();
    const card = (name: string | RegExp): ReturnType<Page['locator']> =>
      page.getByRole('button', { name });
    for (const value of ['+13', '+12', '+11', '+10']) await card(new RegExp(`^\\${value}`)).click();
    await page.locator('label', { has: page.getByRole('radio', { name: /^Bram/ }) }).click();
    const taken = card(/^\+13.*Ada$/);
    assert.equal(await taken.getAttribute('aria-disabled'), 'true');
    assert.deepEqual(await violationsInBothThemes(page), []);
    assert.deepEqual(await tooWide(page), []);
    await card(/^−6/).click();
    await page.getByRole('button', { name: 'The rest: Ada' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('label', { has: page.getByRole('radio', { name: /^Ada/ }) }).click();
    await page.getByRole('button', { name: 'The rest: Bram' }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('heading', { name: 'Game 2' }).waitFor();
    await page.locator('label', { has: page.getByRole('radio', { name: 'Sums' }) }).click();
    await page.getByLabel('Ada').fill('40');
    await page.getByRole('button', { name: 'Bram: +30' }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('heading', { name: 'Ada wins' }).waitFor();
    // 13 + 12 + 11 + 10 = 46 of 70, and then 40 of 70
    assert.deepEqual(await page.locator('.final tr.tot td').allTextContents(), ['86', '54']);
    assert.deepEqual(await violationsInBothThemes(page), []);
    await context.close();
  });

  it('works without a network after one visit, and from its short address too', async () => {
    const site = await serveSite();
    const context = await visit(suite.browser);
    await plan(context, { players: 2, rounds: 7 });
    const page = await context.newPage();
    await page.goto(site.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await site.close();
    await page.goto(`${site.url}pad`);
    await page.getByRole('link', { name: 'New pad' }).click();
    await page.getByRole('button', { name: 'Start writing' }).click();
    const scribe = new Scribe(page);
    for (let round = 1; round <= 7; round++) {
      await scribe.bid(0);
      await scribe.bid(0);
      await scribe.tricks(new Map([[0, round]]));
      await scribe.tap(round === 7 ? 'Final table' : 'Finish');
    }
    await page.getByRole('heading', { name: 'Bram wins' }).waitFor();
    assert.deepEqual(await violationsInBothThemes(page), []);
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByText('1 card · Bram deals').waitFor();
    await context.close();
  });
});
