import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';

import type { BrowserContext, Download, Page } from 'playwright-core';

import { violationsInBothThemes } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { begin, plan, Scribe } from './support/pad.ts';
import { withBrowser } from './support/suite.ts';

/** One round of three, with a use of the wheel. */
async function playRound(scribe: Scribe): Promise<void> {
  for (const bid of [1, 0, 1]) await scribe.bid(bid);
  await scribe.wheel({ by: 1, option: 'change-bid', player: 0, change: -1 });
  await scribe.tricks(
    new Map([
      [0, 0],
      [2, 1],
    ]),
  );
  await scribe.tap('Finish');
}

const TOTALS = ['Ada 10', 'Bram 10', 'Chloé 12'];

async function share(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Share and print' }).click();
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

describe('a pad is shared', () => {
  const suite = withBrowser();

  async function open(): Promise<Scribe> {
    const context = await visit(suite.browser, { acceptDownloads: true });
    await plan(context, { players: 3, mode: 'tactical' });
    const page = await context.newPage();
    await begin(page, suite.site.url);
    const scribe = new Scribe(page);
    await playRound(scribe);
    return scribe;
  }

  /** What the list of pads says. */
  async function listed(context: BrowserContext): Promise<string[]> {
    const page = await context.newPage();
    await page.goto(`${suite.site.url}#/pad`);
    await page.getByRole('link', { name: 'New pad' }).waitFor();
    const rows = await page.locator('li > .wide').allInnerTexts();
    await page.close();
    return rows;
  }

  it('as a link: another device shows it, and goes on with it', async () => {
    const { page } = await open();
    await share(page);
    const link = await page.getByLabel('Link to share').inputValue();
    const context = await visit(suite.browser);
    const other = await context.newPage();
    await other.goto(link);
    await other.getByText('Somebody sent you this pad').waitFor();
    const totals = other.locator('tr.tot td');
    await totals.first().waitFor();
    assert.deepEqual(await totals.allTextContents(), ['10', '10', '12']);
    assert.deepEqual(await listed(context), [], 'only looked at');
    assert.deepEqual(await violationsInBothThemes(other), []);
    await other.getByRole('button', { name: 'Keep and go on here' }).click();
    await other.getByRole('heading', { name: 'Round 2: bids' }).waitFor();
    const [row] = await listed(context);
    for (const total of TOTALS) assert.ok(row!.includes(total), row);
    await context.close();
    await page.context().close();
  });

  it('as a table and as JSON: both open again with the same totals', async () => {
    const { page } = await open();
    await share(page);
    for (const kind of ['CSV', 'JSON']) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: kind }).click();
      const download = await downloading;
      const text = await textOf(download);
      const context = await visit(suite.browser);
      const other = await context.newPage();
      await other.goto(`${suite.site.url}#/pad`);
      const choosing = other.waitForEvent('filechooser');
      await other.getByRole('button', { name: 'Open a file' }).click();
      const chooser = await choosing;
      await chooser.setFiles({
        name: download.suggestedFilename(),
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      });
      await other.getByRole('heading', { name: 'Round 2: bids' }).waitFor();
      const [row] = await listed(context);
      for (const total of TOTALS) assert.ok(row!.includes(total), row);
      await context.close();
    }
    await page.context().close();
  });

  it('damaged, of a newer version, or 2 MB of nonsense: a sentence, and no pad is touched', async () => {
    const { page } = await open();
    await share(page);
    const link = await page.getByLabel('Link to share').inputValue();
    const context = page.context();
    const before = await listed(context);
    const other = await context.newPage();
    const nonsense = randomBytes(1_500_000).toString('base64url');
    const cases: [string, RegExp][] = [
      [link.slice(0, -40), /the link or file is damaged/],
      [link.replace('v1.', 'v9.'), /comes from a newer version/],
      [`${suite.site.url}#/pad/v1.${nonsense}`, /far too large/],
      [`${suite.site.url}#/pad/v1.`, /damaged/],
      [`${suite.site.url}#/pad/constructor`, /is not on this device/],
    ];
    for (const [url, sentence] of cases) {
      await other.goto('about:blank');
      await other.goto(url);
      await other.getByRole('alert').filter({ hasText: sentence }).waitFor();
    }
    assert.deepEqual(await violationsInBothThemes(other), []);
    await other.goto(`${suite.site.url}#/pad`);
    const choosing = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: 'Open a file' }).click();
    const chooser = await choosing;
    await chooser.setFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(nonsense),
    });
    await other
      .getByRole('alert')
      .filter({ hasText: /too large/ })
      .waitFor();
    const times = /\d+ \w+ ago|just now/;
    const tidy = (rows: string[]): string[] => rows.map((row) => row.replace(times, ''));
    assert.deepEqual(tidy(await listed(context)), tidy(before));
    await context.close();
  });

  it('on one page of A5, filled in or empty, with boxes for bids, tricks, wheel and penalty', async () => {
    const { page } = await open();
    await share(page);
    await page.getByRole('link', { name: 'Print' }).click();
    for (const place of ['filled in', 'empty']) {
      if (place === 'empty') await page.goto(`${suite.site.url}#/pad/paper`);
      const sheet = page.getByRole('article');
      await sheet.waitFor();
      const boxes = sheet.locator('.boxes');
      assert.equal(await boxes.count(), 14 * (place === 'empty' ? 7 : 3));
      assert.equal(await sheet.locator('tr.wheel, tr.penalty, tr.total').count(), 4);
      const first = await boxes.allInnerTexts();
      assert.deepEqual(
        first.slice(0, 3).map((text) => text.split(/\s+/).filter(Boolean).join(' ')),
        place === 'empty' ? ['', '', ''] : ['0 0 10', '0 0 10', '1 1 12'],
      );
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      assert.equal(pdf.match(/\/Type \/Page\b/g)?.length, 1, place);
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      // 148 × 210 mm in points
      assert.deepEqual([Math.round(Number(width)), Math.round(Number(height))], [420, 595], place);
      const cut = await sheet.evaluate((article) => {
        const cells = [...article.querySelectorAll('th, td')];
        return cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length;
      });
      assert.equal(cut, 0);
      assert.deepEqual(await violationsInBothThemes(page), []);
    }
    await page.context().close();
  });

  it('hands over: this device only looks on, and can take the pen back', async () => {
    const { page } = await open();
    await share(page);
    await page.getByRole('button', { name: 'Hand it over' }).click();
    await page.getByRole('button', { name: 'It has arrived there' }).click();
    await page.getByText('You have handed this pad over').waitFor();
    assert.equal(await page.getByRole('group', { name: /^The bid/ }).count(), 0);
    await page.reload();
    await page.getByRole('button', { name: 'Write here again' }).click();
    await page.getByRole('heading', { name: 'Round 2: bids' }).waitFor();
    await page.context().close();
  });
});
