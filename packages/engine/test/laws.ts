import fc from 'fast-check';

import { SCENARIOS } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';
import { walk } from './walk.ts';
import type { Position } from './walk.ts';

/** Law suites play the same games every time; another number here plays others. */
export const LAW_SEED = 7_1990;

/** Scenarios go by name, so that a counterexample can be read. */
const byName = new Map(SCENARIOS.map((scenario) => [scenario.name, scenario]));

export const anyScenario = fc.constantFrom(...byName.keys());
export const anyLuckyGame = anyScenario.filter((name) => name.startsWith('double-lucky-7'));
export const anyMagicGame = anyScenario.filter((name) => name.startsWith('magic-7'));
export const anySeed = fc.nat({ max: 999_999 }).map(String);

export function scenarioOf(name: string): Scenario {
  return byName.get(name)!;
}

/** Checks that a law holds at every position of random games of both kinds, for any players and options. */
export function holdsEverywhere(
  runs: number,
  law: (position: Position) => void,
  scenarios: fc.Arbitrary<string> = anyScenario,
): void {
  fc.assert(
    fc.property(scenarios, anySeed, (name, seed) => {
      walk(scenarioOf(name), seed, law);
    }),
    { seed: LAW_SEED, numRuns: runs },
  );
}
