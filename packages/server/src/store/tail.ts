import type { DatabaseSync, StatementSync } from 'node:sqlite';

import type { LogRow } from './store.ts';

/** So many facts move into the log at once: enough to share its pages, few enough to be read through for one table's. */
const FULL = 2000;

/**
 * The newest facts of all tables, in the order they came. Here the moves of many games share a page; in the log every game has
 * pages of its own, and writing one of those for each single move was the largest part of a commit. A full tail moves into the log.
 */
export class Tail {
  readonly #insert: StatementSync;
  readonly #lastInLog: StatementSync;
  readonly #lastHere: StatementSync;
  readonly #count: StatementSync;
  readonly #move: StatementSync;
  readonly #clear: StatementSync;
  /** The number of each table's last fact, for tables that have facts here. */
  readonly #last = new Map<number, number>();
  #size = 0;

  constructor(db: DatabaseSync) {
    this.#insert = db.prepare(
      'INSERT INTO tail (table_id, seq, at, fact, command) VALUES (?, ?, ?, ?, ?)',
    );
    this.#lastInLog = db.prepare('SELECT max(seq) AS seq FROM log WHERE table_id = ?');
    this.#lastHere = db.prepare(
      'SELECT table_id AS id, max(seq) AS seq FROM tail GROUP BY table_id',
    );
    this.#count = db.prepare('SELECT count(*) AS size FROM tail');
    this.#move = db.prepare(
      'INSERT INTO log SELECT table_id, seq, at, fact, command FROM tail ORDER BY table_id, seq',
    );
    this.#clear = db.prepare('DELETE FROM tail');
    this.reload();
  }

  /** A fact that is not newer than its table's last one is refused, as the key of the log would. */
  append(tableId: number, { seq, at, fact, command }: LogRow): void {
    const last = this.#last.get(tableId) ?? Number(this.#lastInLog.get(tableId)!['seq']);
    if (seq <= last) throw new Error(`fact ${String(seq)} of a table was written before`);
    this.#insert.run(tableId, seq, at, fact, command);
    this.#last.set(tableId, seq);
    this.#size++;
  }

  /** Moves everything into the log if it is time to; within a transaction. */
  settle(isDue = this.#size >= FULL): void {
    if (!isDue || this.#size === 0) return;
    this.#move.run();
    this.#clear.run();
    this.#last.clear();
    this.#size = 0;
  }

  /** After a transaction was taken back: what is here is what is stored. */
  reload(): void {
    this.#last.clear();
    for (const row of this.#lastHere.all()) this.#last.set(Number(row['id']), Number(row['seq']));
    this.#size = Number(this.#count.get()!['size']);
  }
}
