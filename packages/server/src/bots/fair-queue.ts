/** Waiting in line, a line for each owner: whoever brings much waits behind whoever brings little. */
export class FairQueue<T> {
  /** In the order in which the owners are served next. */
  readonly #lines = new Map<number, T[]>();

  add(owner: number, item: T): void {
    const line = this.#lines.get(owner);
    if (line === undefined) this.#lines.set(owner, [item]);
    else line.push(item);
  }

  /** The first of the owner whose turn it is, who then goes to the end. */
  take(): T | undefined {
    for (const [owner, line] of this.#lines) {
      const item = line.shift();
      this.#lines.delete(owner);
      if (line.length > 0) this.#lines.set(owner, line);
      return item;
    }
    return undefined;
  }

  /** Empties all lines. */
  drain(): T[] {
    const items = [...this.#lines.values()].flat();
    this.#lines.clear();
    return items;
  }
}
