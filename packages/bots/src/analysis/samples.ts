/** A figure that was estimated, and the standard error of the estimate. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/**
 * Worlds come from so many walks side by side. Within a walk one world resembles the one before; so errors are reckoned from the means
 * of the walks, which know nothing of each other.
 */
const WALKS = 16;

/** What a move led to, world by world; world i belongs to walk i modulo WALKS. All moves meet the same worlds. */
export class Samples {
  /** What the end is worth to whoever thinks, on the scale of points. */
  readonly worth: number[] = [];
  readonly points: number[] = [];
  readonly wins: number[] = [];
  readonly met: number[] = [];
  readonly tricks: number[] = [];
}

export function estimate(values: readonly number[]): Estimate {
  const means = walkMeans(values);
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
  const squares = means.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, means.length - 1) / means.length) };
}

function walkMeans(values: readonly number[]): number[] {
  const walks = Math.min(WALKS, values.length);
  return Array.from({ length: walks }, (_, walk) => {
    const own = values.filter((_value, i) => i % WALKS === walk);
    return own.reduce((sum, value) => sum + value, 0) / own.length;
  });
}

/** The part of the worlds that even walks made, or odd ones. */
function half(values: readonly number[], parity: number): number[] {
  return values.filter((_, i) => (i % WALKS) % 2 === parity);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What a decision cost against the best alternative. */
export interface Cost {
  readonly worth: Estimate;
  readonly points: Estimate;
  readonly win: Estimate;
}

/**
 * How much the best move is better than the one that was made. Whichever looks best among several owes it partly to luck; so the best is
 * chosen in one half of the worlds and measured in the other, and the other way round. What is left has no bias towards blame.
 */
export function costOf(all: readonly Samples[], made: number): Cost {
  const differences = { worth: [] as number[], points: [] as number[], wins: [] as number[] };
  const count = all[made]!.worth.length;
  const rivals = [0, 1].map((parity) => bestIn(all, made, parity));
  for (let i = 0; i < count; i++) {
    const rival = all[rivals[1 - ((i % WALKS) % 2)]!]!;
    const own = all[made]!;
    for (const key of ['worth', 'points', 'wins'] as const) {
      differences[key].push(rival[key][i]! - own[key][i]!);
    }
  }
  return {
    worth: estimate(differences.worth),
    points: estimate(differences.points),
    win: estimate(differences.wins),
  };
}

/** The best move in the worlds of one half; the one that was made unless another is better. */
function bestIn(all: readonly Samples[], made: number, parity: number): number {
  let best = made;
  let value = meanOf(half(all[made]!.worth, parity));
  all.forEach(({ worth }, i) => {
    const mean = meanOf(half(worth, parity));
    if (mean > value) [best, value] = [i, mean];
  });
  return best;
}
