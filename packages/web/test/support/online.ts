import assert from 'node:assert/strict';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { AT_ONCE, visit } from './browser.ts';
import type { Visit } from './browser.ts';
import { answer, asked, NEXT_ROUND } from './player.ts';
import { tap } from './tap.ts';

/** Settings without a pause, and one tap per card. */
export const QUICK = { ...AT_ONCE, confirm: false };

/** Somebody with a phone of their own. */
export class Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly name: string;
  readonly errors: string[] = [];

  private constructor(context: BrowserContext, page: Page, name: string) {
    this.context = context;
    this.page = page;
    this.name = name;
    page.on('pageerror', (error) => this.errors.push(`${name}: ${String(error)}`));
  }

  static async arrive(browser: Browser, name: string, options: Visit = {}): Promise<Guest> {
    const context = await visit(browser, { settings: QUICK, ...options });
    return new Guest(context, await context.newPage(), name);
  }

  /** Opens a table as it was chosen before and sits down; answers its code. */
  async open(to: { readonly url: string }): Promise<string> {
    const { page } = this;
    await page.goto(`${to.url}#/open`);
    await page.getByLabel('Your name').fill(this.name);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await this.isSeated();
    const code = /#\/t\/([A-Z]{6})$/.exec(page.url())?.[1];
    assert.ok(code !== undefined, page.url());
    return code;
  }

  async follow(to: { readonly url: string }, code: string): Promise<void> {
    await this.page.goto(`${to.url}t/${code}`);
  }

  /** Opens the link and sits down. */
  async join(to: { readonly url: string }, code: string): Promise<void> {
    await this.follow(to, code);
    await this.sitDown();
  }

  async sitDown(): Promise<void> {
    await this.page.getByLabel('Your name').fill(this.name);
    await this.page.getByRole('button', { name: 'Sit down' }).click();
    await this.isSeated();
  }

  async isSeated(): Promise<void> {
    await this.page.getByText('that is you').waitFor();
  }

  /** Closes the table before its game has begun, and means it. */
  async closeTable(): Promise<void> {
    const close = { name: 'Close this table', exact: true };
    await this.page.getByRole('button', close).click();
    await this.page.getByRole('dialog').getByRole('button', close).click();
  }

  async talk(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Table talk' }).click();
  }

  /**
   * How long, up to so many milliseconds by the page's own clock, the page goes on saying that it has no connection. The time is what
   * is tested, not a pause for something to happen: a page that came back too early, or fell silent, shows in a shorter one.
   */
  staysCutOff(ms: number): Promise<number> {
    return this.page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const look = (): void => {
            const past = performance.now() - start;
            const isCutOff = document.body.textContent.includes('No connection');
            if (past < wanted && isCutOff) requestAnimationFrame(look);
            else resolve(past);
          };
          look();
        }),
      ms,
    );
  }

  cards(): Promise<string[]> {
    return this.page
      .locator('[role=option]')
      .evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''));
  }
}

/** At an online table a result also goes by itself: then there is nothing to tap any more. */
async function waveThrough(page: Page): Promise<void> {
  try {
    await tap(page.locator(NEXT_ROUND), { timeout: 1000 });
  } catch (error) {
    if ((await page.locator(NEXT_ROUND).count()) > 0) throw error;
  }
}

/** Whoever is asked for a bid or a card; results are waved through. Null once the game is over for everybody. */
export async function mover(guests: readonly Guest[]): Promise<Guest | null> {
  for (;;) {
    let over = 0;
    for (const guest of guests) {
      const phase = await asked(guest.page);
      if (phase === 'final') over++;
      else if (phase === 'result') await waveThrough(guest.page);
      else if (phase !== null) return guest;
    }
    if (over === guests.length) return null;
    // Nobody is asked: somebody's page has yet to hear of the last move, and to show it.
    await guests[0]!.page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Makes a move for whoever is asked; answers who that was. */
export async function move(guests: readonly Guest[]): Promise<Guest | null> {
  const guest = await mover(guests);
  const phase = guest === null ? null : await asked(guest.page);
  if (guest !== null && phase !== null) await answer(guest.page, phase);
  return guest;
}

/** Plays so many moves, or to the end. */
export async function moves(guests: readonly Guest[], count = Infinity): Promise<void> {
  for (let i = 0; i < count; i++) if ((await move(guests)) === null) return;
}
