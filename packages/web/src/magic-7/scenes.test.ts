import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Referee } from '@table-seven/engine';

import type { Translate } from '../i18n/format.ts';
import { trickNumber } from './view.ts';
import { heapsOf, totalOf } from './heaps.ts';
import { narrate } from './narration.ts';
import { scenesOf } from './scenes.ts';
import type { GameStep, Move, View } from './scenes.ts';

/** Says which message it would say, and with what. */
const spell: Translate = (key, values = {}) =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ');

function begin(players: number, options: object = {}): Referee {
  const names = ['Ada', 'Bram', 'Chloé', 'Diego'].slice(0, players);
  const begun = Referee.start({ game: 'magic-7', options, players, names, seed: 'scenes' });
  assert.ok(begun.ok);
  return begun.value;
}

/** Plays the first legal move to the end, as seat 0 sees it. */
function* stepsOf(referee: Referee): Generator<{ before: View; step: GameStep }> {
  let before = referee.view(0) as View;
  for (let seq = 1; referee.turn !== null; seq++) {
    const seat = referee.turn;
    const move = referee.legalMoves()[0] as Move;
    assert.equal(referee.play(seat, move), null);
    const view = referee.view(0) as View;
    yield { before, step: { seq, made: { seat, move }, view, front: 0, legal: [] } };
    before = view;
  }
}

for (const players of [2, 3, 4]) {
  describe(`the scenes of a game for ${players}`, () => {
    test('a reply is played, rests, is taken, and then both draw [MG-TWO-4]', () => {
      for (const { before, step } of stepsOf(begin(players))) {
        const kinds = scenesOf(before, step).map(({ kind }) => kind);
        const isLead = step.made!.move.type === 'lead';
        const rest = step.view.phase === 'over' ? 'final' : 'still';
        const draw = step.view.pile < before.pile ? ['draw'] : [];
        assert.deepEqual(
          kinds,
          isLead ? ['card', rest] : ['card', 'hold', 'collect', ...draw, rest],
        );
      }
    });

    test('cards never appear out of nothing: hand and count fit in every scene', () => {
      for (const { before, step } of stepsOf(begin(players))) {
        for (const { view } of scenesOf(before, step)) {
          assert.equal(view.hand.length, view.counts[0]);
          assert.ok(trickNumber(view) >= 1);
        }
      }
    });

    test('[MG-TWO-5] a scene shows no points and no trick but the last before the end', () => {
      for (const { before, step } of stepsOf(begin(players))) {
        if (step.view.phase === 'over') continue;
        for (const { view, trick } of scenesOf(before, step)) {
          assert.equal(view.points, null);
          if (trick !== null) assert.equal(view.lastTrick, null);
        }
      }
    });

    test('each event is said once', () => {
      const cast = { names: ['Ada', 'Bram', 'Chloé', 'Diego'].slice(0, players), you: 0 };
      for (const { before, step } of stepsOf(begin(players))) {
        const lines = narrate(before, step, cast, spell);
        assert.equal(new Set(lines).size, lines.length);
        const takes = lines.filter((line) => line.startsWith('said.takes')).length;
        assert.equal(takes, step.made!.move.type === 'reply' ? 1 : 0);
        assert.equal(
          lines.some((line) => line.startsWith('said.over')),
          step.view.phase === 'over',
        );
      }
    });

    for (const mirrorScore of ['zero', 'copies']) {
      test(`[MG-SCO-2] the heaps of the record add up to the totals, mirror ${mirrorScore}`, () => {
        const referee = begin(players, { mirrorScore });
        const [...steps] = stepsOf(referee);
        const { view } = steps.at(-1)!.step;
        const heaps = heapsOf(referee.record(), view)!;
        assert.deepEqual(
          heaps.map((heap) => heap.length),
          view.won,
        );
        assert.deepEqual(
          heaps.map((heap) => totalOf(heap, Infinity)),
          view.points,
        );
      });
    }
  });
}

test('without a record, or with another game’s, there are no heaps', () => {
  const [...steps] = stepsOf(begin(2));
  const { view } = steps.at(-1)!.step;
  assert.equal(heapsOf(null, view), null);
  assert.equal(heapsOf({}, view), null);
  assert.equal(heapsOf({ moves: [] }, { ...view, points: [1, 2] }), null);
});

test('a card covered at a shared device stays covered in every scene', () => {
  const referee = begin(2);
  const seat = referee.turn!;
  referee.play(seat, referee.legalMoves()[0]!);
  const replier = referee.turn!;
  const before = referee.view(replier) as View;
  const move = referee.legalMoves()[0] as Move;
  referee.play(replier, move);
  const view = referee.view(null) as View;
  const step = { seq: 1, made: { seat: replier, move }, view, front: replier, legal: [] };
  for (const scene of scenesOf(before, step)) assert.deepEqual(scene.view.hand, []);
});
