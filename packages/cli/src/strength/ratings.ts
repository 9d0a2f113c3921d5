import { sidesOf } from './matches.ts';
import type { Entrant } from './matches.ts';
import type { Figure, Result } from './results.ts';

/** Points of a rating in which ten to one is 400, as chess players count. */
const SCALE = 400 / Math.LN10;
/** Nobody is infinitely strong: as if everybody had also drawn a game or two against the one all are compared with. */
const DOUBT = 0.02;
const ROUNDS = 50;

export interface Rating extends Figure {
  readonly entrant: Entrant;
}

/**
 * One fit over all games of a game (Plackett and Luce): whoever has strength s among others of strengths t wins with the chance
 * s / (s + Σ t). Maximum likelihood by Newton's method; `zero` has the rating 0, and intervals are against it.
 */
export function rate(results: readonly Result[], zero: Entrant): Rating[] {
  const entrants = [...new Set(results.flatMap(({ challenger, field }) => [challenger, field]))];
  const free = entrants.filter((entrant) => entrant !== zero);
  const place = new Map(free.map((entrant, i) => [entrant, i]));
  const strengths = free.map(() => 0);
  let inverse: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = strengths.map((s) => -DOUBT * s);
    const hessian = free.map((_, i) => free.map((__, j) => (i === j ? DOUBT : 0)));
    for (const result of results) {
      const own = place.get(result.challenger);
      const other = place.get(result.field);
      const ahead =
        (own === undefined ? 0 : strengths[own]!) - (other === undefined ? 0 : strengths[other]!);
      const chance = 1 / (1 + (sidesOf(result) - 1) * Math.exp(-ahead));
      const slope = result.games * (result.wins.mean - chance);
      const curve = result.games * chance * (1 - chance);
      for (const [at, sign] of [
        [own, 1],
        [other, -1],
      ] as const) {
        if (at === undefined) continue;
        gradient[at]! += sign * slope;
        hessian[at]![at]! += curve;
      }
      if (own !== undefined && other !== undefined) {
        hessian[own]![other]! -= curve;
        hessian[other]![own]! -= curve;
      }
    }
    inverse = inverted(hessian);
    strengths.forEach((_, i) => {
      const step = inverse[i]!.reduce((sum, x, j) => sum + x * gradient[j]!, 0);
      strengths[i]! += Math.max(-1, Math.min(1, step));
    });
  }
  return entrants
    .map((entrant) => {
      const at = place.get(entrant);
      if (at === undefined) return { entrant, mean: 0, half: 0 };
      const half = 1.96 * SCALE * Math.sqrt(inverse[at]![at]!);
      return { entrant, mean: SCALE * strengths[at]!, half };
    })
    .sort((a, b) => b.mean - a.mean);
}

/** Gauss and Jordan; the matrix is symmetric and positive. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const pivot = rows[i]![i]!;
    rows[i] = rows[i]!.map((x) => x / pivot);
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const factor = rows[k]![i]!;
      rows[k] = rows[k]!.map((x, j) => x - factor * rows[i]![j]!);
    }
  }
  return rows.map((row) => row.slice(n));
}
