import { below, fastRandom } from '@table-seven/engine';
import type { Random } from '@table-seven/engine';

/** What a seed decides: the same seed gives the same luck. */
export class Luck {
  readonly #seed: string;
  readonly #random: Random;

  constructor(seed: string) {
    this.#seed = seed;
    this.#random = fastRandom(seed);
  }

  /** Luck of its own for a part, whatever the other parts draw meanwhile. */
  of(part: string): Luck {
    return new Luck(`${this.#seed} / ${part}`);
  }

  below(limit: number): number {
    return below(this.#random, limit);
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  isOneIn(many: number): boolean {
    return this.below(many) === 0;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** Any bytes at all. */
  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)));
  }
}
