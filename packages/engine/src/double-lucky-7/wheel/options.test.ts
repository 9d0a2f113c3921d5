import assert from 'node:assert/strict';
import test from 'node:test';

import { Table } from '../../../test/double-lucky-7/table.ts';
import type { Deal } from '../../../test/double-lucky-7/table.ts';

const options = { mode: 'tactical' };

/** Three players in round 2, seat 0 deals; all bid 0, and seat 1 is asked. */
function asked(deal: Deal, more: object = {}): Table {
  const table = new Table({
    players: 3,
    dealer: 0,
    round: 2,
    options: { ...options, ...more },
    deal,
  });
  if (table.view().phase === 'choose-trump') table.move({ type: 'choose-trump', color: 'Y' });
  return table.bid(0, 0, 0);
}

const plain: Deal = {
  hands: ['R5 B2', 'R9 B14', 'Y1 B13'],
  turned: 'G9',
  next: 'G2',
};

test('[DL-WHL-1] Change Bid moves one bid by one, within 0 and the number of tricks', () => {
  const table = new Table({ players: 3, dealer: 0, round: 2, options, deal: plain }).bid(2, 1, 0);
  const uses = table.moves().filter((move) => move.type === 'use' && move.option === 'change-bid');
  assert.deepEqual(
    uses.map((move) => 'by' in move && [move.seat, move.by]),
    [
      [0, -1],
      [1, -1],
      [1, 1],
      [2, 1],
    ],
  );
  assert.equal(
    table.refusal({ type: 'use', option: 'change-bid', seat: 0, by: 1 }),
    'illegal-move',
  );
  assert.equal(
    table.refusal({ type: 'use', option: 'change-bid', seat: 2, by: -1 }),
    'illegal-move',
  );
  table.move({ type: 'use', option: 'change-bid', seat: 0, by: -1 });
  assert.deepEqual(table.view().bids, [1, 1, 0], 'now the bids may add up to the tricks');
});

test('[DL-WHL-1] the changed bid is the one that counts', () => {
  const table = asked(plain).move({ type: 'use', option: 'change-bid', seat: 1, by: 1 });
  table.play('R5 R9 Y1').play('B2 B14 B13');
  assert.deepEqual(table.view().sheet.at(-1), {
    bids: [0, 1, 0],
    tricks: [0, 2, 0],
    points: [10, 0, 10],
  });
});

test('[DL-WHL-2] Player Swap: any two players trade their hands, and the bids stay', () => {
  const table = new Table({ players: 3, dealer: 0, round: 2, options, deal: plain }).bid(2, 1, 0);
  const pairs = table.moves().flatMap((move) => ('seats' in move ? [move.seats.join('-')] : []));
  assert.deepEqual(pairs, ['0-1', '0-2', '1-2']);
  table.move({ type: 'use', option: 'player-swap', seats: [0, 2] });
  assert.deepEqual(table.view(0).hand, ['Y1', 'B13']);
  assert.deepEqual(table.view(2).hand, ['R5', 'B2']);
  assert.deepEqual(table.view(1).hand, ['R9', 'B14']);
  assert.deepEqual(table.view().bids, [2, 1, 0]);
});

test('[DL-WHL-3, DL-GAME-4] Change Dealer: the new dealer leads, and the token goes on from there', () => {
  const table = new Table({ players: 4, dealer: 0, round: 4, options }).bid(0, 0, 0, 0);
  const seats = table
    .moves()
    .flatMap((move) => (move.type === 'use' && move.option === 'change-dealer' ? [move.seat] : []));
  assert.deepEqual(seats, [1, 2, 3], 'the token must really move');
  table.move({ type: 'use', option: 'change-dealer', seat: 2 });
  assert.deepEqual([table.view().dealer, table.turn], [2, 2]);
  for (let trick = 0; trick < 4; trick++) {
    for (const seat of [2, 3, 0, 1]) {
      assert.equal(table.turn, seat);
      table.move(table.moves()[0]!);
    }
  }
  assert.deepEqual([table.view().round, table.view().dealer], [5, 3]);
});

test("[DL-WHL-3] under dealer-leads it is now the new dealer's lead that makes trump", () => {
  const table = asked({ hands: ['R14 B2', 'R9 B14', 'Y1 B13'], turned: 'JK' });
  table.move({ type: 'use', option: 'change-dealer', seat: 2 });
  assert.deepEqual(table.view().trump, { rule: 'dealer-leads' });
  table.play('Y1 R14 R9');
  assert.equal(table.view().lastTrick?.winner, 2);
});

test('[DL-WHL-3] a colour named under dealer-chooses remains trump', () => {
  const table = asked({ ...plain, turned: 'JK' }, { jokerTrump: 'dealer-chooses' });
  table.move({ type: 'use', option: 'change-dealer', seat: 2 });
  assert.deepEqual(table.view().trump, { rule: 'color', color: 'Y' });
});

