import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { TABLES } from '../src/replay/test/records.ts';
import { violationsInBothThemes } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { finishedGame, plantFinished } from './support/finished.ts';
import { withBrowser } from './support/suite.ts';

const MANY = 500;

describe('the history', () => {
  const suite = withBrowser();
  const rows = (page: Page) => page.locator('ol.pad > li');
  const count = (page: Page, games: number): Promise<void> =>
    page.getByRole('heading', { level: 2, name: `${String(games)} games`, exact: true }).waitFor();
  const bring = (page: Page, text: string): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({
      name: 'history.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });

  it(`goes with ${String(MANY)} games into one file and out of it on another device, without doubles`, async () => {
    const games = Array.from({ length: MANY }, (_, i) =>
      finishedGame(TABLES[(i * 7) % TABLES.length]!, `many ${String(i)}`, i),
    );
    const first = await visit(suite.browser);
    const page = await first.newPage();
    await page.goto(suite.site.url);
    await plantFinished(page, games);
    await page.goto(`${suite.site.url}#/history`);
    await count(page, MANY);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Save everything/ }).click();
    const text = await readFile(await (await saving).path(), 'utf8');
    const file = JSON.parse(text) as { games: { id: string }[] };
    assert.deepEqual(file.games.map(({ id }) => id).sort(), games.map(({ id }) => id).sort());
    // The same device knows all of them.
    await bring(page, text);
    await page.getByText(`New games: 0; known already: ${String(MANY)}.`).waitFor();
    await first.close();

    const second = await visit(suite.browser);
    const other = await second.newPage();
    await other.goto(`${suite.site.url}#/history`);
    await other.getByText('No finished games yet.').waitFor();
    await bring(other, text);
    await other.getByText(`New games: ${String(MANY)}; known already: 0.`).waitFor();
    await count(other, MANY);
    await other.reload();
    await count(other, MANY);
    assert.deepEqual(await violationsInBothThemes(other), []);
    await second.close();
  });

  it('is filtered; a game is deleted and had back; all are deleted; every plot is a table too', async () => {
    const games = Array.from({ length: 24 }, (_, i) =>
      finishedGame(
        i % 4 === 0
          ? { game: 'magic-7', players: 2, options: {} }
          : { game: 'double-lucky-7', players: 3, options: { mode: 'tactical', rounds: 7 } },
        `few ${String(i)}`,
        i,
      ),
    );
    const context = await visit(suite.browser, { viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await plantFinished(page, games);
    await page.goto(`${suite.site.url}#/history`);
    await count(page, 24);
    await page.getByText('Ada: 24 games').waitFor();
    const figures = page.locator('figure');
    assert.equal(await figures.count(), 5);
    for (const figure of await figures.all()) {
      const cells = await figure.locator('table tbody tr').count();
      assert.ok(cells > 0, (await figure.textContent()) ?? '');
    }
    await page.getByLabel('Game', { exact: true }).selectOption('magic-7');
    await count(page, 6);
    await page.getByLabel('Where').selectOption('pad');
    await count(page, 0);
    await page.getByLabel('Where').selectOption('');
    await rows(page).nth(1).getByRole('button', { name: 'Delete this game' }).click();
    await rows(page).nth(1).getByRole('button', { name: 'Undo' }).click();
    await rows(page).nth(0).getByRole('button', { name: 'Delete this game' }).click();
    await rows(page).nth(0).getByText('Deleted.').waitFor();
    await page.reload();
    await count(page, 23);
    await page.getByRole('button', { name: /^Delete the games here/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No finished games yet.').waitFor();
    await page.reload();
    await page.getByText('No finished games yet.').waitFor();
    await context.close();
  });

  it('the laboratory shows its plots with the command that repeats them, and axe objects to nothing', async () => {
    const context = await visit(suite.browser);
    const page = await context.newPage();
    await page.goto(`${suite.site.url}#/laboratory`);
    await page.getByRole('heading', { name: 'Laboratory' }).waitFor();
    const figures = page.locator('figure');
    assert.ok((await figures.count()) >= 6);
    for (const figure of await figures.all()) {
      assert.match((await figure.textContent()) ?? '', /npm run -s findings -- --games \d+/);
      assert.ok((await figure.locator('table tbody tr').count()) > 0);
    }
    assert.deepEqual(await violationsInBothThemes(page), []);
    await context.close();
  });
});
