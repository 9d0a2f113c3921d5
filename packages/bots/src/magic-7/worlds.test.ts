import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fastRandom, Magic7 } from '@table-seven/engine';
import type { Redacted } from '@table-seven/engine';
import fc from 'fast-check';

import { Doubts } from './doubts.ts';
import { Table } from './test/table.ts';
import { weightsFor } from './weights.ts';
import { Worlds } from './worlds.ts';

const { CARD_NAMES, cardsOf, game, holds } = Magic7;

/** A seat that remembers and doubts. */
class Watcher {
  readonly memory: Magic7.Memory;
  readonly doubts: Doubts;

  constructor(seat: number, players: number) {
    this.memory = new Magic7.Memory(seat);
    this.doubts = new Doubts(seat, players, weightsFor(players));
  }

  see(state: Magic7.State): Redacted<Magic7.State> {
    const known = game.redact(state, this.memory.seat);
    this.memory.observe(known);
    this.doubts.see(known, this.memory);
    return known;
  }
}

/** Seat 0 has led +13 and seat 1 has let it pass with a card that it is glad to lose. */
function afterThirteen(): { watcher: Watcher; known: Redacted<Magic7.State> } {
  const table = Table.two(
    ['+1 +3 +4 +6 +7 +13', '+2 +5 -4 0 +8 -5'],
    '+10 CR -3 -6 MI +11 -1 +12 -2 +9',
  );
  const watcher = new Watcher(0, 2);
  watcher.see(table.state);
  table.playCards('+13');
  watcher.see(table.state);
  table.playCards('-5');
  return { watcher, known: watcher.see(table.state) };
}

const MINUS_6 = CARD_NAMES.indexOf('-6');

test('[MG-WIN-8] who lets a led +13 pass hardly holds the −6, but may have drawn it', () => {
  const { watcher } = afterThirteen();
  const odds = watcher.doubts.odds(1, MINUS_6);
  assert.ok(odds > 0.1 && odds < 0.5, `${odds}`);
  assert.equal(watcher.doubts.odds(1, CARD_NAMES.indexOf('+9')), 1);
});

test('a card that a seat passed over is dealt to it less often', () => {
  const { watcher, known } = afterThirteen();
  const share = (doubts: Doubts): number => {
    const worlds = new Worlds(known, watcher.memory, doubts);
    const random = fastRandom('worlds');
    const world = worlds.deal(random);
    let held = 0;
    for (let i = 0; i < 2000; i++) {
      worlds.dealInto(random, world);
      if (holds(world, 1, MINUS_6)) held++;
    }
    return held / 2000;
  };
  const blind = share(new Doubts(0, 2, weightsFor(2)));
  assert.ok(share(watcher.doubts) < blind / 2);
});

test('[MG-MAT-1] a world has the cards of the game, each hand its size, and what the seat sees', () => {
  fc.assert(
    fc.property(fc.constantFrom(2, 3, 4), fc.string(), fc.nat(40), (players, seed, plies) => {
      const table = Table.dealt(players, seed);
      const bots = Array.from({ length: players }, (_, seat) => table.join('novice', seat, seed));
      const watcher = new Watcher(0, players);
      let known = watcher.see(table.state);
      for (let i = 0; i < plies && table.state.phase !== 'over'; i++) {
        table.play(table.ask(bots[table.state.turn]!));
        known = watcher.see(table.state);
      }
      const worlds = new Worlds(known, watcher.memory, watcher.doubts);
      const random = fastRandom(seed);
      const world = worlds.deal(random);
      worlds.dealInto(random, world);
      assert.deepEqual(cardsIn(world), cardsIn(table.state));
      assert.deepEqual(cardsOf(world, 0), cardsOf(table.state, 0));
      for (let seat = 0; seat < players; seat++) {
        assert.equal(cardsOf(world, seat).length, table.state.counts[seat]);
      }
    }),
  );
});

/** All cards in hands and pile, in order. */
function cardsIn(state: Magic7.State): number[] {
  const hands = state.counts.flatMap((_, seat) => cardsOf(state, seat));
  return [...hands, ...state.pile.slice(state.drawn)].sort((a, b) => a - b);
}
