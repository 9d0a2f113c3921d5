import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fastRandom, Magic7, MoveList } from '@table-seven/engine';
import fc from 'fast-check';

import { Network } from '../../learnt/network.ts';
import { scatter } from '../../training/learner.ts';
import { play } from '../playout.ts';
import { Tally } from '../tally.ts';
import { Table } from '../test/table.ts';
import { LearntPolicy, MOVE_SHAPE } from './learnt-policy.ts';
import { Outlook, outlookShape } from './outlook.ts';

const { game } = Magic7;

const anyPlayers = fc.constantFrom(2, 3, 4);
/** Enough for any moment of a game. */
const anyPlies = fc.nat(46);

/** Networks that have learnt nothing yet: what they say depends on all they are shown. */
function scattered(seed: string, shape: Network['shape']): Network {
  const network = new Network(shape);
  scatter(network, fastRandom(seed));
  return network;
}

/** A game after some moves of anybody, with what everybody knows of the cards played. */
function midGame(players: number, seed: string, plies: number) {
  const { state } = Table.dealt(players, seed);
  const policy = new LearntPolicy(scattered(seed, MOVE_SHAPE));
  const tally = new Tally();
  const moves = new MoveList();
  for (let i = 0; i < plies && state.phase !== 'over'; i++) {
    play(state, tally, policy.move(state, tally, moves));
  }
  return { state, tally };
}

/** The same table with everybody sitting some seats further on. */
function turned(state: Magic7.State, by: number): Magic7.State {
  const { players } = state;
  const copy = state.clone();
  const sides = state.points.length;
  for (let seat = 0; seat < players; seat++) {
    const there = (seat + by) % players;
    copy.held[there] = state.held[seat]!;
    copy.twice[there] = state.twice[seat]!;
    copy.counts[there] = state.counts[seat]!;
  }
  for (let side = 0; side < sides; side++) copy.points[(side + by) % sides] = state.points[side]!;
  copy.leader = copy.turn = (state.leader + by) % players;
  return copy;
}

test('what is foreseen does not depend on where at the table somebody sits', () => {
  fc.assert(
    fc.property(anyPlayers, fc.string(), anyPlies, fc.nat(3), (players, seed, plies, by) => {
      const { state } = midGame(players, seed, plies & ~1);
      if (state.phase !== 'lead') return;
      const outlook = new Outlook(scattered(seed, outlookShape(players)));
      outlook.foresee(state);
      const before = [...outlook.utilities];
      outlook.foresee(turned(state, by));
      before.forEach((utility, side) => {
        assert.equal(outlook.utilities[(side + by) % before.length], utility);
      });
    }),
  );
});

test('[MG-SEE-1] what a move is thought to be worth does not depend on cards that its seat cannot see', () => {
  fc.assert(
    fc.property(anyPlayers, fc.string(), anyPlies, (players, seed, plies) => {
      const { state, tally } = midGame(players, seed, plies);
      if (state.phase === 'over') return;
      const policy = new LearntPolicy(scattered(seed, MOVE_SHAPE));
      const moves = new MoveList();
      game.legalMoves(state, moves);
      policy.weigh(state, tally, moves);
      const open = policy.values.slice(0, moves.length);
      const known = game.redact(state, state.turn).clone();
      // Points are not shown either [MG-TWO-5], but who has counted knows them.
      state.points.forEach((points, side) => (known.points[side] = points));
      policy.weigh(known, tally, moves);
      assert.deepEqual(policy.values.slice(0, moves.length), open);
    }),
  );
});
