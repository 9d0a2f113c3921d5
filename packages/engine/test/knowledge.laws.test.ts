import assert from 'node:assert/strict';
import test from 'node:test';

import { fastRandom, NONE } from '../src/index.ts';
import type {
  Game,
  Memory,
  Random,
  Redacted,
  Refusal,
  Resampler,
  Seat,
  State,
} from '../src/index.ts';
import { throughJson } from './accepted.ts';
import { lawKitOf } from './law-kit.ts';
import { holdsEverywhere } from './laws.ts';
import { oneOf } from './scenarios.ts';
import { legalIn } from './walk.ts';

const lookers = (seats: readonly Seat[]): (Seat | null)[] => [null, ...seats];
const bytes = (game: Game, state: State, seat: Seat | null): string =>
  JSON.stringify(game.view(state, seat));

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The answer to everything that the seat to move could say. */
function answers(game: Game, state: State): (Refusal | null)[] {
  const legal = legalIn(game, state);
  return lawKitOf(game).universe.map((move) => {
    const code = game.parseMove(move);
    return legal.includes(code) ? null : game.explain(state, code);
  });
}

test('[DL-SEE-1, DL-SEE-3, MG-SEE-1, FC-SEE-1] a view names no card but the own ones and those lying open', () => {
  holdsEverywhere(24, ({ game, state, seats, trail }) => {
    const names = lawKitOf(game).cards;
    for (const seat of lookers(seats)) {
      const { draw: _, ...view } = game.view(state, seat) as { draw?: unknown };
      const visible = trail.visibleTo(state, seat);
      const leaked = textsIn(view).filter((text) => names.includes(text) && !visible.has(text));
      assert.deepEqual(leaked, []);
    }
  });
});

test('[DL-SEE-2, MG-SEE-2, FC-SEE-2] hidden cards change neither a view, nor a redacted state, nor a refusal', () => {
  let disturbed = 0;
  holdsEverywhere(14, ({ game, state, seats, trail }) => {
    for (const seat of lookers(seats)) {
      const other = game.clone(state);
      if (!trail.disturb(other, seat)) continue;
      disturbed++;
      assert.notDeepEqual(other, state);
      assert.equal(bytes(game, other, seat), bytes(game, state, seat));
      assert.deepEqual(game.redact(other, seat), game.redact(state, seat));
      if (seat === state.turn) assert.deepEqual(answers(game, other), answers(game, state));
    }
  });
  assert.ok(disturbed > 1000);
});

test('[DL-SEE-3, MG-SEE-2] a spectator sees no hand, and what a spectator sees everybody sees', () => {
  holdsEverywhere(14, ({ game, state, seats }) => {
    const shown = game.view(state, null) as { seat: null; hand: unknown[] };
    assert.deepEqual(shown.hand, []);
    for (const seat of seats) {
      assert.deepEqual({ ...game.view(state, seat), seat: null, hand: [] }, shown);
    }
  });
});

test('a redacted state, and one restored from a view, give the same view to the last byte', () => {
  holdsEverywhere(16, ({ game, state, seats, legal }) => {
    for (const seat of lookers(seats)) {
      const view = bytes(game, state, seat);
      const known = game.redact(state, seat) as State;
      assert.equal(bytes(game, known, seat), view);
      const restored = game.restore(throughJson(game.view(state, seat)) as never) as State;
      assert.equal(bytes(game, restored, seat), view);
      if (seat !== state.turn) continue;
      assert.deepEqual(legalIn(game, known), legal);
      assert.deepEqual(legalIn(game, restored), legal);
    }
  });
});

test('a redacted state holds no hand but the own one, and no pile', () => {
  holdsEverywhere(10, ({ game, state, seats }) => {
    for (const seat of lookers(seats)) {
      const known = game.redact(state, seat) as State;
      for (const other of seats) {
        if (other === seat) continue;
        assert.deepEqual((game.view(known, other) as { hand: unknown[] }).hand, []);
      }
      // Redacting once more for a spectator gives what a spectator gets: nothing else was left to take away.
      assert.deepEqual(game.redact(known, null), game.redact(state, null));
    }
  });
});

test('a memory holds all that was to be noticed, and nothing that is not so', () => {
  holdsEverywhere(60, ({ state, memories, trail }) => {
    for (const memory of memories) trail.checkMemory(state, memory);
  });
});

