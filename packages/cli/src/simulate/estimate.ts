/** A mean with the half-width of its 95 % confidence interval; null where fewer than two deals say nothing about it. */
export interface Estimate {
  readonly mean: number;
  readonly ci95: number | null;
}

/** Half-widths of Student's t for 95 %, for 1 to 10 degrees of freedom; beyond them a series in their number is near enough. */
const FEW = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
const NORMAL = 1.959964;

function student95(freedom: number): number {
  return FEW[freedom - 1] ?? NORMAL + 2.3723 / freedom + 2.8225 / freedom ** 2;
}

/** Estimates a mean from independent values, one per deal, as they come (Welford). */
export class Estimator {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    const before = value - this.#mean;
    this.#mean += before / this.#count;
    this.#squares += before * (value - this.#mean);
  }

  get estimate(): Estimate {
    const freedom = this.#count - 1;
    if (freedom < 1) return { mean: this.#mean, ci95: null };
    const error = Math.sqrt(this.#squares / freedom / this.#count);
    return { mean: this.#mean, ci95: student95(freedom) * error };
  }
}
