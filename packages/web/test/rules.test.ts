import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { BOOKS } from '@table-seven/rulebook';
import type { Page, Response } from 'playwright-core';

import { LANGUAGES } from '../src/i18n/languages.ts';
import { violationsInBothThemes } from './support/accessibility.ts';
import { AT_ONCE, visit } from './support/browser.ts';
import { openPanel, play, playUntil } from './support/player.ts';
import { serveSite } from './support/site.ts';
import { withBrowser } from './support/suite.ts';
import { tap } from './support/tap.ts';

describe('the rulebook in the app', () => {
  const suite = withBrowser();

  async function open(place: string, options: Parameters<typeof visit>[1] = {}): Promise<Page> {
    const context = await visit(suite.browser, { serviceWorkers: 'block', ...options });
    const page = await context.newPage();
    await page.goto(`${suite.site.url}#/${place}`);
    return page;
  }

  it('opens at the rule of a link, is searched, and leads from rule to rule', async () => {
    const page = await open('rules/double-lucky-7/DL-WHL-4');
    const target = page.locator('article.target');
    await target.getByText('Double Points').first().waitFor();
    assert.ok(await target.evaluate((rule) => rule.getBoundingClientRect().top < innerHeight));
    await tap(target.getByRole('link', { name: 'DL-SCO-3' }));
    await page.locator('[id="DL-SCO-3"].target').waitFor();
    assert.match(page.url(), /#\/rules\/double-lucky-7\/DL-SCO-3$/);
    await page.getByRole('searchbox').fill('rhinoceros');
    await page.getByRole('status').getByText('Nothing found').waitFor();
    await page.getByRole('searchbox').fill('whoever bids LAST');
    await page.getByRole('status').getByText('1 rule').waitFor();
    await page.locator('[id="DL-BID-3"]').waitFor();
    assert.equal(await page.locator('article').count(), 1);
    await page.context().close();
  });

  it('a rule or a book that does not exist leads to the contents, with a sentence', async () => {
    const page = await open('rules/double-lucky-7/nonsense');
    await page.getByRole('alert').getByText('There is no rule nonsense').waitFor();
    await page.getByRole('navigation', { name: 'Contents' }).waitFor();
    await page.evaluate(() => (location.hash = '#/rules/chess'));
    await page.getByRole('alert').getByText('We have no rules for that').waitFor();
    await tap(page.getByRole('link', { name: 'Die Magische 7' }));
    await page.locator('[id="MG-WIN-8"]').waitFor();
    await page.context().close();
  });

  it('nothing is cut off on a phone in any language, and axe objects to nothing', async () => {
    for (const language of LANGUAGES) {
      const page = await open('rules', { settings: { ...AT_ONCE, language } });
      for (const { game } of BOOKS) {
        for (const spot of ['', '/short']) {
          await page.evaluate((hash) => (location.hash = hash), `#/rules/${game}${spot}`);
          await page
            .locator(spot === '' ? 'article' : '.short li')
            .first()
            .waitFor();
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          assert.ok(width <= 360, `${language} ${game}${spot}: ${width}`);
        }
      }
      await page.evaluate(() => (location.hash = '#/rules/double-lucky-7'));
      await page.locator('article').first().waitFor();
      if (language === 'fr') assert.deepEqual(await violationsInBothThemes(page), []);
      await page.context().close();
    }
  });

  it('prints: the one page on one page of A4 and of A5, the book without what only a screen needs', async () => {
    const page = await open('rules', { settings: { ...AT_ONCE, language: 'de' } });
    for (const { game } of BOOKS) {
      await page.evaluate((hash) => (location.hash = hash), `#/rules/${game}/short`);
      await page.locator('.short li').first().waitFor();
      for (const format of ['A4', 'A5']) {
        assert.equal(pagesOf(await page.pdf({ format })), 1, `${game} ${format}`);
      }
      await page.evaluate((hash) => (location.hash = hash), `#/rules/${game}`);
      await page.locator('article').first().waitFor();
      const pages = pagesOf(await page.pdf({ format: 'A4' }));
      assert.ok(pages > 1 && pages < 14, `${game}: ${pages} pages`);
    }
    await page.emulateMedia({ media: 'print' });
    // Dark ink on white, whatever the theme, and nothing to tap.
    const ink = await page.locator('.book').evaluate((book) => {
      const { color, backgroundColor } = getComputedStyle(book);
      return [color, backgroundColor, getComputedStyle(document.body).backgroundColor];
    });
    assert.deepEqual(ink, ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']);
    for (const part of ['search', 'nav', 'header button']) {
      assert.equal(await page.locator(`main ${part}`).first().isVisible(), false, part);
    }
    const picture = await page.screenshot();
    assert.ok(picture.length > 10_000);
    await page.context().close();
  });

  it('a table says what can be done, and opens the book over itself', async () => {
    const page = await open('start', {
      choices: { players: { 'double-lucky-7': 3 }, mode: 'tactical', rounds: 7 },
    });
    await play(page);
    await playUntil(page, { round: 2, phase: 'bid' });
    await openPanel(page, 'm');
    await page.getByRole('button', { name: 'What can I do?' }).click();
    await page.locator('dialog[open]').getByText('Exactly that many').waitFor();
    await page.getByRole('button', { name: 'Read the rule' }).click();
    await page.locator('dialog[open] article.target').waitFor();
    await page.keyboard.press('Escape');
    await tap(page.getByRole('button', { name: /^Trump/ }));
    await page.locator('dialog[open] [id="DL-DEAL-2"].target').waitFor();
    await page.keyboard.press('Escape');
    await openPanel(page, 'w');
    await tap(page.locator('dialog[open]').getByRole('button', { name: /^No Trump/ }));
    await page.locator('dialog[open] [id="DL-WHL-7"].target').waitFor();
    await page.keyboard.press('Escape');
    // Nobody has left the table.
    await playUntil(page, { round: 2, phase: 'play' });
    await page.context().close();
  });

  it('the start page offers lessons to newcomers, quietly to others, and fetches nothing of them', async () => {
    const context = await visit(suite.browser, { serviceWorkers: 'block' });
    const page = await context.newPage();
    const fetched: Response[] = [];
    page.on('response', (response) => fetched.push(response));
    await page.goto(suite.site.url, { waitUntil: 'networkidle' });
    const scripts = fetched.filter((response) => response.url().endsWith('.js'));
    assert.ok(scripts.length > 0);
    for (const script of scripts) {
      // Whatever a file is called: no rule, no lesson and no coach in it.
      assert.doesNotMatch(await script.text(), /(DL|MG)-[A-Z]+-\d|lesson\.\w+\.ask|coach\.bid/);
    }
    await page.getByRole('link', { name: 'New here? Five minutes' }).click();
    await page.getByRole('link', { name: 'Predict and take' }).waitFor();
    await page.evaluate(() => localStorage.setItem('table-seven/finished', 'true'));
    await page.goto(suite.site.url);
    await page.reload();
    await page.getByRole('link', { name: 'Lessons and rules' }).click();
    await page.getByRole('link', { name: 'The rules' }).first().click();
    await page.locator('article').first().waitFor();
    await context.close();
  });

  it('works without a network, by its own address too', async () => {
    const site = await serveSite();
    const context = await visit(suite.browser);
    const page = await context.newPage();
    await page.goto(site.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await site.close();
    await page.goto(`${site.url}rules/magic-7/MG-WIN-8`);
    await page.locator('[id="MG-WIN-8"].target').waitFor();
    await page.goto(`${site.url}learn/double-lucky-7/joker`);
    await page.locator('.stage [role=option]').first().waitFor();
    await context.close();
  });
});

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
