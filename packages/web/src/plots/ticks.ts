/** At most so many parts between the first and the last tick, but for those that rounding adds. */
const PARTS = 4;

/** Round numbers at equal distances that have all values from `least` to `most` between them; two at least. */
export function roundTicks(least: number, most: number): number[] {
  const span = Math.max(most - least, 1);
  const size = 10 ** Math.floor(Math.log10(span / PARTS));
  const step = Math.max(1, [1, 2, 5, 10].find((times) => times * size * PARTS >= span)! * size);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
