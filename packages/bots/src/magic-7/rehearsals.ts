import type { Magic7, MoveCode } from '@table-seven/engine';

import type { Future } from './future.ts';
import { play } from './playout.ts';
import { evaluationOf } from './race.ts';
import type { Evaluation, Trials } from './race.ts';
import type { Tally } from './tally.ts';

interface Tried {
  visits: number;
  sum: number;
  squares: number;
}

/** Moves tried for themselves: what comes after them is left to a future. */
export class Rehearsals implements Trials {
  readonly perMs: number;
  readonly #future: Future;
  readonly #side: Magic7.Side;
  readonly #tried = new Map<MoveCode, Tried>();

  constructor(known: Magic7.State, side: Magic7.Side, future: Future) {
    this.perMs = future.perMs(known);
    this.#future = future;
    this.#side = side;
  }

  try(code: MoveCode, world: Magic7.State, tally: Tally): void {
    play(world, tally, code);
    this.#future.look(world, tally);
    const utility = this.#future.utilities[this.#side]!;
    const tried = this.#tried.get(code) ?? { visits: 0, sum: 0, squares: 0 };
    this.#tried.set(code, tried);
    tried.visits++;
    tried.sum += utility;
    tried.squares += utility * utility;
  }

  evaluate(codes: readonly MoveCode[]): Evaluation[] {
    return codes.map((code) => {
      const { visits, sum, squares } = this.#tried.get(code) ?? { visits: 0, sum: 0, squares: 0 };
      return evaluationOf(code, visits, sum, squares);
    });
  }
}
