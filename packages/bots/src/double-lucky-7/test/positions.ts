import { DoubleLucky7, fastRandom, MoveList } from '@table-seven/engine';

import type { Bot, Level } from '../../bot.ts';
import { prepareBots } from '../../learnt/library.ts';
import { kit } from '../kit.ts';

await prepareBots();

const { game } = DoubleLucky7;
type State = DoubleLucky7.State;
type View = DoubleLucky7.View;

const DEFAULTS: View = {
  game: 'double-lucky-7',
  seat: 0,
  players: 4,
  options: { rounds: 14, mode: 'classic', jokerTrump: 'dealer-leads', lastTrick: true },
  draw: [],
  phase: 'play',
  round: 8,
  cards: 7,
  dealer: 0,
  turn: 0,
  turned: 'G5',
  trump: { rule: 'color', color: 'G' },
  hand: [],
  counts: [0, 0, 0, 0],
  extra: [null, null, null, null],
  bids: [null, null, null, null],
  tricks: [0, 0, 0, 0],
  trick: [],
  lastTrick: null,
  wheel: null,
  sheet: [],
  penalties: [0, 0, 0, 0],
  totals: [0, 0, 0, 0],
  winners: null,
};

/** A position as seat 0 sees it in a game of four, green being trump; whatever is left out is as at the start of round 8. */
export function position(given: Partial<View>): View {
  return { ...DEFAULTS, ...given };
}

/** Rows of a score sheet in which everybody made the given points by bids of 0 (10 each) met or missed. */
export function sheetOf(rounds: number, met: readonly number[]): View['sheet'] {
  return Array.from({ length: rounds }, (_, i) => ({
    bids: met.map(() => 0),
    tricks: met.map((times) => (i < times ? 0 : 1)),
    points: met.map((times) => (i < times ? (i === 6 ? 20 : 10) : 0)),
  }));
}

function botOf(level: Level, players: number, seat: number, seed: string): Bot<State> {
  const thinking = { limitMs: 40, now: () => 0 };
  return kit[level]({ seat, players, random: fastRandom(seed), thinking });
}

/** What a bot does that has seen these views, the last of which asks it to move; for each of some random streams. */
export function choices(level: Level, ...views: readonly View[]): DoubleLucky7.Move[] {
  return ['a', 'b', 'c', 'd', 'e'].map((seed) => {
    const bot = botOf(level, views[0]!.players, views[0]!.seat!, seed);
    const moves = new MoveList();
    for (const view of views) bot.see(game.restore(view));
    const known = game.restore(views.at(-1)!);
    game.legalMoves(known, moves);
    return game.makeMove(bot.choose(known, moves));
  });
}
