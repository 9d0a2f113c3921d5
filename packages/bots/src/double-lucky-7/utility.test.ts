import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DoubleLucky7 } from '@table-seven/engine';

import { HABITS } from './habits.ts';
import { position, sheetOf } from './test/positions.ts';
import { Utility } from './utility.ts';

const { game } = DoubleLucky7;

/** What the end of a round is worth to seat 0 whose row is the last of the sheet. */
function worth(rounds: number, met: readonly number[], row: DoubleLucky7.SheetRow): number {
  const before = sheetOf(rounds, met);
  const utility = new Utility(0, HABITS);
  utility.prepare(game.restore(position({ round: rounds + 1, sheet: before })));
  const isOver = rounds === 13;
  const after = position({
    round: isOver ? 14 : rounds + 2,
    phase: isOver ? 'over' : 'bid',
    sheet: [...before, row],
  });
  return utility.of(game.restore(after));
}

const row = (...points: number[]): DoubleLucky7.SheetRow => ({
  bids: points.map(() => 0),
  tricks: points.map((made) => (made > 0 ? 0 : 1)),
  points,
});

describe('utility', () => {
  it('early, counts the own points more than those of the others', () => {
    assert.equal(worth(2, [1, 1, 1, 1], row(10, 0, 0, 0)), 10);
    assert.equal(worth(2, [1, 1, 1, 1], row(10, 10, 10, 10)), 7);
  });

  it('[DL-GAME-5] in the last round, only winning counts for much', () => {
    const won = worth(13, [4, 4, 3, 3], row(10, 0, 0, 0));
    const shared = worth(13, [4, 4, 3, 3], row(10, 10, 0, 0));
    const lost = worth(13, [3, 5, 3, 3], row(10, 10, 0, 0));
    assert.ok(won > shared && shared > lost + 10);
  });

  it('late, a point against the leader is worth more than one against the last', () => {
    const ahead = worth(11, [5, 6, 2, 2], row(10, 0, 10, 10));
    const behind = worth(11, [5, 6, 2, 2], row(10, 10, 0, 0));
    assert.ok(ahead > behind);
  });
});
