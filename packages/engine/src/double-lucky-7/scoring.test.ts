import assert from 'node:assert/strict';
import test from 'node:test';

import { Table } from '../../test/double-lucky-7/table.ts';
import { highRollers } from '../club.ts';
import type { GameResult, Side } from '../game.ts';
import { pack } from '../packed.ts';
import { doubleLucky7 } from './game.ts';
import { bidPoints, missedBids, pointsIn } from './scoring.ts';
import type { Row } from './state.ts';

/** A finished round in which seat 0 bid and won this, and seat 1 missed its bid. */
function rowOf(round: number, bid: number, tricks: number, doubled = -1): Row {
  return { round, bids: pack([bid + 1, 8]), tricks: pack([tricks, 0]), doubled, previous: null };
}

test('[DL-SCO-1] 10 points and 2 a trick for a bid that was met, nothing otherwise', () => {
  for (let bid = 0; bid <= 7; bid++) {
    for (let tricks = 0; tricks <= 7; tricks++) {
      assert.equal(bidPoints(bid, tricks), bid === tricks ? 10 + 2 * bid : 0);
    }
  }
  assert.equal(pointsIn(rowOf(3, 3, 3), 0), 16);
  assert.equal(pointsIn(rowOf(3, 2, 3), 0), 0);
  assert.equal(pointsIn(rowOf(3, 3, 3), 1), 0);
});

test('[DL-SCO-2] round 7 counts twice, round 8 does not', () => {
  assert.equal(pointsIn(rowOf(7, 3, 3), 0), 32);
  assert.equal(pointsIn(rowOf(7, 7, 7), 0), 48);
  assert.equal(pointsIn(rowOf(7, 7, 6), 0), 0);
  assert.equal(pointsIn(rowOf(8, 7, 7), 0), 24);
  assert.equal(pointsIn(rowOf(14, 0, 0), 0), 10);
});

test('[DL-SCO-2] round 7 played at the table: all seven tricks, 48 points', () => {
  const hands = ['R14 R13 R12 R11 R10 R9 JK', 'Y1 Y2 Y3 Y4 Y5 Y6 Y7'];
  const table = new Table({ players: 2, dealer: 0, round: 7, deal: { hands, turned: 'R1' } });
  table.bid(7, 1).skipTo(8);
  assert.deepEqual(table.view().sheet.at(-1), { bids: [7, 1], tricks: [7, 0], points: [48, 0] });
});

test('[DL-SCO-3] Double Points doubles what its player scores, and nobody else', () => {
  assert.equal(pointsIn(rowOf(4, 2, 2, 0), 0), 28);
  assert.equal(pointsIn(rowOf(4, 2, 1, 0), 0), 0);
  assert.equal(pointsIn(rowOf(4, 2, 2, 1), 0), 14);

  const deal = { hands: ['R14', 'R2'], turned: 'G1' };
  const table = new Table({ players: 2, dealer: 0, options: { mode: 'tactical' }, deal });
  table.bid(1, 1).pass().move({ type: 'use', option: 'double-points' }).play('R14 R2');
  assert.deepEqual(table.view().sheet[0]?.points, [24, 0]);
});

test('[DL-SCO-4] 10 off for each half in which the pawn stayed off the wheel', () => {
  const table = new Table({ players: 3, dealer: 0, options: { mode: 'tactical' } });
  table.skipTo(4, 'wheel').move({ type: 'use', option: 'extra-card' });
  const user = table.view().wheel!.used!.seat;
  const first = [0, 1, 2].map((seat) => (seat === user ? 0 : 10));
  table.skipTo(7);
  assert.deepEqual(table.view().penalties, [0, 0, 0], 'not before the half is over');
  table.skipTo(8);
  assert.deepEqual(table.view().penalties, first);
  table.finish();
  assert.deepEqual(
    table.view().penalties,
    first.map((penalty) => penalty + 10),
  );
  const { sheet, totals, penalties } = table.view();
  totals.forEach((total, seat) => {
    const points = sheet.reduce((sum, row) => sum + row.points[seat]!, 0);
    assert.equal(total, points - penalties[seat]!);
  });
});

