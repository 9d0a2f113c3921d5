import { fairChance, fixedChance } from '../src/index.ts';
import type { Game, Referee, State } from '../src/index.ts';
import { accepted } from './accepted.ts';
import { legalIn } from './walk.ts';

/** A state of the engine at the position that a referee has come to. */
export function stateOf(referee: Referee): { game: Game; state: State } {
  const { game, options, players } = referee;
  const { setup, moves, seed } = referee.record();
  const given = accepted(game.parseSetup(setup, players, options));
  const chance = fixedChance(game.outcomesOf(given), fairChance(seed));
  const state = game.start(players, options, given, chance);
  for (const { move } of moves) game.apply(state, game.parseMove(move));
  return { game, state };
}

/** How many ways lead from here to the end, which is the game's or wherever `isEnd` says; the fingerprint of the rules. */
export function countWays(game: Game, state: State, isEnd: (state: State) => boolean): number {
  if (isEnd(state)) return 1;
  let ways = 0;
  const moves = legalIn(game, state);
  if (moves.length === 0) return 1;
  for (const move of moves) {
    const next = game.clone(state);
    game.apply(next, move);
    ways += countWays(game, next, isEnd);
  }
  return ways;
}
