import { grown } from '@table-seven/engine';

import type { Fact, Moved, Started } from './facts.ts';

/** Everything that chance gave in a game: its beginning, and what it gave beside every move; null if the log does not tell. */
export function dealtIn(facts: readonly Fact[]): object | null {
  let setup: object | null = null;
  for (const fact of facts) {
    if (fact.type === 'started' && fact.setup !== undefined) setup = fact.setup;
    if (fact.type === 'moved' && fact.chance !== undefined && setup !== null) {
      setup = grown(setup, fact.chance);
    }
  }
  return setup;
}

/** A fact as it was decided. */
export function withoutChance(fact: Started | Moved): Fact {
  if (fact.type === 'started') return { type: 'started' };
  const { chance: _chance, ...rest } = fact;
  return rest;
}
