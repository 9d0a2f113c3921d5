/** The 52 cards as small integers: 13 × suit + rank, the two first and the ace last. */
export type Card = number;

export const SUITS = ['C', 'D', 'H', 'S'] as const;
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export const SPADES = 3;
export const DECK_SIZE = 52;

export type CardName = `${(typeof SUITS)[number]}${(typeof RANKS)[number]}`;

export const CARD_NAMES: readonly CardName[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): CardName => `${suit}${rank}`),
);

export function suitOf(card: Card): number {
  return Math.floor(card / RANKS.length);
}

export function makeCard(card: Card): CardName {
  return CARD_NAMES[card]!;
}

/** The card of that name, or undefined if it names none. */
export function parseCard(name: unknown): Card | undefined {
  const card = CARD_NAMES.findIndex((known) => known === name);
  return card < 0 ? undefined : card;
}

export function sortedDeck(): Uint8Array {
  return Uint8Array.from(CARD_NAMES.keys());
}
