import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { bookOf, rulesOf } from '@table-seven/rulebook';

import { CATALOGUES } from '../i18n/test/catalogues.ts';
import { LEARNER } from './exercise.ts';
import type { Exercise } from './exercise.ts';
import { COURSES, keyOf, poorKey } from './lessons.ts';
import { isGood, isOver, positionOf, scriptedMove } from './position.ts';

const EXERCISES: readonly Exercise[] = COURSES.flatMap(({ lessons }) =>
  lessons.flatMap(({ exercises }) => exercises),
);

/** Every way the learner can go, choice by choice, with the others on their script: how many end well, how many not. */
function outcomes(
  exercise: Exercise,
  path: readonly object[] = [],
): { good: number; poor: number } {
  const referee = positionOf(exercise);
  const choices = [...path];
  while (!isOver(referee, exercise)) {
    if (referee.turn !== LEARNER) {
      referee.play(referee.turn, scriptedMove(referee, exercise, referee.turn!));
      continue;
    }
    const next = choices.shift();
    if (next !== undefined) {
      assert.equal(referee.play(LEARNER, next), null);
      continue;
    }
    const all = referee.legalMoves().map((move) => outcomes(exercise, [...path, move]));
    const sum = (key: 'good' | 'poor'): number => all.reduce((n, one) => n + one[key], 0);
    return { good: sum('good'), poor: sum('poor') };
  }
  return isGood(referee, exercise) ? { good: 1, poor: 0 } : { good: 0, poor: 1 };
}

describe('exercises', () => {
  it('have names of their own', () => {
    assert.equal(new Set(EXERCISES.map(keyOf)).size, EXERCISES.length);
  });

  for (const exercise of EXERCISES) {
    const { game, id, rule } = exercise;

    it(`${game}/${id} [${rule}] leaves the learner a choice that makes its point, and says what to say to others`, () => {
      const { good, poor } = outcomes(exercise);
      assert.ok(good > 0, 'it cannot be done');
      const texts = CATALOGUES.en as Readonly<Record<string, string>>;
      assert.ok(
        texts[`lesson.${id}.ask`] !== undefined && texts[`lesson.${id}.good`] !== undefined,
      );
      if (poor > 0) assert.ok(texts[poorKey(exercise)] !== undefined, 'one can miss the point');
      assert.ok(rulesOf(bookOf(game)!).includes(rule));
    });
  }
});
