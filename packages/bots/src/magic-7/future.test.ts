import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fastRandom, Magic7, MoveList } from '@table-seven/engine';
import fc from 'fast-check';

import { Network } from '../learnt/network.ts';
import { scatter } from '../training/learner.ts';
import { Endgame } from './endgame.ts';
import { Foreseen, PlayedOut } from './future.ts';
import type { Future } from './future.ts';
import { LearntPolicy, MOVE_SHAPE } from './learnt/learnt-policy.ts';
import { Outlook, outlookShape } from './learnt/outlook.ts';
import { play } from './playout.ts';
import { RulesOfThumb } from './policy.ts';
import { Tally } from './tally.ts';
import { Table } from './test/table.ts';
import { utility } from './utility.ts';
import { weightsFor } from './weights.ts';

const anyPlayers = fc.constantFrom(2, 3, 4);

/** What one side may expect of a world. */
function utilityFor(future: Future, world: Magic7.State, tally: Tally, side: number): number {
  future.look(world, tally);
  return future.utilities[side]!;
}

function foreseen(players: number, seed: string) {
  const move = new Network(MOVE_SHAPE);
  const outlook = new Network(outlookShape(players));
  scatter(move, fastRandom(`${seed} move`));
  scatter(outlook, fastRandom(`${seed} outlook`));
  return { policy: new LearntPolicy(move), outlook: new Outlook(outlook) };
}

test('[MG-SCO-3] after the last card nothing is left to foresee: both futures are the end itself', () => {
  fc.assert(
    fc.property(anyPlayers, fc.string(), (players, seed) => {
      const learnt = foreseen(players, seed);
      const { state } = Table.dealt(players, seed);
      const tally = new Tally();
      const moves = new MoveList();
      while (state.phase !== 'over') play(state, tally, learnt.policy.move(state, tally, moves));
      for (const future of [new PlayedOut(players), new Foreseen(learnt, players)]) {
        state.points.forEach((_, side) => {
          assert.equal(utilityFor(future, state.clone(), tally, side), utility(state.points, side));
        });
      }
    }),
    { numRuns: 30 },
  );
});

test('[MG-TWO-3] a trick is completed before the outlook is asked', () => {
  const learnt = foreseen(2, 'trick');
  const { state } = Table.dealt(2, 'trick');
  const tally = new Tally();
  const moves = new MoveList();
  play(state, tally, learnt.policy.move(state, tally, moves));
  assert.equal(state.phase, 'reply');
  const value = utilityFor(new Foreseen(learnt, 2), state, tally, 0);
  assert.equal(state.phase, 'lead');
  learnt.outlook.foresee(state);
  assert.equal(value, learnt.outlook.utilities[0]);
});

test('[MG-THREE-1] without a learnt policy the rules of thumb play some tricks before the outlook is asked', () => {
  const { outlook } = foreseen(3, 'three');
  const { state } = Table.dealt(3, 'three');
  const tally = new Tally();
  const rules = new RulesOfThumb(weightsFor(3));
  play(state, tally, rules.move(state, tally));
  const expected = state.clone();
  const known = new Tally();
  known.copyFrom(tally);
  // The trick that was begun, and four more.
  for (let cards = 0; cards < 9; cards++) play(expected, known, rules.move(expected, known));
  const future = new Foreseen({ policy: null, outlook }, 3);
  future.look(state, tally);
  assert.deepEqual(state, expected);
  outlook.foresee(expected);
  assert.deepEqual(future.utilities, outlook.utilities);
});

test('[MG-TWO-6] once the trick at hand has emptied the pile nothing is foreseen: the rest is solved', () => {
  const endgame = new Endgame();
  const moves = new MoveList();
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const learnt = foreseen(2, seed);
      const future = new Foreseen(learnt, 2);
      const { state } = Table.dealt(2, seed);
      const tally = new Tally();
      while (state.drawn < state.pile.length || state.phase === 'reply') {
        play(state, tally, learnt.policy.move(state, tally, moves));
      }
      Magic7.game.legalMoves(state, moves);
      const rest = Math.max(...endgame.solve(state, moves.toArray()));
      const ahead = state.points[state.turn]! - state.points[1 - state.turn]! + rest;
      // Twice: solved anew, and remembered.
      for (const side of [state.turn, 1 - state.turn, state.turn]) {
        const expected = utility([ahead, 0], side === state.turn ? 0 : 1);
        assert.equal(utilityFor(future, state.clone(), tally, side), expected);
      }
    }),
    { numRuns: 30 },
  );
});

test('[MG-TWO-4] the same hands with another leader or other points are not the same ending', () => {
  const learnt = foreseen(2, 'leader');
  const moves = new MoveList();
  const remembering = new Foreseen(learnt, 2);
  const { state } = Table.dealt(2, 'leader');
  const tally = new Tally();
  while (state.drawn < state.pile.length || state.phase === 'reply') {
    play(state, tally, learnt.policy.move(state, tally, moves));
  }
  for (const [leader, points] of [
    [0, 0],
    [1, 0],
    [1, 9],
    [0, -30],
  ] as const) {
    const other = state.clone();
    other.leader = other.turn = leader;
    other.points[0]! += points;
    const fresh = utilityFor(new Foreseen(learnt, 2), other.clone(), tally, 0);
    assert.equal(utilityFor(remembering, other, tally, 0), fresh);
  }
});
