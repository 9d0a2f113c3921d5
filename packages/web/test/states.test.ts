import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { violations } from './support/accessibility.ts';
import { AT_ONCE, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { openPlanted, recordWithRoll } from './support/planted.ts';
import { openPanel, play, playTogether, playUntil } from './support/player.ts';
import { withBrowser } from './support/suite.ts';
import { tap } from './support/tap.ts';

/** What opens over the table, by its key. */
const PANELS = { m: 'menu', l: 'last trick', s: 'score sheet', w: 'wheel', '?': 'keys' };

async function isClean(page: Page, state: string): Promise<void> {
  assert.deepEqual(await violations(page), [], state);
}

for (const colorScheme of ['dark', 'light'] as const) {
  describe(`axe objects to nothing, ${colorScheme}`, () => {
    const suite = withBrowser();

    async function open(options: Visit = {}): Promise<Page> {
      const context = await visit(suite.browser, { colorScheme, ...options });
      const page = await context.newPage();
      await page.goto(suite.site.url);
      return page;
    }

    it('on the pages', async () => {
      const page = await open();
      await page.getByRole('button', { name: /^Play now/ }).waitFor();
      await isClean(page, 'start');
      for (const place of ['settings', 'new']) {
        await page.goto(`${suite.site.url}#/${place}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await isClean(page, place);
      }
      await page.context().close();
    });

    it('at the target of a field, and in all that opens over the table', async () => {
      const choices = { players: { 'double-lucky-7': 3 }, mode: 'tactical', rounds: 7 };
      const page = await open({ choices });
      await play(page);
      await playUntil(page, { round: 1, phase: 'wheel' });
      const field = page.getByRole('button', { name: /^(Change|Player) .*: free$/ }).first();
      await tap(field);
      await page.getByRole('button', { name: 'Place my pawn' }).click();
      await page.getByRole('button', { name: 'Back' }).waitFor();
      await isClean(page, 'target');
      await page.getByRole('button', { name: 'Back' }).click();
      await playUntil(page, { round: 2, phase: 'play' });
      for (const [key, name] of Object.entries(PANELS)) {
        await openPanel(page, key);
        await isClean(page, name);
        await page.keyboard.press('Escape');
      }
      await page.context().close();
    });

    it('before and after a roll of the die', async () => {
      const page = await open({
        choices: { players: { 'double-lucky-7': 2 }, mode: 'dice', rounds: 7 },
        settings: { ...AT_ONCE, speed: 'calm' },
      });
      await play(page);
      await playUntil(page, { round: 1, phase: 'wheel' });
      await isClean(page, 'roll');
      await page.getByRole('button', { name: 'Roll', exact: true }).click();
      await page.waitForFunction(() => document.querySelector('.announcement .die') !== null);
      await isClean(page, 'die');
      await page.context().close();
    });

    it('when the die has fallen: on a free field, on a taken one, on X', async () => {
      const page = await open({ settings: { ...AT_ONCE, speed: 'calm' } });
      await page.getByRole('button', { name: /^Play now/ }).waitFor();
      await openPlanted(page, recordWithRoll('free'));
      await page.getByRole('heading', { name: /^You rolled/ }).waitFor();
      await isClean(page, 'free');
      await openPlanted(page, recordWithRoll('taken'));
      await page.getByRole('heading', { name: /^Double Lucky/ }).waitFor();
      await isClean(page, 'Double Lucky');
      await openPlanted(page, recordWithRoll('x'));
      await page.getByRole('button', { name: 'Roll', exact: true }).click();
      await page.locator('.announcement').getByText('You roll X').waitFor();
      await isClean(page, 'X');
      await page.context().close();
    });

    it('at the curtain', async () => {
      const seats = ['Ada', 'Bram'].map((name) => ({ name, kind: 'human' }));
      const page = await open({ choices: { players: { 'double-lucky-7': 2 }, seats } });
      await playTogether(page);
      await page.getByRole('button', { name: /show my cards/ }).waitFor();
      await isClean(page, 'curtain');
      await page.context().close();
    });
  });
}
