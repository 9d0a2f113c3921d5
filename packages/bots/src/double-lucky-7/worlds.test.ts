import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DoubleLucky7, fastChance, fastRandom, MoveList, NONE } from '@table-seven/engine';

import { History } from './history.ts';
import { chooseByRules } from './casual.ts';
import { Likelihood } from './likelihood.ts';
import { Policy } from './policy.ts';
import { TableFacts } from './table-facts.ts';
import { Worlds } from './worlds.ts';

const { cardsOf, DECK_SIZE, game, LOW_CARDS, Memory, Resampler, toggle } = DoubleLucky7;

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

  it('come as often as they explain what was seen, compared with all hands there could be', () => {
    const options = game.parseOptions({ rounds: 7 });
    assert.ok(options.ok);
    const policy = new Policy();
    const state = game.start(2, options.value, { dealer: 1 }, fastChance(fastRandom('all hands')));
    const moves = new MoveList();
    while (state.round < 2) {
      game.legalMoves(state, moves);
      game.apply(state, moves.codes[0]!);
    }
    const bidder = state.turn;
    const history = new History(1 - bidder);
    history.see(game.redact(state, 1 - bidder));
    game.apply(state, DoubleLucky7.BID + 2);
    const known = game.redact(state, 1 - bidder);
    history.see(known);
    const facts = new TableFacts();
    facts.copyFrom(history.memory);
    const tricksIn = (world: DoubleLucky7.State): number =>
      policy.tricksUnder(world, bidder, facts, world.trump);

    const likelihood = new Likelihood(policy);
    likelihood.prepare(known, history);
    const world = new Resampler(known, history.memory).deal(fastRandom('any'));
    const hidden = hiddenFrom(known, history.memory);
    let weights = 0;
    let expected = 0;
    for (const [i, one] of hidden.entries()) {
      for (const other of hidden.slice(i + 1)) {
        world.hands[2 * bidder] = 0;
        world.hands[2 * bidder + 1] = 0;
        toggle(world.hands, bidder, one);
        toggle(world.hands, bidder, other);
        const weight = likelihood.ofHand(world, bidder);
        weights += weight;
        expected += weight * tricksIn(world);
      }
    }

    const worlds = new Worlds(policy, true);
    const random = fastRandom('walk');
    worlds.begin(known, history, random);
    let sum = 0;
    let count = 0;
    for (let batch = 0; batch < 300; batch++) {
      for (const { state: imagined } of worlds.batch) sum += tricksIn(imagined);
      count += worlds.batch.length;
      worlds.next(random);
    }
    // Dealt at random the hand would be worth about half a trick; so close come 4,800 worlds that hardly depend on each other.
    assert.ok(Math.abs(sum / count - expected / weights) < 0.03);
    assert.ok(expected / weights > 1);
  });
});

/** The cards that a seat cannot place. */
function hiddenFrom(known: DoubleLucky7.State, memory: DoubleLucky7.Memory): number[] {
  const own = new Set(cardsOf(known.hands, memory.seat));
  const isGone = (card: number): boolean =>
    card < LOW_CARDS
      ? ((memory.goneLow >> card) & 1) === 1
      : ((memory.goneHigh >> (card - LOW_CARDS)) & 1) === 1;
  return Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
    (card) => !own.has(card) && !isGone(card),
  );
}
