import assert from 'node:assert/strict';
import test from 'node:test';

import { Table } from '../../test/double-lucky-7/table.ts';
import { accepted } from '../../test/accepted.ts';
import { Referee } from '../referee.ts';
import { CARD_NAMES } from './cards.ts';
import type { Setup } from './setup.ts';
import type { View } from './view.ts';

/** The whole deck with these cards on top. */
function onTop(cards: string): string[] {
  const top = cards.split(' ');
  return [...top, ...CARD_NAMES.filter((name) => !top.includes(name))];
}

function started(players: number, setup: object): Referee {
  return accepted(Referee.start({ game: 'double-lucky-7', players, seed: 'deal', setup }));
}

test("[DL-DEAL-1] cards are dealt one by one, clockwise, the first to the dealer's left", () => {
  const referee = started(3, { dealer: 0, decks: [onTop('R5 G2 Y9 G11')] });
  const hands = [0, 1, 2].map((seat) => (referee.view(seat) as View).hand);
  assert.deepEqual(hands, [['Y9'], ['R5'], ['G2']]);

  const second = started(3, {
    dealer: 1,
    decks: [onTop('R1 R2 R3 R4'), onTop('B1 B2 B3 B4 B5 B6 Y1')],
  });
  while ((second.view(null) as View).round < 2) {
    second.play(second.turn, second.legalMoves()[0]);
  }
  assert.deepEqual(
    [0, 1, 2].map((seat) => (second.view(seat) as View).hand),
    [
      ['B1', 'B4'],
      ['B2', 'B5'],
      ['B3', 'B6'],
    ],
    'seat 2 deals the second round, so seat 0 gets the first card',
  );
});

test('[DL-DEAL-1] every round is dealt from all 57 cards, shuffled afresh', () => {
  const table = new Table({ players: 2, dealer: 0 }).finish();
  const { decks } = table.referee.record().setup as Setup;
  assert.equal(decks?.length, 14);
  const orders = decks.map((deck) => deck!.join());
  assert.equal(new Set(orders).size, 14);
  for (const deck of decks) assert.deepEqual(deck!.toSorted(), CARD_NAMES.toSorted());
});

test('[DL-DEAL-2] the next card is turned up, and its colour is trump', () => {
  for (const [turned, color] of [
    ['R1', 'R'],
    ['Y14', 'Y'],
    ['G9', 'G'],
    ['B2', 'B'],
  ] as const) {
    const view = new Table({ players: 3, dealer: 0, deal: { turned } }).view();
    assert.equal(view.turned, turned);
    assert.deepEqual(view.trump, { rule: 'color', color });
  }
});

const jokerUp = { hands: ['R5 B2', 'R9 B14', 'Y1 B13'], turned: 'JK' };

test('[DL-DEAL-3] a Joker under dealer-leads: each lead of the dealer makes trump for its trick', () => {
  const table = new Table({ players: 3, dealer: 0, round: 2, deal: jokerUp });
  assert.deepEqual(table.view().trump, { rule: 'dealer-leads' });
  assert.equal(table.view().phase, 'bid');
  table.bid(0, 0, 0).play('R5 R9 Y1');
  assert.equal(table.view().lastTrick?.winner, 1);
  assert.deepEqual(table.view().trump, { rule: 'dealer-leads' });
  table.play('B2 B14 B13');
  assert.deepEqual(table.view().sheet.at(-1)?.tricks, [0, 2, 0]);
});

test('[DL-DEAL-3] a Joker under dealer-chooses: the dealer, having seen their cards, names a colour', () => {
  const options = { jokerTrump: 'dealer-chooses' };
  const table = new Table({ players: 3, dealer: 2, round: 2, options, deal: jokerUp });
  assert.equal(table.view().phase, 'choose-trump');
  assert.deepEqual(table.view().trump, { rule: 'unnamed' });
  assert.equal(table.turn, 2);
  assert.deepEqual(table.view(2).hand, ['Y1', 'B13']);
  assert.deepEqual(
    table.moves(),
    ['R', 'Y', 'G', 'B'].map((color) => ({ type: 'choose-trump', color })),
  );
  assert.equal(table.refusal({ type: 'bid', tricks: 0 }), 'illegal-move');
  table.move({ type: 'choose-trump', color: 'Y' });
  assert.deepEqual(table.view().trump, { rule: 'color', color: 'Y' });
  assert.equal(table.view().turned, 'JK', 'the Joker still lies on the pile');
  assert.deepEqual([table.view().phase, table.turn], ['bid', 2]);
});

test('[DL-DEAL-3] either way the Joker on the pile is out of the round', () => {
  for (const jokerTrump of ['dealer-leads', 'dealer-chooses']) {
    const options = { jokerTrump };
    const table = new Table({ players: 7, dealer: 0, round: 7, options, deal: { turned: 'JK' } });
    const hands = [0, 1, 2, 3, 4, 5, 6].flatMap((seat) => table.view(seat).hand);
    assert.equal(hands.length, 49);
    assert.ok(!hands.includes('JK'));
  }
});

test('[DL-GAME-4] after each round the dealer token moves one place clockwise', () => {
  const table = new Table({ players: 3, dealer: 1 });
  const dealers = [1, 2, 3, 4, 5].map((round) => table.skipTo(round).view().dealer);
  assert.deepEqual(dealers, [1, 2, 0, 1, 2]);
});
