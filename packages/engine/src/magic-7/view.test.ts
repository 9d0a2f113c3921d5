import assert from 'node:assert/strict';
import test from 'node:test';

import { Table } from '../../test/magic-7/table.ts';

const KEYS = [
  'game',
  'seat',
  'players',
  'options',
  'phase',
  'turn',
  'leader',
  'hand',
  'counts',
  'pile',
  'trick',
  'lastTrick',
  'won',
  'points',
  'winners',
];

const two = {
  players: 2,
  leader: 0,
  hands: ['+10 +1 -6 +4 CR +8', '-3 +6 MI +13 0 +2'],
  pile: '+7 -1 +5 +3 -2 +9 -4 +11 -5 +12',
};

test('[MG-SEE-1] a view has its keys, all of them, always in the same order', () => {
  const table = new Table({ players: 3, leader: 0 });
  do {
    for (const seat of [0, 1, 2, null]) assert.deepEqual(Object.keys(table.view(seat)), KEYS);
    if (table.turn !== null) table.move(table.moves()[0]!);
  } while (table.turn !== null);
});

test('[MG-SEE-1] what a seat sees after the first trick', () => {
  const table = new Table(two).trick('+10', 1, '-3');
  assert.deepEqual(table.view(1), {
    game: 'magic-7',
    seat: 1,
    players: 2,
    options: { mirrorScore: 'zero', openScore: false, alternateOpponents: false },
    phase: 'lead',
    turn: 1,
    leader: 1,
    hand: ['0', '+2', '+6', '+7', '+13', 'JK', 'MI'],
    counts: [7, 7],
    pile: 8,
    trick: null,
    lastTrick: { lead: { seat: 0, card: '+10' }, reply: { seat: 1, card: '-3' }, winner: 1 },
    won: [0, 1],
    points: null,
    winners: null,
  });
});

test('[MG-SEE-1] between lead and reply the trick lies on the table', () => {
  const table = new Table(two).move({ type: 'lead', card: '+10', against: 1 });
  const { trick, phase, turn, leader, counts } = table.view();
  assert.deepEqual(trick, { lead: { seat: 0, card: '+10' }, against: 1 });
  assert.deepEqual([phase, turn, leader], ['reply', 1, 0]);
  assert.deepEqual(counts, [6, 7]);
});

test('[MG-TWO-5] the finished trick is shown until the next lead, and no trick before it', () => {
  const table = new Table(two).trick('+10', 1, '-3');
  assert.notEqual(table.view(0).lastTrick, null);
  table.move({ type: 'lead', card: '+13', against: 0 });
  for (const seat of [0, 1, null]) {
    assert.equal(table.view(seat).lastTrick, null);
    assert.ok(!JSON.stringify(table.view(seat)).includes('"-3"'));
  }
});

test('[MG-TWO-5] no points are shown before the end, unless the score is open', () => {
  const closed = new Table(two).trick('+10', 1, '-3');
  assert.equal(closed.view(1).points, null);
  closed.playOn(() => false);
  assert.equal(
    closed.view().points?.reduce((a, b) => a + b),
    70,
  );
  assert.notEqual(closed.view().lastTrick, null, 'the last trick is shown at the end');
  assert.deepEqual([closed.view().phase, closed.view().leader], ['over', null]);

  const open = new Table({ ...two, options: { openScore: true } });
  assert.deepEqual(open.view().points, [0, 0]);
  assert.deepEqual(open.trick('+10', 1, '-3').view(0).points, [0, 7]);
});

test('[MG-SEE-2] two deals that differ in hidden cards only look the same to the byte', () => {
  const hands = ['+10 +1 -6 +4 CR +8', '-3 +6 -1 +7 0 +2'];
  const one = new Table(two);
  const other = new Table({ players: 2, leader: 0, hands });
  assert.equal(JSON.stringify(one.view(0)), JSON.stringify(other.view(0)));
  assert.equal(JSON.stringify(one.view()), JSON.stringify(other.view()));
  assert.notEqual(JSON.stringify(one.view(1)), JSON.stringify(other.view(1)));
});

test('[MG-SEE-2] a spectator sees no hand, and the full record is public after the game', () => {
  const table = new Table(two);
  assert.deepEqual(table.view(), { ...table.view(0), seat: null, hand: [] });
  const { setup, moves, result } = table.playOn(() => false).referee.record();
  assert.equal((setup as { deck: string[] }).deck.length, 22);
  assert.equal(moves.length, 24);
  assert.deepEqual(result, { totals: table.view().points, winners: table.view().winners });
});
