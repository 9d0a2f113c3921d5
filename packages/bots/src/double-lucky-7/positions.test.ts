import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { DoubleLucky7 } from '@table-seven/engine';

import type { Level } from '../bot.ts';
import { choices, position, sheetOf } from './test/positions.ts';

type View = DoubleLucky7.View;
type Move = DoubleLucky7.Move;

/** A position with an obvious answer: what is never done in it, and why. */
interface Case {
  readonly why: string;
  readonly view: Partial<View>;
  readonly never: (move: Move) => boolean;
}

const card =
  (...cards: string[]) =>
  (move: Move): boolean =>
    move.type === 'play' && cards.includes(move.card);
const bidBelow =
  (tricks: number) =>
  (move: Move): boolean =>
    move.type === 'bid' && move.tricks < tricks;
const bidAbove =
  (tricks: number) =>
  (move: Move): boolean =>
    move.type === 'bid' && move.tricks > tricks;
const passes = (move: Move): boolean => move.type === 'pass';

function check(levels: readonly Level[], cases: readonly Case[]): void {
  for (const { why, view, never } of cases) {
    for (const level of levels) {
      it(`${level}: ${why}`, () => {
        assert.deepEqual(choices(level, position(view)).filter(never), []);
      });
    }
  }
}

/** Cards of the others in their order, after the dealer in seat 1; seat 0 is the last to play. */
function trick(...cards: string[]): View['trick'] {
  return cards.map((name, i) => ({ seat: i + 1, card: name as View['trick'][number]['card'] }));
}

/** Seat 0 plays last; so many cards are left in its hand, the others have one less. */
function last(hand: View['hand'], bid: number, won: number, ...cards: string[]): Partial<View> {
  const left = hand.length - 1;
  return {
    dealer: 1,
    hand,
    counts: [hand.length, left, left, left],
    bids: [bid, 1, 2, 1],
    tricks: [won, 7 - hand.length - won, 0, 0],
    trick: trick(...cards),
  };
}

describe('the last to a trick knows what it is worth', () => {
  check(
    ['regular', 'expert'],
    [
      {
        why: 'takes the one trick it needs while it is there, for its other card is the lowest',
        view: last(['R1', 'R10'], 1, 0, 'R4', 'R8', 'R9'),
        never: card('R1'),
      },
      {
        why: 'has its bid and does not take another trick, however high the card it keeps',
        view: last(['R2', 'R13'], 0, 0, 'R4', 'R8', 'R9'),
        never: card('R13'),
      },
      {
        why: 'needs both tricks left and takes the first as cheaply as it can',
        view: last(['G2', 'G14'], 2, 0, 'R4', 'R8', 'R9'),
        never: card('G14'),
      },
      {
        why: 'needs both tricks left, so only the higher trump will do',
        view: last(['G2', 'G14'], 2, 0, 'R4', 'G5', 'R9'),
        never: card('G2'),
      },
      {
        why: 'cannot follow, needs nothing and throws the dangerous card away',
        view: last(['Y2', 'Y14'], 0, 0, 'R4', 'R8', 'R9'),
        never: card('Y2'),
      },
      {
        why: 'cannot follow, needs nothing and does not trump',
        view: last(['B3', 'G3', 'Y5'], 1, 1, 'R4', 'R8', 'R9'),
        never: card('G3'),
      },
      {
        why: 'needs nothing and gets rid of its last trump under a higher one',
        view: last(['G12', 'Y2'], 0, 0, 'R4', 'G13', 'R9'),
        never: card('Y2'),
      },
      {
        why: 'must follow anyway, needs nothing and throws its highest card under the winning one',
        view: last(['R3', 'R12', 'B1'], 1, 1, 'R4', 'R14', 'R9'),
        never: card('R3'),
      },
      {
        why: 'needs every trick left and takes this one with the card that just suffices',
        view: last(['R10', 'R14'], 2, 0, 'R4', 'R8', 'R9'),
        never: card('R14'),
      },
      {
        why: 'needs both, has the Joker, and spends the card that wins as well',
        view: last(['R10', 'JK'], 2, 0, 'R4', 'R8', 'R9'),
        never: card('JK'),
      },
      {
        why: 'needs both, and only the Joker takes this one',
        view: last(['R5', 'JK'], 2, 0, 'R4', 'R8', 'R9'),
        never: card('R5'),
      },
      {
        why: 'needs the trick and a low trump is enough where nobody has trumped',
        view: last(['G2', 'G13', 'Y3'], 2, 0, 'R4', 'R8', 'R9'),
        never: card('Y3', 'G13'),
      },
      {
        why: 'needs all three and does not throw a loser on a trick that it could trump',
        view: last(['G3', 'G14', 'B14'], 3, 0, 'R4', 'R8', 'R9'),
        never: card('B14'),
      },
      {
        why: 'needs one of two: the sure one now, since nobody leads its colours to it later',
        view: last(['B2', 'G4'], 1, 0, 'R4', 'R8', 'R9'),
        never: card('B2'),
      },
    ],
  );
});

