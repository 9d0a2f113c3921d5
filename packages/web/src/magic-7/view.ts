import { Magic7 } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import type { CardName } from './cards.ts';
import type { Move, View } from './scenes.ts';

/** What the screen reads off a view and the list of legal moves. No rules: what is legal is given. */

/** How many tricks a game has [MG-TWO-6, MG-FOUR-6]; for three that is not known before [MG-THREE-2]. */
const TRICKS: Readonly<Record<number, number>> = { 2: 12, 4: 24 };

export function tricksInAll({ players }: View): number | null {
  return TRICKS[players] ?? null;
}

/** Which trick is being played, from 1. */
export function trickNumber(view: View): number {
  const done = view.won.reduce((sum, count) => sum + count, 0);
  return Math.min(done + 1, tricksInAll(view) ?? Infinity);
}

export function isTeamGame({ players }: View): boolean {
  return players === 4;
}

export function sideOf({ players }: View, seat: Seat): Magic7.Side {
  return Magic7.sideOf(players, seat);
}

/** Who counts together. */
export function seatsOfSide(view: View, side: Magic7.Side): Seat[] {
  return view.counts.map((_, seat) => seat).filter((seat) => sideOf(view, seat) === side);
}

/** [MG-FOUR-1] Who sits across; null where everybody plays alone. */
export function partnerSeat(view: View, seat: Seat): Seat | null {
  return isTeamGame(view) ? (seat + 2) % 4 : null;
}

/** Against whom this card may be led. */
export function targetsOf(legal: readonly Move[], card: CardName): Seat[] {
  return legal.flatMap((move) =>
    move.type === 'lead' && move.card === card ? [move.against] : [],
  );
}

/** The opponents of a seat, clockwise from its left. */
export function opponentsOf(view: View, seat: Seat): Seat[] {
  return view.counts
    .map((_, i) => (seat + i) % view.players)
    .filter((other) => sideOf(view, other) !== sideOf(view, seat));
}

/** The card of a move, once it is known whom it is for; undefined if there is no such legal move. */
export function moveWith(
  legal: readonly Move[],
  card: CardName,
  against: Seat | null,
): Move | undefined {
  return legal.find(
    (move) =>
      move.card === card && (move.type === 'reply' || against === null || move.against === against),
  );
}

/** What was drawn: the card that this hand did not hold before. */
export function drawnCard(
  before: readonly CardName[],
  after: readonly CardName[],
): CardName | null {
  const rest = [...before];
  for (const card of after) {
    const i = rest.indexOf(card);
    if (i === -1) return card;
    rest.splice(i, 1);
  }
  return null;
}

/** A hand without one copy of a card. */
export function without(hand: readonly CardName[], card: CardName): CardName[] {
  const i = hand.indexOf(card);
  return i === -1 ? [...hand] : [...hand.slice(0, i), ...hand.slice(i + 1)];
}
