import assert from 'node:assert/strict';
import test from 'node:test';

import { Table } from '../../test/double-lucky-7/table.ts';

const KEYS = [
  'game',
  'seat',
  'players',
  'options',
  'draw',
  'phase',
  'round',
  'cards',
  'dealer',
  'turn',
  'turned',
  'trump',
  'hand',
  'counts',
  'extra',
  'bids',
  'tricks',
  'trick',
  'lastTrick',
  'wheel',
  'sheet',
  'penalties',
  'totals',
  'winners',
];

/** The first round of the contract's example session, before its last card. */
function session(): Table {
  const deal = { hands: ['Y9', 'R5', 'G2'], turned: 'G11' };
  const table = new Table({ players: 3, dealer: 0, options: { rounds: 7 }, deal });
  return table.bid(0, 0, 0).play('Y9 R5');
}

test('[DL-SEE-1] a view has its keys, all of them, always in the same order', () => {
  const table = new Table({ players: 3, dealer: 0, options: { mode: 'dice' } });
  while (table.turn !== null) {
    for (const seat of [0, 1, 2, null]) assert.deepEqual(Object.keys(table.view(seat)), KEYS);
    table.move(table.moves().at(-1)!);
  }
  assert.deepEqual(Object.keys(table.view()), KEYS);
});

test('[DL-SEE-1] what a seat sees in the middle of a trick', () => {
  assert.deepEqual(session().view(2), {
    game: 'double-lucky-7',
    seat: 2,
    players: 3,
    options: { rounds: 7, mode: 'classic', jokerTrump: 'dealer-leads', lastTrick: true },
    draw: [],
    phase: 'play',
    round: 1,
    cards: 1,
    dealer: 0,
    turn: 2,
    turned: 'G11',
    trump: { rule: 'color', color: 'G' },
    hand: ['G2'],
    counts: [0, 0, 1],
    extra: [null, null, null],
    bids: [0, 0, 0],
    tricks: [0, 0, 0],
    trick: [
      { seat: 0, card: 'Y9' },
      { seat: 1, card: 'R5' },
    ],
    lastTrick: null,
    wheel: null,
    sheet: [],
    penalties: [0, 0, 0],
    totals: [0, 0, 0],
    winners: null,
  });
});

test('[DL-SEE-1] after the last card the next round is dealt, and the old one is on the sheet', () => {
  const view = session().play('G2').view(1);
  assert.deepEqual([view.round, view.dealer, view.phase, view.turn], [2, 1, 'bid', 1]);
  assert.deepEqual(view.sheet, [{ bids: [0, 0, 0], tricks: [0, 0, 1], points: [10, 10, 0] }]);
  assert.deepEqual(view.totals, [10, 10, 0]);
  assert.equal(view.lastTrick?.winner, 2);
  assert.deepEqual(view.bids, [null, null, null]);
});

test('[DL-SEE-1] the last trick stays until the next is complete, unless the table wants it gone', () => {
  const shown = session().play('G2').bid(0, 0, 0);
  assert.notEqual(shown.view().lastTrick, null);

  const deal = { hands: ['Y9', 'R5', 'G2'], turned: 'G11' };
  const table = new Table({ players: 3, dealer: 0, options: { lastTrick: false }, deal });
  table.bid(0, 0, 0).play('Y9 R5 G2');
  assert.equal(table.view().lastTrick?.winner, 2, 'right after it was completed');
  table.bid(0);
  assert.equal(table.view().lastTrick, null);
});

test('[DL-SEE-1] the turned-up card is not seen any longer after Change Trump', () => {
  const options = { mode: 'tactical' };
  const table = new Table({ players: 2, dealer: 0, options, deal: { turned: 'G11' } }).bid(0, 0);
  assert.equal(table.view(0).turned, 'G11');
  table.move({ type: 'use', option: 'change-trump', color: 'R' });
  for (const seat of [0, 1, null]) assert.ok(!JSON.stringify(table.view(seat)).includes('G11'));
});

test('[DL-SEE-2] two deals that differ in hidden cards only look the same to the byte', () => {
  const first = { hands: ['Y9 Y1', 'R5 R6', 'G2 G3'], turned: 'G11', next: 'B1' };
  const second = { hands: ['Y9 Y1', 'B5 G3', 'G2 JK'], turned: 'G11', next: 'B2' };
  const [one, other] = [first, second].map((deal) =>
    new Table({ players: 3, dealer: 1, round: 2, deal }).bid(0, 1, 0),
  );
  assert.equal(JSON.stringify(one!.view(0)), JSON.stringify(other!.view(0)));
  assert.equal(JSON.stringify(one!.view()), JSON.stringify(other!.view()));
  assert.notEqual(JSON.stringify(one!.view(2)), JSON.stringify(other!.view(2)));
});

test('[DL-SEE-3] a spectator gets the public part, without any hand', () => {
  const table = session();
  assert.deepEqual(table.view(), { ...table.view(2), seat: null, hand: [] });
});

test('[DL-SEE-3] the record of a game that is over holds all of it', () => {
  const table = session().finish();
  const { setup, moves, result } = table.referee.record();
  assert.equal((setup as { decks: string[][] }).decks.length, 7);
  assert.equal(moves.length, 21 + 28 * 3);
  assert.deepEqual(result, { totals: table.view().totals, winners: table.view().winners });
});

test('the end of the game shows the position after the last trick', () => {
  const table = new Table({ players: 2, dealer: 0, options: { rounds: 7, mode: 'tactical' } });
  table.skipTo(7, 'wheel').move({ type: 'use', option: 'extra-card' }).finish();
  const view = table.view();
  assert.deepEqual([view.phase, view.turn, view.round, view.cards], ['over', null, 7, 7]);
  assert.equal(view.dealer, 0, 'the token is not passed on');
  assert.deepEqual(view.trick, []);
  assert.notEqual(view.lastTrick, null);
  assert.deepEqual(view.wheel?.blocked, { 'extra-card': view.wheel?.used?.seat });
  assert.deepEqual(table.moves(), []);
});
