import type { MoveList, Random, Redacted, State } from '@table-seven/engine';

import type { Advice } from './advice.ts';

/** Who thinks for a coach, in one game. */
export interface Adviser<S extends State = State> {
  see(known: Redacted<S>): void;
  advise(known: Redacted<S>, moves: MoveList, random: Random): Advice | null;
}

/** Enough to tell a throw from a matter of taste, and little enough that nobody waits for it. */
export const WORLDS = 64;

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
