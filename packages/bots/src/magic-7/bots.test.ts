import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fastRandom, Magic7 } from '@table-seven/engine';
import fc from 'fast-check';

import { LEVELS } from '../bot.ts';
import { prepareBots } from '../learnt/library.ts';
import { kit } from './kit.ts';
import { QUICK, Table } from './test/table.ts';

await prepareBots();

const { game } = Magic7;

const anyLevel = fc.constantFrom(...LEVELS);
const anyPlayers = fc.constantFrom(2, 3, 4);
const anyOptions = fc.record({
  mirrorScore: fc.constantFrom('zero', 'copies'),
  openScore: fc.boolean(),
  alternateOpponents: fc.boolean(),
});

test('bots of every level choose legal moves to the end, for every number of players and every option', () => {
  fc.assert(
    fc.property(anyLevel, anyPlayers, anyOptions, fc.string(), (level, players, json, seed) => {
      const table = Table.dealt(players, seed, json);
      const bots = Array.from({ length: players }, (_, seat) => table.join(level, seat));
      // `play` refuses a move that is not listed.
      while (table.state.phase !== 'over') table.play(table.ask(bots[table.state.turn]!));
    }),
    { numRuns: 40 },
  );
});

test('[MG-SEE-1] cards that a seat cannot see make no difference to its moves', () => {
  fc.assert(
    fc.property(anyLevel, anyPlayers, fc.string(), fc.nat(36), (level, players, seed, plies) => {
      const table = Table.dealt(players, seed);
      const walkers = Array.from({ length: players }, (_, seat) => table.join('casual', seat));
      const bots = Array.from({ length: players }, (_, seat) => table.join(level, seat));
      const twins = Array.from({ length: players }, (_, seat) => table.join(level, seat));
      const memories = Array.from({ length: players }, (_, seat) => new Magic7.Memory(seat));
      for (let i = 0; i < plies && table.state.phase !== 'over'; i++) {
        table.play(table.ask(walkers[table.state.turn]!));
        memories.forEach((memory, seat) => memory.observe(game.redact(table.state, seat)));
      }
      const { state } = table;
      if (state.phase === 'over') return;
      const known = game.redact(state, state.turn);
      const other = new Magic7.Resampler(known, memories[state.turn]!).deal(fastRandom(seed));
      const chosen = bots[state.turn]!.choose(known, table.moves());
      const twin = twins[state.turn]!.choose(game.redact(other, state.turn), table.moves());
      assert.equal(twin, chosen);
    }),
    { numRuns: 60 },
  );
});

test('a bot shown views plays like one shown redacted states', () => {
  fc.assert(
    fc.property(anyLevel, anyPlayers, anyOptions, fc.string(), (level, players, json, seed) => {
      const table = Table.dealt(players, seed, json);
      const bots = Array.from({ length: players }, (_, seat) => table.join(level, seat));
      const readers = Array.from({ length: players }, (_, seat) =>
        kit[level]({ seat, players, random: fastRandom('bot'), thinking: QUICK }),
      );
      const show = (): void =>
        readers.forEach((bot, seat) => bot.see(game.restore(game.view(table.state, seat))));
      show();
      while (table.state.phase !== 'over') {
        const { turn } = table.state;
        const chosen = table.ask(bots[turn]!);
        const view = game.restore(game.view(table.state, turn));
        assert.equal(readers[turn]!.choose(view, table.moves()), chosen);
        table.play(chosen);
        show();
      }
    }),
    { numRuns: 16 },
  );
});
