import type { GameRecord } from '@table-seven/engine';
import type { Page } from 'playwright-core';

import type { Preferences } from '../../src/app/preferences.ts';
import { legalCards, struckBid } from '../../src/double-lucky-7/view.ts';
import type { View as MagicView } from '../../src/magic-7/scenes.ts';
import { openPlanted, recordWithRoll } from '../../test/support/planted.ts';
import { newGame, recordWhere } from '../../test/support/positions.ts';
import {
  answer,
  NEXT_ROUND,
  openPanel,
  playToTheEnd,
  waitForAsk,
} from '../../test/support/player.ts';
import { tap } from '../../test/support/tap.ts';

/** Something to be looked at. */
export interface State {
  readonly name: string;
  readonly settings?: Partial<Preferences>;
  /** Leads from the start page to it. */
  readonly reach: (page: Page) => Promise<void>;
  /** At a table of a server. */
  readonly isOnline?: true;
  /** For what moves: the moment, in ms, at which everything is stopped. */
  readonly moment?: number;
}

const TACTICAL = { mode: 'tactical', rounds: 14 };

function at(record: () => GameRecord, then?: (page: Page) => Promise<void>): State['reach'] {
  return async (page) => {
    await openPlanted(page, record());
    await waitForAsk(page);
    await then?.(page);
  };
}

