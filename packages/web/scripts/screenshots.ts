/**
 * Pictures of the app as it is built (npm run build):
 *
 *   node scripts/run.mjs packages/web/scripts/screenshots.ts --readme [NAME…]
 *     those of the README, into docs/screenshots
 *   node scripts/run.mjs packages/web/scripts/screenshots.ts --previews
 *     those that the previews of links to the rules and lessons show, into packages/web/public
 *   node scripts/run.mjs packages/web/scripts/screenshots.ts FOLDER [NAME…] [360x640…]
 *     every scene below in both themes and in the sizes it names, or only in these
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Browser, Page } from 'playwright-core';

import type { Preferences } from '../src/app/preferences.ts';
import { AT_ONCE, openBrowser, visit } from '../test/support/browser.ts';
import { finishedGame, plantFinished } from '../test/support/finished.ts';
import { answer, play, playUntil, useWheel, waitForAsk } from '../test/support/player.ts';
import { serveSite } from '../test/support/site.ts';
import { withPalette } from './palette.ts';

type Size = readonly [number, number];
const PHONE: Size = [360, 640];
const TALL: Size = [390, 844];
const TABLET: Size = [768, 1024];
const DESK: Size = [1280, 800];
const LARGE: Size = [1920, 1080];
const SIDE: Size = [844, 390];
/** In CSS pixels, within its margins. */
const A5: Size = [507, 668];

interface Picture {
  readonly name: string;
  readonly sizes: readonly Size[];
  readonly choices?: object;
  readonly settings?: Partial<Preferences>;
  readonly prepare?: (page: Page) => Promise<void>;
}

const seats = (kinds: readonly string[]): object[] =>
  ['Ada', 'Bram', 'Chloé', 'Diego', 'Emma', 'Finn', 'Greta'].map((name, i) => ({
    name,
    kind: kinds[i] ?? 'casual',
  }));

const table = (players: number, mode = 'classic', rounds = 7): object => ({
  players: { 'double-lucky-7': players },
  seats: seats(['human']),
  mode,
  rounds,
});

/** Games to look back at, played at random. */
const KEPT = Array.from({ length: 30 }, (_, i) => {
  const mode = ['classic', 'tactical', 'dice'][i % 3]!;
  const options = { mode, rounds: 7 };
  return finishedGame({ game: 'double-lucky-7', players: 3 + (i % 3), options }, `kept ${i}`, i);
});
const REPLAYED = KEPT[4]!;

const sheet = (page: Page): Promise<void> => page.getByRole('button', { name: 'Choose' }).waitFor();

/** At usual speed, until a finished trick is tapped: for what is only seen in passing. */
const SLOWLY: Partial<Preferences> = { speed: 'calm', hold: 'tap' };

async function useField(page: Page, field: string): Promise<void> {
  await playUntil(page, { round: 1, phase: 'wheel' });
  await useWheel(page, field);
  await waitForAsk(page);
}

/** Plays until others have played and the next card is ours. */
async function untilOthersPlayed(page: Page, round: number): Promise<void> {
  for (;;) {
    await playUntil(page, { round, phase: 'play' });
    if ((await page.locator('.trick .lane').count()) > 1) return;
    await answer(page, 'play');
  }
}

/** Plays some cards of Die Magische 7, and on until a card is to be answered. */
async function untilReply(page: Page): Promise<void> {
  for (let cards = 0; ; cards++) {
    const phase = await waitForAsk(page);
    const prompt = await page.locator('p.prompt').textContent();
    if (phase !== 'play' || (cards >= 5 && prompt?.includes('reply') === true)) return;
    await answer(page, phase);
  }
}

