import assert from 'node:assert/strict';
import test from 'node:test';

import { Table } from '../../test/double-lucky-7/table.ts';

/** The rule book's example: green is trump, seat 0 deals and leads the red 9. */
function example(): Table {
  const hands = ['R9 B1', 'R3 R12', 'G1 Y2', 'R14 Y3'];
  const deal = { hands, turned: 'G5' };
  return new Table({ players: 4, dealer: 0, round: 2, deal }).bid(0, 0, 0, 0);
}

test('[DL-TRK-1] the dealer leads every trick, whoever wins', () => {
  const table = example();
  assert.equal(table.turn, 0);
  table.play('R9 R12 G1 R14');
  assert.equal(table.view().lastTrick?.winner, 2);
  assert.equal(table.turn, 0);
});

test('[DL-TRK-2] play goes clockwise, and the led colour must be followed', () => {
  const table = example().play('R9');
  assert.equal(table.turn, 1);
  assert.equal(table.cards(), 'R3 R12');
  table.play('R12 G1');
  assert.equal(table.turn, 3);
  assert.equal(table.cards(), 'R14');
  assert.equal(table.refusal({ type: 'play', card: 'Y3' }), 'must-follow-color');
  assert.equal(table.refusal({ type: 'play', card: 'R9' }), 'not-in-hand');
});

test('[DL-TRK-2, DL-TRK-4] the Joker may be played in place of the led colour', () => {
  const deal = { hands: ['R9 B1', 'R3 JK', 'Y1 Y2'], turned: 'G5' };
  const table = new Table({ players: 3, dealer: 0, round: 2, deal }).bid(0, 0, 0).play('R9');
  assert.equal(table.cards(), 'R3 JK');
});

test('[DL-TRK-2] the Joker alone does not make its owner follow', () => {
  const deal = { hands: ['R9 B1', 'Y3 JK', 'Y1 Y2'], turned: 'G5' };
  const table = new Table({ players: 3, dealer: 0, round: 2, deal }).bid(0, 0, 0).play('R9');
  assert.equal(table.cards(), 'Y3 JK');
});

test('[DL-TRK-3] without the led colour anything goes, and no trump is asked for', () => {
  const table = example().play('R9 R12');
  assert.equal(table.turn, 2);
  assert.equal(table.cards(), 'Y2 G1');
});

test('[DL-TRK-4] the Joker beats every trump, led or played, first or last', () => {
  const hands = ['JK R1', 'G14 R2', 'G13 R3'];
  const first = new Table({ players: 3, dealer: 0, round: 2, deal: { hands, turned: 'G1' } });
  assert.equal(first.bid(0, 0, 0).play('JK G14 G13').view().lastTrick?.winner, 0);
  const middle = new Table({ players: 3, dealer: 2, round: 2, deal: { hands, turned: 'G1' } });
  assert.equal(middle.bid(0, 0, 0).play('G13 JK G14').view().lastTrick?.winner, 0);
  const last = new Table({ players: 3, dealer: 1, round: 2, deal: { hands, turned: 'G1' } });
  assert.equal(last.bid(0, 0, 0).play('G14 G13 JK').view().lastTrick?.winner, 0);
});

test('[DL-TRK-5] a led Joker asks for no colour', () => {
  const hands = ['JK R1', 'G14 R2', 'Y1 B3'];
  const table = new Table({ players: 3, dealer: 0, round: 2, deal: { hands, turned: 'G1' } });
  table.bid(0, 0, 0).play('JK');
  assert.equal(table.cards(), 'R2 G14');
  table.play('R2');
  assert.equal(table.cards(), 'Y1 B3');
});

test('[DL-TRK-6] the highest trump wins, and the smallest beats the biggest of another colour', () => {
  assert.equal(example().play('R9 R12 G1 R14').view().lastTrick?.winner, 2);
  const hands = ['R9', 'G2', 'G10', 'G3'];
  const deal = { hands, turned: 'G5' };
  const table = new Table({ players: 4, dealer: 0, deal }).bid(0, 0, 0, 0);
  assert.equal(table.play('R9 G2 G10 G3').view().lastTrick?.winner, 2);
});

test('[DL-TRK-6] without a trump the highest card of the led colour wins', () => {
  const hands = ['R9', 'R12', 'B14', 'R2'];
  const deal = { hands, turned: 'G5' };
  const table = new Table({ players: 4, dealer: 0, deal }).bid(0, 0, 0, 0);
  assert.equal(table.play('R9 R12 B14 R2').view().lastTrick?.winner, 1);
});

test('[DL-TRK-7] the winner counts one trick more, and after the last trick the round is over', () => {
  const table = example().play('R9 R12 G1 R14');
  assert.deepEqual(table.view().tricks, [0, 0, 1, 0]);
  assert.deepEqual(table.view().counts, [1, 1, 1, 1]);
  assert.equal(table.view().round, 2);
  table.play('B1 R3 Y2 Y3');
  const { round, sheet, phase, tricks } = table.view();
  assert.deepEqual([round, phase], [3, 'bid']);
  assert.deepEqual(sheet.at(-1)?.tricks, [1, 0, 1, 0]);
  assert.deepEqual(tricks, [0, 0, 0, 0]);
});

test('the trick on the table is shown in the order played, and moves to lastTrick when complete', () => {
  const table = example().play('R9 R12');
  assert.deepEqual(table.view().trick, [
    { seat: 0, card: 'R9' },
    { seat: 1, card: 'R12' },
  ]);
  table.play('G1 R14');
  assert.deepEqual(table.view().trick, []);
  assert.deepEqual(
    table.view().lastTrick?.plays.map(({ seat, card }) => `${seat} ${card}`),
    ['0 R9', '1 R12', '2 G1', '3 R14'],
  );
});
