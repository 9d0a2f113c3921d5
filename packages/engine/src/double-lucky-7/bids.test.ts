import assert from 'node:assert/strict';
import test from 'node:test';

import { Table } from '../../test/double-lucky-7/table.ts';

test('[DL-BID-1] the dealer opens the bidding, the others follow clockwise', () => {
  const table = new Table({ players: 4, dealer: 3, round: 3 });
  const bidders: (number | null)[] = [];
  for (const tricks of [1, 1, 0, 0]) {
    bidders.push(table.turn);
    table.bid(tricks);
  }
  assert.deepEqual(bidders, [3, 0, 1, 2]);
  assert.deepEqual([table.view().phase, table.turn], ['play', 3]);
});

test('[DL-BID-1] any number from 0 to the number of cards may be bid', () => {
  const table = new Table({ players: 3, dealer: 0, round: 3 });
  assert.deepEqual(table.bidsOpen(), [0, 1, 2, 3]);
  assert.equal(table.refusal({ type: 'bid', tricks: 4 }), 'illegal-move');
  table.bid(3);
  assert.deepEqual(table.bidsOpen(), [0, 1, 2, 3]);
});

test('[DL-BID-2] every bid lies open from the moment it is made', () => {
  const table = new Table({ players: 3, dealer: 1, round: 2 });
  assert.deepEqual(table.view().bids, [null, null, null]);
  table.bid(2);
  for (const seat of [0, 1, 2, null]) assert.deepEqual(table.view(seat).bids, [null, 2, null]);
  table.bid(0);
  for (const seat of [0, 1, 2, null]) assert.deepEqual(table.view(seat).bids, [null, 2, 0]);
});

test('[DL-BID-3] the last bidder may not make the sum equal the tricks', () => {
  const table = new Table({ players: 4, dealer: 3, round: 3 }).bid(1, 1, 0);
  assert.equal(table.turn, 2);
  assert.deepEqual(table.bidsOpen(), [0, 2, 3]);
  assert.equal(table.refusal({ type: 'bid', tricks: 1 }), 'bid-makes-sum');
  assert.equal(table.refusal({ type: 'bid', tricks: 4 }), 'illegal-move');
});

test('[DL-BID-3] nothing is closed when the bids are already above the tricks', () => {
  const table = new Table({ players: 4, dealer: 3, round: 3 }).bid(3, 1, 0);
  assert.deepEqual(table.bidsOpen(), [0, 1, 2, 3]);
});

test('[DL-BID-3] only the last bidder is bound', () => {
  const table = new Table({ players: 3, dealer: 0, round: 2 }).bid(1);
  assert.deepEqual(table.bidsOpen(), [0, 1, 2]);
  table.bid(1);
  assert.deepEqual(table.bidsOpen(), [1, 2], 'the sum is there already, so 0 is closed');
});
