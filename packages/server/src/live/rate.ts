/** A bucket that fills at a steady rate: what is in it may be used at once. */
export class Allowance {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** Takes so many, if they are there. */
  take(now: number, count = 1): boolean {
    this.#fill(now);
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  /** Whether nothing of it is used: whoever comes back then may as well have a new one. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left === this.#most;
  }

  #fill(now: number): void {
    // A clock may be set back: that takes nothing away.
    const elapsed = Math.max(0, now - this.#at);
    this.#left = Math.min(this.#most, this.#left + (elapsed * this.#perSecond) / 1000);
    this.#at = now;
  }
}

/** An allowance for everyone, by name; it does not become new by going away and coming back. */
export class Allowances<K> {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #known = new Map<K, Allowance>();

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
  }

  of(key: K, now: number): Allowance {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const allowance = new Allowance(this.#perSecond, this.#most, now);
    this.#known.set(key, allowance);
    return allowance;
  }

  take(key: K, now: number, count = 1): boolean {
    return this.of(key, now).take(now, count);
  }

  /** Forgets those that are full again; to be called now and then. */
  prune(now: number): void {
    for (const [key, allowance] of this.#known) {
      if (allowance.isFull(now)) this.#known.delete(key);
    }
  }
}
