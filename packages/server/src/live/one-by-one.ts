/** Something to be done. What takes its time holds the line, and lets it go on when it is done. */
type Task = () => void;

/** Does one thing after the other: what comes while something is under way waits its turn. */
export class OneByOne {
  readonly #onFault: (error: unknown) => void;
  #waiting: Task[] = [];
  #isHeld = false;
  #isAtIt = false;

  /** Told what is thrown: the others are done all the same. */
  constructor(onFault: (error: unknown) => void) {
    this.#onFault = onFault;
  }

  /** Whether something is under way. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** At once, if nothing else is to be done. */
  add(task: Task): void {
    if (this.#isHeld || this.#isAtIt) this.#waiting.push(task);
    else this.#begin(task);
  }

  /** What is being done now is under way from here on. */
  hold(): void {
    this.#isHeld = true;
  }

  /** What was under way is there: this belongs to it, then the others follow. */
  goOn(rest: Task): void {
    this.#isHeld = false;
    this.#begin(rest);
  }

  /** Nothing of what waits will be done. */
  clear(): void {
    this.#waiting = [];
  }

  #begin(first: Task): void {
    this.#isAtIt = true;
    for (let task: Task | undefined = first; task !== undefined;) {
      try {
        task();
      } catch (error) {
        this.#onFault(error);
      }
      task = this.#isHeld ? undefined : this.#waiting.shift();
    }
    this.#isAtIt = false;
  }
}
