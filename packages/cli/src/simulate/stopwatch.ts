/** Each power of two is cut into this many parts: a time is known to about 2 %. */
const PARTS = 16;
const NS_PER_MS = 1e6;
/** Up to 2^42 ns: more than an hour. */
const BUCKETS = 42 * PARTS;

/** The times of a stopwatch as plain data, to be sent and added up. */
export interface Times {
  readonly count: number;
  readonly sum: number;
  readonly max: number;
  readonly buckets: Uint32Array;
}

/** How long moves took, in milliseconds. Takes the same room for ten moves and for ten million. */
export class Stopwatch implements Times {
  count = 0;
  sum = 0;
  max = 0;
  readonly buckets = new Uint32Array(BUCKETS);

  add(ms: number): void {
    this.count++;
    this.sum += ms;
    if (ms > this.max) this.max = ms;
    const bucket = (PARTS * Math.log2(Math.max(ms * NS_PER_MS, 1))) | 0;
    this.buckets[Math.min(bucket, BUCKETS - 1)]!++;
  }

  addAll(times: Times): void {
    this.count += times.count;
    this.sum += times.sum;
    this.max = Math.max(this.max, times.max);
    times.buckets.forEach((count, i) => (this.buckets[i]! += count));
  }

  get times(): Times {
    const { count, sum, max, buckets } = this;
    return { count, sum, max, buckets };
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** The time that a share of all moves did not exceed. */
  quantile(share: number): number {
    let left = share * this.count;
    const bucket = this.buckets.findIndex((count) => (left -= count) <= 0);
    const middle = 2 ** ((bucket + 0.5) / PARTS) / NS_PER_MS;
    return Math.min(middle, this.max);
  }
}
