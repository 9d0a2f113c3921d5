import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { stepsOf } from '../../test/support/game.ts';
import { scenesOf } from './scenes.ts';
import type { GameStep, Scene } from './scenes.ts';

function scenes(steps: readonly GameStep[]): Scene[][] {
  return steps.map((step, i) => scenesOf(steps[i - 1]?.view ?? null, step));
}

const kinds = (shown: readonly Scene[]): string[] => shown.map(({ kind }) => kind);

for (const mode of ['classic', 'tactical', 'dice']) {
  describe(`the scenes of a game in mode ${mode}`, () => {
    const steps = stepsOf({ mode, rounds: 7 }, 4, `scenes ${mode}`);
    const shown = scenes(steps);

    it('end with the position itself, and only there something may be played', () => {
      shown.forEach((scenes, i) => {
        assert.deepEqual(scenes.at(-1)!.view, steps[i]!.view);
        assert.deepEqual(scenes.at(-1)!.legal, steps[i]!.legal);
        for (const scene of scenes.slice(0, -1)) assert.deepEqual(scene.legal, []);
      });
    });

    it('[DL-GAME-3] begin with the draw and the first deal', () => {
      assert.deepEqual([...new Set(kinds(shown[0]!))], ['draw', 'deal', 'still']);
    });

    it('hold every finished trick with all its cards, then give it to its winner', () => {
      const ends = shown.filter((scenes) => kinds(scenes).includes('hold'));
      assert.equal(ends.length, 1 + 2 + 3 + 4 + 5 + 6 + 7);
      for (const scenes of ends) {
        const held = scenes.find(({ kind }) => kind === 'hold')!;
        const collected = scenes.find(({ kind }) => kind === 'collect')!;
        assert.equal(held.view.trick.length, 4);
        assert.equal(collected.view.trick.length, 0);
        const winner = held.winner!;
        assert.equal(collected.view.tricks[winner], held.view.tricks[winner]! + 1);
      }
    });

    it('show the result of a round with its own bids before the next one is dealt', () => {
      const results = shown.flat().filter(({ kind }) => kind === 'result');
      assert.equal(results.length, 7);
      results.forEach(({ view, next }, i) => {
        assert.equal(view.round, i + 1);
        assert.equal(view.sheet.length, i + 1);
        assert.deepEqual(view.bids, view.sheet.at(-1)!.bids);
        assert.equal(next?.round ?? null, i < 6 ? i + 2 : null);
      });
      assert.equal(shown.at(-1)!.at(-1)!.kind, 'final');
    });

    it('never show a card twice', () => {
      for (const { view } of shown.flat()) {
        const cards = [
          ...view.hand,
          ...view.trick.map(({ card }) => card),
          ...view.extra.filter((card) => card !== null),
        ];
        assert.equal(new Set(cards).size, cards.length);
      }
    });
  });
}

it('a round that was claimed ends with its result, and nobody has a card left', () => {
  const steps = stepsOf({ mode: 'classic', rounds: 7 }, 4, 'claimed');
  const end = steps.findIndex(({ view }) => view.sheet.length === 3);
  // Two tricks before, with a card of the next one on the table.
  const before = steps[end - 8]!.view;
  assert.equal(before.trick.length, 0);
  for (const first of [end - 8, end - 7]) {
    const shown = scenesOf(steps[first]!.view, { ...steps[end]!, isClaimed: true });
    const [result] = shown.filter(({ wait }) => wait === 'reader');
    assert.equal(result!.kind, 'result');
    assert.deepEqual(result!.view.tricks, result!.view.sheet[2]!.tricks);
    assert.deepEqual(result!.view.hand, []);
    assert.equal(Math.max(...result!.view.counts), 0);
    assert.equal(result!.next!.round, 4);
    assert.deepEqual(shown.at(-1)!.view, steps[end]!.view);
  }
});

it('a game taken up again stands still at once', () => {
  const steps = stepsOf({}, 3, 'resumed');
  const later = { ...steps[40]!, made: null };
  assert.deepEqual(kinds(scenesOf(null, later)), ['still']);
});

it('cards that are covered with a move are not seen in any scene of it', () => {
  const steps = stepsOf({ rounds: 7 }, 2, 'covered');
  steps.slice(1).forEach((step, i) => {
    const covered = { ...step, view: { ...step.view, seat: null, hand: [] } };
    for (const { view } of scenesOf(steps[i]!.view, covered)) assert.deepEqual(view.hand, []);
  });
});
