import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Magic7, MoveList } from '@table-seven/engine';
import fc from 'fast-check';

import { Endgame } from './endgame.ts';
import { Table } from './test/table.ts';

const { game } = Magic7;

/** The points seat 0 finishes ahead, both playing best: every line, by the rules of the engine. */
function bruteForce(state: Magic7.State): number {
  if (state.phase === 'over') return state.points[0]! - state.points[1]!;
  const moves = new MoveList();
  game.legalMoves(state, moves);
  const values = moves.toArray().map((code) => {
    const next = state.clone();
    game.apply(next, code);
    return bruteForce(next);
  });
  return state.turn === 0 ? Math.max(...values) : Math.min(...values);
}

test('[MG-TWO-6] solved endings equal brute force after every move', () => {
  const endgame = new Endgame();
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('zero', 'copies'),
      fc.integer({ min: 16, max: 22 }),
      (seed, mirrorScore, plies) => {
        const table = Table.dealt(2, seed, { mirrorScore });
        const walker = table.join('random', 0, seed);
        for (let i = 0; i < plies; i++) table.play(table.ask(walker));
        const { state } = table;
        const sign = state.turn === 0 ? 1 : -1;
        const ahead = sign * (state.points[0]! - state.points[1]!);
        const codes = table.moves().toArray();
        const solved = endgame.solve(state, codes);
        codes.forEach((code, i) => {
          const next = state.clone();
          game.apply(next, code);
          assert.equal(Math.abs(sign * (ahead + solved[i]!) - bruteForce(next)), 0);
        });
        if (state.phase === 'lead') assert.equal(endgame.solveLead(state), Math.max(...solved));
      },
    ),
    { numRuns: 60 },
  );
});
