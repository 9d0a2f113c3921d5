import type { Locator, Page } from 'playwright-core';

import { Finger } from './finger.ts';
import { median } from './statistics.ts';
import type { Row } from './table.ts';

/** One pad, from an agreed state on: what is tapped there. */
interface Walk {
  readonly what: string;
  readonly plan: object;
  /** Written down beforehand, by a page that is in no hurry. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The taps that are measured, each found when it is its turn. */
  readonly taps: (page: Page) => AsyncGenerator<Locator>;
}

const NAMES = ['Ada', 'Bram', 'Chloé', 'Diego', 'Emma', 'Finn', 'Greta'];
const people = (count: number): object[] =>
  NAMES.slice(0, count).map((name, id) => ({ id, name, color: id }));

const WALKS: readonly Walk[] = [
  {
    what: 'Double Lucky 7, five players, rounds 1 to 3',
    plan: { game: 'double-lucky-7', players: people(5), mode: 'classic', rounds: 14 },
    taps: (page) => rounds(page, 3),
  },
  {
    what: 'Double Lucky 7, seven players, the wheel, rounds 13 and 14',
    plan: { game: 'double-lucky-7', players: people(7), mode: 'tactical', rounds: 14 },
    prepare: async (page) => click(rounds(page, 12)),
    taps: (page) => rounds(page, 2),
  },
  {
    what: 'Die Magische 7, two players, the first game',
    plan: { game: 'magic-7', players: people(2), goal: 0 },
    taps: (page) => games(page, 1),
  },
  {
    what: 'Die Magische 7, two teams and two decks, the eleventh game',
    plan: { game: 'magic-7', players: people(4), goal: 0 },
    prepare: async (page) => click(games(page, 10)),
    taps: (page) => games(page, 1),
  },
];

/** How quickly the score pad answers a tap on a slow phone, early and late in both games. */
export async function measurePads(
  newPage: () => Promise<Page>,
  url: string,
  slower: number,
  samples: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const walk of WALKS) {
    const runs: number[][] = [];
    for (let i = 0; i < samples; i++) runs.push(await walked(await newPage(), url, slower, walk));
    rows.push({
      what: walk.what,
      taps: runs[0]!.length,
      medianMs: median(runs.map(median)),
      slowestMs: median(runs.map((taps) => Math.max(...taps))),
    });
  }
  return rows;
}

async function walked(page: Page, url: string, slower: number, walk: Walk): Promise<number[]> {
  const form = JSON.stringify(walk.plan);
  await page.addInitScript(`localStorage.setItem('table-seven/pad-plan', ${JSON.stringify(form)})`);
  await page.goto(`${url}/#/pad/new`);
  await page.getByRole('button', { name: 'Start writing' }).click();
  await walk.prepare?.(page);
  const finger = await Finger.on(page, slower);
  const taps: number[] = [];
  for await (const target of walk.taps(page)) taps.push(await finger.tap(target));
  await page.context().close();
  return taps;
}

async function click(taps: AsyncGenerator<Locator>): Promise<void> {
  for await (const target of taps) await target.click();
}

/** Everybody bids the least they may, nobody uses the wheel, and whoever bids first takes what is left. */
async function* rounds(page: Page, count: number): AsyncGenerator<Locator> {
  const bids = page.locator('.chips button:not([aria-disabled]):visible');
  const nobody = page.getByRole('button', { name: 'Nobody' });
  const allMade = page.getByRole('button', { name: 'All made it' });
  const finish = page.getByRole('button', { name: /^(Finish|Final table)$/ });
  for (let round = 0; round < count; round++) {
    await bids.first().waitFor();
    while (await bids.first().isVisible()) yield bids.first();
    if (await nobody.isVisible()) yield nobody;
    yield allMade;
    const more = page.getByRole('button', { name: /one trick more$/ });
    while ((await finish.getAttribute('aria-disabled')) === 'true') yield more.first();
    yield finish;
  }
}

/** A few cards by hand, the rest in one go. */
async function* games(page: Page, count: number): AsyncGenerator<Locator> {
  const cards = page.getByRole('group', { name: 'Cards' }).getByRole('button', { pressed: false });
  for (let game = 0; game < count; game++) {
    await cards.first().waitFor();
    for (let i = 0; i < 6; i++) yield cards.first();
    yield page.getByRole('button', { name: /^The rest/ });
    yield page.getByRole('button', { name: 'Finish' });
  }
}
