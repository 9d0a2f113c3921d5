import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { LANGUAGES } from '../src/i18n/languages.ts';
import { CATALOGUES } from '../src/i18n/test/catalogues.ts';
import { COURSES, poorKey } from '../src/lessons/lessons.ts';
import { violationsInBothThemes } from './support/accessibility.ts';
import { AT_ONCE, visit } from './support/browser.ts';
import { byFinger, byKeyboard, makeMove, wayThrough } from './support/pupil.ts';
import type { Touch } from './support/pupil.ts';
import { withBrowser } from './support/suite.ts';
import { tap } from './support/tap.ts';

const TEXTS = CATALOGUES.en as Readonly<Record<string, string>>;
const says = (page: Page, text: string) => page.locator('.coach [role=status]', { hasText: text });

/** The first words of a text, before anything that is filled in. */
const opening = (key: string): string => TEXTS[key]!.split('{')[0]!.trim();

describe('lessons', () => {
  const suite = withBrowser();

  async function open(place: string, options: Parameters<typeof visit>[1] = {}): Promise<Page> {
    const context = await visit(suite.browser, { serviceWorkers: 'block', ...options });
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(`${suite.site.url}#/${place}`);
    return page;
  }

  /** Every exercise of a course, one after the other; with a wrong turn wherever one is possible, if wished. */
  async function takeCourse(
    page: Page,
    { game, lessons }: (typeof COURSES)[number],
    touch: Touch,
    hasWrongTurns: boolean,
  ): Promise<void> {
    for (const lesson of lessons) {
      await page.goto(`${suite.site.url}#/learn/${game}/${lesson.id}`);
      for (const exercise of lesson.exercises) {
        await says(page, opening(`lesson.${exercise.id}.ask`)).waitFor();
        const wrong = hasWrongTurns ? wayThrough(exercise, false) : null;
        if (wrong !== null) {
          for (const move of wrong) await makeMove(page, move, touch);
          await says(page, opening(poorKey(exercise))).waitFor();
          await touch(page, '.coach .go button');
          await says(page, opening(`lesson.${exercise.id}.ask`)).waitFor();
        }
        for (const move of wayThrough(exercise, true)!) await makeMove(page, move, touch);
        await says(page, opening(`lesson.${exercise.id}.good`)).waitFor();
        await touch(page, '.coach .go button');
      }
    }
    await page.getByText(TEXTS['lessons.finished']!).waitFor();
  }

  for (const course of COURSES) {
    it(`${course.game}: to its end by taps, with wrong turns; then a real game with the coach`, async () => {
      const page = await open('learn');
      await takeCourse(page, course, byFinger, true);
      assert.equal(await page.locator('.tick').count(), course.lessons.length);
      await page.getByRole('button', { name: /^Now a real game/ }).click();
      await page.locator('.coach p:not(.quiet)').waitFor();
      await page.context().close();
    });

    it(`${course.game}: to its end by keyboard`, async () => {
      const page = await open('learn');
      await takeCourse(page, course, byKeyboard, false);
      await page.context().close();
    });
  }

  it('a card that was found by keyboard while others think keeps the focus when its turn comes', async () => {
    const page = await open('learn/magic-7/seven', { settings: { ...AT_ONCE, speed: 'quick' } });
    const cards = page.locator('[role=option]');
    await cards.last().focus();
    await page.locator('p.prompt').waitFor();
    assert.ok(await cards.last().evaluate((card) => card === document.activeElement));
    await page.context().close();
  });

  it('what is not allowed is explained, with its rule beside it', async () => {
    const page = await open('learn/double-lucky-7/follow');
    await page.locator('p.prompt').waitFor();
    await byFinger(page, '[role=option][aria-label^="Sun 14"]');
    await page.locator('.coach .reason', { hasText: 'You hold Flame' }).waitFor();
    await page.getByRole('button', { name: 'The rule', exact: true }).click();
    await page.locator('dialog[open] [id="DL-TRK-2"].target').waitFor();
    await page.context().close();
  });

  it('is resumed where one stopped, can be skipped, and ticks what is done', async () => {
    const page = await open('learn/double-lucky-7');
    await page.getByRole('link', { name: 'Begin' }).click();
    await says(page, opening('lesson.predict.ask')).waitFor();
    await page.getByRole('button', { name: 'Skip' }).click();
    await says(page, opening('lesson.follow.ask')).waitFor();
    await page.getByRole('button', { name: 'Skip' }).click();
    await says(page, opening('lesson.free.ask')).waitFor();
    await page.goto(`${suite.site.url}#/learn/double-lucky-7`);
    await page.reload();
    assert.equal(await page.locator('.tick').count(), 1);
    await page.getByRole('link', { name: 'Go on where you stopped' }).click();
    await says(page, opening('lesson.free.ask')).waitFor();
    await page.context().close();
  });

  it('a lesson that does not exist leads to those that do, with a sentence', async () => {
    const page = await open('learn/double-lucky-7/flying');
    for (const place of ['learn/double-lucky-7/flying', 'learn/chess']) {
      await page.goto(`${suite.site.url}#/${place}`);
      await page.getByRole('alert').getByText(TEXTS['lessons.unknown']!).waitFor();
      await page.getByRole('link', { name: 'Predict and take' }).waitFor();
    }
    await page.context().close();
  });

  it('goes on where nothing can be stored, and says so', async () => {
    const page = await open('start');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      location.hash = '#/learn/magic-7/count';
    });
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('alert').getByText(TEXTS['lessons.unsaved']!).waitFor();
    assert.equal(await page.locator('.tick').count(), 1);
    await page.context().close();
  });

  it('nothing is cut off on a phone, in any language, and axe objects to nothing', async () => {
    for (const language of LANGUAGES) {
      const page = await open('learn', { settings: { ...AT_ONCE, language } });
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      assert.deepEqual(await overflowing(page), [], language);
      if (language === 'de') assert.deepEqual(await violationsInBothThemes(page), []);
      for (const { game, lessons } of COURSES) {
        for (const { id } of lessons) {
          await page.evaluate((hash) => (location.hash = hash), `#/learn/${game}/${id}`);
          const title = (CATALOGUES[language] as Readonly<Record<string, string>>)[
            `lesson.${id}.title`
          ]!;
          await page.locator('.coach h1', { hasText: title }).waitFor();
          await page.locator('.stage [role=option]').first().waitFor();
          assert.deepEqual(await overflowing(page), [], `${language} ${id}`);
        }
      }
      if (language === 'de') assert.deepEqual(await violationsInBothThemes(page), []);
      // The way to them is the last thing on the start page: it can be seen and touched, too.
      await page.evaluate(() => localStorage.setItem('table-seven/finished', 'true'));
      await page.goto(`${suite.site.url}#/start`);
      await page.reload();
      await page.locator('.start nav a').last().waitFor();
      assert.deepEqual(await overflowing(page), [], `${language} start`);
      await tap(page.locator('.start nav a[href="#/learn"]'));
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.context().close();
    }
  });
});

/** Texts and buttons of a page that are wider than their place, and a page that is wider than the screen. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = [
      ...document.querySelectorAll<HTMLElement>('main, .coach, .coach *, .content *, .start nav *'),
    ]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
    const isWide = document.documentElement.scrollWidth > innerWidth;
    return isWide ? ['page', ...wide] : wide;
  });
}
