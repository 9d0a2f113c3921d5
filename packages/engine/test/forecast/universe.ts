import type { CardName } from './cards.ts';
import type { Move } from './moves.ts';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

export const CARDS = ['C', 'D', 'H', 'S'].flatMap((suit) =>
  RANKS.map((rank) => `${suit}${rank}` as CardName),
);

/** Every move that can be written down, in the order in which legal moves are listed. */
export const UNIVERSE: Move[] = [
  ...[0, 1, 2, 3, 4, 5].map((tricks): Move => ({ type: 'bid', tricks })),
  ...CARDS.map((card): Move => ({ type: 'play', card })),
];
