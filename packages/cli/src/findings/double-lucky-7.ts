import { analyse, USUAL_WORLDS } from '@table-seven/bots';
import type { Level, Review } from '@table-seven/bots';

import { Means } from './means.ts';
import { playGame } from './table.ts';

const GAME = 'double-lucky-7';
const PLAYERS = [2, 3, 4, 5, 6, 7];

interface Sheet {
  readonly sheet: readonly {
    readonly bids: readonly number[];
    readonly tricks: readonly number[];
    readonly points: readonly number[];
  }[];
}

/** By number of players: what each place in the order of bidding makes, and how bids go with 1, 2, 3 … cards. */
export function seatsAndBids(games: number, seed: string) {
  return PLAYERS.map((players) => {
    const [places, bids, met] = [new Means<number>(), new Means<number>(), new Means<number>()];
    for (let i = 0; i < games; i++) {
      const levels = Array.from({ length: players }, (): Level => 'regular');
      const options = { mode: 'classic', rounds: 14 };
      const one = `${seed} seats ${String(players)} ${String(i)}`;
      const referee = playGame({ game: GAME, levels, options, seed: one });
      const dealers = dealersOf(referee.movesFrom(0), players);
      const { sheet } = referee.view(null) as Sheet;
      sheet.forEach((row, round) => {
        const cards = row.tricks.reduce((sum, count) => sum + count, 0);
        row.points.forEach((points, seat) => {
          places.add((seat - dealers[round]! + players) % players, points);
          bids.add(cards, row.bids[seat]!);
          met.add(cards, row.bids[seat] === row.tricks[seat] ? 1 : 0);
        });
      });
    }
    return { players, places: places.list(), bids: bids.list(), met: met.list() };
  });
}

/** Whoever bids first in a round deals it. */
function dealersOf(
  moves: readonly { readonly seat: number; readonly move: object }[],
  players: number,
): number[] {
  const bids = moves.filter(({ move }) => (move as { type: string }).type === 'bid');
  return bids.filter((_, i) => i % players === 0).map(({ seat }) => seat);
}

/** What an option gains over passing where it is the best of all choices, and how often it is. */
export function wheel(games: number, seed: string) {
  const all = new Means<string>();
  const byRound = new Means<string>();
  for (let i = 0; i < games; i++) {
    const levels = Array.from({ length: 4 }, (): Level => 'regular');
    const options = { mode: 'tactical', rounds: 14 };
    const referee = playGame({ game: GAME, levels, options, seed: `${seed} wheel ${String(i)}` });
    const moves = referee.movesFrom(0);
    const isWheel = ({ move }: { move: object }): boolean =>
      ['use', 'pass'].includes((move as { type: string }).type);
    const moments = new Set([...moves.keys()].filter((moment) => isWheel(moves[moment]!)));
    const rounds = roundsOf(moves);
    for (const review of reviewsOf(referee.record(), moments)) {
      const best = bestUse(review);
      if (best === null) continue;
      all.add(best.option, best.gain);
      byRound.add(`${best.option} ${String(rounds[review.moment])}`, best.gain);
    }
  }
  return {
    worlds: USUAL_WORLDS,
    options: all.list().map((one) => ({
      ...one,
      rounds: byRound
        .list()
        .filter(({ key }) => key.startsWith(`${one.key} `))
        .map(({ key, value, count }) => ({ round: Number(key.split(' ')[1]), value, count }))
        .sort((a, b) => a.round - b.round),
    })),
  };
}

/** The round in which each move was made: a bid after a card begins the next one. */
function roundsOf(moves: readonly { readonly move: object }[]): number[] {
  let round = 1;
  let hasPlayed = false;
  return moves.map(({ move }) => {
    const { type } = move as { type: string };
    if (hasPlayed && (type === 'bid' || type === 'choose-trump')) {
      round++;
      hasPlayed = false;
    }
    hasPlayed ||= type === 'play';
    return round;
  });
}

function reviewsOf(record: object, moments: ReadonlySet<number>): readonly Review[] {
  const begun = analyse(record, { moments });
  if (!begun.ok) throw new Error(`a game cannot be looked at: ${begun.error.code}`);
  for (let step = begun.value.next(); ; step = begun.value.next()) {
    if (step.done === true) return step.value.reviews;
  }
}

function bestUse({ alternatives }: Review): { option: string; gain: number } | null {
  const [best] = alternatives;
  const pass = alternatives.find(({ move }) => (move as { type: string }).type === 'pass');
  const { option } = best!.move as { option?: string };
  if (option === undefined || pass === undefined) return null;
  return { option, gain: best!.points.mean - pass.points.mean };
}

/** What the levels make at the same tables, each as often in every seat. */
export function levels(games: number, seed: string) {
  const order: Level[] = ['novice', 'casual', 'regular', 'expert'];
  const totals = new Means<string>();
  for (let i = 0; i < games; i++) {
    const seats = order.map((_, seat) => order[(seat + i) % order.length]!);
    const options = { mode: 'classic', rounds: 14 };
    const referee = playGame({
      game: GAME,
      levels: seats,
      options,
      seed: `${seed} levels ${String(i)}`,
    });
    referee.result!.totals.forEach((total, seat) => totals.add(seats[seat]!, total));
  }
  return order.map((level) => totals.list().find(({ key }) => key === level)!);
}
