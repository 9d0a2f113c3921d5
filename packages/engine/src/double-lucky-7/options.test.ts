import assert from 'node:assert/strict';
import test from 'node:test';

import { accepted } from '../../test/accepted.ts';
import { Table } from '../../test/double-lucky-7/table.ts';
import { Referee } from '../referee.ts';
import { doubleLucky7 } from './game.ts';

test('[DL-GAME-1] length, mode and house options are settled beforehand, each with its default', () => {
  assert.deepEqual(accepted(doubleLucky7.parseOptions({})), {
    rounds: 14,
    mode: 'classic',
    jokerTrump: 'dealer-leads',
    lastTrick: true,
  });
  assert.deepEqual(doubleLucky7.options, {
    rounds: [14, 7],
    mode: ['classic', 'tactical', 'dice'],
    jokerTrump: ['dealer-leads', 'dealer-chooses'],
    lastTrick: [true, false],
  });
});

test('[DL-MAT-2] two to seven can play, nobody else', () => {
  for (let players = 0; players <= 9; players++) {
    const started = Referee.start({ game: 'double-lucky-7', players, seed: 's' });
    assert.equal(started.ok, players >= 2 && players <= 7, `${players} players`);
  }
});

test('[DL-MAT-2] everyone has bids from 0 to 7 and one pawn', () => {
  const table = new Table({ players: 3, dealer: 0, round: 7, options: { mode: 'tactical' } });
  assert.deepEqual(table.bidsOpen(), [0, 1, 2, 3, 4, 5, 6, 7]);
  assert.deepEqual(table.view().wheel?.pawns, [true, true, true]);
  table.bid(0, 0, 0).move({ type: 'use', option: 'no-trump' });
  assert.deepEqual(table.view().wheel?.pawns, [true, false, true]);
});

test('[DL-GAME-2, DL-MAT-3] cards and tricks of all fourteen rounds', () => {
  const table = new Table({ players: 4, dealer: 0 });
  const seen: number[] = [];
  for (let round = 1; round <= 14; round++) {
    table.skipTo(round);
    const { cards, counts } = table.view();
    assert.deepEqual(counts, [cards, cards, cards, cards]);
    assert.equal(table.view(2).hand.length, cards);
    seen.push(cards);
  }
  table.finish();
  assert.deepEqual(seen, [1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1]);
  const tricks = table.view().sheet.map((row) => row.tricks.reduce((a, b) => a + b));
  assert.deepEqual(tricks, seen);
});

test('[DL-VAR-1] a short game stops after seven rounds', () => {
  const table = new Table({ players: 2, dealer: 0, options: { rounds: 7 } }).finish();
  const { round, phase, sheet } = table.view();
  assert.deepEqual([round, phase, sheet.length], [7, 'over', 7]);
});

test('[DL-VAR-3] the first edition: Classic, without a wheel, and the dealer names trump for a Joker', () => {
  const options = { mode: 'classic', jokerTrump: 'dealer-chooses' };
  const table = new Table({ players: 2, dealer: 1, options, deal: { turned: 'JK' } });
  assert.equal(table.view().phase, 'choose-trump');
  table.move({ type: 'choose-trump', color: 'B' }).bid(0, 0);
  assert.equal(table.view().phase, 'play');
  assert.equal(table.view().wheel, null);
});
