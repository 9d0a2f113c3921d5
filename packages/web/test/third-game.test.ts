import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { violations } from './support/accessibility.ts';
import { AT_ONCE, openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { Guest } from './support/online.ts';
import { ThirdGameHouse } from './support/third-game.ts';

const MOVES = '.moves button';

/** Waits until the page asks for a move, or the game is over. */
async function isOver(page: Page): Promise<boolean> {
  await page.locator(`main:not([inert]) ${MOVES}, #final-title`).first().waitFor();
  return (await page.locator('#final-title').count()) > 0;
}

/** Plays the first move there is until the game is over; how many moves that were. */
async function playOut(page: Page): Promise<number> {
  let moves = 0;
  for (; !(await isOver(page)); moves++) {
    const first = page.locator(MOVES).first();
    const asked = await page.locator(MOVES).allTextContents();
    await first.click();
    // The buttons go as soon as the move is on its way.
    await page.waitForFunction(
      ([css, before]) => {
        const now = [...document.querySelectorAll(css!)].map(({ textContent }) => textContent);
        return now.join() !== before || document.querySelector('#final-title') !== null;
      },
      [MOVES, asked.join()],
    );
  }
  return moves;
}

describe('a game that only its own folder and the registries know', () => {
  let house: ThirdGameHouse;
  let browser: Browser;
  before(async () => {
    [house, browser] = await Promise.all([ThirdGameHouse.open(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await house.close();
  });

  async function arrive(options: Visit = {}): Promise<{ page: Page; errors: string[] }> {
    const page = await (await visit(browser, options)).newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(house.url);
    return { page, errors };
  }

  it('is chosen, set up in its own words, and played against bots at a plain table', async () => {
    const { page, errors } = await arrive();
    await page.getByRole('button', { name: /^2–4 players Forecast/ }).click();
    await page.getByRole('button', { name: /^Your table/ }).click();
    await page.getByRole('group', { name: 'Rounds' }).getByText('One').click();
    await page.getByText('A short game.').waitFor();
    await page.getByRole('group', { name: 'Players' }).getByText('4', { exact: true }).click();
    await page.getByText('Four play in two teams.').waitFor();
    await page.getByRole('button', { name: 'Play now' }).click();

    assert.equal(await isOver(page), false);
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(
      await page.locator(MOVES).allInnerTexts(),
      [0, 1, 2, 3, 4, 5].map((n) => `Bid ${n}`),
    );
    assert.equal(
      await page.getByRole('region', { name: 'Your hand, 5 cards' }).locator('li').count(),
      5,
    );
    const columns = await page.locator('thead th').allInnerTexts();
    assert.deepEqual(columns.slice(1), ['Cards', 'Bid', 'Tricks', 'Points']);
    assert.equal(await playOut(page), 6);
    assert.match(await page.locator('#final-title').innerText(), /share the win/);
    assert.equal(await page.locator('.final .total').count(), 2);
    assert.deepEqual(await violations(page), []);
    const said = await page.locator('[role=log] p').allTextContents();
    assert.equal(said.length, 4 + 20);
    assert.ok(
      said.every((line) => /^[A-Z]\p{L}+: (Bid \d|Play [CDHS]\w+)$/u.test(line)),
      said.join(),
    );
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  it('is taken up again after the page was closed, in another language', async () => {
    const choices = { game: 'forecast', players: { forecast: 2 } };
    const { page, errors } = await arrive({ choices, settings: { ...AT_ONCE, language: 'de' } });
    await page.getByRole('button', { name: /^Losspielen/ }).click();
    assert.equal(await isOver(page), false);
    await page.getByRole('button', { name: '3 ansagen' }).click();
    await page
      .getByRole('button', { name: /spielen$/ })
      .first()
      .waitFor();
    await page.goto(house.url);
    await page.getByRole('button', { name: /Vorhersage · Runde 1 von 3/ }).click();
    await page
      .getByRole('button', { name: /spielen$/ })
      .first()
      .waitFor();
    const row = page.locator('tbody tr', { hasText: 'Ada' });
    assert.match(await row.innerText(), /Ada\s+5\s+3\s+0\s+0/);
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  it('is played by two at an online table; their history and the club know it', async () => {
    const choices = {
      game: 'forecast',
      players: { forecast: 2 },
      options: { forecast: { rounds: 1 } },
    };
    const ada = await Guest.arrive(browser, 'Ada', { choices });
    const bram = await Guest.arrive(browser, 'Bram', {});
    const code = await ada.open(house);
    await bram.join(house, code);
    await ada.page.getByText('Forecast').first().waitFor();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    const moves = await Promise.all([ada, bram].map(({ page }) => playOut(page)));
    assert.deepEqual(moves, [6, 6]);
    await ada.page.goto(`${house.url}#/me`);
    await ada.page.getByText('Forecast').first().waitFor();
    await ada.page.goto(`${house.url}#/club`);
    await ada.page
      .getByText('Whoever wins a game with 6 points or more is entered here.')
      .waitFor();
    assert.deepEqual([...ada.errors, ...bram.errors], []);
    await ada.context.close();
    await bram.context.close();
  });
});
