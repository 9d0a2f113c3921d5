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

  /** Takes one, if there is one. */
  take(now: number): boolean {
    // A clock may be set back: that takes nothing away.
    const elapsed = Math.max(0, now - this.#at);
    this.#left = Math.min(this.#most, this.#left + (elapsed * this.#perSecond) / 1000);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
