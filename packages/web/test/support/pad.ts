import type { BrowserContext, Page } from 'playwright-core';

import type { WheelEntry } from '../../src/pad/model/lucky-entries.ts';
import type { Step } from '../../src/pad/model/pad.ts';

export const NAMES = ['Ada', 'Bram', 'Chloé', 'Diego', 'Emma', 'Finn', 'Greta'];

/** The sides of the die, in English. */
const OPTION_TEXTS = {
  'change-bid': 'Change Bid',
  'player-swap': 'Player Swap',
  'change-dealer': 'Change Dealer',
  'double-points': 'Double Points',
  'change-trump': 'Change Trump',
  'extra-card': 'Extra Card',
  'no-trump': 'No Trump',
  x: 'X',
} as const;

export interface PadPlan {
  readonly players: number;
  readonly dealer?: number;
  readonly mode?: 'classic' | 'tactical' | 'dice';
  readonly rounds?: 7 | 14;
}

/** The form for a new pad will be filled in so. */
export async function plan(context: BrowserContext, wanted: PadPlan & object): Promise<void> {
  const { players, dealer = 0, mode = 'classic', rounds = 14 } = wanted;
  const people = NAMES.slice(0, players).map((name, id) => ({ id, name, color: id }));
  const form = { game: 'double-lucky-7', players: people, dealer, mode, rounds };
  await context.addInitScript((text) => {
    if (location.protocol !== 'about:') localStorage['table-seven/pad-plan'] ??= text;
  }, JSON.stringify(form));
}

/** Opens a new pad as it was planned. */
export async function begin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/pad/new`);
  await page.getByRole('button', { name: 'Start writing' }).click();
  await page.getByRole('heading', { name: 'Round 1: bids' }).waitFor();
}

/** Somebody with a finger, who counts the taps. */
export class Scribe {
  readonly page: Page;
  taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(name: string | RegExp): Promise<void> {
    this.taps++;
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  bid(n: number): Promise<void> {
    return this.tap(`Bid ${n}`);
  }

  /** Writes what a step says, the way people do. */
  async write(step: Step): Promise<void> {
    const tricks = new Map<number, number>();
    for (const [slot, value] of Object.entries(step)) {
      const [what, , id] = slot.split('/');
      if (what === 'bid') await this.bid(Number(value));
      if (what === 'wheel') await this.wheel(value as WheelEntry | 'none');
      if (what === 'tricks') tricks.set(Number(id), Number(value));
      if (what === 'end') await this.tap(/^(Finish|Final table)$/);
    }
    if (tricks.size > 0) await this.tricks(tricks);
  }

  /** All made it, and then only those who did not. */
  async tricks(tricks: ReadonlyMap<number, number>): Promise<void> {
    await this.tap('All made it');
    for (const [id, wanted] of tricks) {
      const name = NAMES[id]!;
      const stepper = this.page.getByRole('group', { name: `Tricks: ${name}` });
      for (;;) {
        const now = Number(await stepper.locator('output').textContent());
        if (now === wanted) break;
        await this.tap(`${name}: one trick ${now < wanted ? 'more' : 'less'}`);
      }
    }
  }

  async wheel(entry: WheelEntry | 'none'): Promise<void> {
    if (entry === 'none') return this.tap('Nobody');
    const name = NAMES[entry.by]!;
    await this.tap(entry.roll === undefined ? `${name}: Uses it` : `${name}: Rolls`);
    if (entry.roll !== undefined) await this.tap(OPTION_TEXTS[entry.roll]);
    const { option } = entry;
    if (option === undefined) return;
    if (entry.roll !== option) await this.field(OPTION_TEXTS[option]);
    if (option === 'change-bid') {
      const row = this.page.locator('.targets li').filter({ hasText: NAMES[entry.player!]! });
      const by = entry.change === 1 ? 'last' : 'first';
      this.taps++;
      await row.getByRole('button')[by]().click();
    }
    if (option === 'change-dealer') await this.tap(`${NAMES[entry.player!]!}: gets the D`);
  }

  /** The button of a field is as large as the wheel, and only its own part of it can be touched. */
  async field(name: string): Promise<void> {
    this.taps++;
    const point = await this.page
      .getByRole('button', { name: `${name}: free` })
      .evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        for (let i = 1; i < 400; i++) {
          const [x, y] = [left + (width * (i % 20)) / 20, top + (height * Math.floor(i / 20)) / 20];
          if (document.elementFromPoint(x, y) === button) return { x, y };
        }
        return { x: 0, y: 0 };
      });
    await this.page.mouse.click(point.x, point.y);
  }

  /** The last line of the score sheet. */
  async totals(): Promise<number[]> {
    await this.page.getByRole('button', { name: 'Score sheet', exact: true }).click();
    const cells = this.page.locator('dialog[open] tr.tot td');
    const texts = await cells.allTextContents();
    await this.page.keyboard.press('Escape');
    return texts.map(Number);
  }
}
