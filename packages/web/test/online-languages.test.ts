import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { DEFAULTS } from '../src/app/preferences.ts';
import type { Preferences } from '../src/app/preferences.ts';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { violations } from './support/accessibility.ts';
import { openBrowser } from './support/browser.ts';
import { Guest, move, mover, moves, QUICK } from './support/online.ts';
import { TableServer } from './support/server.ts';
import { tooWide } from './support/width.ts';

const TWO = { players: { 'double-lucky-7': 2 }, mode: 'classic', rounds: 7 };

/** Every language; colours do not depend on it, so that one is looked at in both themes. English in the end: the test goes on in it. */
const LOOKS: readonly Partial<Preferences>[] = [
  ...LANGUAGES.map((language) => ({ language, theme: 'light' as const })).reverse(),
  { language: 'en', theme: 'dark' },
];

/** More games than a test can play, so that there are plots to look at. */
const RESULTS = Array.from({ length: 30 }, (_, i) => ({
  record: `record-${i}`,
  game: i % 4 === 3 ? 'magic-7' : 'double-lucky-7',
  mode: i % 4 === 3 ? 'standard' : ['classic', 'tactical', 'dice'][i % 3],
  players: 2 + (i % 6),
  name: 'Ada',
  total: 20 + ((i * 37) % 130),
  won: i % 3 === 0,
  date: Date.UTC(2026, 0, 30 - i),
  byBot: i % 10,
  rounds: i % 4 === 3 ? [] : Array.from({ length: 7 }, (_, n) => [n + 1, 2, (i + n) % 3, 9 + n]),
}));
const CLUB = Array.from({ length: 5 }, (_, i) => ({
  record: `record-${i}`,
  name: i === 2 ? 'A name as long as can be' : 'Ada',
  total: 190 - 9 * i,
  date: Date.UTC(2026, 0, 30 - i),
}));

