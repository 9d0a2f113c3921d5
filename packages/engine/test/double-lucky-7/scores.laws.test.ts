import assert from 'node:assert/strict';
import test from 'node:test';

import type { DoubleLucky7 } from '../../src/index.ts';
import { anyGameOf, holdsEverywhere } from '../laws.ts';
import type { Position } from '../walk.ts';

const anyLuckyGame = anyGameOf('double-lucky-7');
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function luckyView({ game, state }: Position): DoubleLucky7.View {
  return game.view(state, null) as DoubleLucky7.View;
}

test('[DL-SCO-1, DL-SCO-2, DL-SCO-3] a round is worth nothing, or 10 and 2 a trick, at most doubled', () => {
  holdsEverywhere(
    40,
    (position) => {
      const { sheet } = luckyView(position);
      sheet.forEach((row, i) => {
        const doubled = row.points.filter((points, seat) => {
          const plain = row.bids[seat] === row.tricks[seat] ? 10 + 2 * row.tricks[seat]! : 0;
          assert.ok(points === plain || points === 2 * plain);
          return points > plain;
        });
        if (i + 1 === 7) assert.equal(doubled.length, row.points.filter((p) => p > 0).length);
        else assert.ok(doubled.length <= 1);
      });
    },
    anyLuckyGame,
  );
});

test('[DL-TRK-7, DL-GAME-2] a finished round has had as many tricks as cards', () => {
  holdsEverywhere(
    40,
    (position) => {
      const { sheet, tricks, cards, phase, counts } = luckyView(position);
      sheet.forEach((row, i) => assert.equal(sum(row.tricks), i < 7 ? i + 1 : 14 - i));
      assert.equal(sum(tricks) === cards, phase === 'over');
      assert.ok(counts.every((count) => count <= cards));
    },
    anyLuckyGame,
  );
});

test('[DL-SCO-4, DL-GAME-5] totals are points less penalties, and the best of them win', () => {
  holdsEverywhere(
    40,
    (position) => {
      const { sheet, penalties, totals, winners, options, round, phase } = luckyView(position);
      const halves = Math.floor((phase === 'over' ? round : round - 1) / 7);
      totals.forEach((total, seat) => {
        assert.equal(total, sum(sheet.map(({ points }) => points[seat]!)) - penalties[seat]!);
        const worst = options.mode === 'classic' ? 0 : 10 * halves;
        assert.ok(
          penalties[seat]! >= 0 && penalties[seat]! <= worst && penalties[seat]! % 10 === 0,
        );
        const isBest = totals.every((other) => other <= total);
        if (winners !== null) assert.equal(winners.includes(seat), isBest);
      });
      assert.equal(winners !== null, phase === 'over');
    },
    anyLuckyGame,
  );
});

test('[DL-BID-3] in a finished round without Change Bid the bids do not add up to the tricks', () => {
  holdsEverywhere(
    40,
    (position) => {
      const { sheet, options } = luckyView(position);
      if (options.mode !== 'classic') return;
      for (const { bids, tricks } of sheet) assert.notEqual(sum(bids), sum(tricks));
    },
    anyLuckyGame,
  );
});

test('[DL-SEE-1] with lastTrick off a finished trick is shown right after it and never later', () => {
  let before = 0;
  holdsEverywhere(
    40,
    (position) => {
      const { sheet, tricks, lastTrick, options } = luckyView(position);
      const finished = sum(tricks) + sum(sheet.map((row) => sum(row.tricks)));
      const isFresh = position.step > 0 && finished > before;
      before = finished;
      assert.equal(lastTrick !== null, options.lastTrick ? finished > 0 : isFresh);
    },
    anyLuckyGame,
  );
});
