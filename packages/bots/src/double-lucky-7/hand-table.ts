import { NONE } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

const SIZE = 1 << 13;

/** Numbers from 0 on by seat and hand. Whatever comes later to a place that is taken takes it over: forgetting costs only time. */
export class HandTable {
  readonly #numbers = new Float64Array(SIZE);
  readonly #low = new Int32Array(SIZE);
  readonly #high = new Int32Array(SIZE);
  /** Whose it is, and since when: places of an earlier time count as empty. */
  readonly #owner = new Int32Array(SIZE);
  #time = 1;

  clear(): void {
    this.#time++;
  }

  /** The number of a hand, or NONE. */
  get(seat: Seat, low: number, high: number): number {
    const place = placeOf(seat, low, high);
    const isThere =
      this.#low[place] === low &&
      this.#high[place] === high &&
      this.#owner[place] === 8 * this.#time + seat;
    return isThere ? this.#numbers[place]! : NONE;
  }

  set(seat: Seat, low: number, high: number, number: number): void {
    const place = placeOf(seat, low, high);
    this.#low[place] = low;
    this.#high[place] = high;
    this.#owner[place] = 8 * this.#time + seat;
    this.#numbers[place] = number;
  }
}

function placeOf(seat: Seat, low: number, high: number): number {
  let hash = Math.imul(low ^ (seat << 28), 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 12) & (SIZE - 1);
}
