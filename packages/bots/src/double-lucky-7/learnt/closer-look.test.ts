import assert from 'node:assert/strict';
import { test } from 'node:test';

import { DoubleLucky7, fastChance, fastRandom, MoveList } from '@table-seven/engine';
import fc from 'fast-check';

import { Network } from '../../learnt/network.ts';
import type { SparseInput } from '../../learnt/sparse-input.ts';
import { scatter } from '../../training/learner.ts';
import { TableFacts } from '../table-facts.ts';
import { LearntPolicy, shapesFor } from './learnt-policy.ts';
import { PlayInputs, playInputs } from './play-inputs.ts';

const { game } = DoubleLucky7;

const anyMode = fc.constantFrom('classic', 'tactical', 'dice');
/** Enough for any moment of a game for two. */
const anyPlies = fc.nat(160);

/** A game for two after some moves of anybody, at the next card to be played; null if there is none. */
function midGame(mode: string, seed: string, plies: number) {
  const options = game.parseOptions({ mode });
  assert.ok(options.ok);
  const random = fastRandom(seed);
  const state = game.start(2, options.value, {}, fastChance(random));
  const facts = new TableFacts();
  const moves = new MoveList();
  let round = 0;
  for (let i = 0; state.phase !== 'over'; i++) {
    if (state.round !== round) facts.begin(state);
    round = state.round;
    game.legalMoves(state, moves);
    if (state.phase === 'play' && i >= plies) return { state, facts, moves };
    const move = moves.codes[(random.next() >>> 0) % moves.length]!;
    if (state.phase === 'play') facts.notePlay(state, move);
    game.apply(state, move);
  }
  return null;
}

/** Networks that have learnt nothing yet: what they say depends on all they are shown. */
function scatteredPolicy(): LearntPolicy {
  const { play, bid } = shapesFor(2);
  const networks = { play: new Network(play), bid: new Network(bid) };
  for (const network of Object.values(networks)) scatter(network, fastRandom('scattered'));
  return new LearntPolicy(networks, 2);
}

test('all that is looked at has room, and an input of its own', () => {
  const inputs = new PlayInputs(2);
  const [usual, size] = [playInputs(3), playInputs(2)];
  const indicesOf = ({ index, length }: SparseInput): number[] => {
    assert.ok(length <= index.length, 'what does not fit would be lost without a word');
    return [...index.subarray(0, length)];
  };
  const seen = new Set<number>();
  fc.assert(
    fc.property(anyMode, fc.string(), anyPlies, (mode, seed, plies) => {
      const found = midGame(mode, seed, plies);
      if (found === null) return;
      const { state, facts, moves } = found;
      inputs.look(state, facts);
      for (const move of moves.toArray()) {
        inputs.weigh(move);
        for (const index of indicesOf(inputs.common)) seen.add(index);
        for (const index of indicesOf(inputs.candidate)) seen.add(index);
      }
    }),
    { numRuns: 2000 },
  );
  const closer = [...seen].filter((index) => index >= usual);
  assert.ok([...seen].every((index) => index >= 0 && index < size));
  // Nearly all there are; some, such as needing many tricks at once, are rare.
  assert.ok(closer.length > 0.8 * (size - usual), `${closer.length} of ${size - usual}`);
});

test('[DL-SEE-2] what a card is thought to be worth does not depend on cards that its seat cannot see', () => {
  const policy = scatteredPolicy();
  fc.assert(
    fc.property(anyMode, fc.string(), anyPlies, (mode, seed, plies) => {
      const found = midGame(mode, seed, plies);
      if (found === null) return;
      const { state, facts, moves } = found;
      policy.weighPlays(state, facts, moves);
      const open = policy.values.slice(0, moves.length);
      policy.weighPlays(game.redact(state, state.turn).clone(), facts, moves);
      assert.deepEqual(policy.values.slice(0, moves.length), open);
    }),
  );
});
