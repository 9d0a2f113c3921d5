import assert from 'node:assert/strict';
import test from 'node:test';

import { Table } from '../../test/magic-7/table.ts';
import { fastRandom } from '../chance/fast.ts';
import { CARD_NAMES, parseCard } from './cards.ts';
import { replyWins } from './tricks.ts';

const NUMBERS = CARD_NAMES.slice(0, 20);
const wins = (lead: string, reply: string): string =>
  replyWins(parseCard(lead)!, parseCard(reply)!) ? 'reply' : 'lead';

test('[MG-WIN-1] a Joker in reply takes every trick', () => {
  for (const lead of CARD_NAMES) assert.equal(wins(lead, 'JK'), 'reply');
});

test('[MG-WIN-2] the Mirror takes the trick from a led Joker', () => {
  assert.equal(wins('JK', 'MI'), 'reply');
});

test('[MG-WIN-3] a led Joker wins against all but Joker and Mirror', () => {
  for (const reply of [...NUMBERS, 'CR']) assert.equal(wins('JK', reply), 'lead');
});

test('[MG-WIN-4] a led Cross always loses, to a second Cross and to the Mirror as well', () => {
  for (const reply of CARD_NAMES) assert.equal(wins('CR', reply), 'reply');
});

test('[MG-WIN-5] a Cross in reply loses to anything but a led Cross', () => {
  for (const lead of [...NUMBERS, 'MI', 'JK']) assert.equal(wins(lead, 'CR'), 'lead');
});

test('[MG-WIN-6] a led Mirror loses to a Joker alone', () => {
  for (const reply of [...NUMBERS, 'MI', 'CR']) assert.equal(wins('MI', reply), 'lead');
});

test('[MG-WIN-7] the Mirror in reply loses to every number', () => {
  for (const lead of NUMBERS) assert.equal(wins(lead, 'MI'), 'lead');
});

test('[MG-WIN-8] number against number: the reply wins if the two make exactly 7', () => {
  for (const lead of NUMBERS) {
    for (const reply of NUMBERS) {
      assert.equal(wins(lead, reply), Number(lead) + Number(reply) === 7 ? 'reply' : 'lead');
    }
  }
});

const two = {
  players: 2,
  leader: 0,
  hands: ['+10 +1 -6 +4 CR +8', '-3 +6 MI +13 0 +2'],
  pile: '+7 -1 +5 +3 -2 +9 -4 +11 -5 +12',
};

test('[MG-TWO-3] any card may be led, and any card may answer', () => {
  const table = new Table(two);
  assert.deepEqual(
    table.moves().map((move) => move.card),
    ['-6', '+1', '+4', '+8', '+10', 'JK', 'CR'],
  );
  table.move({ type: 'lead', card: '+10', against: 1 });
  assert.equal(table.turn, 1);
  assert.deepEqual(
    table.moves().map((move) => move.card),
    ['-3', '0', '+2', '+6', '+13', 'JK', 'MI'],
    'though the −3 would take the trick',
  );
  assert.equal(table.refusal({ type: 'reply', card: '+10' }), 'not-in-hand');
  assert.equal(table.refusal({ type: 'lead', card: '-3', against: 0 }), 'illegal-move');
});

test('[MG-TWO-4] the winner takes the trick, draws first and leads', () => {
  const table = new Table(two).trick('+10', 1, '-3');
  assert.deepEqual(table.view().won, [0, 1]);
  assert.equal(table.turn, 1);
  assert.ok(table.view(1).hand.includes('+7') && table.view(0).hand.includes('-1'));
  table.trick('+13', 0, '+1');
  assert.deepEqual(table.view().won, [0, 2]);
  assert.ok(table.view(1).hand.includes('+5') && table.view(0).hand.includes('+3'));
});

test('[MG-TWO-4, MG-TWO-6] both draw as long as there is a pile; after twelve tricks all is over', () => {
  const table = new Table(two);
  for (let trick = 1; trick <= 12; trick++) {
    const { counts, pile } = table.view();
    assert.deepEqual(
      [...counts, pile],
      trick <= 6 ? [7, 7, 12 - 2 * trick] : [13 - trick, 13 - trick, 0],
    );
    assert.equal(table.view().phase, 'lead');
    for (let i = 0; i < 2; i++) table.move(table.moves()[0]!);
  }
  assert.deepEqual([table.view().phase, table.turn], ['over', null]);
  assert.deepEqual(table.moves(), []);
});

/** Random games; `visit` is shown every trick with who won it and who leads next. */
function tricksOf(players: number, visit: (table: Table, winner: number) => void): void {
  for (let seed = 0; seed < 40; seed++) {
    const random = fastRandom(`tricks ${seed}`);
    const table = new Table({ players, leader: seed % players });
    while (table.turn !== null) {
      const moves = table.moves();
      const isReply = moves[0]!.type === 'reply';
      table.move(moves[(random.next() >>> 0) % moves.length]!);
      if (isReply) visit(table, table.view().lastTrick!.winner);
    }
  }
}

test('[MG-FOUR-4] the winner leads next, or the partner if the winning card was the last', () => {
  let handedOver = 0;
  tricksOf(4, (table, winner) => {
    const { counts, leader, phase } = table.view();
    if (phase === 'over') return;
    if (counts[winner] === 0) handedOver++;
    assert.equal(leader, counts[winner]! > 0 ? winner : (winner + 2) % 4);
  });
  assert.ok(handedOver > 10);
});

test('[MG-FOUR-2] leader and replier draw, the winner first, and nobody else', () => {
  const table = new Table({ players: 4, leader: 0, pile: '+13 CR' });
  const before = [0, 1, 2, 3].map((seat) => table.view(seat).hand);
  table.trick('JK', 3, before[3]![0]!);
  assert.deepEqual(table.view(1).hand, before[1]);
  assert.deepEqual(table.view(2).hand, before[2]);
  assert.ok(table.view(0).hand.includes('+13'));
  assert.ok(table.view(3).hand.includes('CR'));
  assert.equal(table.view().pile, 18);
});

test('[MG-FOUR-6] every trick costs each team one card, and both run out together', () => {
  let tricks = 0;
  tricksOf(4, (table) => {
    const { counts, pile, phase } = table.view();
    if (pile === 0) assert.equal(counts[0]! + counts[2]!, counts[1]! + counts[3]!);
    tricks++;
    if (phase === 'over') assert.deepEqual(counts, [0, 0, 0, 0]);
  });
  assert.equal(tricks, 40 * 24);
});

test('[MG-THREE-2] a winner without cards leaves the lead to the next player clockwise who has some', () => {
  let handedOver = 0;
  let leftOver = 0;
  tricksOf(3, (table, winner) => {
    const { counts, leader, phase } = table.view();
    const holders = counts.filter((count) => count > 0).length;
    assert.equal(phase === 'over', holders < 2);
    if (phase === 'over') {
      leftOver += holders;
      return;
    }
    if (counts[winner] === 0) handedOver++;
    const expected = [0, 1, 2].map((step) => (winner + step) % 3).find((seat) => counts[seat]! > 0);
    assert.equal(leader, expected);
  });
  assert.ok(handedOver > 5 && leftOver > 5);
});
