/** The 57 cards [DL-MAT-1] as small integers, and hands of them as pairs of bit masks. */

export const COLORS = ['R', 'Y', 'G', 'B'] as const;
export type Color = (typeof COLORS)[number];
export type CardName = `${Color}${number}` | 'JK';

/** 14 × colour + rank − 1; the Joker comes last. So the order of the numbers is the order of a sorted hand. */
export type Card = number;

export const RANKS = 14;
export const JOKER: Card = 56;
export const DECK_SIZE = 57;

/** In the place of a colour's number: no colour (the Joker's). */
export const NO_COLOR = 4;

export function colorOf(card: Card): number {
  return (card / RANKS) | 0;
}

/** 1 … 14; the Joker is above all of them. */
export function rankOf(card: Card): number {
  return card === JOKER ? RANKS + 1 : (card % RANKS) + 1;
}

export const CARD_NAMES: readonly CardName[] = [
  ...COLORS.flatMap((color) =>
    Array.from({ length: RANKS }, (_, i): CardName => `${color}${i + 1}`),
  ),
  'JK',
];

const CARD_BY_NAME: ReadonlyMap<unknown, Card> = new Map(
  CARD_NAMES.map((name, card) => [name, card]),
);

export function makeCard(card: Card): CardName {
  return CARD_NAMES[card]!;
}

/** The names of a deck's cards; a loop, because every deal of every table is written down. */
export function namesIn(deck: Uint8Array): CardName[] {
  const names: CardName[] = [];
  for (const card of deck) names.push(makeCard(card));
  return names;
}

/** The card of that name, or undefined if `name` names none. */
export function parseCard(name: unknown): Card | undefined {
  return CARD_BY_NAME.get(name);
}

/** The deck in its standard order, as shuffling begins. */
export const SORTED_DECK: Uint8Array = Uint8Array.from({ length: DECK_SIZE }, (_, card) => card);

/**
 * A set of cards takes two masks: bits 0–27 of `low` are red and yellow, bits 0–28 of `high` are green, blue and the Joker.
 * Both stay below 2^30, so that every JavaScript engine keeps them as small integers.
 */
export const LOW_CARDS = 28;
export const JOKER_BIT = 1 << (JOKER - LOW_CARDS);

const ONE_COLOR = (1 << RANKS) - 1;
export const LOW_OF_COLOR: readonly number[] = [ONE_COLOR, ONE_COLOR << RANKS, 0, 0, 0];
export const HIGH_OF_COLOR: readonly number[] = [0, 0, ONE_COLOR, ONE_COLOR << RANKS, JOKER_BIT];
