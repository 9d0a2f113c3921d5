import type { DoubleLucky7, Seat } from '@table-seven/engine';

type CardName = DoubleLucky7.CardName;
type Move = DoubleLucky7.Move;

/** What an example shows. The page draws it; the engine must say the same (test/examples.test.ts). */
export type Claim =
  /** The bid that is closed to whoever bids next; null: none is. */
  | { readonly shows: 'closed-bid'; readonly bid: number | null }
  /** What whoever is to play may play. */
  | { readonly shows: 'open-cards'; readonly cards: readonly CardName[] }
  | { readonly shows: 'winner'; readonly seat: Seat }
  | { readonly shows: 'bids'; readonly bids: readonly number[] }
  | { readonly shows: 'dealer'; readonly seat: Seat }
  | { readonly shows: 'next-dealer'; readonly seat: Seat }
  | { readonly shows: 'trump'; readonly color: DoubleLucky7.Color }
  | { readonly shows: 'hand'; readonly seat: Seat; readonly cards: readonly CardName[] }
  /** The options that whoever rolled may choose from now. */
  | { readonly shows: 'open-options'; readonly options: readonly DoubleLucky7.OptionName[] }
  /** Nothing came of the roll: the pawn is still there and the first card is to be led. */
  | { readonly shows: 'pawn-kept'; readonly seat: Seat };

/** A round from its deal on, as far as the example goes. Seats are Ann, Ben, Cleo, Dan … clockwise. */
export interface Played {
  readonly kind: 'played';
  readonly rule: string;
  readonly players: number;
  readonly round: number;
  readonly dealer: Seat;
  readonly options?: Partial<DoubleLucky7.Options>;
  readonly turned: CardName;
  /** The card under it. */
  readonly next?: CardName;
  /** As many cards of each seat as the example speaks of. */
  readonly hands?: Readonly<Record<Seat, readonly CardName[]>>;
  readonly rolls?: readonly DoubleLucky7.DieSide[];
  /** Fields that were taken in earlier rounds, and by whom. */
  readonly taken?: Readonly<Partial<Record<DoubleLucky7.OptionName, Seat>>>;
  /** In the order of bidding, from the dealer on. */
  readonly bids: readonly number[];
  /** At the wheel, in turn. */
  readonly wheel?: readonly Move[];
  /** Cards in turn, from the dealer on. */
  readonly plays?: readonly CardName[];
  readonly claims: readonly Claim[];
}

/** Lines of the score sheet. */
export interface Scored {
  readonly kind: 'scored';
  readonly rule: string;
  readonly lines: readonly {
    readonly bid: number;
    readonly tricks: number;
    readonly round: number;
    readonly isDoubled?: boolean;
    readonly points: number;
  }[];
}

export type LuckyExample = Played | Scored;

const FOUR = { kind: 'played', players: 4 } as const;