describe('the first to a trick', () => {
  const first = (
    hand: View['hand'],
    bid: number,
    won: number,
    trump?: View['trump'],
  ): Partial<View> => ({
    hand,
    counts: [hand.length, hand.length, hand.length, hand.length],
    bids: [bid, 1, 1, 1],
    tricks: [won, 7 - hand.length - won, 0, 0],
    ...(trump === undefined ? {} : { trump }),
  });
  check(
    ['regular', 'expert'],
    [
      {
        why: 'needs all three and does not begin with the weakest',
        view: first(['G13', 'JK', 'R3'], 3, 0),
        never: card('R3'),
      },
    ],
  );
  check(
    ['expert'],
    [
      {
        why: 'without trump leads the highest of a colour when it needs everything',
        view: first(['R14', 'R2'], 2, 0, { rule: 'none' }),
        never: card('R2'),
      },
    ],
  );
});

describe('between the first and the last', () => {
  check(
    ['regular', 'expert'],
    [
      {
        why: 'has its bid and stays below the card that wins at present',
        view: {
          dealer: 2,
          hand: ['R2', 'R12', 'Y3'],
          counts: [3, 3, 2, 2],
          bids: [1, 2, 1, 1],
          tricks: [1, 1, 1, 1],
          trick: [
            { seat: 2, card: 'R11' },
            { seat: 3, card: 'R5' },
          ],
        },
        never: card('R12'),
      },
      {
        why: 'has its bid and throws a high card under a Joker',
        view: {
          dealer: 2,
          hand: ['R2', 'R13', 'Y3'],
          counts: [3, 3, 2, 2],
          bids: [1, 2, 1, 1],
          tricks: [1, 1, 1, 1],
          trick: [
            { seat: 2, card: 'R11' },
            { seat: 3, card: 'JK' },
          ],
        },
        never: card('R2'),
      },
      {
        why: 'needs two, has two cards to take them with, and does not play the third below the winning one',
        view: {
          dealer: 2,
          hand: ['R2', 'R14', 'G14'],
          counts: [3, 3, 2, 2],
          bids: [2, 2, 1, 1],
          tricks: [0, 2, 1, 1],
          trick: [
            { seat: 2, card: 'R11' },
            { seat: 3, card: 'R5' },
          ],
        },
        never: card('R2'),
      },
    ],
  );
});

