import assert from 'node:assert/strict';
import test from 'node:test';

import { Table } from '../../test/magic-7/table.ts';
import { fastRandom } from '../chance/fast.ts';
import { CARD_NAMES, parseCard } from './cards.ts';
import { trickPoints } from './scoring.ts';

const worth = (lead: string, reply: string, mirrorScore: 'zero' | 'copies' = 'zero'): number =>
  trickPoints(parseCard(lead)!, parseCard(reply)!, mirrorScore);

test('[MG-SCO-1] numbers count what they say, Joker and Cross count nothing', () => {
  assert.equal(worth('+10', '-3'), 7);
  assert.equal(worth('+13', '+5'), 18);
  assert.equal(worth('JK', '-6'), -6);
  assert.equal(worth('JK', 'JK'), 0);
  assert.equal(worth('CR', '-5'), -5);
  assert.equal(worth('-4', 'CR'), -4);
  for (const name of CARD_NAMES.slice(0, 20)) {
    assert.equal(worth(name, '0'), Number(name));
    assert.equal(worth('CR', name, 'copies'), Number(name));
  }
});

test('[MG-SCO-2] a Mirror counts nothing, or as much as its companion', () => {
  for (const [lead, reply, zero, copies] of [
    ['+10', 'MI', 10, 20],
    ['MI', '-6', -6, -12],
    ['MI', '+12', 12, 24],
    ['+11', 'MI', 11, 22],
    ['JK', 'MI', 0, 0],
    ['MI', 'JK', 0, 0],
    ['MI', 'CR', 0, 0],
    ['CR', 'MI', 0, 0],
    ['MI', 'MI', 0, 0],
  ] as const) {
    assert.equal(worth(lead, reply, 'zero'), zero);
    assert.equal(worth(lead, reply, 'copies'), copies);
  }
});

test('[MG-SCO-2] zero is what you get if you choose nothing, and copies shows in the count', () => {
  const hands = ['+10 +9 +8 +7 +6 +5', 'MI'];
  for (const [mirrorScore, points] of [
    [undefined, 10],
    ['zero', 10],
    ['copies', 20],
  ] as const) {
    const options = { openScore: true, ...(mirrorScore && { mirrorScore }) };
    const table = new Table({ players: 2, leader: 0, hands, options }).trick('+10', 1, 'MI');
    assert.deepEqual(table.view().points, [points, 0]);
  }
});

/** Endings of random games. */
function endings(players: number): Table[] {
  return Array.from({ length: 80 }, (_, seed) => {
    const random = fastRandom(`ending ${seed}`);
    const options = { mirrorScore: seed % 2 === 0 ? 'zero' : 'copies' };
    return new Table({ players, leader: 0, options }).playOn(
      () => false,
      (moves) => moves[(random.next() >>> 0) % moves.length]!,
    );
  });
}

test('[MG-SCO-3] the best total wins, and whoever is level at the top shares the win', () => {
  let shared = 0;
  for (const table of [...endings(2), ...endings(4)]) {
    const { points, winners } = table.view();
    const [a, b] = points as [number, number];
    assert.deepEqual(winners, a > b ? [0] : b > a ? [1] : [0, 1]);
    assert.deepEqual(table.referee.result, { totals: points, winners });
    if (a === b) shared++;
  }
  assert.ok(shared > 0, 'a tie came up');
});

test('[MG-FOUR-1] partners count their points together', () => {
  const hands = ['+10', '', '+9', ''];
  const options = { openScore: true };
  const table = new Table({ players: 4, leader: 0, hands, options });
  const first = table.view(1).hand[0]!;
  table.trick('JK', 1, first);
  assert.deepEqual(table.view().points, [Number(first), 0]);
  assert.deepEqual(table.view().won, [1, 0]);
  const second = table.view(3).hand[0]!;
  table.trick('+10', 3, 'JK');
  table.trick(second, 2, 'JK');
  assert.equal(table.turn, 2);
  assert.deepEqual(table.view().won, [2, 1], 'seat 2 wins for the same side as seat 0');
  assert.deepEqual(table.view().points, [Number(first) + Number(second), 10]);
});

test('[MG-THREE-2] what is left in a hand counts for nobody', () => {
  let found = 0;
  for (const table of endings(3)) {
    const { points, options, counts } = table.view();
    if (options.mirrorScore === 'copies') continue;
    const left = [0, 1, 2].flatMap((seat) => table.view(seat).hand);
    const leftValue = left.reduce(
      (sum, card) => sum + (Number.isNaN(Number(card)) ? 0 : Number(card)),
      0,
    );
    assert.equal(
      points!.reduce((a, b) => a + b),
      140 - leftValue,
    );
    if (counts.some((count) => count > 0)) found++;
  }
  assert.ok(found > 0);
});
