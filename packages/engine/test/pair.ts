import { fastRandom, Referee } from '../src/index.ts';
import { accepted } from './accepted.ts';
import { lawKitOf } from './law-kit.ts';
import type { Reference } from './reference.ts';
import { oneOf, someSetup } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';

export interface Pair {
  readonly referee: Referee;
  readonly reference: Reference;
}

export function startReferee(scenario: Scenario, seed: string): Referee {
  const { game, players, options } = scenario;
  const setup = someSetup(scenario, seed);
  return accepted(Referee.start({ game: game.id, players, options, seed, setup }));
}

/** The same game twice: in the engine, and in the reference, which is told what chance gave. */
function startPair(scenario: Scenario, seed: string): Pair {
  const referee = startReferee(scenario, seed);
  return { referee, reference: lawKitOf(referee.game).reference(referee) };
}

/** Plays a random game to its end; `visit` is shown every position. */
export function playRandomly(
  scenario: Scenario,
  seed: string,
  visit: (pair: Pair, step: number) => void,
): void {
  const pair = startPair(scenario, seed);
  const random = fastRandom(`moves ${seed}`);
  for (let step = 0; ; step++) {
    visit(pair, step);
    const { turn } = pair.referee;
    if (turn === null) return;
    const move = oneOf(random, pair.referee.legalMoves());
    pair.referee.play(turn, move);
    pair.reference.apply(move);
  }
}
