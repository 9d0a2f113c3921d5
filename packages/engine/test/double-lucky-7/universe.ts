import type { DoubleLucky7 } from '../../src/index.ts';

type Card = DoubleLucky7.CardName;
type Color = DoubleLucky7.Color;
type Move = DoubleLucky7.Move;
type Use = DoubleLucky7.Use;

const COLORS: Color[] = ['R', 'Y', 'G', 'B'];
export const OPTIONS = [
  'change-bid',
  'player-swap',
  'change-dealer',
  'double-points',
  'change-trump',
  'extra-card',
  'no-trump',
] as const;
const SEATS = [0, 1, 2, 3, 4, 5, 6];
export const CARDS: Card[] = [
  ...COLORS.flatMap((color) => Array.from({ length: 14 }, (_, i): Card => `${color}${i + 1}`)),
  'JK',
];

const USES: Use[] = [
  ...SEATS.flatMap((seat): Use[] => [
    { type: 'use', option: 'change-bid', seat, by: -1 },
    { type: 'use', option: 'change-bid', seat, by: 1 },
  ]),
  ...SEATS.flatMap((a) =>
    SEATS.filter((b) => b > a).map((b): Use => ({
      type: 'use',
      option: 'player-swap',
      seats: [a, b],
    })),
  ),
  ...SEATS.map((seat): Use => ({ type: 'use', option: 'change-dealer', seat })),
  { type: 'use', option: 'double-points' },
  ...COLORS.map((color): Use => ({ type: 'use', option: 'change-trump', color })),
  { type: 'use', option: 'extra-card' },
  { type: 'use', option: 'no-trump' },
];

/** Everything that can be said at a table except to play a card, in the order of the contract. */
export const BEFORE_PLAYS: Move[] = [
  ...COLORS.map((color): Move => ({ type: 'choose-trump', color })),
  ...Array.from({ length: 8 }, (_, tricks): Move => ({ type: 'bid', tricks })),
  { type: 'pass' },
  { type: 'roll' },
  ...USES,
];

export const UNIVERSE: Move[] = [
  ...BEFORE_PLAYS,
  ...CARDS.map((card): Move => ({ type: 'play', card })),
];
