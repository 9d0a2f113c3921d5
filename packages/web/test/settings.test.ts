import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { LANGUAGE_NAMES, LANGUAGES } from '../src/i18n/languages.ts';
import type { Language } from '../src/i18n/languages.ts';
import { CATALOGUES } from '../src/i18n/test/catalogues.ts';
import { AT_ONCE, visit } from './support/browser.ts';
import { openPanel, play, playUntil, waitForAsk } from './support/player.ts';
import { withBrowser } from './support/suite.ts';

/** In the page: notes every animation, of a script or a style sheet, that travels or takes its time. */
function watchMotion(): void {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  const note = (animation: Animation, text: string): void => {
    const { duration } = animation.effect!.getTiming();
    const isTravel = /translate|scale|rotate|transform/.test(text);
    if (isTravel || Number(duration) > 120) moved.push(`${Number(duration)} ms ${text}`);
  };
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    const text = JSON.stringify(keyframes ?? []);
    // Without a keyframe it is only a pause.
    if (text !== '[]') note(animation, text.slice(0, 200));
    return animation;
  };
  for (const type of ['animationstart', 'transitionrun']) {
    document.addEventListener(type, ({ target }) => {
      for (const animation of (target as Element).getAnimations()) {
        if (animation instanceof CSSAnimation) note(animation, animation.animationName);
        else if (animation instanceof CSSTransition) note(animation, animation.transitionProperty);
      }
    });
  }
}

describe('settings', () => {
  const suite = withBrowser();

  it('the language is switched in the middle of a game, which goes on', async () => {
    const context = await visit(suite.browser, { choices: { players: { 'double-lucky-7': 3 } } });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await play(page);
    await playUntil(page, { round: 1, phase: 'play' });
    const cards = await page.locator('[role=option]').count();
    let spoken: Language = 'en';
    for (const language of LANGUAGES) {
      await page.locator('header nav button').last().click();
      await page.getByRole('button', { name: CATALOGUES[spoken]['menu.settings'] }).click();
      await page.locator('dialog[open] select').selectOption(LANGUAGE_NAMES[language]);
      await page.waitForFunction((code) => document.documentElement.lang === code, language);
      spoken = language;
      await page.keyboard.press('Escape');
      assert.equal(await page.locator('[role=option]').count(), cards);
    }
    await context.close();
  });

  it('reduced motion: nothing travels, and nothing takes longer than 120 ms', async () => {
    const settings = { ...AT_ONCE, speed: 'normal' as const };
    const context = await visit(suite.browser, {
      settings,
      reducedMotion: 'reduce',
      choices: { players: { 'double-lucky-7': 2 }, mode: 'dice' },
    });
    const page = await context.newPage();
    await page.addInitScript(watchMotion);
    await page.goto(suite.site.url);
    await play(page);
    await playUntil(page, { round: 2, phase: 'play' });
    for (const key of ['m', 's', '?']) {
      await openPanel(page, key);
      await page.keyboard.press('Escape');
    }
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
    assert.deepEqual([...new Set(moved)], []);
    await context.close();
  });

  it('without confirmation one tap plays a card', async () => {
    const context = await visit(suite.browser, {
      settings: { ...AT_ONCE, confirm: false },
      choices: { players: { 'double-lucky-7': 2 } },
    });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await play(page);
    await waitForAsk(page);
    await page
      .getByRole('button', { name: 'Bid 0', exact: true })
      .or(page.getByRole('button', { name: 'Bid 1', exact: true }))
      .first()
      .click();
    await playUntil(page, { round: 1, phase: 'play' });
    await page.locator('[role=option]').first().click();
    await page.locator('#result-title').waitFor();
    await context.close();
  });
});
