import type { SheetFacts } from './sheet.ts';

/** Totals after each round, penalties left out until the end: one line per seat, beginning with 0. */
export function runningTotals({ sheet, totals }: Pick<SheetFacts, 'sheet' | 'totals'>): number[][] {
  return totals.map((total, seat) => {
    const line = [0];
    for (const { points } of sheet) line.push(line.at(-1)! + (points[seat] ?? 0));
    line[line.length - 1] = total;
    return line;
  });
}

/** Round numbers for the lines of a chart up to `top`. */
export function ticks(top: number): number[] {
  const step = top > 120 ? 50 : top > 40 ? 20 : 10;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
}

/** Moves labels apart that would lie on each other, none of them below `lowest`; keeps their order. */
export function spread(places: readonly number[], gap: number, lowest: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  order.forEach((i, k) => {
    if (k > 0) moved[i] = Math.max(moved[i]!, moved[order[k - 1]!]! + gap);
  });
  order.toReversed().forEach((i, k) => {
    moved[i] = Math.min(moved[i]!, lowest - k * gap);
  });
  return moved;
}
