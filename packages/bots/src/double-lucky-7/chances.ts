/** Chances by table: the functions that playouts ask for millions of times. The steps are finer than any two cards' difference. */

const STEPS = 32;
const LIMIT = 8;
const SIGMOID = Float64Array.from(
  { length: 2 * LIMIT * STEPS + 1 },
  (_, i) => 1 / (1 + Math.exp(LIMIT - i / STEPS)),
);

/** A chance from log odds. */
export function chanceOf(logOdds: number): number {
  const x = logOdds < -LIMIT ? -LIMIT : logOdds > LIMIT ? LIMIT : logOdds;
  return SIGMOID[((x + LIMIT) * STEPS + 0.5) | 0]!;
}

const BELL_STEPS = 64;
const BELL_END = 16;
/** Linear between the steps, so that no two different distances count as equal; beyond the end all but 0. */
const BELL = Float64Array.from({ length: BELL_END * BELL_STEPS + 2 }, (_, i) =>
  Math.exp(-i / BELL_STEPS),
);

/** exp(−x) for x ≥ 0. */
export function fading(x: number): number {
  const place = (x < BELL_END ? x : BELL_END) * BELL_STEPS;
  const step = place | 0;
  const from = BELL[step]!;
  return from + (place - step) * (BELL[step + 1]! - from);
}