test('[DL-WHL-4] Double Points: the points of this round count twice, the next ones do not', () => {
  const table = asked(plain).pass().move({ type: 'use', option: 'double-points' });
  assert.equal(table.view().wheel?.doubled, 2);
  table.play('R5 R9 Y1').play('B2 B14 B13');
  assert.deepEqual(table.view().sheet.at(-1)?.points, [10, 0, 20]);
  assert.equal(table.view().wheel?.doubled, null);
});

test('[DL-WHL-5] Change Trump names another colour and turns the card down', () => {
  const table = asked(plain);
  const colors = table
    .moves()
    .flatMap((move) => (move.type === 'use' && move.option === 'change-trump' ? [move.color] : []));
  assert.deepEqual(colors, ['R', 'Y', 'B']);
  assert.equal(table.refusal({ type: 'use', option: 'change-trump', color: 'G' }), 'illegal-move');
  table.move({ type: 'use', option: 'change-trump', color: 'Y' });
  assert.deepEqual(table.view().trump, { rule: 'color', color: 'Y' });
  assert.equal(table.view().turned, null);
  assert.equal(table.play('R5 R9 Y1').view().lastTrick?.winner, 2);
});

test('[DL-WHL-5] while there is no fixed trump all four colours are open', () => {
  const table = asked({ ...plain, turned: 'JK' });
  const colors = table
    .moves()
    .flatMap((move) => (move.type === 'use' && move.option === 'change-trump' ? [move.color] : []));
  assert.deepEqual(colors, ['R', 'Y', 'G', 'B']);
});

test('[DL-WHL-6] Extra Card lays the next card of the pile open before the player', () => {
  const table = asked(plain).move({ type: 'use', option: 'extra-card' });
  for (const seat of [0, 1, 2, null]) {
    assert.deepEqual(table.view(seat).extra, [null, 'G2', null]);
    assert.deepEqual(table.view(seat).counts, [2, 2, 2]);
  }
});

test('[DL-WHL-6] it may be played though the hand could follow, and wins like any card', () => {
  const table = asked(plain).move({ type: 'use', option: 'extra-card' }).play('R5');
  assert.equal(table.cards(), 'R9 G2');
  assert.equal(table.refusal({ type: 'play', card: 'B14' }), 'must-follow-color');
  table.play('G2 Y1');
  assert.equal(table.view().lastTrick?.winner, 1);
  assert.deepEqual(table.view().extra, [null, null, null]);
  assert.deepEqual(table.view().counts, [1, 2, 1]);
});

test('[DL-WHL-6] it does not count when we ask whether the hand can follow', () => {
  const deal = { hands: ['R5 B2', 'Y9 B14', 'Y1 B13'], turned: 'G9', next: 'R2' };
  const table = asked(deal).move({ type: 'use', option: 'extra-card' }).play('R5');
  assert.equal(table.cards(), 'Y9 B14 R2');
});

test('[DL-WHL-6] the dealer may lead it, and its colour is the one to follow', () => {
  const deal = { hands: ['R5 B2', 'R9 B14', 'Y1 G13'], turned: 'Y9', next: 'G2' };
  const table = asked(deal).pass(2).move({ type: 'use', option: 'extra-card' });
  assert.equal(table.turn, 0);
  table.play('G2 R9');
  assert.equal(table.cards(), 'G13');
});

test('[DL-WHL-6] the card too many is worth nothing and stays until the round is gone', () => {
  const options7 = { mode: 'tactical', rounds: 7 };
  const table = new Table({ players: 2, dealer: 0, round: 7, options: options7 }).bid(0, 0);
  table.move({ type: 'use', option: 'extra-card' }).finish();
  const { counts, extra, sheet } = table.view();
  assert.equal(counts[0], 0);
  assert.equal(counts[1]! + (extra[1] === null ? 0 : 1), 1);
  assert.equal(
    sheet.at(-1)?.tricks.reduce((a, b) => a + b),
    7,
  );
});

test('[DL-WHL-7] No Trump: the led colour wins, one must follow, and the Joker goes on winning', () => {
  const hands = ['R5 B2 Y3', 'G14 B14 R1', 'JK G13 Y4'];
  const table = new Table({
    players: 3,
    dealer: 0,
    round: 3,
    options,
    deal: { hands, turned: 'G9' },
  });
  table.bid(0, 0, 0).move({ type: 'use', option: 'no-trump' });
  assert.deepEqual(table.view().trump, { rule: 'none' });
  assert.equal(table.view().turned, 'G9', 'the card stays in sight');
  table.play('R5');
  assert.equal(table.cards(), 'R1', 'one must follow as before');
  table.play('R1 G13');
  assert.equal(table.view().lastTrick?.winner, 0, 'green is no trump any more');
  table.play('B2 B14 JK');
  assert.equal(table.view().lastTrick?.winner, 2);
});

test('[DL-WHL-7] No Trump also ends dealer-leads', () => {
  const table = asked({ ...plain, turned: 'JK' }).move({ type: 'use', option: 'no-trump' });
  assert.deepEqual(table.view().trump, { rule: 'none' });
});
