const WIDTH = 30;
const EVERY_MS = 100;

/** A bar that shows how many deals are played; only where somebody can see it. */
export class Progress {
  readonly #all: number;
  readonly #out: NodeJS.WriteStream;
  #done = 0;
  #shownAt = 0;

  constructor(all: number, out: NodeJS.WriteStream) {
    this.#all = all;
    this.#out = out;
  }

  step(): void {
    this.#done++;
    const now = performance.now();
    if (!this.#out.isTTY || now - this.#shownAt < EVERY_MS) return;
    this.#shownAt = now;
    const bar = '█'.repeat(Math.round((WIDTH * this.#done) / this.#all)).padEnd(WIDTH, '░');
    this.#out.write(`\r${bar} ${this.#done} of ${this.#all} deals`);
  }

  /** Takes the bar away again. */
  clear(): void {
    if (this.#out.isTTY) this.#out.write('\r\u001b[K');
  }
}
