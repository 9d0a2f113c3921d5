import type { DatabaseSync, StatementSync } from 'node:sqlite';

import type { Tail } from './tail.ts';

interface Staged {
  readonly write: () => void;
  readonly done: (error: Error | null) => void;
}

export interface CommitListener {
  /** Told how long each grouped commit took. */
  readonly onCommit?: (seconds: number) => void;
  /** Told what was thrown where nothing should be. */
  readonly onFault?: (error: unknown) => void;
}

/** So long what is to be written waits at most for what comes after it. */
const LONGEST_WAIT_MS = 3;

/** Whatever is to be written within one turn of the event loop, or a few that follow each other, becomes durable as one. */
export class CommitGroup {
  readonly #db: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;
  readonly #tail: Tail;
  readonly #listener: CommitListener;
  readonly #longestWaitMs: number;
  /** Why the last write failed; null if it did not. */
  failure: Error | null = null;
  #staged: Staged[] = [];
  #isScheduled = false;
  #isClosed = false;

  constructor(
    db: DatabaseSync,
    tail: Tail,
    listener: CommitListener,
    longestWaitMs = LONGEST_WAIT_MS,
  ) {
    this.#db = db;
    this.#begin = db.prepare('BEGIN IMMEDIATE');
    this.#end = db.prepare('COMMIT');
    this.#tail = tail;
    this.#listener = listener;
    this.#longestWaitMs = longestWaitMs;
  }

  /** Collects a write; `done` is told once it is durable, or why it is not. */
  stage(staged: Staged): void {
    this.#staged.push(staged);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#flushSoon(performance.now() + this.#longestWaitMs);
  }

  /** As long as each turn of the event loop brings more to write, it is waited for: few large commits cost less than many small ones. */
  #flushSoon(latest: number): void {
    const { length } = this.#staged;
    setImmediate(() => {
      if (!this.#isScheduled) return;
      if (this.#staged.length > length && performance.now() < latest) this.#flushSoon(latest);
      else this.flush();
    });
  }

  /** The same for those who wait. */
  write<T>(write: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T | undefined;
      this.stage({
        write: () => {
          result = write();
        },
        done: (error) => {
          if (error === null) resolve(result as T);
          else reject(error);
        },
      });
    });
  }

  /** Makes durable what was collected so far. */
  flush(): void {
    this.#isScheduled = false;
    const staged = this.#staged;
    if (staged.length === 0 || this.#isClosed) return;
    this.#staged = [];
    const begin = performance.now();
    const errors = this.#write(staged);
    this.failure = errors?.find((error) => error !== null) ?? null;
    this.#listener.onCommit?.((performance.now() - begin) / 1000);
    staged.forEach(({ done }, i) => {
      this.#tell(done, errors?.[i] ?? null);
    });
  }

  close(): void {
    this.flush();
    this.#isClosed = true;
  }

  /** All of it as one; if that fails, one by one, so that what one write does wrong costs no other. What each failed with, if any did. */
  #write(staged: readonly Staged[]): (Error | null)[] | null {
    const error = this.#commit(staged);
    if (error === null) return null;
    return staged.length === 1 ? [error] : staged.map((one) => this.#commit([one]));
  }

  /** Whoever is told must not keep the others from being told. */
  #tell(done: Staged['done'], error: Error | null): void {
    try {
      done(error);
    } catch (fault) {
      this.#listener.onFault?.(fault);
    }
  }

  #commit(staged: readonly Staged[]): Error | null {
    try {
      this.#begin.run();
      for (const { write } of staged) write();
      this.#tail.settle();
      this.#end.run();
      return null;
    } catch (error) {
      this.#takeBack();
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  #takeBack(): void {
    try {
      // A full disk may have rolled everything back already.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      this.#tail.reload();
    } catch (fault) {
      // Nothing can be read either: what is in memory of the tail holds until it can.
      this.#listener.onFault?.(fault);
    }
  }
}
