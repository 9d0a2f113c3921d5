/** The kinds of cards [MG-MAT-1] as small integers. With two decks most kinds exist twice. */

const LOWEST = -6;
const HIGHEST = 13;

/** Value + 6 for the numbers, then Joker, Mirror and Cross. So the order of the numbers is the order of a sorted hand. */
export type Card = number;

export type CardName = `-${number}` | '0' | `+${number}` | 'JK' | 'MI' | 'CR';

export const JOKER: Card = 20;
export const MIRROR: Card = 21;
export const CROSS: Card = 22;
export const KINDS = 23;

/** Two numbers that add up to this take the trick [MG-MAT-3]. */
export const MAGIC_SUM = 7;

export function isNumber(card: Card): boolean {
  return card < JOKER;
}

/** What a number card is worth. */
export function valueOf(card: Card): number {
  return card + LOWEST;
}

function nameOf(value: number): CardName {
  if (value === 0) return '0';
  return value < 0 ? `-${-value}` : `+${value}`;
}

export const CARD_NAMES: readonly CardName[] = [
  ...Array.from({ length: HIGHEST - LOWEST + 1 }, (_, card) => nameOf(valueOf(card))),
  'JK',
  'MI',
  'CR',
];

const CARD_BY_NAME: ReadonlyMap<unknown, Card> = new Map(
  CARD_NAMES.map((name, card) => [name, card]),
);

export function makeCard(card: Card): CardName {
  return CARD_NAMES[card]!;
}

/** The card of that name, or undefined if `name` names none. */
export function parseCard(name: unknown): Card | undefined {
  return CARD_BY_NAME.get(name);
}

/** How many of each kind but the Joker a game has [MG-TWO-1, MG-FOUR-1, MG-THREE-1]. */
export function decksFor(players: number): number {
  return players === 2 ? 1 : 2;
}

const ONE_DECK = Array.from({ length: KINDS }, (_, card) => card).filter((c) => c !== JOKER);
const SORTED_DECKS = [1, 2].map((decks) =>
  Uint8Array.from(ONE_DECK.flatMap((card) => new Array<Card>(decks).fill(card))),
);

/** What is shuffled: all cards but the Jokers, which are handed out; in standard order. */
export function sortedDeck(players: number): Uint8Array {
  return SORTED_DECKS[decksFor(players) - 1]!.slice();
}
