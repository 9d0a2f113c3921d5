import assert from 'node:assert/strict';
import test from 'node:test';

import { Table } from '../../../test/double-lucky-7/table.ts';
import type { Seat } from '../../game.ts';
import type { Use } from './moves.ts';
import { DIE_SIDES, OPTION_NAMES } from './option.ts';
import { WHEEL } from './options.ts';

const tactical = { mode: 'tactical' };
const dice = { mode: 'dice' };
const NO_TRUMP: Use = { type: 'use', option: 'no-trump' };
const EXTRA_CARD: Use = { type: 'use', option: 'extra-card' };
const DOUBLE_POINTS: Use = { type: 'use', option: 'double-points' };

/** Who is asked in this round if all pass. */
function asked(table: Table): Seat[] {
  const seats: Seat[] = [];
  while (table.view().phase === 'wheel') {
    seats.push(table.turn!);
    table.pass();
  }
  return seats;
}

/** Plays to the wheel of a round and lets this seat make the move; everybody before it passes. */
function useIn(table: Table, round: number, seat: Seat, move: Use | { type: 'roll' }): Table {
  table.skipTo(round, 'wheel');
  while (table.turn !== seat) table.pass();
  return table.move(move);
}

test('[DL-MAT-4] seven options on the wheel, and a die with one side for each and an X', () => {
  assert.deepEqual(OPTION_NAMES, [
    'change-bid',
    'player-swap',
    'change-dealer',
    'double-points',
    'change-trump',
    'extra-card',
    'no-trump',
  ]);
  assert.deepEqual(DIE_SIDES, [...OPTION_NAMES, 'x']);
  assert.deepEqual(
    WHEEL.map(({ name }) => name),
    OPTION_NAMES,
  );
});

test("[DL-LW-1] after the last bid all pawns are asked, from the dealer's left round to the dealer", () => {
  const table = new Table({ players: 4, dealer: 2, round: 3, options: tactical }).bid(0, 0, 0);
  assert.equal(table.view().phase, 'bid');
  table.bid(0);
  assert.deepEqual(asked(table), [3, 0, 1, 2]);
  assert.deepEqual([table.view().phase, table.turn], ['play', 2]);
});

test('[DL-LW-1] the first yes ends the questions', () => {
  const table = new Table({ players: 4, dealer: 2, options: tactical }).bid(0, 0, 0, 0).pass();
  assert.equal(table.turn, 0);
  table.move(NO_TRUMP);
  assert.deepEqual([table.view().phase, table.turn], ['play', 2]);
});

test('[DL-LW-1] whoever has no pawn is not asked', () => {
  const table = new Table({ players: 4, dealer: 2, options: tactical });
  useIn(table, 1, 0, NO_TRUMP).skipTo(2, 'wheel');
  assert.deepEqual(asked(table), [1, 2, 3]);
});

test('[DL-LW-1] in Classic nobody is asked', () => {
  const table = new Table({ players: 3, dealer: 0 }).bid(0, 0, 0);
  assert.equal(table.view().phase, 'play');
});

test('[DL-LW-2] a used option is blocked for the table until the half ends', () => {
  const table = new Table({ players: 3, dealer: 0, options: tactical });
  useIn(table, 1, 1, NO_TRUMP);
  for (let round = 2; round <= 7; round++) {
    table.skipTo(round, 'wheel');
    assert.ok(!table.optionsOpen().includes('no-trump'));
    assert.equal(table.refusal(NO_TRUMP), 'option-blocked');
    assert.deepEqual(table.view().wheel?.blocked, { 'no-trump': 1 });
  }
});

test('[DL-LW-2] after round 7 the wheel is cleared and all pawns go back', () => {
  const table = new Table({ players: 3, dealer: 0, options: tactical });
  useIn(table, 1, 1, NO_TRUMP);
  useIn(table, 2, 2, EXTRA_CARD);
  assert.deepEqual(table.skipTo(7).view().wheel?.pawns, [true, false, false]);
  const { wheel } = table.skipTo(8).view();
  assert.deepEqual(wheel?.pawns, [true, true, true]);
  assert.deepEqual(wheel.blocked, {});
  table.skipTo(8, 'wheel');
  assert.deepEqual(table.optionsOpen(), OPTION_NAMES);
});

test('[DL-LW-3] in Tactical Escape a pawn goes on any option that is free', () => {
  const table = new Table({ players: 2, dealer: 0, options: tactical }).bid(0, 0);
  assert.deepEqual(table.optionsOpen(), OPTION_NAMES);
  assert.equal(table.refusal({ type: 'roll' }), 'illegal-move');
  table.move(EXTRA_CARD);
  const { wheel } = table.view();
  assert.deepEqual(wheel?.blocked, { 'extra-card': 1 });
  assert.deepEqual(wheel.pawns, [true, false]);
  assert.deepEqual(wheel.used, { seat: 1, move: EXTRA_CARD });
  assert.equal(wheel.roll, null);
});

test('[DL-LW-4] an X: the pawn stays, nobody else is asked, and a later roll is possible', () => {
  const table = new Table({ players: 3, dealer: 0, options: dice, rolls: ['x', 'extra-card'] });
  table.bid(0, 0, 0);
  assert.deepEqual(table.moves(), [{ type: 'pass' }, { type: 'roll' }]);
  table.move({ type: 'roll' });
  const { phase, turn, wheel } = table.view();
  assert.deepEqual([phase, turn], ['play', 0]);
  assert.deepEqual(wheel?.pawns, [true, true, true]);
  assert.deepEqual(wheel.roll, { seat: 1, side: 'x' });
  useIn(table, 2, 1, { type: 'roll' });
  assert.deepEqual(table.view().wheel?.roll, { seat: 1, side: 'extra-card' });
});