describe('bids that anybody would make', () => {
  const bid = (
    round: number,
    hand: View['hand'],
    bids: View['bids'],
    dealer = 1,
  ): Partial<View> => ({
    phase: 'bid',
    round,
    cards: hand.length,
    dealer,
    hand,
    counts: [hand.length, hand.length, hand.length, hand.length],
    bids,
    sheet: sheetOf(round - 1, [1, 1, 1, 1]),
  });
  check(
    ['casual', 'regular', 'expert'],
    [
      {
        why: 'one card and it is the Joker: one trick',
        view: bid(1, ['JK'], [null, 1, 0, 0]),
        never: bidBelow(1),
      },
      {
        why: 'one card and it is a low one without trump: none',
        view: bid(1, ['R1'], [null, 0, 0, 0], 1),
        never: bidAbove(0),
      },
      {
        why: 'the dealer’s only card is the highest trump: one',
        view: bid(1, ['G14'], [null, null, null, null], 0),
        never: bidBelow(1),
      },
      {
        why: 'the lowest cards of two colours take nothing, and the struck 0 becomes 1, not 2',
        view: bid(2, ['R1', 'Y2'], [null, 2, 0, 0]),
        never: bidAbove(1),
      },
      {
        why: 'the struck 1 becomes 0 with a hand that takes nothing',
        view: bid(2, ['R1', 'Y2'], [null, 1, 0, 0]),
        never: bidAbove(0),
      },
      {
        why: 'high cards for two or three tricks, and 2 is struck: the neighbours, not 0',
        view: bid(3, ['G14', 'JK', 'G13'], [null, 1, 0, 0]),
        never: bidBelow(1),
      },
      {
        why: 'three sure tricks are no bid of 1',
        view: bid(3, ['G14', 'JK', 'G13'], [null, 1, 1, 0]),
        never: bidBelow(2),
      },
      {
        why: 'a hand of the lowest cards bids next to nothing',
        view: bid(7, ['R1', 'R2', 'Y1', 'Y2', 'Y3', 'B1', 'B2'], [null, 2, 2, 1]),
        never: bidAbove(1),
      },
      {
        why: 'four high trumps are worth at least two tricks',
        view: bid(7, ['R2', 'Y3', 'G11', 'G12', 'G13', 'G14', 'B1'], [null, 1, 1, 1]),
        never: bidBelow(2),
      },
      {
        why: 'high cards of other colours without a trump are not seven tricks',
        view: bid(7, ['R12', 'R13', 'Y12', 'Y13', 'B12', 'B13', 'B11'], [null, 1, 1, 1]),
        never: bidAbove(4),
      },
      {
        why: 'the Joker and nothing else: one, perhaps two',
        view: bid(5, ['R1', 'R2', 'Y2', 'B3', 'JK'], [null, 1, 1, 1]),
        never: (move) => bidBelow(1)(move) || bidAbove(2)(move),
      },
    ],
  );
  check(
    ['casual', 'expert'],
    [
      {
        why: 'a hand of the highest cards bids most tricks',
        view: bid(7, ['R14', 'Y14', 'G12', 'G13', 'G14', 'B14', 'JK'], [null, 1, 1, 1]),
        never: bidBelow(5),
      },
    ],
  );
});

describe('when the own bid is lost', () => {
  const ending: Partial<View> = {
    options: { rounds: 7, mode: 'classic', jokerTrump: 'dealer-leads', lastTrick: true },
    round: 7,
    dealer: 1,
    hand: ['R2', 'R14'],
    counts: [2, 1, 1, 1],
    sheet: sheetOf(6, [6, 1, 1, 6]),
    totals: [60, 10, 10, 60],
  };
  check(
    ['expert'],
    [
      {
        why: 'leaves a trick to the leader of the game who has all he bid',
        view: {
          ...ending,
          bids: [0, 2, 2, 2],
          tricks: [1, 1, 1, 2],
          trick: trick('R4', 'R3', 'R13'),
        },
        never: card('R14'),
      },
      {
        why: 'takes the trick that the leader of the game still needs',
        view: {
          ...ending,
          bids: [0, 1, 2, 4],
          tricks: [1, 1, 1, 2],
          trick: trick('R4', 'R3', 'R13'),
        },
        never: card('R2'),
      },
    ],
  );
});

