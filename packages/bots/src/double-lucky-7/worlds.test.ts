import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DoubleLucky7, fastChance, fastRandom, MoveList, NONE } from '@table-seven/engine';

import { History } from './history.ts';
import { chooseByRules } from './casual.ts';
import { Policy } from './policy.ts';
import { TableFacts } from './table-facts.ts';
import { Worlds } from './worlds.ts';

const { game, Memory } = DoubleLucky7;

describe('imagined deals', () => {
  it('[DL-SEE-2] look to the seat like the real one, however far they have walked', () => {
    const policy = new Policy();
    const random = fastRandom('worlds');
    const moves = new MoveList();
    for (const [mode, players] of [
      ['classic', 4],
      ['tactical', 3],
      ['dice', 7],
    ] as const) {
      const options = game.parseOptions({ rounds: 7, mode });
      assert.ok(options.ok);
      const state = game.start(players, options.value, {}, fastChance(random));
      const history = new History(0);
      const table = new Memory(0);
      const facts = new TableFacts();
      const worlds = new Worlds(policy, true);
      while (state.turn !== NONE) {
        const known = game.redact(state, 0);
        history.see(known);
        table.observe(known);
        facts.copyFrom(table);
        if (state.turn === 0) {
          worlds.begin(known, history, random);
          worlds.next(random);
          const view = game.view(state, 0);
          for (const world of worlds.batch) assert.deepEqual(game.view(world.state, 0), view);
        }
        game.legalMoves(state, moves);
        game.apply(state, chooseByRules(policy, state, facts, moves));
      }
    }
  });

  it('give a seat that bid high better cards than one that bid nothing', () => {
    const options = game.parseOptions({ rounds: 7 });
    assert.ok(options.ok);
    const policy = new Policy();
    const state = game.start(4, options.value, { dealer: 1 }, fastChance(fastRandom('bids')));
    const moves = new MoveList();
    while (state.round < 7) {
      game.legalMoves(state, moves);
      game.apply(state, moves.codes[0]!);
    }
    const tricksAfter = (bid: number): number => {
      const position = state.clone();
      const seat = position.turn;
      const watcher = (seat + 1) % 4;
      const history = new History(watcher);
      history.see(game.redact(position, watcher));
      game.apply(position, DoubleLucky7.BID + bid);
      const known = game.redact(position, watcher);
      history.see(known);
      const worlds = new Worlds(policy, true);
      worlds.begin(known, history, fastRandom('w'));
      const facts = new TableFacts();
      facts.copyFrom(history.memory);
      const tricks = worlds.batch.map(({ state: world }) =>
        policy.tricksUnder(world, seat, facts, world.trump),
      );
      return tricks.reduce((a, b) => a + b) / tricks.length;
    };
    assert.ok(tricksAfter(3) > tricksAfter(0) + 1);
  });
});
