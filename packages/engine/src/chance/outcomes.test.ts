import assert from 'node:assert/strict';
import test from 'node:test';

import type { Chance } from './chance.ts';
import { fixedChance, Outcomes } from './outcomes.ts';

/** A source that counts how often it is asked. */
function counting(): Chance & { asked: number } {
  return {
    asked: 0,
    shuffle(_purpose, _index, cards) {
      this.asked++;
      cards.reverse();
    },
    pick(_purpose, _index, n) {
      this.asked++;
      return n - 1;
    },
  };
}

test('fixed chance gives what it is told and does not ask its source', () => {
  const outcomes = new Outcomes();
  outcomes.set('deck', 1, Uint8Array.of(2, 0, 1));
  outcomes.set('roll', 0, 5);
  outcomes.set('lead', 0, 0);
  const source = counting();
  const chance = fixedChance(outcomes, source);
  const cards = Uint8Array.of(0, 1, 2);
  chance.shuffle('deck', 1, cards, 3);
  assert.deepEqual([...cards], [2, 0, 1]);
  assert.equal(chance.pick('roll', 0, 8), 5);
  assert.equal(chance.pick('lead', 0, 4), 0, 'a 0 is an outcome too');
  assert.equal(source.asked, 0);
});

test('fixed chance remembers what its source gave', () => {
  const outcomes = new Outcomes();
  const source = counting();
  const chance = fixedChance(outcomes, source);
  for (let time = 0; time < 3; time++) {
    const cards = Uint8Array.of(0, 1, 2);
    chance.shuffle('deck', 7, cards, 3);
    assert.deepEqual([...cards], [2, 1, 0]);
    cards.fill(9);
    assert.equal(chance.pick('roll', 3, 8), 7);
  }
  assert.equal(source.asked, 2);
  assert.deepEqual(
    outcomes.get('deck', 7),
    Uint8Array.of(2, 1, 0),
    'what the game does with its cards is its own',
  );
  assert.equal(outcomes.get('roll', 3), 7);
});

test('outcomes are listed by purpose, with null for gaps', () => {
  const outcomes = new Outcomes();
  outcomes.set('roll', 0, 4);
  outcomes.set('roll', 2, 6);
  outcomes.set('deck', 1, Uint8Array.of(1));
  assert.deepEqual(outcomes.list('roll', 0), [4, null, 6]);
  assert.deepEqual(outcomes.list('deck', 1), [Uint8Array.of(1)]);
  assert.deepEqual(outcomes.list('draw', 0), []);
});

test('a very long list of outcomes is no trouble', () => {
  const outcomes = new Outcomes();
  for (let k = 0; k < 300_000; k++) outcomes.set('roll', k, 7);
  assert.equal(outcomes.list('roll', 0).length, 300_000);
});