const PICTURES: readonly Picture[] = [
  { name: 'start', sizes: [PHONE, TALL, TABLET, DESK, LARGE, SIDE] },
  {
    name: 'new',
    sizes: [PHONE, DESK],
    prepare: (page) => page.getByRole('button', { name: /Your table/ }).click(),
  },
  {
    name: 'unfinished',
    sizes: [PHONE, TABLET, DESK, SIDE],
    choices: table(7, 'tactical', 14),
    prepare: async (page) => {
      await playUntil(page, { round: 2, phase: 'bid' });
      await page.evaluate(() => (location.hash = '#/start'));
      await play(page);
      await waitForAsk(page);
      await page.evaluate(() => (location.hash = '#/start'));
      await page.getByRole('button', { name: /more unfinished/ }).click();
    },
  },
  {
    name: 'elsewhere',
    sizes: [PHONE, DESK],
    choices: table(4),
    prepare: async (page) => {
      await waitForAsk(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByRole('button', { name: 'Play on here' }).click();
      await page.getByRole('button', { name: 'Play on here' }).waitFor();
    },
  },
  {
    name: 'forfeits',
    sizes: [PHONE, DESK, SIDE],
    settings: { fun: true },
    prepare: async (page) => {
      await page.getByRole('button', { name: /Your table/ }).click();
      await page.getByRole('button', { name: /^Your forfeits/ }).click();
    },
  },
  {
    name: 'forfeit',
    sizes: [PHONE, TALL, TABLET, DESK, SIDE],
    choices: table(7, 'tactical', 14),
    settings: { fun: true },
    prepare: async (page) => {
      const slip = page.getByRole('complementary', { name: 'Forfeits' });
      for (let round = 1; (await slip.count()) === 0; round++) {
        if (round > 1) await answer(page, 'result');
        await playUntil(page, { round, phase: 'result' });
      }
    },
  },
  {
    name: 'settings',
    sizes: [PHONE, DESK],
    prepare: (page) => page.getByRole('button', { name: 'Settings' }).click(),
  },
  {
    name: 'bidding-4',
    sizes: [PHONE, TALL, TABLET, DESK, SIDE],
    choices: table(4),
    prepare: (page) => playUntil(page, { round: 3, phase: 'bid' }).then(() => sheet(page)),
  },
  {
    name: 'trick-4',
    sizes: [PHONE, TALL, TABLET, DESK, LARGE, SIDE],
    choices: table(4),
    prepare: (page) => untilOthersPlayed(page, 5),
  },
  {
    name: 'trick-7',
    sizes: [PHONE, TALL, TABLET, DESK, LARGE, SIDE],
    choices: table(7),
    prepare: (page) => untilOthersPlayed(page, 6),
  },
  {
    name: 'wheel-6',
    sizes: [PHONE, TALL, TABLET, DESK, SIDE],
    choices: table(6, 'tactical'),
    prepare: (page) => playUntil(page, { round: 1, phase: 'wheel' }),
  },
  {
    name: 'result-6',
    sizes: [PHONE, TALL, DESK, SIDE],
    choices: table(6, 'classic', 14),
    prepare: (page) => playUntil(page, { round: 6, phase: 'result' }),
  },
  {
    name: 'final-5',
    sizes: [PHONE, TALL, TABLET, DESK, LARGE, SIDE],
    choices: table(5),
    prepare: (page) => playUntil(page, { round: 7, phase: 'final' }),
  },
  {
    name: 'magic-2',
    sizes: [PHONE, TALL, DESK, SIDE],
    choices: { game: 'magic-7', players: { 'magic-7': 2 }, seats: seats(['human']) },
    prepare: untilReply,
  },
  {
    name: 'draw',
    sizes: [PHONE, DESK],
    choices: table(7),
    settings: SLOWLY,
    prepare: (page) => page.locator('.draw .card').nth(6).waitFor(),
  },
  {
    name: 'hold',
    sizes: [PHONE, DESK],
    choices: table(4),
    settings: { ...SLOWLY, speed: 'quick' },
    prepare: (page) =>
      playUntil(page, { round: 1, phase: 'play' })
        .then(() => page.keyboard.press('Enter'))
        .then(() => page.keyboard.press('Enter'))
        .then(() => page.getByText('takes it').waitFor()),
  },
  {
    name: 'curtain',
    sizes: [PHONE, DESK],
    choices: { ...table(3), seats: seats(['human', 'human']) },
    prepare: (page) => page.getByRole('button', { name: /show my cards/ }).waitFor(),
  },
  {
    name: 'last-trick',
    sizes: [PHONE],
    choices: table(7),
    prepare: (page) =>
      playUntil(page, { round: 2, phase: 'play' }).then(() => page.keyboard.press('l')),
  },
  {
    name: 'menu',
    sizes: [PHONE, DESK],
    choices: table(4),
    prepare: (page) =>
      playUntil(page, { round: 1, phase: 'play' }).then(() => page.keyboard.press('m')),
  },
  {
    name: 'keys',
    sizes: [DESK],
    choices: table(4),
    prepare: (page) =>
      playUntil(page, { round: 1, phase: 'play' }).then(() => page.keyboard.press('?')),
  },
  {
    name: 'target',
    sizes: [PHONE, DESK, SIDE],
    choices: table(7, 'tactical'),
    prepare: async (page) => {
      await playUntil(page, { round: 1, phase: 'wheel' });
      const field = page.getByRole('button', { name: /^(Change|Player) .*: free$/ }).first();
      await field.dispatchEvent('click');
      await page.getByRole('button', { name: 'Place my pawn' }).click();
    },
  },
  {
    name: 'extra-card',
    sizes: [PHONE, TALL, DESK, SIDE],
    choices: table(3, 'tactical'),
    prepare: (page) => useField(page, 'Extra Card'),
  },
  {
    name: 'die',
    sizes: [PHONE, DESK],
    choices: table(4, 'dice'),
    settings: { speed: 'calm' },
    prepare: async (page) => {
      await playUntil(page, { round: 1, phase: 'wheel' });
      await page.getByRole('button', { name: 'Roll', exact: true }).click();
      await page.locator('.announcement .die').waitFor();
    },
  },
  {
    name: 'large-marks',
    sizes: [PHONE],
    choices: table(4),
    settings: { largeMarks: true },
    prepare: (page) => playUntil(page, { round: 7, phase: 'play' }),
  },
  {
    name: 'pad-paper',
    sizes: [A5],
    prepare: async (page) => {
      await page.evaluate(() => (location.hash = '#/pad/paper'));
      await page.emulateMedia({ media: 'print' });
      await page.locator('article').waitFor();
    },
  },
  {
    name: 'replay',
    sizes: [PHONE, TABLET, DESK],
    prepare: async (page) => {
      await plantFinished(page, [REPLAYED]);
      await page.evaluate((id) => (location.hash = `#/g/${id}.52.0`), REPLAYED.id);
      await page.getByRole('button', { name: 'All hands open' }).click();
    },
  },
  {
    name: 'history',
    sizes: [PHONE, DESK],
    prepare: async (page) => {
      await plantFinished(page, KEPT);
      await page.evaluate(() => (location.hash = '#/history'));
      await page.locator('figure').first().waitFor();
    },
  },
  {
    name: 'laboratory',
    sizes: [PHONE, DESK],
    prepare: async (page) => {
      await page.evaluate(() => (location.hash = '#/laboratory'));
      await page.locator('figure').first().waitFor();
    },
  },
];

type Theme = 'felt' | 'sand';

/** The pictures of the README: one size and one theme each. */
const README: Readonly<Record<string, readonly [Size, Theme]>> = {
  start: [DESK, 'felt'],
  'trick-7': [DESK, 'felt'],
  'trick-4': [TALL, 'felt'],
  'bidding-4': [TALL, 'sand'],
  'wheel-6': [TALL, 'felt'],
  'magic-2': [TALL, 'felt'],
  'result-6': [TALL, 'sand'],
  'final-5': [TALL, 'felt'],
  'pad-paper': [A5, 'sand'],
  replay: [DESK, 'felt'],
};

/** The picture of each game that goes with a link, in the size that such previews have. */
const PREVIEW_SIZE: Size = [1200, 630];
const PREVIEWS: Readonly<Record<string, string>> = {
  'trick-4': 'preview-double-lucky-7',
  'magic-2': 'preview-magic-7',
};

async function open(
  browser: Browser,
  url: string,
  picture: Picture,
  [width, height]: Size,
): Promise<Page> {
  const context = await visit(browser, {
    viewport: { width, height },
    deviceScaleFactor: width < 700 ? 2 : 1,
    settings: { ...AT_ONCE, ...picture.settings },
    ...(picture.choices === undefined ? {} : { choices: picture.choices }),
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') process.stderr.write(`${picture.name}: ${message.text()}\n`);
  });
  page.on('pageerror', (error) => process.stderr.write(`${picture.name}: ${String(error)}\n`));
  await page.goto(url);
  if (picture.choices !== undefined) await play(page);
  await picture.prepare?.(page);
  return page;
}

async function take(page: Page, theme: Theme, path: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  // Colours fade from one theme to the other.
  await page.waitForTimeout(400);
  await page.screenshot({ path });
  process.stdout.write(`${path}\n`);
}

async function takeForReadme(browser: Browser, url: string, picture: Picture): Promise<void> {
  const shown = README[picture.name];
  if (shown === undefined) return;
  await takeSmall(await open(browser, url, picture, shown[0]), shown[1], picture.name);
}

async function takePreview(browser: Browser, url: string, picture: Picture): Promise<void> {
  const name = PREVIEWS[picture.name];
  if (name === undefined) return;
  await takeSmall(await open(browser, url, picture, PREVIEW_SIZE), 'felt', name);
}

async function takeSmall(page: Page, theme: Theme, name: string): Promise<void> {
  const path = join(folder, `${name}.png`);
  await take(page, theme, path);
  await writeFile(path, withPalette(await readFile(path)));
  await page.context().close();
}

async function takeAll(browser: Browser, url: string, picture: Picture): Promise<void> {
  for (const size of picture.sizes) {
    const [width, height] = size;
    if (sizes.length > 0 && !sizes.includes(`${width}x${height}`)) continue;
    const page = await open(browser, url, picture, size);
    for (const theme of ['felt', 'sand'] as const) {
      await take(page, theme, join(folder, `${picture.name}-${width}x${height}-${theme}.png`));
    }
    await page.context().close();
  }
}

const [target = 'screenshots', ...wanted] = process.argv.slice(2);
const kinds = {
  '--readme': { into: '../../../docs/screenshots', by: takeForReadme },
  '--previews': { into: '../public', by: takePreview },
} as const;
const kind = target === '--readme' || target === '--previews' ? kinds[target] : null;
const folder = kind === null ? target : fileURLToPath(new URL(kind.into, import.meta.url));
const sizes = wanted.filter((word) => /^\d+x\d+$/.test(word));
const names = wanted.filter((word) => !sizes.includes(word));
await mkdir(folder, { recursive: true });
const site = await serveSite();
const browser = await openBrowser();
for (const picture of PICTURES) {
  if (names.length > 0 && !names.includes(picture.name)) continue;
  await (kind?.by ?? takeAll)(browser, site.url, picture);
}
await browser.close();
await site.close();
