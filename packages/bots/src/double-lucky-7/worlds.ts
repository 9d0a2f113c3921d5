import { DoubleLucky7 } from '@table-seven/engine';
import type { Random, Redacted } from '@table-seven/engine';

import type { History } from './history.ts';
import { Likelihood } from './likelihood.ts';
import type { TablePolicy } from './table-policy.ts';
import { World } from './world.ts';

const { Resampler } = DoubleLucky7;
type State = DoubleLucky7.State;

/** How many worlds are at hand at a time, and how many deals are imagined for each when they are first made. */
export const BATCH = 16;
const CHOICE = 4;
/**
 * Steps that each world walks on from its beginning, and from one batch to the next. More would make the worlds less alike, but every
 * step asks again what others would have done, which costs as much as the playouts for which the worlds are made.
 */
const FIRST_WALK = 10;
const WALK = 5;
/** [DL-MAT-4] Every side of the die comes equally often. */
const DIE = 8;

/** Deals of the hidden cards that fit what a seat knows, as likely as they explain what the others did. */
export class Worlds {
  readonly batch: World[] = [];
  /** For each of them what the die will show, should it be rolled. */
  readonly rolls = Array.from({ length: BATCH }, (_, i) => i % DIE);
  readonly #likelihood: Likelihood;
  readonly #choice: World[] = [];
  readonly #weights = new Float64Array(BATCH * CHOICE);
  readonly #reads: boolean;
  #resampler: DoubleLucky7.Resampler | null = null;
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
    while (this.batch.length < BATCH) this.batch.push(new World(known.clone()));
    while (this.#choice.length < BATCH * CHOICE) this.#choice.push(new World(known.clone()));
    if (this.#hasClues) {
      this.#choose(random);
      this.#walk(random, FIRST_WALK);
    } else {
      this.#dealAll(this.batch, random);
    }
  }

  /** Makes the next one out of it. */
  next(random: Random): void {
    if (this.#hasClues) this.#walk(random, WALK);
    else this.#dealAll(this.batch, random);
  }

  get #hasClues(): boolean {
    return this.#reads && this.#likelihood.hasClues;
  }

  #dealAll(worlds: readonly World[], random: Random): void {
    for (const world of worlds) world.deal(random, this.#resampler!, this.#likelihood);
    this.#deals += worlds.length;
  }

  #walk(random: Random, steps: number): void {
    for (const world of this.batch) {
      for (let i = 0; i < steps; i++) world.step(random, this.#resampler!, this.#likelihood);
    }
  }

  /** Systematic resampling: every deal comes as often as its weight asks for, rounded by one lot for all. */
  #choose(random: Random): void {
    this.#dealAll(this.#choice, random);
    let total = 0;
    for (const [i, world] of this.#choice.entries()) total += this.#weights[i] = world.weight;
    const step = total / BATCH;
    const lot = (random.next() >>> 0) / 2 ** 32;
    let index = 0;
    let sum = this.#weights[0]!;
    for (let i = 0; i < BATCH; i++) {
      while (sum < (i + lot) * step && index < this.#choice.length - 1) {
        sum += this.#weights[++index]!;
      }
      this.batch[i]!.copyFrom(this.#choice[index]!);
    }
  }
}
