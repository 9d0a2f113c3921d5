import { randomInt } from 'node:crypto';

import fc from 'fast-check';

import { SCENARIOS } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';
import { walk } from './walk.ts';
import type { Position } from './walk.ts';

/** The laws play the same games every time, and then others that nobody has played yet. */
const PINNED_SEED = 7_1990;
const FRESH_SEED = Number(process.env['LAW_SEED'] ?? randomInt(2 ** 31));
/** How many times as many of the others. */
const DEPTH = Number(process.env['LAW_DEPTH'] ?? 1);

/** Scenarios go by name, so that a counterexample can be read. */
const byName = new Map(SCENARIOS.map((scenario) => [scenario.name, scenario]));

const anyScenario = fc.constantFrom(...byName.keys());
const anySeed = fc.nat({ max: 999_999 }).map(String);

/** Checks that a law holds for random games of every kind: games already known, and new ones, whose seed a failure tells. */
export function holds(
  runs: number,
  law: (scenario: Scenario, seed: string) => void,
  scenarios: fc.Arbitrary<string> = anyScenario,
): void {
  const property = fc.property(scenarios, anySeed, (name, seed) => {
    law(byName.get(name)!, seed);
  });
  fc.assert(property, { seed: PINNED_SEED, numRuns: runs });
  fc.assert(property, { seed: FRESH_SEED, numRuns: runs * DEPTH, reporter });
}

function reporter(details: fc.RunDetails<[string, string]>): void {
  if (!details.failed) return;
  const message = fc.defaultReportMessage(details) ?? '';
  throw new Error(`${message}\n\n${again()}`, { cause: details.errorInstance });
}

function again(): string {
  return `The same games again: LAW_SEED=${FRESH_SEED} LAW_DEPTH=${DEPTH}`;
}

/** Checks that a law holds at every position of random games. */
export function holdsEverywhere(
  runs: number,
  law: (position: Position) => void,
  scenarios?: fc.Arbitrary<string>,
): void {
  holds(
    runs,
    (scenario, seed) => {
      walk(scenario, seed, law);
    },
    scenarios,
  );
}

/** Random games of one game only. */
export function anyGameOf(id: string): fc.Arbitrary<string> {
  return fc.constantFrom(...SCENARIOS.filter(({ game }) => game.id === id).map(({ name }) => name));
}

/** Checks that a law holds for one known and one new game of each of these kinds. */
export function holdsForEach(
  scenarios: readonly Scenario[],
  law: (scenario: Scenario, seed: string) => void,
): void {
  for (const scenario of scenarios) {
    law(scenario, scenario.name);
    try {
      law(scenario, `${scenario.name} ${FRESH_SEED}`);
    } catch (error) {
      throw new Error(`${scenario.name}: ${String(error)}\n\n${again()}`, { cause: error });
    }
  }
}
