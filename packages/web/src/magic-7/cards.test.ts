import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Magic7 } from '@table-seven/engine';

import { heldCards, partnerOf, printed, replyTakes, valueOf } from './cards.ts';

test('[MG-MAT-3] every number has one partner, whose partner it is', () => {
  const numbers = Magic7.CARD_NAMES.filter((card) => valueOf(card) !== null);
  assert.equal(numbers.length, 20);
  for (const card of numbers) {
    const partner = partnerOf(card)!;
    assert.equal(valueOf(card)! + valueOf(partner)!, 7);
    assert.equal(partnerOf(partner), card);
    assert.ok(replyTakes(card, partner), card);
  }
  assert.deepEqual((['JK', 'MI', 'CR'] as const).map(partnerOf), [null, null, null]);
});

test('a hand is held from low to high, special cards at the right end', () => {
  const hand = heldCards(['JK', '+7', 'CR', '-3', 'MI', '0', '+7']);
  assert.deepEqual(
    hand.map(({ card }) => card),
    ['-3', '0', '+7', '+7', 'CR', 'MI', 'JK'],
  );
});

test('[MG-MAT-2] two cards of the same kind have different ids', () => {
  const ids = heldCards(['+7', '+7', '-1']).map(({ id }) => id);
  assert.equal(new Set(ids).size, 3);
});

test('a number is printed with its sign', () => {
  assert.deepEqual((['-3', '0', '+10'] as const).map(printed), ['−3', '0', '+10']);
});
