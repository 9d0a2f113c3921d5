/** Whoever fails so often within so long is set aside. */
const MANY = 5;
const WITHIN_MS = 10 * 60_000;

/** Which tables have failed, and which are set aside because they do so again and again; forgotten with the process. */
export class Faults {
  readonly #times = new Map<string, number[]>();
  readonly #aside = new Set<string>();

  /** Notes a failure; whether it was one too many. */
  add(code: string, now: number): boolean {
    const recent = (this.#times.get(code) ?? []).filter((time) => time > now - WITHIN_MS);
    recent.push(now);
    this.#times.set(code, recent);
    if (recent.length >= MANY) this.setAside(code);
    return this.isAside(code);
  }

  setAside(code: string): void {
    this.#times.delete(code);
    this.#aside.add(code);
  }

  isAside(code: string): boolean {
    return this.#aside.has(code);
  }

  /** Forgets what is long past. */
  prune(now: number): void {
    for (const [code, times] of this.#times) {
      if (times.every((time) => time <= now - WITHIN_MS)) this.#times.delete(code);
    }
  }
}
