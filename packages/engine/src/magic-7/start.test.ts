import assert from 'node:assert/strict';
import test from 'node:test';

import { accepted } from '../../test/accepted.ts';
import { Referee } from '../referee.ts';
import type { Setup } from './setup.ts';
import type { View } from './view.ts';

function start(players: number, seed: string, setup: object = {}): Referee {
  return accepted(Referee.start({ game: 'magic-7', players, seed, setup }));
}

function handsOf(referee: Referee): (readonly string[])[] {
  return Array.from({ length: referee.players }, (_, seat) => (referee.view(seat) as View).hand);
}

test('[MG-TWO-1] two players: a Joker and six cards each, ten in the pile', () => {
  const referee = start(2, 's');
  for (const hand of handsOf(referee)) {
    assert.equal(hand.length, 7);
    assert.equal(hand.filter((card) => card === 'JK').length, 1);
  }
  assert.equal((referee.view(null) as View).pile, 10);
});

test("[MG-TWO-1] dealt one at a time from the leader's left; the rest is the pile, in that order", () => {
  const deck = ('-3 +10 +6 +1 MI -6 +13 +4 0 CR +2 +8 ' + '+7 -1 +5 +3 -2 +9 -4 +11 -5 +12').split(
    ' ',
  );
  const referee = start(2, 's', { leader: 0, deck });
  assert.deepEqual(handsOf(referee), [
    ['-6', '+1', '+4', '+8', '+10', 'JK', 'CR'],
    ['-3', '0', '+2', '+6', '+13', 'JK', 'MI'],
  ]);
  referee.play(0, { type: 'lead', card: '+10', against: 1 });
  referee.play(1, { type: 'reply', card: '-3' });
  assert.deepEqual((referee.view(1) as View).hand, ['0', '+2', '+6', '+7', '+13', 'JK', 'MI']);
  assert.ok((referee.view(0) as View).hand.includes('-1'));
});

test('[MG-TWO-2, MG-FOUR-2] chance says who leads first', () => {
  for (const players of [2, 3, 4]) {
    const counts = new Array<number>(players).fill(0);
    for (let seed = 0; seed < 200; seed++) {
      const referee = start(players, `lead ${seed}`);
      const { leader, turn } = referee.view(null) as View;
      assert.equal(leader, turn);
      counts[turn!]!++;
    }
    // Each seat leads in 200 / players games, give or take five standard deviations (at most 35).
    for (const count of counts) assert.ok(Math.abs(count - 200 / players) < 36, counts.join());
  }
});

test('[MG-FOUR-1] four players: both decks, a Joker and six cards each, twenty in the pile', () => {
  const referee = start(4, 's');
  const hands = handsOf(referee);
  for (const hand of hands) {
    assert.equal(hand.length, 7);
    assert.equal(hand.filter((card) => card === 'JK').length, 1);
  }
  const view = referee.view(null) as View;
  assert.equal(view.pile, 20);
  assert.deepEqual(view.won, [0, 0], 'partners count together');
  assert.equal((referee.record().setup as Setup).deck?.length, 44);
});

test('[MG-THREE-1] three players: one Joker left out, a Joker and six cards each, 26 in the pile', () => {
  const referee = start(3, 's');
  const hands = handsOf(referee);
  for (const hand of hands) {
    assert.equal(hand.length, 7);
    assert.equal(hand.filter((card) => card === 'JK').length, 1);
  }
  const view = referee.view(null) as View;
  assert.equal(view.pile, 26);
  assert.equal(hands.flat().length + view.pile, 47);
  assert.deepEqual(view.won, [0, 0, 0], 'each plays alone');
  assert.ok(!(referee.record().setup as Setup).deck!.includes('JK'));
});
