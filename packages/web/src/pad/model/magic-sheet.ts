import { Magic7 } from '@table-seven/engine';

import { MagicEntries, MOST_GAMES } from './magic-entries.ts';
import type { DeckCard, How } from './magic-entries.ts';
import type { Entries } from './pad.ts';
import type { Player } from './players.ts';

/** A card that counts, and who has it. */
export interface CountedCard extends DeckCard {
  readonly side: number | null;
}

/** A Mirror under `mirrorScore: copies`: it counts what lay with it [MG-SCO-2]. */
export interface CountedMirror extends CountedCard {
  readonly with: Magic7.Card | null;
}

export interface MagicGame {
  readonly game: number;
  readonly how: How;
  readonly isDone: boolean;
  readonly cards: readonly CountedCard[];
  readonly mirrors: readonly CountedMirror[];
  /** What each side has; null if nothing is written for it. */
  readonly points: readonly (number | null)[];
  /** Cards that nobody has yet, or, with sums, sides without one. */
  readonly open: number;
  /** What the last side must have, if all others are written and every card counts for somebody. */
  readonly rest: number | null;
}

export interface MagicSheet {
  readonly players: readonly Player[];
  readonly options: Magic7.Options;
  readonly goal: number | null;
  /** The columns of each side: a team of two with four players. */
  readonly sides: readonly (readonly number[])[];
  /** The finished games and the one that is being counted. */
  readonly games: readonly MagicGame[];
  readonly now: MagicGame | null;
  readonly finished: number;
  readonly totals: readonly number[];
  readonly leaders: readonly number[];
  /** Once a side has reached the goal, or everybody has had enough. */
  readonly winners: readonly number[] | null;
}

/** Everything that follows from what is written; null if it is no pad of Die Magische 7. The values are the engine's. */
export function magicSheet(entries: Entries): MagicSheet | null {
  const written = MagicEntries.read(entries);
  if (written === null) return null;
  const { players, options, goal } = written;
  const sides = Array.from({ length: Magic7.sidesOf(players.length) }, (_, side) =>
    players.flatMap((_, seat) => (Magic7.sideOf(players.length, seat) === side ? [seat] : [])),
  );
  const totals = sides.map(() => 0);
  const games: MagicGame[] = [];
  const isWon = (): boolean => goal !== null && Math.max(...totals) >= goal;
  for (let game = 1; game <= MOST_GAMES && !isWon(); game++) {
    const counted = countGame(written, game, sides.length);
    games.push(counted);
    if (!counted.isDone) break;
    sides.forEach((_, side) => (totals[side]! += counted.points[side] ?? 0));
  }
  if (written.isOver && games.length > 1 && !games.at(-1)!.isDone) games.pop();
  const last = games.at(-1)!;
  const now = last.isDone ? null : last;
  const best = Magic7.winnersOf(totals);
  const finished = now === null ? games.length : games.length - 1;
  return {
    players,
    options,
    goal,
    sides,
    games,
    now,
    finished,
    totals,
    leaders: finished > 0 ? best : [],
    winners: now === null ? best : null,
  };
}

function countGame(written: MagicEntries, game: number, sides: number): MagicGame {
  const decks = Magic7.decksFor(written.players.length);
  const deck = Array.from({ length: Magic7.KINDS * decks }, (_, i): DeckCard => ({
    kind: Math.floor(i / decks),
    copy: i % decks,
  }));
  const counted = deck.map((card) => ({ ...card, side: written.takenBy(game, card) }));
  const cards = counted.filter(({ kind }) => Magic7.isNumber(kind));
  const isCopying = written.options.mirrorScore === 'copies';
  const mirrors = counted
    .filter(({ kind }) => isCopying && kind === Magic7.MIRROR)
    .map((mirror) => ({ ...mirror, with: written.liesWith(game, mirror.copy) }));
  const how = written.how(game);
  const points =
    how === 'sums'
      ? Array.from({ length: sides }, (_, side) => written.sum(game, side))
      : Array.from({ length: sides }, (_, side) => heapPoints(cards, mirrors, side));
  const open =
    how === 'sums'
      ? points.filter((sum) => sum === null).length
      : [...cards, ...mirrors].filter(({ side }) => side === null).length;
  return {
    game,
    how,
    isDone: written.isEnded(game) && !points.includes(null),
    cards,
    mirrors,
    points,
    open,
    rest: restOf(cards, points, isCopying, written.players.length),
  };
}

/** Every card counts as in a trick with a Joker, a Mirror as with whatever lay with it; null if the side has nothing yet. */
function heapPoints(
  cards: readonly CountedCard[],
  mirrors: readonly CountedMirror[],
  side: number,
): number | null {
  const own = cards.filter((card) => card.side === side);
  const copied = mirrors.filter((mirror) => mirror.side === side);
  const numbers = own.reduce((sum, { kind }) => sum + valueOf(kind), 0);
  const doubled = copied.reduce((sum, mirror) => {
    const other = mirror.with;
    // The other card has been counted once: the Mirror adds what it makes of it.
    return other === null
      ? sum
      : sum + Magic7.trickPoints(Magic7.MIRROR, other, 'copies') - valueOf(other);
  }, 0);
  return numbers + doubled;
}

function valueOf(kind: Magic7.Card): number {
  return Magic7.trickPoints(kind, Magic7.JOKER, 'zero');
}

/** [MG-THREE-2] With three, cards may be left over; and what a Mirror copies is not known from sums. */
function restOf(
  cards: readonly CountedCard[],
  points: readonly (number | null)[],
  isCopying: boolean,
  players: number,
): number | null {
  if (players === 3 || isCopying || points.filter((sum) => sum === null).length !== 1) return null;
  const all = cards.reduce((sum, { kind }) => sum + valueOf(kind), 0);
  return all - points.reduce<number>((sum, n) => sum + (n ?? 0), 0);
}