/** Every example of the book. What is said about each is in the texts. */
export const EXAMPLES = {
  'last-bid': {
    ...FOUR,
    rule: 'DL-BID-3',
    round: 3,
    dealer: 3,
    turned: 'G8',
    bids: [1, 1, 0],
    claims: [{ shows: 'closed-bid', bid: 1 }],
  },
  'over-already': {
    ...FOUR,
    rule: 'DL-BID-3',
    round: 3,
    dealer: 3,
    turned: 'G8',
    bids: [2, 1, 1],
    claims: [{ shows: 'closed-bid', bid: null }],
  },
  'must-follow': {
    ...FOUR,
    rule: 'DL-TRK-2',
    round: 4,
    dealer: 0,
    turned: 'G9',
    hands: { 0: ['R9'], 1: ['R3', 'R12', 'G7', 'JK'] },
    bids: [1, 1, 0, 0],
    plays: ['R9'],
    claims: [{ shows: 'open-cards', cards: ['R3', 'R12', 'JK'] }],
  },
  'free-choice': {
    ...FOUR,
    rule: 'DL-TRK-3',
    round: 4,
    dealer: 0,
    turned: 'G9',
    hands: { 0: ['R9'], 1: ['Y2', 'B5', 'G7', 'G1'] },
    bids: [1, 1, 0, 0],
    plays: ['R9'],
    claims: [{ shows: 'open-cards', cards: ['Y2', 'B5', 'G7', 'G1'] }],
  },
  'small-trump': {
    ...FOUR,
    rule: 'DL-TRK-6',
    round: 3,
    dealer: 0,
    turned: 'G9',
    hands: { 0: ['R9'], 1: ['R3', 'R12'], 2: ['G1', 'Y4', 'B4'], 3: ['R14'] },
    bids: [1, 1, 0, 0],
    plays: ['R9', 'R12', 'G1', 'R14'],
    claims: [{ shows: 'winner', seat: 2 }],
  },
  'joker-wins': {
    ...FOUR,
    rule: 'DL-TRK-4',
    round: 2,
    dealer: 0,
    turned: 'G9',
    hands: { 0: ['G14'], 1: ['G13'], 2: ['JK', 'G2'], 3: ['G12'] },
    bids: [1, 0, 0, 0],
    plays: ['G14', 'G13', 'JK', 'G12'],
    claims: [{ shows: 'winner', seat: 2 }],
  },
  'joker-led': {
    ...FOUR,
    rule: 'DL-TRK-5',
    round: 2,
    dealer: 0,
    turned: 'G9',
    hands: { 0: ['JK'], 1: ['R5', 'B8'] },
    bids: [1, 0, 0, 0],
    plays: ['JK'],
    claims: [{ shows: 'open-cards', cards: ['R5', 'B8'] }],
  },
  'dealer-leads': {
    ...FOUR,
    rule: 'DL-DEAL-3',
    round: 2,
    dealer: 0,
    turned: 'JK',
    hands: { 0: ['Y5'], 1: ['Y9'], 2: ['B14', 'B2'], 3: ['Y3'] },
    bids: [1, 0, 0, 0],
    plays: ['Y5', 'Y9', 'B14', 'Y3'],
    claims: [{ shows: 'winner', seat: 1 }],
  },
  points: {
    kind: 'scored',
    rule: 'DL-SCO-1',
    lines: [
      { bid: 0, tricks: 0, round: 4, points: 10 },
      { bid: 3, tricks: 3, round: 4, points: 16 },
      { bid: 2, tricks: 3, round: 4, points: 0 },
      { bid: 2, tricks: 2, round: 4, isDoubled: true, points: 28 },
      { bid: 2, tricks: 1, round: 4, isDoubled: true, points: 0 },
      { bid: 3, tricks: 3, round: 7, points: 32 },
      { bid: 7, tricks: 7, round: 7, points: 48 },
      { bid: 7, tricks: 7, round: 8, points: 24 },
    ],
  },
  'change-bid': {
    ...FOUR,
    rule: 'DL-WHL-1',
    round: 5,
    dealer: 3,
    options: { mode: 'tactical' },
    turned: 'G9',
    bids: [2, 1, 0, 1],
    wheel: [
      { type: 'pass' },
      { type: 'pass' },
      { type: 'use', option: 'change-bid', seat: 3, by: 1 },
    ],
    claims: [{ shows: 'bids', bids: [1, 0, 1, 3] }],
  },
  'player-swap': {
    ...FOUR,
    rule: 'DL-WHL-2',
    round: 2,
    dealer: 3,
    options: { mode: 'tactical' },
    turned: 'G9',
    hands: { 0: ['R2', 'B3'], 2: ['JK', 'G14'] },
    bids: [0, 2, 0, 1],
    wheel: [{ type: 'use', option: 'player-swap', seats: [0, 2] }],
    claims: [
      { shows: 'hand', seat: 0, cards: ['G14', 'JK'] },
      { shows: 'bids', bids: [2, 0, 1, 0] },
    ],
  },
  'change-dealer': {
    ...FOUR,
    rule: 'DL-WHL-3',
    round: 4,
    dealer: 0,
    options: { mode: 'tactical' },
    turned: 'G9',
    bids: [1, 1, 0, 0],
    wheel: [{ type: 'use', option: 'change-dealer', seat: 2 }],
    claims: [
      { shows: 'dealer', seat: 2 },
      { shows: 'next-dealer', seat: 3 },
    ],
  },
  'change-trump': {
    ...FOUR,
    rule: 'DL-WHL-5',
    round: 3,
    dealer: 3,
    options: { mode: 'tactical' },
    turned: 'G9',
    bids: [1, 1, 0, 0],
    wheel: [{ type: 'use', option: 'change-trump', color: 'B' }],
    claims: [{ shows: 'trump', color: 'B' }],
  },
  'extra-card': {
    ...FOUR,
    rule: 'DL-WHL-6',
    round: 3,
    dealer: 1,
    options: { mode: 'tactical' },
    turned: 'G9',
    next: 'Y13',
    hands: { 1: ['B6'], 2: ['B3', 'B8', 'R4'] },
    bids: [1, 1, 0, 0],
    wheel: [{ type: 'use', option: 'extra-card' }],
    plays: ['B6'],
    claims: [{ shows: 'open-cards', cards: ['B3', 'B8', 'Y13'] }],
  },
  'no-trump': {
    ...FOUR,
    rule: 'DL-WHL-7',
    round: 2,
    dealer: 0,
    options: { mode: 'tactical' },
    turned: 'G9',
    hands: { 0: ['R9'], 1: ['R12'], 2: ['G14', 'Y4'], 3: ['R3'] },
    bids: [1, 0, 0, 0],
    wheel: [{ type: 'use', option: 'no-trump' }],
    plays: ['R9', 'R12', 'G14', 'R3'],
    claims: [{ shows: 'winner', seat: 1 }],
  },
  'double-lucky': {
    ...FOUR,
    rule: 'DL-LW-4',
    round: 2,
    dealer: 3,
    options: { mode: 'dice' },
    turned: 'G9',
    rolls: ['change-bid', 'change-bid'],
    taken: { 'change-bid': 2 },
    bids: [0, 1, 0, 0],
    wheel: [{ type: 'roll' }],
    claims: [
      {
        shows: 'open-options',
        options: [
          'player-swap',
          'change-dealer',
          'double-points',
          'change-trump',
          'extra-card',
          'no-trump',
        ],
      },
    ],
  },
  'rolled-x': {
    ...FOUR,
    rule: 'DL-LW-4',
    round: 2,
    dealer: 3,
    options: { mode: 'dice' },
    turned: 'G9',
    rolls: ['x'],
    bids: [0, 1, 0, 0],
    wheel: [{ type: 'roll' }],
    claims: [{ shows: 'pawn-kept', seat: 0 }],
  },
} as const satisfies Readonly<Record<string, LuckyExample>>;

export type ExampleId = keyof typeof EXAMPLES;
