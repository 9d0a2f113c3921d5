import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { LANGUAGES } from '../src/i18n/languages.ts';
import type { Language } from '../src/i18n/languages.ts';
import { CATALOGUES } from '../src/i18n/test/catalogues.ts';
import { openBrowser } from './support/browser.ts';
import { Guest, move, mover } from './support/online.ts';
import { answer, waitForAsk } from './support/player.ts';
import { RefusingLine } from './support/refusing-line.ts';
import { TableServer } from './support/server.ts';

const CHOICES = { players: { 'double-lucky-7': 2 }, mode: 'classic', rounds: 7 };

/** Loads the page again in another language. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const settings = JSON.parse(localStorage['table-seven/settings'] as string) as object;
    localStorage['table-seven/settings'] = JSON.stringify({ ...settings, language: chosen });
  }, language);
  await page.reload();
}

describe('what is refused at an online table', () => {
  let server: TableServer;
  let browser: Browser;
  let line: RefusingLine;
  let ada: Guest;
  let bram: Guest;
  before(async () => {
    server = await TableServer.open();
    browser = await openBrowser();
    ada = await Guest.arrive(browser, 'Ada', { choices: CHOICES });
    line = await RefusingLine.lay(ada.page);
    bram = await Guest.arrive(browser, 'Bram');
    await bram.join(server, await ada.open(server));
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    while ((await mover([ada, bram])) === bram) await move([bram]);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const language of LANGUAGES) {
    it(`is explained in ${language}, and can be tried again`, async () => {
      const { page } = ada;
      await speak(page, language);
      const toast = page.locator('.felt > .toast');
      for (const code of ['time-is-up', 'storage-failed', 'server-error'] as const) {
        line.refuse('play', code);
        await answer(page, await waitForAsk(page));
        await toast.filter({ hasText: CATALOGUES[language][`online.refused.${code}`] }).waitFor();
        line.heal();
      }
      line.comeLate();
      await answer(page, await waitForAsk(page));
      await toast.filter({ hasText: CATALOGUES[language]['online.refused.stale'] }).waitFor();
      line.heal();
      await waitForAsk(page);
    });
  }

  it('leads to its rule, if it is about the rules', async () => {
    const { page } = ada;
    await speak(page, 'en');
    line.refuse('play', 'must-follow-color');
    await answer(page, await waitForAsk(page));
    line.heal();
    await page.locator('.felt > .toast').getByRole('button', { name: 'Read the rule' }).click();
    await page.locator('dialog[open] [id="DL-TRK-2"].target').waitFor();
    await page.keyboard.press('Escape');
  });

  it('is said beside the table where it was no move', async () => {
    const { page } = ada;
    await speak(page, 'en');
    await waitForAsk(page);
    const texts = CATALOGUES.en;
    const notice = (text: string) => page.getByRole('status').filter({ hasText: text });
    const leave = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: texts['menu.leave'] }).click();
      await page.getByRole('button', { name: texts['online.leave.bot'] }).click();
    };
    line.refuse('leave', 'storage-failed');
    await leave();
    await notice(texts['online.refused.storage-failed']).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await notice(texts['online.refused.storage-failed']).waitFor({ state: 'detached' });
    line.heal();
    await leave();
    await page.getByRole('heading', { name: 'Tables', exact: true }).waitFor();
    await page.goBack();
    const back = page.getByRole('button', { name: texts['online.standIn.go'] });
    line.refuse('return', 'time-is-up');
    await back.click();
    await notice(texts['online.refused.time-is-up']).waitFor();
    assert.deepEqual(ada.errors, []);
  });

  it('whoever waits without a clock may call, and then let a bot play', async () => {
    // Ada is back, whoever the bot has played for meanwhile.
    line.heal();
    await ada.page.getByRole('button', { name: CATALOGUES.en['online.standIn.go'] }).click();
    while ((await mover([ada, bram])) === bram) await move([bram]);
    await bram.page.clock.install();
    await server.kill();
    await server.later(120_000);
    await bram.page.reload();
    await bram.page.getByRole('button', { name: 'Menu' }).waitFor();
    await waitForAsk(ada.page);
    await bram.page.clock.fastForward(32_000);
    await bram.page.getByText('Ada is taking a while.').waitFor();
    await bram.page.getByRole('button', { name: 'Call Ada' }).click();
    await ada.page.getByText('The others are waiting for you.').waitFor();
    await bram.page.clock.fastForward(30_000);
    await bram.page.getByRole('button', { name: 'A bot plays this one' }).click();
    await ada.page.getByText('The others are waiting for you.').waitFor({ state: 'detached' });
    await waitForAsk(bram.page);
  });
});