function resampled(game: Game, known: object, memory: Memory<State>, seed: string): State {
  const resampler = game.resampler(known as Redacted<State>, memory);
  return resampler.deal(fastRandom(seed));
}

test('a resampled state looks the same to its seat, and agrees with all that the seat has noticed', () => {
  let changed = 0;
  holdsEverywhere(16, ({ game, state, seats, memories, trail, step }) => {
    for (const seat of seats) {
      const known = game.redact(state, seat);
      const dealt = resampled(game, known, memories[seat]!, `${step}`);
      assert.equal(bytes(game, dealt, seat), bytes(game, state, seat));
      assert.deepEqual(game.redact(dealt, seat), known);
      trail.checkBelief(dealt, seat);
      if (seat === state.turn) assert.deepEqual(answers(game, dealt), answers(game, state));
      if (seats.some((other) => bytes(game, dealt, other) !== bytes(game, state, other))) changed++;
    }
  });
  assert.ok(changed > 1000, 'the hidden cards are really dealt anew');
});

test('a resampler made from a restored view deals just as well, and equal streams give equal deals', () => {
  holdsEverywhere(12, ({ game, state, seats, memories, trail, step }) => {
    const seat = step % seats.length;
    const restored = game.restore(throughJson(game.view(state, seat)) as never);
    const dealt = resampled(game, restored, memories[seat]!, 'stream');
    trail.checkBelief(dealt, seat);
    const again = resampled(game, game.redact(state, seat), memories[seat]!, 'stream');
    for (const other of seats) assert.equal(bytes(game, dealt, other), bytes(game, again, other));
  });
});

test('a resampled state can be played to the end', () => {
  holdsEverywhere(20, ({ game, state, seats, memories, step }) => {
    if (step % 23 !== 0) return;
    const seat = step % seats.length;
    const random = fastRandom(`end ${step}`);
    const dealt = resampled(game, game.redact(state, seat), memories[seat]!, `${step}`);
    while (dealt.turn !== NONE) game.apply(dealt, oneOf(random, legalIn(game, dealt)));
    assert.notEqual(game.result(dealt), null);
  });
});

/** A game may deal again and again into one state; its interface does not say so. */
interface Redealing extends Resampler<State> {
  dealInto(random: Random, state: State): void;
}

function isRedealing(resampler: Resampler<State>): resampler is Redealing {
  return 'dealInto' in resampler;
}

test('a deal into a state that was played on is as good as a new one', () => {
  holdsEverywhere(10, ({ game, state, seats, memories, trail, step }) => {
    const seat = step % seats.length;
    const known = game.redact(state, seat);
    const resampler = game.resampler(known, memories[seat] as never);
    if (!isRedealing(resampler)) return;
    const random = fastRandom(`into ${step}`);
    const dealt = resampler.deal(random);
    const legal = legalIn(game, dealt);
    if (legal.length > 0) game.apply(dealt, oneOf(random, legal));
    resampler.dealInto(random, dealt);
    assert.equal(bytes(game, dealt, seat), bytes(game, state, seat));
    assert.deepEqual(game.redact(dealt, seat), known);
    trail.checkBelief(dealt, seat);
  });
});

/** What the deal, chance or a swap has shown so far: one list for each hand, and one for what lies open. */
function shownBy(game: Game, state: State, seats: readonly Seat[]): readonly string[][] {
  const open = lawKitOf(game).laidOpen?.(game.view(state, null)) ?? [];
  return [
    ...seats.map((seat) => [...game.hand(state, seat)]),
    open.map((thing) => JSON.stringify(thing)),
  ];
}

test('a move that can be taken back has shown nobody a new card or roll; any other has, but the last', () => {
  holdsEverywhere(25, ({ game, state, seats, legal }) => {
    const before = shownBy(game, state, seats);
    for (const code of legal) {
      const next = game.clone(state);
      game.apply(next, code);
      if (next.turn === NONE) continue;
      const after = shownBy(game, next, seats);
      const isNew = after.some((things, i) => isMore(things, before[i]!));
      assert.equal(game.isRevealing(state, code), isNew);
    }
  });
});

/** Whether there is something that was not there before. */
function isMore(things: readonly string[], before: readonly string[]): boolean {
  const left = [...before];
  return things.some((thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
