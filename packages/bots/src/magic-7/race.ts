import type { MoveCode } from '@table-seven/engine';

/** What is known of a move. */
export interface Evaluation {
  readonly code: MoveCode;
  /** Mean utility (see utility.ts) and its standard error. */
  readonly mean: number;
  readonly error: number;
  /** In how many worlds it was tried: the better it looks, the more. */
  readonly visits: number;
}

/** A move in the race for the best one. */
export class Runner implements Evaluation {
  readonly code: MoveCode;
  visits = 0;
  #sum = 0;
  #squares = 0;

  constructor(code: MoveCode) {
    this.code = code;
  }

  add(utility: number): void {
    this.visits++;
    this.#sum += utility;
    this.#squares += utility * utility;
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.#sum / this.visits;
  }

  get error(): number {
    if (this.visits < 2) return Infinity;
    const variance = Math.max(0, this.#squares / this.visits - this.mean ** 2);
    return Math.sqrt(variance / (this.visits - 1));
  }
}

/** Those that stay in the race after a round. */
export function betterHalf(runners: readonly Runner[]): Runner[] {
  return runners.toSorted((a, b) => b.mean - a.mean).slice(0, Math.ceil(runners.length / 2));
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