describe('the Lucky Wheel with an obvious answer', () => {
  const free: View['wheel'] = {
    blocked: {},
    pawns: [true, false, false, false],
    roll: null,
    used: null,
    doubled: null,
  };
  const wheel = (given: Partial<View>): Partial<View> => ({
    options: { rounds: 14, mode: 'tactical', jokerTrump: 'dealer-leads', lastTrick: true },
    phase: 'wheel',
    wheel: free,
    ...given,
  });
  const isOwn =
    (option: string) =>
    (move: Move): boolean =>
      move.type === 'use' && move.option === option;
  check(
    ['expert'],
    [
      {
        why: 'two sure tricks and a bid of 1: it raises its bid',
        view: wheel({
          round: 13,
          cards: 2,
          dealer: 0,
          hand: ['G14', 'JK'],
          counts: [2, 2, 2, 2],
          bids: [1, 0, 0, 0],
          sheet: sheetOf(12, [4, 4, 4, 4]),
        }),
        never: (move) => !(isOwn('change-bid')(move) || isOwn('player-swap')(move)),
      },
      {
        why: 'the last card is the Joker, and the bid is 1: it doubles its points',
        view: wheel({
          round: 14,
          cards: 1,
          dealer: 0,
          hand: ['JK'],
          counts: [1, 1, 1, 1],
          bids: [1, 1, 0, 0],
          sheet: sheetOf(13, [4, 4, 4, 4]),
        }),
        never: passes,
      },
      {
        why: 'in the last round a pawn that stays costs ten points: it is used',
        view: wheel({
          round: 14,
          cards: 1,
          dealer: 1,
          hand: ['R1'],
          counts: [1, 1, 1, 1],
          bids: [0, 1, 1, 0],
          sheet: sheetOf(13, [4, 4, 4, 4]),
        }),
        never: passes,
      },
      {
        why: 'in the last round of a half the die is rolled rather than the penalty taken',
        view: wheel({
          options: { rounds: 14, mode: 'dice', jokerTrump: 'dealer-leads', lastTrick: true },
          round: 7,
          cards: 7,
          dealer: 0,
          hand: ['R1', 'R5', 'Y9', 'G3', 'G9', 'B2', 'B13'],
          counts: [7, 7, 7, 7],
          bids: [2, 1, 2, 1],
          sheet: sheetOf(6, [3, 3, 3, 3]),
        }),
        never: passes,
      },
      {
        why: 'does not double the points of a bid that cannot be met',
        view: wheel({
          round: 12,
          cards: 3,
          dealer: 0,
          hand: ['G14', 'G13', 'JK'],
          counts: [3, 3, 3, 3],
          bids: [0, 1, 1, 0],
          sheet: sheetOf(11, [4, 4, 4, 4]),
        }),
        never: isOwn('double-points'),
      },
      {
        why: 'does not give a hand away that meets its bid for sure',
        view: wheel({
          round: 13,
          cards: 2,
          dealer: 0,
          hand: ['G14', 'JK'],
          counts: [2, 2, 2, 2],
          bids: [2, 1, 0, 0],
          sheet: sheetOf(12, [4, 4, 4, 4]),
        }),
        never: (move) =>
          move.type === 'use' && move.option === 'player-swap' && move.seats.includes(0),
      },
      {
        why: 'does not change its own bid away from two sure tricks',
        view: wheel({
          round: 13,
          cards: 2,
          dealer: 0,
          hand: ['G14', 'JK'],
          counts: [2, 2, 2, 2],
          bids: [2, 1, 0, 0],
          sheet: sheetOf(12, [4, 4, 4, 4]),
        }),
        never: (move) => move.type === 'use' && move.option === 'change-bid' && move.seat === 0,
      },
    ],
  );
});

describe('two at a table', () => {
  const two: Partial<View> = {
    players: 2,
    extra: [null, null],
    tricks: [0, 0],
    penalties: [0, 0],
    totals: [0, 0],
    sheet: [],
  };
  check(
    ['regular', 'expert'],
    [
      {
        why: 'the second to play has its bid and ducks',
        view: {
          ...two,
          dealer: 1,
          hand: ['R3', 'R10'],
          counts: [2, 1],
          bids: [2, 6],
          tricks: [2, 3],
          trick: trick('R4'),
        },
        never: card('R10'),
      },
      {
        why: 'the second to play needs both and takes with what just suffices',
        view: {
          ...two,
          dealer: 1,
          hand: ['R5', 'R14'],
          counts: [2, 1],
          bids: [4, 5],
          tricks: [2, 3],
          trick: trick('R4'),
        },
        never: card('R14'),
      },
      {
        why: 'the second to play cannot follow, has its bid, and does not trump',
        view: {
          ...two,
          dealer: 1,
          hand: ['G5', 'Y2'],
          counts: [2, 1],
          bids: [2, 4],
          tricks: [2, 3],
          trick: trick('R4'),
        },
        never: card('G5'),
      },
      {
        why: 'one card, the highest trump, and the lead: one trick',
        view: {
          ...two,
          phase: 'bid',
          round: 1,
          cards: 1,
          dealer: 0,
          hand: ['G14'],
          counts: [1, 1],
          bids: [null, null],
        },
        never: bidBelow(1),
      },
      {
        why: 'one card, the lowest, second to play: none',
        view: {
          ...two,
          phase: 'bid',
          round: 1,
          cards: 1,
          dealer: 1,
          hand: ['R1'],
          counts: [1, 1],
          bids: [null, 0],
        },
        never: bidAbove(0),
      },
      {
        why: 'the dealer with seven middling cards takes more than two tricks against one opponent',
        view: {
          ...two,
          phase: 'bid',
          round: 7,
          cards: 7,
          dealer: 0,
          hand: ['R9', 'R12', 'Y10', 'G8', 'G13', 'B9', 'B14'],
          counts: [7, 7],
          bids: [null, null],
        },
        never: bidBelow(3),
      },
    ],
  );
});
