import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { Referee } from '@table-seven/engine';

import { heapsOf, leftOver } from './heaps.ts';
import type { Move, View } from './scenes.ts';

/** Everybody always plays the first card allowed. */
function playedOut(players: number, seed: string): Referee {
  const started = Referee.start({ game: 'magic-7', players, options: {}, seed });
  if (!started.ok) throw new Error(started.error.code);
  const referee = started.value;
  for (let seat = referee.turn; seat !== null; seat = referee.turn) {
    referee.play(seat, (referee.legalMoves() as Move[])[0]!);
  }
  return referee;
}

describe('what is turned over at the end', () => {
  it('[MG-THREE-2] cards left in a hand are told from those that were won', () => {
    const referee = playedOut(3, '07');
    const view = referee.view(0) as View;
    const left = leftOver(referee.record(), view);
    assert.equal(left?.seat, 2);
    assert.equal(left.cards.length, view.counts[2]);
    // [MG-THREE-1] 47 cards: whatever was not won is left.
    const won = heapsOf(referee.record(), view)!.reduce((sum, heap) => sum + 2 * heap.length, 0);
    assert.equal(won + left.cards.length, 47);
    assert.ok(left.cards.includes('JK'), 'who never played still has the Joker');
  });

  it('[MG-TWO-6] two players play all their cards', () => {
    const referee = playedOut(2, '07');
    assert.equal(leftOver(referee.record(), referee.view(0) as View), null);
  });

  it('without a record the totals stand alone', () => {
    const view = playedOut(3, '07').view(0) as View;
    assert.equal(leftOver(null, view), null);
    assert.equal(heapsOf(null, view), null);
  });
});
