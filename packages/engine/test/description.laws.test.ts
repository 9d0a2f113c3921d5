import assert from 'node:assert/strict';
import test from 'node:test';

import { codesOf, COMMON_CODES, fairChance, fastRandom, NONE } from '../src/index.ts';
import type { Chance, Game, Purpose, RefusalCode } from '../src/index.ts';
import { accepted } from './accepted.ts';
import { lawKitOf } from './law-kit.ts';
import { holdsEverywhere, holdsForEach } from './laws.ts';
import { oneOf, SCENARIOS } from './scenarios.ts';
import { legalIn } from './walk.ts';

/** Chance that writes down what it is asked for. */
function overheard(chance: Chance, asked: Set<Purpose>): Chance {
  return {
    shuffle(purpose, ...rest) {
      asked.add(purpose);
      chance.shuffle(purpose, ...rest);
    },
    pick(purpose, ...rest) {
      asked.add(purpose);
      return chance.pick(purpose, ...rest);
    },
  };
}

test('a game asks chance for what it lists, and for nothing else', () => {
  const asked = new Map<Game, Set<Purpose>>();
  holdsForEach(SCENARIOS, ({ game, players, options }, seed) => {
    const purposes = asked.get(game) ?? new Set();
    asked.set(game, purposes);
    const setup = accepted(game.parseSetup({}, players, options));
    const state = game.start(players, options, setup, overheard(fairChance(seed), purposes));
    const random = fastRandom(seed);
    while (state.turn !== NONE) game.apply(state, oneOf(random, legalIn(game, state)));
  });
  for (const [game, purposes] of asked) {
    assert.deepEqual([...purposes].sort(), game.purposes.toSorted());
    // The name of a stream has four bytes (docs/decisions/0003-fair-chance.md).
    for (const purpose of purposes) assert.match(purpose, /^[a-z]{1,4}$/);
  }
});

test('a game refuses moves with the codes that it lists, and each of them is worded', () => {
  const heard = new Map<Game, Set<RefusalCode>>();
  holdsEverywhere(40, ({ game, state, legal }) => {
    const codes = heard.get(game) ?? new Set();
    heard.set(game, codes);
    if (state.turn === NONE) return;
    for (const move of lawKitOf(game).universe) {
      const code = game.parseMove(move);
      if (legal.includes(code)) continue;
      const refusal = game.explain(state, code);
      codes.add(refusal.code);
      const sentence = game.refusals[refusal.code]?.(refusal.facts);
      if (sentence !== undefined) assert.match(sentence, /^[A-Z](?!.*undefined).*\.$/);
    }
  });
  for (const [game, codes] of heard) {
    const own = codesOf(game);
    assert.deepEqual(
      own.filter((code) => COMMON_CODES.some((common) => common === code)),
      [],
    );
    codes.delete('illegal-move');
    codes.delete('not-in-hand');
    assert.deepEqual([...codes].sort(), own.sort());
  }
});

test('every seat has a side, and results are by side', () => {
  holdsEverywhere(40, ({ game, state, seats }) => {
    const sides = game.sides(state.players);
    assert.equal(sides.length, seats.length);
    const all = [...new Set(sides)].sort();
    assert.deepEqual(all, [...all.keys()]);
    const result = game.result(state);
    if (result === null) return;
    assert.equal(result.totals.length, all.length);
    assert.ok(result.winners.length > 0);
    assert.ok(result.winners.every((side) => all.includes(side)));
  });
});

test('finished rounds stay as they are, and all seats have finished the same ones', () => {
  let before: unknown[] = [];
  holdsEverywhere(40, ({ game, state, seats, step }) => {
    const rounds = seats.map((seat) => game.rounds(state, seat));
    const cards = rounds.map((each) => each.map((round) => round.cards));
    for (const each of cards) assert.deepEqual(each, cards[0]);
    if (step === 0) before = seats.map(() => []);
    for (const [seat, each] of rounds.entries()) {
      const earlier = before[seat] as unknown[];
      assert.deepEqual(each.slice(0, earlier.length), earlier);
    }
    before = [...rounds];
  });
});
