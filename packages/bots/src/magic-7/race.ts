import type { Magic7, MoveCode } from '@table-seven/engine';

import type { Tally } from './tally.ts';

/** What is known of a move. */
export interface Evaluation {
  readonly code: MoveCode;
  /** Mean utility (see utility.ts) and its standard error. */
  readonly mean: number;
  readonly error: number;
  /** In how many worlds it was tried: the better it looks, the more. */
  readonly visits: number;
}

/** Where moves are tried in imagined worlds, one after the other, and what that says about them. */
export interface Trials {
  /** How often one may be tried per millisecond allowed. */
  readonly perMs: number;
  /** Tries a move in a world; the world is used up. */
  try(code: MoveCode, world: Magic7.State, known: Tally): void;
  evaluate(codes: readonly MoveCode[]): Evaluation[];
}

/** Those that stay in the race after a round. */
export function betterHalf(evaluations: readonly Evaluation[]): MoveCode[] {
  const better = evaluations.toSorted((a, b) => b.mean - a.mean);
  return better.slice(0, Math.ceil(evaluations.length / 2)).map(({ code }) => code);
}

/** What the utilities of a move in several worlds come to. */
export function evaluationOf(
  code: MoveCode,
  visits: number,
  sum: number,
  squares: number,
): Evaluation {
  if (visits === 0) return { code, mean: 0, error: Infinity, visits };
  const mean = sum / visits;
  const variance = Math.max(0, squares / visits - mean * mean);
  return { code, mean, error: visits > 1 ? Math.sqrt(variance / (visits - 1)) : Infinity, visits };
}

/** The move that stayed longest in the race; among equally often tried ones the best mean. */
export function bestOf(evaluations: readonly Evaluation[]): MoveCode {
  let best = evaluations[0]!;
  for (const one of evaluations) {
    const isBetter = one.visits === best.visits ? one.mean > best.mean : one.visits > best.visits;
    if (isBetter) best = one;
  }
  return best.code;
}
