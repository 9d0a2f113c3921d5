import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { openBrowser } from './support/browser.ts';
import { Guest, moves } from './support/online.ts';
import { TableServer } from './support/server.ts';

/** What the first page fetches for somebody who has never been here. */
async function stranger(browser: Browser, url: string): Promise<string[]> {
  const { context, page } = await Guest.arrive(browser, 'nobody', { serviceWorkers: 'block' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await context.close();
  return paths;
}

const TWO = { players: { 'double-lucky-7': 2 }, mode: 'classic', rounds: 7 };

describe('the pages around online tables', () => {
  let server: TableServer;
  let browser: Browser;
  before(async () => {
    server = await TableServer.openWithClock();
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const go = (page: Page, place: string): Promise<unknown> =>
    page.goto(`${server.url}#/${place}`).then(() => page.reload());

  it('say what to do about a wrong code, a taken name, and a full table', async () => {
    const ada = await Guest.arrive(browser, 'Ada', { choices: TWO });
    const code = await ada.open(server);
    const guest = await Guest.arrive(browser, 'ada');
    await guest.follow(server, 'QQQQQQ');
    await guest.page.getByRole('heading', { name: 'There is no such table' }).waitFor();
    await guest.page.getByRole('link', { name: 'To the tables' }).click();
    await guest.page.getByLabel('Join by code').fill('ABC');
    await guest.page.getByRole('button', { name: 'Go' }).click();
    await guest.page.getByText('A code has 6 letters').waitFor();

    await guest.follow(server, code);
    await guest.page.getByLabel('Your name').fill('ada');
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await guest.page.getByText('already has this name').waitFor();
    await guest.page.getByLabel('Your name').fill('Bram');
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await guest.isSeated();

    const third = await Guest.arrive(browser, 'Chloé');
    await third.follow(server, code);
    await third.page.getByText('All seats are taken. Stay here to watch').waitFor();
    for (const { context } of [ada, guest, third]) await context.close();
  });

  it('let a guest look up the rules while waiting, in the seat, and also when the game begins meanwhile', async () => {
    const ada = await Guest.arrive(browser, 'Ada', { choices: TWO });
    const code = await ada.open(server);
    const bram = await Guest.arrive(browser, 'Bram');
    await bram.join(server, code);
    const book = bram.page.locator('dialog[open]');
    const lookUp = bram.page.getByRole('button', { name: 'Look up the rules' });
    await lookUp.click();
    await book.getByRole('searchbox').fill('whoever bids last');
    await book.locator('[id="DL-BID-3"]').waitFor();
    assert.match(bram.page.url(), new RegExp(`${code}$`));
    // Escape empties the search first, as everywhere.
    await book.getByRole('button', { name: 'Close' }).click();
    await bram.isSeated();
    await lookUp.click();
    await book.locator('article').first().waitFor();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await moves([ada, bram], 4);
    assert.deepEqual([...ada.errors, ...bram.errors], []);
    for (const { context } of [ada, bram]) await context.close();
  });

  it('let every line of talk belong to whoever said it, whoever sits there now', async () => {
    const ada = await Guest.arrive(browser, 'Ada', { choices: TWO });
    const code = await ada.open(server);
    const rik = await Guest.arrive(browser, 'Rik');
    await rik.join(server, code);
    await rik.page.getByPlaceholder('Say something').fill('You are all losers.');
    await rik.page.keyboard.press('Enter');
    const log = (page: Page) => page.getByRole('log', { name: 'Table talk' });
    await log(ada.page).getByText('You are all losers.').waitFor();
    await rik.page.getByRole('button', { name: 'Give up my seat' }).click();
    await log(ada.page).getByText('A seat is free again.').waitFor();
    const expected = [
      'Ada sits down.',
      'Rik sits down.',
      'Rik You are all losers.',
      'A seat is free again.',
    ];
    const lines = async (page: Page): Promise<string[]> =>
      (await log(page).locator('p').allInnerTexts()).map((line) => line.replace(/\s+/g, ' '));
    assert.deepEqual(await lines(ada.page), expected);
    const bea = await Guest.arrive(browser, 'Bea');
    await bea.join(server, code);
    await log(ada.page).getByText('Bea sits down.').waitFor();
    await ada.page.reload();
    await log(ada.page).getByText('Bea sits down.').waitFor();
    for (const { page } of [ada, bea]) {
      assert.deepEqual(await lines(page), [...expected, 'Bea sits down.']);
    }
    for (const { context } of [ada, rik, bea]) await context.close();
  });

  it('say what to do about a private game, a second window, and a closed table', async () => {
    const ada = await Guest.arrive(browser, 'Ada', { choices: TWO });
    await go(ada.page, 'open');
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.getByLabel('Spectators welcome').uncheck();
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.isSeated();
    const code = ada.page.url().slice(-6);
    const onlooker = await Guest.arrive(browser, 'Emma');
    await onlooker.follow(server, code);
    await ada.page.getByRole('button', { name: 'Bot for the free seat' }).click();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await onlooker.page.getByRole('heading', { name: 'This game is played in private' }).waitFor();

    const second = await ada.context.newPage();
    await second.goto(`${server.url}t/${code}`);
    await ada.page.getByRole('heading', { name: /at this table somewhere else/ }).waitFor();
    await ada.page.getByRole('button', { name: 'Play on here' }).click();
    await second.getByRole('heading', { name: /at this table somewhere else/ }).waitFor();
    await moves([ada], 2);

    await onlooker.open(server);
    await onlooker.closeTable();
    await onlooker.page.getByRole('heading', { name: 'Tables' }).waitFor();
    await onlooker.page.goBack();
    await onlooker.page.getByRole('heading', { name: 'The host has closed this table' }).waitFor();
    for (const { context } of [ada, onlooker]) await context.close();
  });

  it('list tables to join or to watch, and my own with whose turn it is', async () => {
    const ada = await Guest.arrive(browser, 'Ada', { choices: TWO });
    await go(ada.page, 'open');
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.getByLabel('Anybody may join').check();
    await ada.page.getByLabel('Time per move').selectOption('3 days');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.isSeated();

    const bram = await Guest.arrive(browser, 'Bram');
    await go(bram.page, 'tables');
    const listed = bram.page.getByRole('listitem').filter({ hasText: 'one seat free' });
    await listed.getByText('3 days per move').waitFor();
    await listed.getByRole('link', { name: 'Join' }).click();
    await bram.sitDown();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await moves([ada, bram], 1);

    const emma = await Guest.arrive(browser, 'Emma');
    await go(emma.page, 'tables');
    await emma.page.getByRole('link', { name: 'Watch' }).click();
    await emma.page.getByText('You are watching').waitFor();
    const notes: string[] = [];
    for (const { page } of [ada, bram]) {
      await go(page, 'tables');
      const row = page
        .getByRole('listitem')
        .filter({ hasText: 'last move just now · 2 days left' });
      notes.push((await row.textContent()) ?? '');
    }
    assert.equal(notes.filter((note) => note.includes('Your turn')).length, 1);
    assert.equal(notes.filter((note) => note.includes('is to play')).length, 1);

    // So does the first page, for those who have a game there, and for nobody else: nothing is fetched for them.
    const titles: string[] = [];
    for (const { page } of [ada, bram]) {
      await go(page, 'start');
      const row = page.getByRole('list', { name: 'Your games with friends' }).getByRole('listitem');
      titles.push((await row.innerText()).split('\n')[0]!);
      assert.match(await row.innerText(), /Double Lucky 7 · 2 days left · (Ada|Bram)$/);
    }
    assert.equal(titles.filter((title) => title === 'It is your turn').length, 1);
    assert.equal(titles.filter((title) => title.endsWith(' is to play')).length, 1);
    await ada.page.getByRole('list').getByRole('link').click();
    await ada.page.waitForURL(/#\/t\/[A-Z]{6}$/);
    const fetched = await stranger(browser, server.url);
    assert.deepEqual(
      fetched.filter((path) => /api|online/.test(path)),
      [],
    );
    for (const { context } of [ada, bram, emma]) await context.close();
  });

  it('take an identity to another device, and forget it', async () => {
    const ada = await Guest.arrive(browser, 'Ada');
    await go(ada.page, 'me');
    await ada.page.getByText('You have not played online').waitFor();
    await ada.page.getByLabel('Your name').fill('Ada Lovelace');
    await ada.page.getByRole('button', { name: 'Save' }).click();
    await ada.page.getByRole('button', { name: /Take me to another device/ }).click();
    const link = await ada.page.getByLabel('Link to share').inputValue();

    const other = await Guest.arrive(browser, 'nobody');
    await other.page.goto(link);
    await other.page.getByRole('button', { name: 'Yes, this is me' }).click();
    await other.page.getByText('No finished games yet').waitFor();
    assert.equal(await other.page.getByLabel('Your name').inputValue(), 'Ada Lovelace');
    const late = await Guest.arrive(browser, 'late');
    await late.page.goto(link);
    await late.page.getByRole('button', { name: 'Yes, this is me' }).click();
    await late.page.getByText('This link has been used').waitFor();

    await other.page.getByRole('button', { name: /Delete everything about me/ }).click();
    await other.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await other.page.getByText('You have not played online').waitFor();
    await go(ada.page, 'me');
    await ada.page.getByText('You have not played online').waitFor();
    for (const { context } of [ada, other, late]) await context.close();
  });

  it('bring somebody back whose phone has died: the others say it is them, or a code does', async () => {
    const ada = await Guest.arrive(browser, 'Ada', { choices: TWO });
    await go(ada.page, 'open');
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.getByLabel('Spectators welcome').uncheck();
    await ada.page.getByLabel('A bot steps in after').selectOption('never, we wait');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.isSeated();
    const code = ada.page.url().slice(-6);
    const bram = await Guest.arrive(browser, 'Bram');
    await bram.join(server, code);
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await moves([ada, bram], 2);
    await bram.talk();
    await bram.page.getByRole('button', { name: /Note down a return code/ }).click();
    const noted = await bram.page.getByText(/^([A-Z]{4}-){3}[A-Z]{4}$/).innerText();
    await bram.context.close();
    await ada.talk();
    await ada.page
      .getByRole('dialog')
      .getByText(/lost connection|away/)
      .waitFor();
    await ada.page.keyboard.press('Escape');

    const tablet = await Guest.arrive(browser, 'Bram');
    await tablet.follow(server, code);
    await tablet.page.getByRole('heading', { name: 'This game is played in private' }).waitFor();
    const say = async (name: string): Promise<void> => {
      await tablet.page.getByLabel('Your name at this table').fill(name);
      await tablet.page.getByRole('button', { name: 'That is me' }).click();
    };
    await say('Ada');
    await tablet.page.getByText('Nobody of that name is away').waitFor();
    await say('Bram');
    await tablet.page.getByText('Give it a minute').waitFor();
    server.pass(60_000);
    await say('bram');
    await tablet.page.getByText('Now the people at the table have to agree').waitFor();
    await ada.page.getByText('Is it Bram?').waitFor();
    await ada.page.getByRole('button', { name: 'Yes, it is' }).click();
    await moves([ada, tablet], 4);

    const laptop = await Guest.arrive(browser, 'nobody');
    await go(laptop.page, 'me');
    await laptop.page.getByLabel('I have a return code').fill('AAAA-BBBB');
    await laptop.page.getByRole('button', { name: 'Bring me back' }).click();
    await laptop.page.getByText('This code is not right').waitFor();
    await laptop.page.getByLabel('I have a return code').fill(noted);
    await laptop.page.getByRole('button', { name: 'Bring me back' }).click();
    await laptop.page.getByText('No finished games yet').waitFor();
    assert.equal(await laptop.page.getByLabel('Your name').inputValue(), 'Bram');
    for (const { context } of [ada, tablet, laptop]) await context.close();
  });

  it('keep a game of Die Magische 7 and its record, with statistics', async () => {
    const choices = { game: 'magic-7', players: { 'magic-7': 2 } };
    const ada = await Guest.arrive(browser, 'Ada', { choices });
    await ada.open(server);
    await ada.page.getByRole('button', { name: 'Bot for the free seat' }).click();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await moves([ada]);
    await ada.page.getByText('Checked by your own browser').waitFor();
    await go(ada.page, 'me');
    await ada.page.getByText(/^1 game, \d won$/).waitFor();
    const download = ada.page.waitForEvent('download');
    await ada.page.getByRole('button', { name: 'Save the record' }).click();
    assert.match((await download).suggestedFilename(), /^table-seven-.+\.json$/);
    assert.deepEqual(ada.errors, []);
    await ada.context.close();
  });
});
