import { DoubleLucky7 } from '@table-seven/engine';

import type { Sort } from '../app/preferences.ts';

export type CardName = DoubleLucky7.CardName;
export type Color = DoubleLucky7.Color;
type View = DoubleLucky7.View;

const COLORS: readonly Color[] = ['R', 'Y', 'G', 'B'];

/** Null for the Joker, which has no colour. */
export function colorOf(card: CardName): Color | null {
  return card === 'JK' ? null : (card[0] as Color);
}

export function rankOf(card: CardName): number {
  return card === 'JK' ? Infinity : Number(card.slice(1));
}

/** The colour that is trump for the whole round, if there is one. */
export function trumpColor(view: View): Color | null {
  return view.trump.rule === 'color' ? view.trump.color : null;
}

/** A hand in the order in which it is held: trumps at the right end, the Joker last. */
export function sorted(hand: readonly CardName[], trump: Color | null, sort: Sort): CardName[] {
  const place = (card: CardName): number => {
    const color = colorOf(card);
    if (color === null) return 10;
    return color === trump ? 5 : COLORS.indexOf(color);
  };
  const byColor = (a: CardName, b: CardName): number =>
    place(a) - place(b) || rankOf(a) - rankOf(b);
  const end = (card: CardName): number => (place(card) >= 5 ? place(card) : 0);
  const byRank = (a: CardName, b: CardName): number =>
    end(a) - end(b) || rankOf(a) - rankOf(b) || place(a) - place(b);
  return [...hand].sort(sort === 'color' ? byColor : byRank);
}

/** Where in a trick the card lies that would win it now; -1 for an empty trick. */
export function winningPlay(trick: View['trick'], trump: Color | null): number {
  const trumpNumber = trump === null ? DoubleLucky7.NO_COLOR : COLORS.indexOf(trump);
  let best = -1;
  trick.forEach(({ card }, i) => {
    const number = DoubleLucky7.parseCard(card)!;
    const winner = best === -1 ? null : DoubleLucky7.parseCard(trick[best]!.card)!;
    if (winner === null || DoubleLucky7.beats(number, winner, trumpNumber)) best = i;
  });
  return best;
}
