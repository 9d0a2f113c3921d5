import assert from 'node:assert/strict';
import test from 'node:test';

import { NONE } from '../src/index.ts';
import type { Game, State } from '../src/index.ts';
import { throughJson } from './accepted.ts';
import { lawKitOf } from './law-kit.ts';
import { holdsEverywhere, holdsForEach } from './laws.ts';
import { malformed } from './malformed.ts';
import { SCENARIOS } from './scenarios.ts';
import { legalIn, walk } from './walk.ts';

const universeOf = (game: Game): readonly object[] => lawKitOf(game).universe;

test('every game of every kind ends, and just then there is a result', () => {
  holdsForEach(SCENARIOS, (scenario, seed) => {
    let last: State | undefined;
    let steps = 0;
    walk(scenario, seed, ({ game, state, step }) => {
      assert.equal(game.result(state) !== null, state.turn === NONE, scenario.name);
      last = state;
      steps = step;
    });
    assert.equal(last?.turn, NONE);
    assert.ok(steps <= 14 * 3 * 7 + 56 * 7);
  });
});

test('there are legal moves as long as somebody is to move, and each of them is listed once', () => {
  holdsEverywhere(60, ({ state, legal }) => {
    assert.equal(legal.length > 0, state.turn !== NONE);
    assert.equal(new Set(legal).size, legal.length);
  });
});

test('every legal move survives being written as JSON', () => {
  holdsEverywhere(40, ({ game, legal }) => {
    for (const code of legal) assert.equal(game.parseMove(throughJson(game.makeMove(code))), code);
  });
});

test('every move that can be written down has a code of its own', () => {
  for (const { game } of SCENARIOS) {
    const codes = universeOf(game).map((move) => game.parseMove(move));
    assert.ok(!codes.includes(NONE));
    assert.equal(new Set(codes).size, codes.length);
    assert.deepEqual(
      codes.map((code) => game.makeMove(code)),
      universeOf(game),
    );
  }
});

test('what is no move has no code', () => {
  holdsEverywhere(8, ({ game, legal }) => {
    for (const junk of malformed(legal.map((code) => game.makeMove(code)))) {
      assert.equal(game.parseMove(junk), NONE, JSON.stringify(junk));
    }
  });
});

test('to list, to explain and to look change nothing', () => {
  holdsEverywhere(8, ({ game, state, seats, legal }) => {
    const before = game.clone(state);
    for (const move of universeOf(game)) {
      const code = game.parseMove(move);
      if (state.turn !== NONE && !legal.includes(code)) game.explain(state, code);
    }
    for (const seat of [null, ...seats]) {
      game.view(state, seat);
      game.redact(state, seat);
    }
    game.result(state);
    assert.deepEqual(state, before);
  });
});

test('a clone is equal to its original, and independent of it', () => {
  holdsEverywhere(16, ({ game, state, seats, legal, step }) => {
    const clone = game.clone(state);
    assert.deepEqual(clone, state);
    const code = legal[step % legal.length];
    if (code === undefined) return;
    // What chance will give is shared, and the same for both. A move on one of them shows on that one alone.
    const views = JSON.stringify(seats.map((seat) => game.view(state, seat)));
    game.apply(clone, code);
    assert.equal(JSON.stringify(seats.map((seat) => game.view(state, seat))), views);
    const second = game.clone(state);
    game.apply(second, code);
    assert.deepEqual(second, clone);
  });
});

/** A game may let bots search without allocating; its interface does not say so. */
interface Copyable extends State {
  copyFrom(other: State): void;
}

function isCopyable(state: State): state is Copyable {
  return 'copyFrom' in state;
}

test('a state that copies another becomes equal to it, and independent of it', () => {
  const spares = new Map<unknown, State>();
  holdsEverywhere(25, ({ scenario, game, state, legal, step }) => {
    if (step === 0) spares.set(scenario, game.clone(state));
    // The spare has lived through other positions of the same game before.
    const spare = spares.get(scenario)!;
    if (!isCopyable(spare)) return;
    spare.copyFrom(state);
    assert.deepEqual(spare, state);
    const code = legal[step % legal.length];
    if (code === undefined) return;
    const before = game.clone(state);
    game.apply(spare, code);
    assert.deepEqual(state, before);
    const played = game.clone(state);
    game.apply(played, code);
    assert.deepEqual(spare, played);
    // Somewhere else by the time it copies again.
    for (let ahead = 0; ahead < 9 && spare.turn !== NONE; ahead++) {
      game.apply(spare, legalIn(game, spare).at(-1)!);
    }
  });
});

test('the legal moves of a clone are those of the original, in the same order', () => {
  holdsEverywhere(20, ({ game, state, legal }) => {
    assert.deepEqual(legalIn(game, game.clone(state)), legal);
  });
});
