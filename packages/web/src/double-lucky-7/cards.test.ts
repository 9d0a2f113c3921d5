import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { sorted, winningPlay } from './cards.ts';

describe('a sorted hand', () => {
  const hand = ['R1', 'R12', 'Y3', 'G2', 'G9', 'B7', 'JK'] as const;

  it('has the trumps at the right end and the Joker last', () => {
    assert.deepEqual(sorted(hand, 'R', 'color'), ['Y3', 'G2', 'G9', 'B7', 'R1', 'R12', 'JK']);
    assert.deepEqual(sorted(hand, 'R', 'rank'), ['G2', 'Y3', 'B7', 'G9', 'R1', 'R12', 'JK']);
  });

  it('without a trump goes by colour or by number', () => {
    assert.deepEqual(sorted(hand, null, 'color'), ['R1', 'R12', 'Y3', 'G2', 'G9', 'B7', 'JK']);
    assert.deepEqual(sorted(hand, null, 'rank'), ['R1', 'G2', 'Y3', 'B7', 'G9', 'R12', 'JK']);
  });
});

describe('the winning card', () => {
  const trick = (...cards: ('R4' | 'R9' | 'B2' | 'JK')[]) =>
    cards.map((card, seat) => ({ seat, card }));

  it('[DL-TRK-6] is the highest of the led colour, or the highest trump', () => {
    assert.equal(winningPlay(trick('R4', 'B2', 'R9'), null), 2);
    assert.equal(winningPlay(trick('R4', 'B2', 'R9'), 'B'), 1);
  });

  it('[DL-TRK-4] is the Joker, whatever comes after', () => {
    assert.equal(winningPlay(trick('R4', 'JK', 'R9'), 'R'), 1);
  });

  it('is none as long as nothing lies there', () => {
    assert.equal(winningPlay([], 'R'), -1);
  });
});
