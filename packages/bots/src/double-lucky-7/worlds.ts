import { DoubleLucky7 } from '@table-seven/engine';
import type { Random, Redacted } from '@table-seven/engine';

import type { History } from './history.ts';
import { Likelihood } from './likelihood.ts';
import type { TablePolicy } from './table-policy.ts';
import { World } from './world.ts';

const { Resampler } = DoubleLucky7;
type State = DoubleLucky7.State;

/** How many worlds are at hand at a time. */
export const BATCH = 16;
/**
 * Steps, for each hidden hand, that a world walks on from where it was dealt, and from one batch to the next. Fewer leave the worlds of later batches
 * so much like the first ones that trying moves in them tells little (docs/decisions/0012).
 */
const FIRST_WALK = 10;
const WALK = 3;
/** [DL-MAT-4] Every side of the die comes equally often. */
const DIE = 8;

/** Deals of the hidden cards that fit what a seat knows, as likely as they explain what the others did. */
export class Worlds {
  readonly batch: World[] = [];
  /** For each of them what the die will show, should it be rolled. */
  readonly rolls = Array.from({ length: BATCH }, (_, i) => i % DIE);
  readonly #likelihood: Likelihood;
  readonly #reads: boolean;
  #resampler: DoubleLucky7.Resampler | null = null;
  #hidden = 0;
  #deals = 0;

  constructor(policy: TablePolicy, reads: boolean) {
    this.#reads = reads;
    this.#likelihood = new Likelihood(policy);
  }

  /** How much was done in all, in the unit of a bot's work: moves thought about. */
  get work(): number {
    return this.#likelihood.work + 4 * this.#deals;
  }

  /** Makes the first batch. */
  begin(known: Redacted<State>, history: History, random: Random): void {
    this.#resampler = new Resampler(known, history.memory);
    this.#likelihood.prepare(known, history);
    this.#hidden = known.players - 1;
    while (this.batch.length < BATCH) this.batch.push(new World(known.clone()));
    this.#deal(random);
    if (this.#hasClues) this.#walk(random, FIRST_WALK);
  }

  /** Makes the next one out of it. */
  next(random: Random): void {
    if (this.#hasClues) this.#walk(random, WALK);
    else this.#deal(random);
  }

  get #hasClues(): boolean {
    return this.#reads && this.#likelihood.hasClues;
  }

  #deal(random: Random): void {
    for (const world of this.batch) world.deal(random, this.#resampler!, this.#likelihood);
    this.#deals += BATCH;
  }

  #walk(random: Random, steps: number): void {
    for (const world of this.batch) {
      for (let i = 0; i < steps * this.#hidden; i++) {
        world.step(random, this.#resampler!, this.#likelihood);
      }
    }
  }
}
