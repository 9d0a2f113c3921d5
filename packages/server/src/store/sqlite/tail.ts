import type { DatabaseSync, StatementSync } from 'node:sqlite';

import type { LogRow } from '../rows.ts';

/** So many facts move into the log at once: enough to share its pages, few enough to be held in memory. */
const FULL = 2000;

/**
 * The newest facts of all tables, in the order they came. On the disk the moves of many games share a page here; in the log every game
 * has pages of its own, and writing one of those for each single move was the largest part of a commit. A full tail moves into the
 * log. It is read from memory, where the facts of each table are together.
 */
export class Tail {
  readonly #insert: StatementSync;
  readonly #lastInLog: StatementSync;
  readonly #all: StatementSync;
  readonly #move: StatementSync;
  readonly #clear: StatementSync;
  readonly #remove: StatementSync;
  readonly #rows = new Map<number, LogRow[]>();
  #size = 0;

  constructor(db: DatabaseSync) {
    this.#insert = db.prepare(
      'INSERT INTO tail (table_id, seq, at, fact, command) VALUES (?, ?, ?, ?, ?)',
    );
    this.#lastInLog = db.prepare(
      'SELECT seq FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 1',
    );
    this.#all = db.prepare('SELECT table_id, seq, at, fact, command FROM tail ORDER BY id');
    this.#move = db.prepare(
      'INSERT INTO log SELECT table_id, seq, at, fact, command FROM tail ORDER BY table_id, seq',
    );
    this.#clear = db.prepare('DELETE FROM tail');
    this.#remove = db.prepare('DELETE FROM tail WHERE table_id = ?');
    this.reload();
  }

  /** The facts of one table that are not in the log yet. */
  rowsOf(tableId: number): readonly LogRow[] {
    return this.#rows.get(tableId) ?? [];
  }

  /** The number of a table's last fact, here or in the log; 0 if there is none. */
  lastSeq(tableId: number): number {
    return this.rowsOf(tableId).at(-1)?.seq ?? this.#lastSeqInLog(tableId);
  }

  #lastSeqInLog(tableId: number): number {
    return Number(this.#lastInLog.get(tableId)?.['seq'] ?? 0);
  }

  /** Whether they could be written: facts that do not follow on the table's last one were written before, or what comes before them was not. */
  append(tableId: number, rows: readonly LogRow[]): boolean {
    let kept = this.#rows.get(tableId);
    let last = kept?.at(-1)?.seq ?? this.#lastSeqInLog(tableId);
    if (rows[0]?.seq !== last + 1) return false;
    if (kept === undefined) this.#rows.set(tableId, (kept = []));
    for (const row of rows) {
      const { seq, at, fact, command } = row;
      if (seq !== ++last)
        throw new Error(`facts ${String(last)} and ${String(seq)} are no neighbours`);
      this.#insert.run(tableId, seq, at, fact, command);
      kept.push(row);
      this.#size++;
    }
    return true;
  }

  /** Moves everything into the log if it is time to; within a transaction. */
  settle(isDue = this.#size >= FULL): void {
    if (!isDue || this.#size === 0) return;
    this.#move.run();
    this.#clear.run();
    this.#rows.clear();
    this.#size = 0;
  }

  /** Removes what there is of a table. */
  remove(tableId: number): void {
    const rows = this.#rows.get(tableId);
    if (rows === undefined) return;
    this.#remove.run(tableId);
    this.#rows.delete(tableId);
    this.#size -= rows.length;
  }

  /** After a transaction was taken back: what is here is what is stored. */
  reload(): void {
    this.#rows.clear();
    this.#size = 0;
    for (const row of this.#all.all()) {
      const { table_id: tableId, ...rest } = row;
      this.#keep(Number(tableId), rest as unknown as LogRow);
    }
  }

  #keep(tableId: number, row: LogRow): void {
    const rows = this.#rows.get(tableId);
    if (rows === undefined) this.#rows.set(tableId, [row]);
    else rows.push(row);
    this.#size++;
  }
}
