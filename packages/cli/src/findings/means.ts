/** Values with a name each, and what they come to. */
export class Means<K extends string | number> {
  readonly #values = new Map<K, { sum: number; count: number }>();

  add(key: K, value: number): void {
    const known = this.#values.get(key) ?? { sum: 0, count: 0 };
    known.sum += value;
    known.count++;
    this.#values.set(key, known);
  }

  /** In the order of their names; numbers as numbers. */
  list(): { key: K; value: number; count: number }[] {
    return [...this.#values]
      .map(([key, { sum, count }]) => ({ key, value: rounded(sum / count), count }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  }
}

/** As many decimals as anybody reads. */
function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}
