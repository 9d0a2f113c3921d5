import assert from 'node:assert/strict';
import { it } from 'node:test';

import { DoubleLucky7, MoveList } from '@table-seven/engine';

import { firstEquals } from './equal-cards.ts';
import { position } from './test/positions.ts';

const { game, Memory } = DoubleLucky7;
type View = DoubleLucky7.View;

function equalsIn(view: View): string[] {
  const known = game.restore(view);
  const memory = new Memory(0);
  memory.observe(known);
  const moves = new MoveList();
  game.legalMoves(known, moves);
  return firstEquals(known, memory, moves).map((card) => DoubleLucky7.makeCard(card));
}

const hand: View['hand'] = ['R4', 'R5', 'R8', 'Y9', 'G4', 'G6', 'JK'];
const counts = [7, 7, 7, 7];

it('cards next to each other are equal, also across a card that is gone', () => {
  // The turned-up card is G5.
  const equals = equalsIn(position({ hand, counts, bids: [1, 1, 1, 1] }));
  assert.deepEqual(equals, ['R4', 'R4', 'R8', 'Y9', 'G4', 'G4', 'JK']);
});

it('cards below and above the one that wins the trick are not equal', () => {
  const trick: View['trick'] = [
    { seat: 2, card: 'R7' },
    { seat: 3, card: 'R6' },
  ];
  const given = { hand, counts: [7, 7, 6, 6], dealer: 2, bids: [1, 1, 1, 1], trick };
  assert.deepEqual(equalsIn(position(given)), ['R4', 'R4', 'R8', 'JK']);
});
