import { fairChance, fastRandom, fixedChance, MoveList } from '../src/index.ts';
import type { Game, Memory, MoveCode, Seat, State } from '../src/index.ts';
import { accepted } from './accepted.ts';
import { lawKitOf } from './law-kit.ts';
import { oneOf, someSetup } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';
import type { Trail } from './trail.ts';

/** A position of a random game, with all that an onlooker who sees every hand has noticed on the way. */
export interface Position {
  readonly scenario: Scenario;
  readonly game: Game;
  readonly state: State;
  readonly seats: readonly Seat[];
  readonly memories: readonly Memory<State>[];
  readonly trail: Trail;
  readonly legal: readonly MoveCode[];
  readonly step: number;
}

export function legalIn(game: Game, state: State): MoveCode[] {
  const list = new MoveList();
  game.legalMoves(state, list);
  return list.toArray();
}

/** Plays a random game to its end; `visit` is shown every position, the first and the last among them. */
export function walk(scenario: Scenario, seed: string, visit: (position: Position) => void): void {
  const { game, players, options } = scenario;
  const setup = accepted(game.parseSetup(someSetup(scenario, seed), players, options));
  const outcomes = game.outcomesOf(setup);
  const state = game.start(players, options, setup, fixedChance(outcomes, fairChance(seed)));
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const memories = seats.map((seat) => game.memory(seat) as Memory<State>);
  const trail = lawKitOf(game).trail(state, outcomes);
  const random = fastRandom(`walk ${seed}`);
  for (let step = 0; ; step++) {
    for (const seat of seats) {
      memories[seat]!.observe(game.redact(state, seat));
    }
    const legal = legalIn(game, state);
    visit({ scenario, game, state, seats, memories, trail, legal, step });
    if (legal.length === 0) return;
    const code = oneOf(random, legal);
    trail.before(state, code);
    game.apply(state, code);
    trail.after(state);
  }
}
