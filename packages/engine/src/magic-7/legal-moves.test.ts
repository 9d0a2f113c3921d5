import assert from 'node:assert/strict';
import test from 'node:test';

import { Table } from '../../test/magic-7/table.ts';
import { fastRandom } from '../chance/fast.ts';
import type { View } from './view.ts';

const alternate = { alternateOpponents: true };

test('[MG-FOUR-2] the leader says which of the two opponents replies, and no one else does', () => {
  const table = new Table({ players: 4, leader: 1 });
  assert.deepEqual(table.opponents(), [0, 2]);
  for (const against of [1, 3]) {
    assert.equal(table.refusal({ type: 'lead', card: 'JK', against }), 'illegal-move');
  }
  table.move({ type: 'lead', card: 'JK', against: 2 });
  assert.equal(table.turn, 2);
  assert.equal(table.referee.play(0, { type: 'reply', card: 'JK' })?.code, 'not-your-turn');
});

test('[MG-THREE-1] with three the leader picks either of the others', () => {
  const table = new Table({ players: 3, leader: 1 });
  assert.deepEqual(table.opponents(), [0, 2]);
  table.move({ type: 'lead', card: 'JK', against: 0 });
  assert.equal(table.turn, 0);
});

test('the opponent is judged before the card', () => {
  const table = new Table({ players: 4, leader: 0, hands: ['+1 +2 +3 +4 +5 +6'] });
  assert.equal(table.refusal({ type: 'lead', card: '+13', against: 2 }), 'illegal-move');
  assert.equal(table.refusal({ type: 'lead', card: '+13', against: 1 }), 'not-in-hand');
});

test('leads are listed by card and opponent, and equal cards only once', () => {
  const table = new Table({ players: 4, leader: 0, hands: ['-3 +10 +10 0 0 CR'] });
  assert.deepEqual(
    table.moves().map((move) => ('against' in move ? `${move.card}/${move.against}` : '')),
    ['-3/1', '-3/3', '0/1', '0/3', '+10/1', '+10/3', 'JK/1', 'JK/3', 'CR/1', 'CR/3'],
  );
});

/** Random games; `visit` is shown every lead that is to be made, and the trick before it. */
function leadsOf(
  players: number,
  options: object,
  visit: (table: Table, last: View['lastTrick'], view: View) => void,
): void {
  for (let seed = 0; seed < 40; seed++) {
    const random = fastRandom(`leads ${seed}`);
    const table = new Table({ players, leader: seed % players, options });
    while (table.turn !== null) {
      const view = table.view();
      if (view.phase === 'lead') visit(table, view.lastTrick, view);
      const moves = table.moves();
      table.move(moves[(random.next() >>> 0) % moves.length]!);
    }
  }
}

test('[MG-FOUR-3] an opponent who has run out of cards cannot be picked', () => {
  let found = 0;
  leadsOf(4, {}, (table, _last, { counts, leader }) => {
    const opponents = [0, 1, 2, 3].filter((seat) => seat % 2 !== leader! % 2);
    const able = opponents.filter((seat) => counts[seat]! > 0);
    assert.deepEqual(table.opponents(), able);
    if (able.length === 2) return;
    found++;
    const empty = opponents.find((seat) => counts[seat] === 0)!;
    const { card } = table.moves()[0]!;
    assert.equal(table.refusal({ type: 'lead', card, against: empty }), 'illegal-move');
  });
  assert.ok(found > 10);
});

test('[MG-FOUR-5] a second lead of the same team goes to the other opponent', () => {
  const hands = ['+13 +12 +11 +10 +9 +8', '+13 +12 +11 +10 +9 +8'];
  const table = new Table({ players: 4, leader: 0, options: alternate, hands });
  assert.deepEqual(table.opponents(), [1, 3], 'the first lead is free');
  table.trick('+13', 1, '+13');
  assert.equal(table.turn, 0);
  assert.deepEqual(table.opponents(), [3]);
  assert.equal(table.refusal({ type: 'lead', card: '+12', against: 1 }), 'illegal-move');
});

test('[MG-FOUR-5] off by default, and free again when the lead changes sides', () => {
  const hands = ['+13 +12 +11 +10 +9 +8', '+13 +12 +11 +10 +9 +8'];
  const off = new Table({ players: 4, leader: 0, hands }).trick('+13', 1, '+13');
  assert.deepEqual(off.opponents(), [1, 3]);
  const on = new Table({ players: 4, leader: 0, options: alternate, hands }).trick('+13', 1, 'JK');
  assert.equal(on.turn, 1);
  assert.deepEqual(on.opponents(), [0, 2]);
});

test('[MG-FOUR-5] it binds the partner who leads in place of the winner, unless the other has no cards', () => {
  let partners = 0;
  let exceptions = 0;
  leadsOf(4, alternate, (table, last, { counts, leader }) => {
    const opponents = [0, 1, 2, 3].filter((seat) => seat % 2 !== leader! % 2 && counts[seat]! > 0);
    const isSecond = last !== null && last.lead.seat % 2 === leader! % 2;
    const others = isSecond ? opponents.filter((seat) => seat !== last.reply.seat) : opponents;
    assert.deepEqual(table.opponents(), others.length > 0 ? others : opponents);
    if (isSecond && leader !== last.lead.seat) partners++;
    if (others.length === 0) exceptions++;
  });
  assert.ok(partners > 3 && exceptions > 3);
});

test('[MG-THREE-3] it binds a player who leads twice in a row', () => {
  const table = new Table({ players: 3, leader: 0, options: alternate });
  table.trick('JK', 2, table.view(2).hand[0]!);
  assert.equal(table.turn, 0);
  assert.deepEqual(table.opponents(), [1]);
  let free = 0;
  leadsOf(3, alternate, (round, last, { counts, leader }) => {
    if (last === null || last.lead.seat === leader) return;
    free++;
    const able = [0, 1, 2].filter((seat) => seat !== leader && counts[seat]! > 0);
    assert.deepEqual(round.opponents(), able, 'a new leader is free');
  });
  assert.ok(free > 10);
});

test('with two players alternateOpponents is accepted and does nothing', () => {
  const table = new Table({ players: 2, leader: 0, options: alternate });
  table.trick('JK', 1, table.view(1).hand[0]!);
  assert.deepEqual(table.opponents(), [1]);
});
