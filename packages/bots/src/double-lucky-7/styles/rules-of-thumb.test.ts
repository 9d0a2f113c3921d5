import assert from 'node:assert/strict';
import { it } from 'node:test';

import { DoubleLucky7, fastChance, fastRandom, MoveList, NONE } from '@table-seven/engine';
import fc from 'fast-check';

import { CasualBot } from '../casual.ts';
import { TableFacts } from '../table-facts.ts';
import { RulesOfThumb } from './rules-of-thumb.ts';

const { BID, game } = DoubleLucky7;

it('is certain of every bid and card of a casual bot, and of nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.string(), (players, seed) => {
      const parsed = game.parseOptions({ rounds: 7 });
      assert.ok(parsed.ok);
      const state = game.start(players, parsed.value, {}, fastChance(fastRandom(seed)));
      const bots = Array.from({ length: players }, (_, seat) => new CasualBot({ seat }));
      const style = new RulesOfThumb();
      const facts = new TableFacts();
      const moves = new MoveList();
      const fit = new Float64Array(8);
      let round = 0;
      while (state.turn !== NONE) {
        if (state.round !== round) facts.begin(state);
        ({ round } = state);
        bots.forEach((bot, seat) => bot.see(game.redact(state, seat)));
        game.legalMoves(state, moves);
        const codes = [...moves.codes.subarray(0, moves.length)];
        const move = bots[state.turn]!.choose(game.redact(state, state.turn), moves);
        if (state.phase === 'bid') style.fitBids(state, state.turn, facts, fit);
        for (const code of codes) {
          const fits =
            state.phase === 'bid' ? fit[code - BID] : style.fitPlay(state, facts, moves, code);
          assert.equal(fits, code === move ? 1 : 0);
        }
        if (state.phase === 'play') facts.notePlay(state, move);
        game.apply(state, move);
      }
    }),
    { numRuns: 20 },
  );
});
