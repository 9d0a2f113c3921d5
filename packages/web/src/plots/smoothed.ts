/** The mean of the last few values up to each place, so that a line shows a tendency. */
export function smoothed(values: readonly number[], span: number): number[] {
  return values.map((_, i) => {
    const part = values.slice(Math.max(0, i + 1 - span), i + 1);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
}
