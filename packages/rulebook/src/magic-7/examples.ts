import type { Magic7, Seat } from '@table-seven/engine';

type CardName = Magic7.CardName;

/** One trick of two cards: who takes it by which rule, and what it counts in either way of counting a Mirror. */
export interface MagicTrick {
  readonly lead: CardName;
  readonly reply: CardName;
  readonly takes: 'lead' | 'reply';
  readonly by: string;
  readonly zero: number;
  readonly copies: number;
}

export interface Tricks {
  readonly kind: 'tricks';
  readonly rule: string;
  readonly tricks: readonly MagicTrick[];
}

/** Who may be led against, after a trick between two seats. */
export interface Opponents {
  readonly kind: 'opponents';
  readonly rule: string;
  readonly players: number;
  readonly options?: Partial<Magic7.Options>;
  readonly leader: Seat;
  readonly against: Seat;
  readonly lead: CardName;
  readonly reply: CardName;
  /** Who leads then, and against whom they may. */
  readonly then: { readonly leader: Seat; readonly opponents: readonly Seat[] };
}

export type MagicExample = Tricks | Opponents;

const trick = (
  [lead, reply]: readonly [CardName, CardName],
  takes: MagicTrick['takes'],
  by: string,
  zero: number,
  copies = zero,
): MagicTrick => ({ lead, reply, takes, by, zero, copies });

/** Every example of the book. What is said about each is in the texts. */
export const EXAMPLES = {
  seven: {
    kind: 'tricks',
    rule: 'MG-WIN-8',
    tricks: [
      trick(['+10', '-3'], 'reply', 'MG-WIN-8', 7),
      trick(['+13', '+5'], 'lead', 'MG-WIN-8', 18),
      trick(['0', '+7'], 'reply', 'MG-WIN-8', 7),
    ],
  },
  specials: {
    kind: 'tricks',
    rule: 'MG-SCO-2',
    tricks: [
      trick(['JK', '-6'], 'lead', 'MG-WIN-3', -6),
      trick(['JK', 'JK'], 'reply', 'MG-WIN-1', 0),
      trick(['JK', 'MI'], 'reply', 'MG-WIN-2', 0),
      trick(['MI', 'JK'], 'reply', 'MG-WIN-1', 0),
      trick(['MI', '+12'], 'lead', 'MG-WIN-6', 12, 24),
      trick(['+11', 'MI'], 'lead', 'MG-WIN-7', 11, 22),
      trick(['MI', 'CR'], 'lead', 'MG-WIN-5', 0),
      trick(['CR', 'MI'], 'reply', 'MG-WIN-4', 0),
      trick(['CR', '-5'], 'reply', 'MG-WIN-4', -5),
      trick(['-4', 'CR'], 'lead', 'MG-WIN-5', -4),
    ],
  },
  partners: {
    kind: 'opponents',
    rule: 'MG-FOUR-2',
    players: 4,
    leader: 0,
    against: 1,
    lead: 'JK',
    reply: '-6',
    then: { leader: 0, opponents: [1, 3] },
  },
  alternate: {
    kind: 'opponents',
    rule: 'MG-FOUR-5',
    players: 4,
    options: { alternateOpponents: true },
    leader: 0,
    against: 1,
    lead: 'JK',
    reply: '-6',
    then: { leader: 0, opponents: [3] },
  },
} as const satisfies Readonly<Record<string, MagicExample>>;

export type ExampleId = keyof typeof EXAMPLES;
