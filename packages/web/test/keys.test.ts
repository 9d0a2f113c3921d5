import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { visit } from './support/browser.ts';
import { openPanel, play, playUntil } from './support/player.ts';
import { withBrowser } from './support/suite.ts';

/** What opens over the table, by its key. */
const PANELS = { m: 'Menu', l: 'Last trick', s: 'Score sheet', w: 'Lucky Wheel', '?': 'Keys' };

describe('keys at the table', () => {
  const suite = withBrowser();

  it('close one panel and open the next in one breath, and leave the settings alone', async () => {
    const context = await visit(suite.browser, {
      choices: { players: { 'double-lucky-7': 2 }, mode: 'tactical' },
    });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await play(page);
    await playUntil(page, { round: 1, phase: 'bid' });
    const titles = page.locator('dialog[open] h2');
    await openPanel(page, 'l');
    for (const [key, title] of Object.entries(PANELS)) {
      // Twice: the second time the same panel opens again.
      for (let i = 0; i < 2; i++) {
        await Promise.all([page.keyboard.press('Escape'), page.keyboard.press(key)]);
        await page.getByRole('heading', { name: title, level: 2 }).waitFor();
        assert.equal(await titles.count(), 1);
      }
    }
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('m')]);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.keyboard.press('s');
    assert.deepEqual(await titles.allTextContents(), ['Settings']);
    await context.close();
  });
});