const place = (hash: string) => async (page: Page) => {
  await page.evaluate((to) => (location.hash = to), hash);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const trick = (players: number, round: number) => () =>
  recordWhere({ players }, ({ view, legal }) => {
    const cards = legalCards(legal);
    return (
      view.phase === 'play' &&
      view.round === round &&
      view.trick.length === players - 2 &&
      cards.size > 1 &&
      cards.size < view.hand.length &&
      view.hand.length > 2 &&
      !view.hand.includes('JK')
    );
  });

/** The last card of a round is ours; then the result, then the deal of the next one stands still. */
async function untilDeal(page: Page): Promise<void> {
  await answer(page, 'play');
  await page.locator('#result-title').waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator(NEXT_ROUND).dispatchEvent('click');
  await page.locator('.dealing').first().waitFor({ state: 'attached' });
}

const lastOfRound = (): GameRecord =>
  recordWhere({ players: 7, options: TACTICAL }, ({ view }) => {
    const isLast = view.trick.length === 6 && view.hand.length === 1;
    return view.phase === 'play' && view.round === 6 && isLast;
  });

const deal = (name: string, moment: number): State => ({
  name,
  settings: { speed: 'normal', confirm: false },
  reach: at(lastOfRound, untilDeal),
  moment,
});

const wheel = () =>
  recordWhere(
    { players: 6, options: TACTICAL },
    ({ view }) => view.phase === 'wheel' && Object.keys(view.wheel?.blocked ?? {}).length === 2,
  );

/** Six pawns stand, and the seventh field is closed in round 7. */
const closedWheel = () =>
  recordWhere(
    {
      players: 7,
      options: TACTICAL,
      lean: (move) => move.type === 'use' && move.option !== 'double-points',
    },
    ({ view, legal }) => view.phase === 'wheel' && !legal.some(({ type }) => type === 'use'),
  );

/** At the wheel: chooses a field whose target is to be chosen. */
const target = (option: string): State => ({
  name: `target-${option}`,
  reach: at(
    () =>
      recordWhere(
        { players: 7, options: TACTICAL },
        ({ legal }) =>
          legal.filter((move) => move.type === 'use' && move.option === option).length > 1,
      ),
    async (page) => {
      const fields = [
        'change-bid',
        'player-swap',
        'change-dealer',
        'double-points',
        'change-trump',
      ];
      await tap(page.locator('.sheet .wheel button').nth(fields.indexOf(option)));
      await page.locator('.sheet .buttons button').last().click();
      await page.locator('.sheet .wheel').waitFor({ state: 'detached' });
    },
  ),
});

const panel = (name: string, key: string): State => ({
  name,
  reach: at(trick(7, 6), (page) => openPanel(page, key)),
});

const final = (players: number, options: object): State['reach'] =>
  at(
    () =>
      recordWhere(
        { players, options },
        ({ view }) => view.phase === 'play' && view.round === 7 && view.hand.length === 1,
      ),
    playToTheEnd,
  );

/** Somebody has opened a table for others. */
async function openTable(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/open'));
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('that is you').waitFor();
}

/** Bots have taken the other seats, and a first word was said. */
async function talkOnline(page: Page): Promise<void> {
  await openTable(page);
  await page.getByRole('button', { name: /^Bots? for/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await waitForAsk(page);
  await page.getByRole('button', { name: 'Table talk' }).first().click();
  const talk = page.getByRole('dialog');
  await talk.getByLabel('Say something').fill('Good luck, everybody!');
  await talk.getByRole('button', { name: 'Say it' }).click();
  await talk.getByText('Good luck, everybody!').waitFor();
}

export const STATES: readonly State[] = [
  { name: 'start', reach: (page) => page.locator('.games button').first().waitFor() },
  { name: 'new', reach: place('#/new') },
  { name: 'settings', reach: place('#/settings') },
  { name: 'club', reach: place('#/club') },
  {
    name: 'draw',
    settings: { speed: 'normal' },
    reach: async (page) => {
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await openPlanted(page, newGame({ players: 7 }));
      await page.locator('.draw li').nth(6).waitFor();
    },
    moment: 5000,
  },
  deal('deal-1', 150),
  deal('deal-2', 600),
  deal('deal-3', 1080),
  deal('deal-4', 1300),
  deal('deal-5', 1590),
  {
    name: 'bid',
    reach: at(() =>
      recordWhere(
        { players: 7 },
        ({ view }) => view.phase === 'bid' && view.round === 7 && view.bids.includes(null),
      ),
    ),
  },
  {
    name: 'struck-bid',
    reach: at(() =>
      recordWhere(
        { players: 5 },
        ({ view, legal }) =>
          view.round === 7 && view.turned === 'JK' && struckBid(view, legal) !== null,
      ),
    ),
  },
  {
    name: 'trump-choice',
    reach: at(() =>
      recordWhere(
        { players: 4, options: { jokerTrump: 'dealer-chooses' } },
        ({ view }) => view.phase === 'choose-trump' && view.round > 2,
      ),
    ),
  },
  { name: 'wheel', reach: at(wheel) },
  { name: 'wheel-none', reach: at(closedWheel) },
  {
    name: 'wheel-chosen',
    reach: at(wheel, (page) =>
      tap(page.locator('.sheet .wheel button:not([aria-disabled])').first()),
    ),
  },
  target('change-bid'),
  target('player-swap'),
  target('change-dealer'),
  target('change-trump'),
  { name: 'dice', reach: at(() => recordWithRoll('x')) },
  { name: 'rolled', reach: at(() => recordWithRoll('free')) },
  { name: 'double-lucky', reach: at(() => recordWithRoll('taken')) },
  {
    name: 'die',
    settings: { speed: 'normal' },
    reach: at(
      () => recordWithRoll('x'),
      async (page) => {
        await page.clock.pauseAt(Date.now() + 3_600_000);
        await page.locator('.sheet .buttons button').last().dispatchEvent('click');
        await page.locator('.announcement .die').waitFor();
      },
    ),
    moment: 5000,
  },
  { name: 'trick-3', reach: at(trick(3, 7)) },
  { name: 'trick-4', reach: at(trick(4, 5)) },
  { name: 'trick-7', reach: at(trick(7, 7)) },
  {
    name: 'refusal',
    // It goes by itself after a while: the clock stands still before that.
    reach: at(trick(4, 6), async (page) => {
      await page.clock.pauseAt(Date.now() + 1000);
      await page.locator('[role=option][aria-disabled]').first().dispatchEvent('click');
      await page.locator('p.refused').waitFor();
    }),
  },
  {
    name: 'lifted',
    reach: at(
      () =>
        recordWhere({ players: 4 }, ({ view, legal }) => {
          const trump = view.trump.rule === 'color' ? view.trump.color : '?';
          const isFree = [...legalCards(legal)].at(-1)?.startsWith(trump) === true;
          return view.phase === 'play' && view.round > 3 && view.trick.length > 0 && isFree;
        }),
      (page) => tap(page.locator('[role=option]:not([aria-disabled])').last()),
    ),
  },
  {
    name: 'hold',
    settings: { hold: 'tap' },
    reach: at(
      () =>
        recordWhere(
          { players: 7 },
          ({ view }) => view.phase === 'play' && view.round === 6 && view.trick.length === 6,
        ),
      async (page) => {
        await answer(page, 'play');
        await page.locator('.lane .winning').waitFor();
      },
    ),
  },
  panel('last-trick', 'l'),
  panel('menu', 'm'),
  panel('sheet', 's'),
  panel('keys', '?'),
  {
    name: 'extra-card',
    reach: at(() =>
      recordWhere(
        { players: 3, options: TACTICAL },
        ({ view }) => view.phase === 'play' && view.round > 2 && view.extra[0] != null,
      ),
    ),
  },
  {
    name: 'result',
    reach: at(lastOfRound, async (page) => {
      await answer(page, 'play');
      await page.locator('#result-title').waitFor();
    }),
  },
  { name: 'final-7', reach: final(7, { rounds: 7 }) },
  { name: 'final-3', reach: final(3, { rounds: 7, mode: 'tactical' }) },
  { name: 'lobby', isOnline: true, reach: openTable },
  { name: 'talk', isOnline: true, reach: talkOnline },
  {
    name: 'online',
    isOnline: true,
    reach: async (page) => {
      await talkOnline(page);
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'magic-lead',
    reach: at(() =>
      recordWhere<MagicView, object>(
        { game: 'magic-7', players: 4 },
        ({ view }) => view.phase === 'lead' && view.lastTrick !== null,
      ),
    ),
  },
  {
    name: 'magic-reply',
    reach: at(() =>
      recordWhere<MagicView, object>(
        { game: 'magic-7', players: 2 },
        ({ view }) => view.phase === 'reply' && view.won.some((tricks) => tricks > 0),
      ),
    ),
  },
  {
    name: 'magic-final',
    reach: at(
      () =>
        recordWhere<MagicView, object>(
          { game: 'magic-7', players: 2 },
          ({ view }) => view.hand.length === 1,
        ),
      playToTheEnd,
    ),
  },
];
