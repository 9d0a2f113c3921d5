import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';

import { DataLock } from '../store/sqlite/data-lock.ts';
import { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Cell, Kind, Record, Storage } from './storage.ts';

/** A file, held so that no server writes to it meanwhile. */
export class SqliteStorage implements Storage {
  readonly name: string;
  readonly #lock: DataLock;
  readonly #db: DatabaseSync;

  private constructor(file: string, lock: DataLock) {
    this.name = file;
    this.#lock = lock;
    this.#db = new DatabaseSync(file);
  }

  /** Brings the file up to date, or makes a new one if it is to be filled. */
  static async open(file: string, isNew: boolean): Promise<SqliteStorage> {
    if (!isNew && !existsSync(file)) throw new Error(`there is no data file ${file}`);
    await new SqliteStore(file, { synchronous: 'full' }).close();
    const storage = new SqliteStorage(file, new DataLock(file));
    // The newest facts lie in a table of their own.
    storage.#db.exec(`
      BEGIN;
      INSERT INTO log SELECT table_id, seq, at, fact, command FROM tail ORDER BY table_id, seq;
      DELETE FROM tail;
      COMMIT;
    `);
    return storage;
  }

  count({ name }: Kind): Promise<number> {
    const row = this.#db.prepare(`SELECT count(*) AS count FROM ${name}`).get();
    return Promise.resolve(Number(row?.['count']));
  }

  after(kind: Kind, last: Record | null, limit: number): Promise<Record[]> {
    const { name, columns, key } = kind;
    const where = last === null ? '' : `WHERE (${key.join()}) > (${key.map(() => '?').join()})`;
    const values = last === null ? [] : key.map((column) => last[column] as SQLInputValue);
    const rows = this.#db
      .prepare(
        `SELECT ${columns.join()} FROM ${name} ${where} ORDER BY ${key.join()} LIMIT ${String(limit)}`,
      )
      .all(...values);
    return Promise.resolve(rows.map((row) => spelled(kind, row as Record, (cell) => cell === 1)));
  }

  last(kind: Kind): Promise<Record | null> {
    const { name, columns, key } = kind;
    const order = key.map((column) => `${column} DESC`).join();
    const row = this.#db
      .prepare(`SELECT ${columns.join()} FROM ${name} ORDER BY ${order} LIMIT 1`)
      .get();
    return Promise.resolve((row as Record | undefined) ?? null);
  }

  add(kind: Kind, records: readonly Record[]): Promise<void> {
    const { name, columns } = kind;
    const insert = this.#db.prepare(
      `INSERT INTO ${name} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`,
    );
    this.#db.exec('BEGIN');
    for (const record of records) {
      const row = spelled(kind, record, (cell) => (cell === true ? 1 : 0));
      insert.run(...columns.map((column) => row[column] as SQLInputValue));
    }
    this.#db.exec('COMMIT');
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.#db.close();
    this.#lock.release();
    return Promise.resolve();
  }
}

function spelled({ truths = [] }: Kind, record: Record, spell: (cell: Cell) => Cell): Record {
  const changed = truths.map((column) => [column, spell(record[column] ?? null)]);
  return { ...record, ...(Object.fromEntries(changed) as Record) };
}