describe('every online page is clean and narrow enough for a phone, in five languages and two themes', () => {
  let server: TableServer;
  let browser: Browser;
  let ada: Guest;
  let bram: Guest;
  let code: string;
  before(async () => {
    server = await TableServer.open();
    browser = await openBrowser();
    ada = await Guest.arrive(browser, 'Ada', { choices: TWO });
    bram = await Guest.arrive(browser, 'Bram', { choices: TWO });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const go = (page: Page, place: string): Promise<unknown> =>
    page.goto(`${server.url}#/${place}`).then(() => page.reload());

  /** Whatever is open stays open: the settings are changed in another window of the same browser. */
  async function isClean(page: Page, state: string): Promise<void> {
    const window = await page.context().newPage();
    await window.goto(`${server.url}icon-192.png`);
    for (const look of LOOKS) {
      const settings = JSON.stringify({ ...DEFAULTS, ...QUICK, ...look });
      await window.evaluate((text) => localStorage.setItem('table-seven/settings', text), settings);
      const { language, theme } = look;
      const marks = `html[lang=${language}][data-theme=${theme === 'dark' ? 'felt' : 'sand'}]`;
      await page.locator(marks).waitFor({ state: 'attached' });
      const where = `${state}, ${language}, ${theme}`;
      assert.deepEqual(await violations(page), [], where);
      assert.deepEqual(await tooWide(page), [], where);
    }
    await window.close();
  }

  it('for somebody who has never been here', async () => {
    const { page } = ada;
    await page.route('**/api/club', (route) => route.fulfill({ json: { club: [] } }));
    for (const place of ['tables', 'me', 'club', 'open', 'claim/of-another-device-some-time-ago']) {
      await go(page, place);
      await page.locator('main h1').waitFor();
      await isClean(page, place);
    }
    await go(page, 'claim/of-another-device-some-time-ago');
    await page.getByRole('button', { name: 'Yes, this is me' }).click();
    await page.getByText('This link has been used').waitFor();
    await isClean(page, 'a claim that is refused');
    await go(page, 'tables');
    await page.getByLabel('Join by code').fill('ABC');
    await page.getByRole('button', { name: 'Go' }).click();
    await isClean(page, 'a wrong code');
  });

  it('before the game', async () => {
    await go(ada.page, 'open');
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.getByLabel('Anybody may join').check();
    await ada.page.getByLabel('Spectators welcome').uncheck();
    await ada.page.getByLabel('Time per move').selectOption('3 days');
    await isClean(ada.page, 'opening a slow table');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.isSeated();
    code = ada.page.url().slice(-6);
    await isClean(ada.page, 'host alone');
    await ada.page.getByRole('button', { name: 'How?' }).click();
    await ada.page.getByText('The details').click();
    await isClean(ada.page, 'fair deal');
    await ada.page.keyboard.press('Escape');

    await bram.follow(server, code);
    await bram.page.getByLabel('Your name').fill('ada');
    await bram.page.getByRole('button', { name: 'Sit down' }).click();
    await bram.page.getByText('already has this name').waitFor();
    await isClean(bram.page, 'joining under a taken name');
    await bram.sitDown();
    await isClean(bram.page, 'guest');
    await ada.page.getByText('Off you go').waitFor();
    await isClean(ada.page, 'ready to start');
  });

  it('where somebody cannot get in', async () => {
    const emma = await Guest.arrive(browser, 'Emma');
    await emma.follow(server, code);
    await emma.page.getByText('All seats are taken').waitFor();
    await isClean(emma.page, 'a full table');
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await emma.page.getByRole('heading', { name: 'played in private' }).waitFor();
    await isClean(emma.page, 'not allowed');
    await emma.follow(server, 'QQQQQQ');
    await emma.page.getByRole('heading', { name: 'no such table' }).waitFor();
    await isClean(emma.page, 'no such table');
    await emma.open(server);
    await emma.closeTable();
    await emma.page.getByRole('heading', { name: 'Tables' }).waitFor();
    await isClean(emma.page, 'tables to join');
    await emma.page.goBack();
    await emma.page.getByRole('heading', { name: 'The host has closed this table' }).waitFor();
    await isClean(emma.page, 'a closed table');
    await emma.context.close();
  });

  it('at the table', async () => {
    const first = (await move([ada, bram]))!;
    const [asking, judge] = first === ada ? [ada, bram] : [bram, ada];
    await asking.page.getByRole('button', { name: 'Ask to take my move back' }).click();
    await judge.page.getByText('would like to take the last move back').waitFor();
    await asking.page.getByText('Waiting for the others').waitFor();
    await isClean(asking.page, 'asking for a move back');
    await isClean(judge.page, 'asked for a move back');
    await judge.page.getByRole('button', { name: 'Rather not' }).click();

    await ada.talk();
    await ada.page.getByRole('button', { name: 'Thank you!' }).click();
    await ada.page.getByPlaceholder('Say something').fill('Hello!');
    await ada.page.keyboard.press('Enter');
    await bram.page.getByText('Ada: Hello!').waitFor();
    await ada.page.getByText('The details').click();
    await isClean(ada.page, 'talk');
    await ada.page.keyboard.press('Escape');

    await bram.context.setOffline(true);
    await bram.page.getByText('No connection').waitFor();
    assert.deepEqual(await violations(bram.page), [], 'cut off');
    await bram.context.setOffline(false);
    await bram.page.getByText('No connection').waitFor({ state: 'detached' });

    await bram.page.getByRole('button', { name: 'Menu' }).click();
    await bram.page.getByRole('button', { name: 'Leave the table' }).click();
    const leave = bram.page.getByRole('dialog').getByRole('button', { name: 'A bot plays on' });
    await leave.waitFor();
    await isClean(bram.page, 'leaving');
    await leave.click();
    await bram.page.getByRole('heading', { name: 'Your games' }).waitFor();
    await isClean(bram.page, 'my games');
    await bram.follow(server, code);
    await bram.page.getByRole('button', { name: 'I am back' }).waitFor();
    await isClean(bram.page, 'a bot plays for me');
    await bram.page.getByRole('button', { name: 'I am back' }).click();

    const second = await ada.context.newPage();
    await second.goto(`${server.url}t/${code}`);
    await ada.page.getByRole('heading', { name: /at this table somewhere else/ }).waitFor();
    await isClean(ada.page, 'somewhere else');
    await ada.page.getByRole('button', { name: 'Play on here' }).click();
    await second.close();
  });

  it('when the game is over', async () => {
    await mover([ada, bram]);
    await moves([ada, bram]);
    await bram.page.getByRole('button', { name: 'Again with the same people' }).click();
    await bram.isSeated();
    await ada.page.getByText('would like to play again').waitFor();
    await ada.page.getByText('Checked by your own browser').waitFor();
    await ada.page.getByText('The details').click();
    await isClean(ada.page, 'final');
  });

  it('with results', async () => {
    const { page } = ada;
    await page.route('**/api/me/results', (route) => route.fulfill({ json: { results: RESULTS } }));
    await page.unroute('**/api/club');
    await page.route('**/api/club', (route) => route.fulfill({ json: { club: CLUB } }));
    await go(page, 'club');
    await page.getByText('A name as long').waitFor();
    await isClean(page, 'club');
    await go(page, 'me');
    await page.getByRole('button', { name: 'Show more' }).click();
    await isClean(page, 'my page');
    await page.getByRole('button', { name: /Take me to another device/ }).click();
    await page.getByLabel('Link to share').waitFor();
    await isClean(page, 'moving');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Delete everything about me/ }).click();
    await page.getByText('stay, without your name').waitFor();
    await isClean(page, 'deleting');
    assert.deepEqual([...ada.errors, ...bram.errors], []);
  });
});