test('[DL-SCO-4] in Lucky Dice it hits whoever rolled nothing but X, and a short game has one half', () => {
  const options = { mode: 'dice', rounds: 7 };
  const rolls = new Array<string>(7).fill('x');
  const table = new Table({ players: 2, dealer: 0, options, rolls });
  for (let round = 1; round <= 7; round++) table.skipTo(round, 'wheel').move({ type: 'roll' });
  table.finish();
  assert.deepEqual(table.view().penalties, [10, 10]);
});

test('[DL-SCO-4] Classic has no penalty', () => {
  const table = new Table({ players: 2, dealer: 0 }).finish();
  assert.deepEqual(table.view().penalties, [0, 0]);
});

test('[DL-SCO-4] a total may end up below zero', () => {
  // Seven players who all bid every trick: whoever never takes them all has nothing but the penalty.
  const table = new Table({ players: 7, dealer: 0, options: { mode: 'tactical', rounds: 7 } });
  while (table.turn !== null) {
    const moves = table.moves();
    table.move(table.view().phase === 'bid' ? moves.at(-1)! : moves[0]!);
  }
  const { totals, sheet } = table.view();
  const unlucky = totals.filter((_, seat) => sheet.every(({ points }) => points[seat] === 0));
  assert.ok(unlucky.length > 0);
  assert.ok(unlucky.every((total) => total === -10));
});

test('[DL-SCO-5] the High Rollers Club takes in winners with at least 140, after the penalty', () => {
  const members = (result: GameResult): Side[] => highRollers(doubleLucky7, result);
  assert.deepEqual(members({ totals: [140, 120], winners: [0] }), [0]);
  assert.deepEqual(members({ totals: [139, 120], winners: [0] }), []);
  assert.deepEqual(members({ totals: [146 - 10, 120], winners: [0] }), []);
  assert.deepEqual(members({ totals: [150, 150, 140], winners: [0, 1] }), [0, 1]);
  assert.deepEqual(highRollers({ highRoller: null }, { totals: [999, 0], winners: [0] }), []);
});

test('[DL-VAR-2] each player whose bid failed draws a forfeit when the round is over', () => {
  const row: Row = {
    round: 5,
    bids: pack([1, 3, 1, 1]),
    tricks: pack([0, 1, 0, 4]),
    doubled: -1,
    previous: null,
  };
  assert.deepEqual(missedBids(row, 4), [1, 3]);
  assert.deepEqual(missedBids(rowOf(3, 3, 3), 1), []);
});

test('[DL-GAME-5] after the last round the best total wins', () => {
  const table = new Table({ players: 4, dealer: 0 }).finish();
  const { totals, winners } = table.view();
  assert.deepEqual(table.referee.result, { totals, winners });
  const best = Math.max(...totals);
  assert.deepEqual(
    winners,
    totals.flatMap((total, seat) => (total === best ? [seat] : [])),
  );
});

test('[DL-GAME-5] players level at the top win together', () => {
  const endings = new Map<string, number>();
  for (let seed = 0; seed < 60; seed++) {
    const table = new Table({
      players: 2,
      dealer: seed % 2,
      options: { rounds: 7 },
      deal: firstDeal(seed),
    });
    table.finish();
    const { totals, winners } = table.view();
    const expected = totals[0] === totals[1] ? '0,1' : totals[0]! > totals[1]! ? '0' : '1';
    assert.equal(winners?.join(), expected);
    endings.set(expected, (endings.get(expected) ?? 0) + 1);
  }
  assert.ok((endings.get('0,1') ?? 0) > 0, 'a tie came up');
});

/** Different first deals, so that the games end differently. */
function firstDeal(seed: number): { hands: string[]; turned: string } {
  return { hands: [`R${1 + (seed % 14)}`, `Y${1 + (seed % 13)}`], turned: `G${1 + (seed % 14)}` };
}