test('[DL-LW-4] a free option that is rolled must be carried out, and is blocked', () => {
  const table = new Table({ players: 3, dealer: 0, options: dice, rolls: ['change-dealer'] });
  table.bid(0, 0, 0).move({ type: 'roll' });
  assert.deepEqual([table.view().phase, table.turn], ['wheel', 1]);
  assert.deepEqual(table.optionsOpen(), ['change-dealer']);
  for (const move of [{ type: 'pass' } as const, { type: 'roll' } as const, NO_TRUMP]) {
    assert.equal(table.refusal(move), 'illegal-move');
  }
  table.move({ type: 'use', option: 'change-dealer', seat: 2 });
  assert.deepEqual(table.view().wheel?.blocked, { 'change-dealer': 1 });
  assert.deepEqual(table.view().wheel?.pawns, [true, false, true]);
});

test('[DL-LW-4] before the roll nothing can be used', () => {
  const table = new Table({ players: 3, dealer: 0, options: dice }).bid(0, 0, 0);
  assert.equal(table.refusal(NO_TRUMP), 'illegal-move');
});

test('[DL-LW-4] Double Lucky: whoever rolls a blocked option picks any that is free', () => {
  const rolls = ['no-trump', 'no-trump'];
  const table = new Table({ players: 3, dealer: 0, options: dice, rolls });
  useIn(table, 1, 1, { type: 'roll' }).move(NO_TRUMP);
  useIn(table, 2, 2, { type: 'roll' });
  assert.deepEqual([table.view().phase, table.turn], ['wheel', 2]);
  assert.deepEqual(
    table.optionsOpen(),
    OPTION_NAMES.filter((name) => name !== 'no-trump'),
  );
  assert.equal(table.refusal(NO_TRUMP), 'option-blocked');
  assert.equal(table.refusal({ type: 'pass' }), 'illegal-move');
  table.move(EXTRA_CARD);
  assert.deepEqual(table.view().wheel?.blocked, { 'extra-card': 2, 'no-trump': 1 });
  assert.deepEqual(table.view().wheel?.roll, { seat: 2, side: 'no-trump' });
});

test('[DL-LW-4] Double Points rolled in round 7 makes Double Lucky', () => {
  const rolls = ['double-points'];
  const table = new Table({ players: 3, dealer: 0, options: dice, rolls });
  useIn(table, 7, 2, { type: 'roll' });
  assert.deepEqual([table.view().phase, table.turn], ['wheel', 2]);
  assert.deepEqual(
    table.optionsOpen(),
    OPTION_NAMES.filter((name) => name !== 'double-points'),
  );
  assert.equal(table.refusal(DOUBLE_POINTS), 'illegal-move');
});

/** Six players use up every option but Double Points in rounds 1 to 6; the seventh seat keeps its pawn. */
function useSix(mode: 'tactical' | 'dice', last: string): Table {
  const options = OPTION_NAMES.filter((name) => name !== 'double-points');
  const rolls = mode === 'dice' ? [...options, last] : undefined;
  const table = new Table({ players: 7, dealer: 0, options: { mode }, ...(rolls && { rolls }) });
  options.forEach((option, i) => {
    table.skipTo(i + 1, 'wheel');
    // Seat 6 keeps its pawn; whoever else is asked first uses the option.
    if (table.turn === 6) table.pass();
    if (mode === 'dice') table.move({ type: 'roll' });
    table.move(table.moves().find((move) => move.type === 'use' && move.option === option)!);
  });
  return table.skipTo(7, 'wheel');
}

test('[DL-LW-1, DL-LW-5] whoever can only pass is asked all the same', () => {
  const table = useSix('tactical', '');
  assert.equal(table.turn, 6);
  assert.deepEqual(table.moves(), [{ type: 'pass' }]);
  assert.equal(table.refusal(DOUBLE_POINTS), 'illegal-move');
});

test('[DL-LW-4] Double Lucky with nothing left: nothing comes of it, and the pawn stays', () => {
  for (const side of DIE_SIDES) {
    const table = useSix('dice', side);
    assert.deepEqual(table.moves(), [{ type: 'pass' }, { type: 'roll' }]);
    table.move({ type: 'roll' });
    assert.equal(table.view().phase, 'play');
    assert.equal(table.view().wheel?.pawns[6], true);
    assert.deepEqual(table.view().wheel?.roll, { seat: 6, side });
    assert.equal(table.skipTo(8).view().penalties[6], 10);
  }
});

test('[DL-LW-5] Double Points cannot be chosen in round 7, but in round 8 again', () => {
  const table = new Table({ players: 2, dealer: 0, options: tactical }).skipTo(7, 'wheel');
  assert.ok(!table.optionsOpen().includes('double-points'));
  assert.equal(table.refusal(DOUBLE_POINTS), 'illegal-move');
  assert.ok(table.skipTo(8, 'wheel').optionsOpen().includes('double-points'));
});

test('a blocked option that could not be used anyhow is an illegal move', () => {
  const table = new Table({ players: 3, dealer: 0, options: tactical, deal: { turned: 'G1' } });
  useIn(table, 1, 1, { type: 'use', option: 'change-dealer', seat: 1 });
  table.skipTo(2, 'wheel');
  const { dealer } = table.view();
  assert.equal(
    table.refusal({ type: 'use', option: 'change-dealer', seat: dealer }),
    'illegal-move',
  );
  assert.equal(table.refusal({ type: 'use', option: 'change-dealer', seat: 5 }), 'illegal-move');
  const other = (dealer + 1) % 3;
  assert.equal(
    table.refusal({ type: 'use', option: 'change-dealer', seat: other }),
    'option-blocked',
  );
});
