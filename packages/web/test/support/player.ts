import type { Page } from 'playwright-core';

import { DEFAULTS } from '../../src/app/preferences.ts';
import { tap } from './tap.ts';

/** Starts the game that was chosen last. */
export async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play now/ }).click();
}

/** Starts a game for the people who were chosen, at one device. */
export async function playTogether(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/new'));
  await page.locator('form button[type=submit]').click();
}

// What follows depends on the language of the page only for the die.

type Phase = 'bid' | 'play' | 'wheel' | 'result' | 'final';

/** What the page asks of us at the moment; null while others move. */
export async function asked(page: Page): Promise<Phase | null> {
  return page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has('#final-title')) return 'final';
    if (has('#result-title')) return 'result';
    if (has('main[inert]')) return null;
    if (has('.sheet .chips')) return 'bid';
    if (has('.sheet h2')) return 'wheel';
    return has('p.prompt') ? 'play' : null;
  });
}

/** Waits until the page asks something of us. */
export async function waitForAsk(page: Page): Promise<Phase> {
  await page.waitForFunction(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    return (
      has('#final-title, #result-title') ||
      (has('.sheet h2, p.prompt') && !has('main[inert]') && !has('p.status'))
    );
  });
  return (await asked(page)) ?? waitForAsk(page);
}

/** Answers with the first thing that is allowed. At the wheel it rolls if there is a die, else it passes. */
export async function answer(page: Page, phase: Phase): Promise<void> {
  switch (phase) {
    case 'bid':
      await tapFirst(page, '.sheet .chips button:not([aria-disabled])');
      if (await isConfirmed(page)) await tapFirst(page, '.sheet .foot button');
      break;
    case 'play':
      await tapFirst(page, ':is([role=option], button.extra):not([aria-disabled])');
      if (await isConfirmed(page))
        await tapFirst(page, ':is([aria-selected=true], button.extra[aria-pressed=true])');
      break;
    case 'wheel':
      await answerWheel(page);
      break;
    case 'result':
      await tapFirst(page, NEXT_ROUND);
      break;
    case 'final':
  }
}

export const NEXT_ROUND = 'section[aria-labelledby=result-title] footer > button:last-child';

async function tapFirst(page: Page, selector: string): Promise<void> {
  await tap(page.locator(selector).first());
}

/** Whether cards and bids are played with a second tap: as it was set, and where nothing can be set, as usual. */
function isConfirmed(page: Page): Promise<boolean> {
  return page.evaluate((usual) => {
    try {
      const settings = JSON.parse(localStorage['table-seven/settings'] as string) as object;
      return { confirm: usual, ...settings }.confirm;
    } catch {
      return usual;
    }
  }, DEFAULTS.confirm);
}

async function answerWheel(page: Page): Promise<void> {
  const buttons = await page.locator('.sheet .buttons button').allTextContents();
  if (buttons.some((button) => button.includes('Roll'))) {
    await tapFirst(page, '.sheet .buttons button:last-child');
  } else if (buttons.length > 1) {
    await tapFirst(page, '.sheet .buttons button');
  } else {
    await useWheel(page, null);
  }
}

const PLACE = '.sheet .buttons button:last-child';

/** Puts the pawn on a field (null: the first that is free) and uses it on the first target there is. */
export async function useWheel(page: Page, field: string | null): Promise<void> {
  const fields = page.locator('.sheet .wheel button:not([aria-disabled])');
  const free = page.getByRole('button', { name: `${field ?? ''}: free`, exact: true });
  await tap(field === null ? fields.first() : fields.and(free));
  await tapFirst(page, PLACE);
  // The wheel goes, and, if somebody or something is to be chosen for the field, a choice comes in its place.
  await page.locator('.sheet .wheel').waitFor({ state: 'detached' });
  const targets = page.locator('.sheet :is(.people, .colors) button');
  if ((await targets.count()) === 0) return;
  await tap(targets.first());
  const changes = page.locator('.sheet .by button');
  if ((await changes.count()) > 0) await tap(changes.first());
  // Two change places.
  if ((await page.locator(`${PLACE}[aria-disabled]`).count()) > 0) await tap(targets.nth(1));
  await tapFirst(page, PLACE);
}

/** Plays, somehow, to the end. */
export async function playToTheEnd(page: Page): Promise<void> {
  for (let phase = await waitForAsk(page); phase !== 'final'; phase = await waitForAsk(page)) {
    await answer(page, phase);
  }
}

function roundNow(page: Page): Promise<number> {
  return page.evaluate(() =>
    Number(/\d+/.exec(document.querySelector('.bar h1 b')?.textContent ?? '')?.[0]),
  );
}

/** Plays, somehow, until the page asks for this in this round. */
export async function playUntil(page: Page, goal: { round: number; phase: Phase }): Promise<void> {
  for (;;) {
    const phase = await waitForAsk(page);
    if (phase === goal.phase && (await roundNow(page)) >= goal.round) return;
    if (phase === 'final') throw new Error('the game ended before');
    await answer(page, phase);
  }
}

/** Opens what a key opens over the table. */
export async function openPanel(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.locator('dialog[open]').waitFor();
}
