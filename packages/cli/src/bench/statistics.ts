export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => round(quantile(sorted, share), 2);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** What lies in the middle, and between which two the middle half lies. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
  };
}

export function median(values: readonly number[]): number {
  return spreadOf(values).median;
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** The value below which a share of all lies, straight between the two nearest; NaN of nothing. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}
