import type { Magic7 } from '../../src/index.ts';

type Card = Magic7.CardName;
type Move = Magic7.Move;

const NUMBERS = Array.from({ length: 20 }, (_, i) => i - 6);

export const CARDS: Card[] = [
  ...NUMBERS.map((n) => (n > 0 ? `+${n}` : String(n)) as Card),
  'JK',
  'MI',
  'CR',
];

/** Every move that can be written down, in the order of the contract. */
export const UNIVERSE: Move[] = [
  ...CARDS.flatMap((card) =>
    [0, 1, 2, 3].map((against): Move => ({ type: 'lead', card, against })),
  ),
  ...CARDS.map((card): Move => ({ type: 'reply', card })),
];
