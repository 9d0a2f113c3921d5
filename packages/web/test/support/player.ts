import type { Page } from 'playwright-core';

/** Starts the game that was chosen last. */
export async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play now/ }).click();
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
      await click(page, '.sheet .chips button:not([aria-disabled])');
      await click(page, '.sheet .foot button');
      break;
    case 'play':
      await click(page, '[role=option]:not([aria-disabled])');
      await click(page, '[role=option][aria-selected=true]');
      break;
    case 'wheel':
      await answerWheel(page);
      break;
    case 'result':
      await click(page, 'section[aria-labelledby=result-title] footer > button:last-child');
      break;
    case 'final':
  }
}

async function answerWheel(page: Page): Promise<void> {
  const buttons = await page.locator('.sheet .buttons button').allTextContents();
  if (buttons.some((button) => button.includes('Roll'))) {
    await click(page, '.sheet .buttons button:last-child');
  } else if (buttons.length > 1) {
    await click(page, '.sheet .buttons button');
  } else {
    await useWheel(page, null);
  }
}

const PLACE = '.sheet .buttons button:last-child';

/** Puts the pawn on a field (null: the first that is free) and uses it on the first target there is. */
export async function useWheel(page: Page, field: string | null): Promise<void> {
  await page.evaluate((name) => {
    const free = '.sheet .wheel button:not([aria-disabled])';
    const fields = [...document.querySelectorAll<HTMLElement>(free)];
    fields.find(({ ariaLabel }) => name === null || ariaLabel === `${name}: free`)?.click();
  }, field);
  await click(page, PLACE);
  // Two taps choose two players for a swap; for all else the first is enough.
  for (let i = 0; i < 2; i++) {
    await page.evaluate((n) => {
      const targets = document.querySelectorAll<HTMLElement>(
        '.sheet .people button, .sheet .colors button',
      );
      targets[document.querySelector('.sheet .people') === null ? 0 : n]?.click();
    }, i);
  }
  await click(page, '.sheet .by button');
  await click(page, PLACE);
}

/** At once, wherever it lies: overlapping cards and moving sheets are not what these tests are about. */
async function click(page: Page, selector: string): Promise<void> {
  await page.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), selector);
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
