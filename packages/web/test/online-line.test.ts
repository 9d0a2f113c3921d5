import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser } from 'playwright-core';

import { openBrowser } from './support/browser.ts';
import { Line } from './support/line.ts';
import { Guest, move, mover, moves } from './support/online.ts';
import { answer, asked } from './support/player.ts';
import { TableServer } from './support/server.ts';

const CHOICES = { players: { 'double-lucky-7': 2 }, mode: 'classic', rounds: 7 };

describe('a line that dies after the server took a card and before it could say so', () => {
  let server: TableServer;
  let line: Line;
  let browser: Browser;
  let ada: Guest;
  let bram: Guest;
  before(async () => {
    server = await TableServer.open();
    line = await Line.lay(server);
    browser = await openBrowser();
    ada = await Guest.arrive(browser, 'Ada', { choices: CHOICES });
    bram = await Guest.arrive(browser, 'Bram');
    const code = await ada.open(server);
    await bram.join(line, code);
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
  });
  after(async () => {
    await browser.close();
    line.close();
    await server.close();
  });

  it('neither loses the card nor plays it twice', async () => {
    // Until Bram is to play and has more than one card: so his hand tells whether the card went, and whether a second one did.
    for (;;) {
      const isBram = (await mover([ada, bram])) === bram && (await asked(bram.page)) === 'play';
      if (isBram && (await bram.cards()).length > 1) break;
      await move([ada, bram]);
    }
    const { length } = await bram.cards();
    const sent = line.moves.length;
    line.swallowNextAnswer();
    await answer(bram.page, 'play');
    await bram.page.getByText('No connection').waitFor();
    await bram.page.getByText('No connection').waitFor({ state: 'detached' });
    await bram.page.waitForFunction(
      (cards) => document.querySelectorAll('[role=option]').length === cards,
      length - 1,
    );
    const [first, ...again] = line.moves.slice(sent);
    assert.deepEqual(again, [first], 'the same command is sent once more, under the same id');
    await moves([ada, bram], 6);
    assert.deepEqual([...ada.errors, ...bram.errors], []);
  });
});
