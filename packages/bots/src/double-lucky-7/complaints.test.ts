import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { DoubleLucky7 } from '@table-seven/engine';

import type { Level } from '../bot.ts';
import { choices, position, sheetOf } from './test/positions.ts';

type View = DoubleLucky7.View;
type Move = DoubleLucky7.Move;

const THINKERS: readonly Level[] = ['casual', 'expert'];

/** What players of other programs complain about most: moves that a bot must not make in a position. */
function never(title: string, levels: readonly Level[], view: View, bad: (move: Move) => boolean) {
  for (const level of levels) {
    it(`${level}: ${title}`, () => {
      const made = choices(level, view).filter(bad);
      assert.deepEqual(made, []);
    });
  }
}

function plays(...cards: readonly string[]): (move: Move) => boolean {
  return (move) => move.type === 'play' && cards.includes(move.card);
}

describe('complaints about bots', () => {
  never(
    'needs every trick left and does not lead its low trump first',
    THINKERS,
    position({
      hand: ['G2', 'G13', 'G14'],
      counts: [3, 3, 3, 3],
      bids: [5, 0, 1, 1],
      tricks: [2, 0, 1, 1],
    }),
    plays('G2'),
  );

  never(
    'holds two sure tricks and does not bid 0 when the last-bid rule forbids 1',
    THINKERS,
    position({
      phase: 'bid',
      round: 2,
      cards: 2,
      dealer: 1,
      hand: ['G14', 'JK'],
      counts: [2, 2, 2, 2],
      bids: [null, 1, 0, 0],
      sheet: sheetOf(1, [1, 1, 1, 1]),
    }),
    (move) => move.type === 'bid' && move.tricks === 0,
  );

  never(
    'holds the highest trump and a high card and does not bid 0 when the last-bid rule forbids 1',
    THINKERS,
    position({
      phase: 'bid',
      round: 3,
      cards: 3,
      dealer: 1,
      hand: ['R14', 'G13', 'G14'],
      counts: [3, 3, 3, 3],
      bids: [null, 1, 1, 0],
      sheet: sheetOf(2, [1, 1, 1, 1]),
    }),
    (move) => move.type === 'bid' && move.tricks === 0,
  );

  never(
    'does not throw its last trump under a higher one but keeps it for the trick it needs',
    THINKERS,
    position({
      dealer: 1,
      hand: ['Y1', 'B2', 'G12'],
      counts: [3, 2, 2, 2],
      bids: [2, 1, 3, 1],
      tricks: [1, 1, 1, 1],
      trick: [
        { seat: 1, card: 'R4' },
        { seat: 2, card: 'G13' },
        { seat: 3, card: 'R9' },
      ],
    }),
    plays('G12'),
  );

  never(
    'has its bid and does not trump in',
    THINKERS,
    position({
      dealer: 1,
      hand: ['Y14', 'G5'],
      counts: [2, 1, 1, 1],
      bids: [2, 2, 1, 1],
      tricks: [2, 1, 1, 1],
      trick: [
        { seat: 1, card: 'R4' },
        { seat: 2, card: 'R8' },
        { seat: 3, card: 'R9' },
      ],
    }),
    plays('G5'),
  );

  never(
    'does not spend the Joker as the last seat where another card wins as well',
    THINKERS,
    position({
      dealer: 1,
      hand: ['R14', 'Y1', 'JK'],
      counts: [3, 2, 2, 2],
      bids: [3, 1, 1, 1],
      tricks: [1, 1, 1, 1],
      trick: [
        { seat: 1, card: 'R4' },
        { seat: 2, card: 'R8' },
        { seat: 3, card: 'R9' },
      ],
    }),
    plays('JK', 'Y1'),
  );

  never(
    'needs no more and throws its dangerous card under a higher one',
    THINKERS,
    position({
      dealer: 1,
      hand: ['R2', 'R13', 'Y2'],
      counts: [3, 2, 2, 2],
      bids: [1, 2, 2, 1],
      tricks: [1, 1, 1, 1],
      trick: [
        { seat: 1, card: 'R4' },
        { seat: 2, card: 'R14' },
        { seat: 3, card: 'R9' },
      ],
    }),
    plays('R2'),
  );

  never(
    'takes the trick that the leader of the game needs when its own bid is lost',
    ['expert'],
    position({
      options: { rounds: 7, mode: 'classic', jokerTrump: 'dealer-leads', lastTrick: true },
      round: 7,
      dealer: 1,
      hand: ['R2', 'R14'],
      counts: [2, 1, 1, 1],
      bids: [0, 0, 2, 4],
      tricks: [1, 0, 2, 2],
      trick: [
        { seat: 1, card: 'R4' },
        { seat: 2, card: 'R3' },
        { seat: 3, card: 'R13' },
      ],
      sheet: sheetOf(6, [6, 1, 1, 5]),
      totals: [60, 10, 10, 50],
    }),
    plays('R2'),
  );
});

describe('complaints about bots on the Lucky Wheel', () => {
  const wheel: View['wheel'] = {
    blocked: { 'change-bid': 1, 'no-trump': 2, 'change-trump': 3 },
    pawns: [true, false, false, false],
    roll: null,
    used: null,
    doubled: null,
  };
  never(
    '[DL-SCO-4] uses the pawn in the last round of a half rather than take the penalty',
    THINKERS,
    position({
      options: { rounds: 14, mode: 'tactical', jokerTrump: 'dealer-leads', lastTrick: true },
      phase: 'wheel',
      round: 7,
      dealer: 0,
      hand: ['R1', 'R5', 'Y9', 'G3', 'G9', 'B2', 'B13'],
      counts: [7, 7, 7, 7],
      bids: [2, 1, 2, 1],
      sheet: sheetOf(6, [3, 3, 3, 3]),
      wheel,
    }),
    (move) => move.type === 'pass',
  );
});
