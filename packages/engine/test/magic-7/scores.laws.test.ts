import assert from 'node:assert/strict';
import test from 'node:test';

import type { Magic7 } from '../../src/index.ts';
import { throughJson } from '../accepted.ts';
import { anyGameOf, holdsEverywhere } from '../laws.ts';

const anyMagicGame = anyGameOf('magic-7');
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('[MG-TWO-6, MG-THREE-2, MG-FOUR-6] a game for two has 12 tricks, for four 24, for three 20 to 23', () => {
  holdsEverywhere(
    120,
    ({ game, state, legal }) => {
      if (legal.length > 0) return;
      const { won, counts, players } = game.view(state, null) as Magic7.View;
      const tricks = sum(won);
      if (players === 3) {
        assert.ok(tricks >= 20 && tricks <= 23, `${tricks} tricks`);
        assert.ok(counts.filter((count) => count > 0).length < 2);
      } else {
        assert.equal(tricks, players === 2 ? 12 : 24);
        assert.equal(sum(counts), 0);
      }
    },
    anyMagicGame,
  );
});

test('[MG-SCO-1, MG-SCO-3] numbers add up to 70 a deck when Mirrors count nothing, and the best side wins', () => {
  holdsEverywhere(
    60,
    ({ game, state }) => {
      const { points, winners, players, options } = game.view(state, null) as Magic7.View;
      if (winners === null || points === null) return;
      if (players !== 3 && options.mirrorScore === 'zero') {
        assert.equal(sum(points), players === 2 ? 70 : 140);
      }
      points.forEach((total, side) => {
        assert.equal(winners.includes(side), total === Math.max(...points));
      });
    },
    anyMagicGame,
  );
});

test('in Die Magische 7 a view restored is the redacted state itself', () => {
  holdsEverywhere(
    40,
    ({ game, state, seats }) => {
      for (const seat of [null, ...seats]) {
        const restored = game.restore(throughJson(game.view(state, seat)) as never);
        assert.deepEqual(restored, game.redact(state, seat));
      }
    },
    anyMagicGame,
  );
});
