import type { Seat } from '@table-seven/engine';

const SIZE = 1 << 13;

/** Numbers by seat and hand. There is one place for each; whoever comes later to a place that is taken takes it over. */
export class HandTable {
  readonly values = new Float64Array(SIZE);
  readonly #low = new Int32Array(SIZE);
  readonly #high = new Int32Array(SIZE);
  /** Whose it is, and since when: places of an earlier time count as empty. */
  readonly #mark = new Int32Array(SIZE);
  #time = 1;

  clear(): void {
    this.#time++;
  }

  find(seat: Seat, low: number, high: number): number {
    let hash = Math.imul(low ^ (seat << 28), 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    return (hash >>> 12) & (SIZE - 1);
  }

  isAt(place: number, seat: Seat, low: number, high: number): boolean {
    return (
      this.#low[place] === low &&
      this.#high[place] === high &&
      this.#mark[place] === 8 * this.#time + seat
    );
  }

  put(place: number, seat: Seat, low: number, high: number, value: number): void {
    this.#low[place] = low;
    this.#high[place] = high;
    this.#mark[place] = 8 * this.#time + seat;
    this.values[place] = value;
  }
}
