import { DatabaseSync } from 'node:sqlite';

import type { Store } from '../store.ts';
import { CommitGroup } from './commit-group.ts';
import type { CommitListener } from './commit-group.ts';
import { DataLock } from './data-lock.ts';
import { migrate } from './migrations.ts';
import { SqliteArchive } from './sqlite-archive.ts';
import { SqliteIdentities } from './sqlite-identities.ts';
import { SqliteLog } from './sqlite-log.ts';
import { SqlitePads } from './sqlite-pads.ts';
import { SqlitePushes } from './sqlite-pushes.ts';
import { SqliteTables } from './sqlite-tables.ts';
import { Statements } from './statements.ts';
import { Tail } from './tail.ts';

export interface SqliteOptions extends CommitListener {
  /** `full` waits for the disk at every commit; `normal` survives the death of the process, not of the machine. */
  readonly synchronous?: 'full' | 'normal';
}

/** So many pages are given back to the disk at a time. */
const FREED_PAGES = 200;
/** Up to this size a file from before is made over at the start, so that it can give back room; that takes a second or two. */
const MADE_OVER_BYTES = 256 * 1024 * 1024;

/** Everything in one file, written ahead (WAL), for one process. */
export class SqliteStore implements Store {
  readonly log: SqliteLog;
  readonly tables: SqliteTables;
  readonly identities: SqliteIdentities;
  readonly archive: SqliteArchive;
  readonly pads: SqlitePads;
  readonly pushes: SqlitePushes;
  readonly exchange = null;
  readonly drift = 0;
  readonly #lock: DataLock | null;
  readonly #db: DatabaseSync;
  readonly #group: CommitGroup;
  readonly #statements: Statements;

  constructor(data: string | DatabaseSync, options: SqliteOptions = {}) {
    this.#lock = typeof data === 'string' && data !== ':memory:' ? new DataLock(data) : null;
    this.#db = typeof data === 'string' ? new DatabaseSync(data) : data;
    giveBackRoom(this.#db);
    this.#db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = ${options.synchronous ?? 'normal'};
      PRAGMA busy_timeout = 5000;
      PRAGMA foreign_keys = ON;
      PRAGMA journal_size_limit = 67108864;
      -- The last page of every game in progress stays in memory, and is copied into the file once, not at every few moves.
      PRAGMA cache_size = -16384;
      PRAGMA wal_autocheckpoint = 4000;
    `);
    migrate(this.#db);
    const tail = new Tail(this.#db);
    this.#statements = new Statements(this.#db);
    this.#group = new CommitGroup(this.#db, tail, options);
    this.log = new SqliteLog(this.#statements, this.#group, tail);
    this.tables = new SqliteTables(this.#statements, this.#group, tail, this.log);
    this.identities = new SqliteIdentities(this.#statements, this.#group);
    this.archive = new SqliteArchive(this.#statements);
    this.pads = new SqlitePads(this.#statements, this.#group);
    this.pushes = new SqlitePushes(this.#statements, this.#group);
  }

  async check(): Promise<void> {
    await this.tables.listed(1);
    if (this.#group.failure !== null) throw this.#group.failure;
  }

  /** Gives room that was freed back to the disk, a little at a time. */
  tidy(): void {
    this.#db.exec(`PRAGMA incremental_vacuum(${String(FREED_PAGES)})`);
  }

  close(): Promise<void> {
    this.#group.close();
    this.#db.close();
    this.#lock?.release();
    return Promise.resolve();
  }
}

/** Lets the file become smaller when something is cleared away. Has to be said before anything is in it, or the file is made over. */
function giveBackRoom(db: DatabaseSync): void {
  const value = (pragma: string): number =>
    Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get()!)[0]);
  const pages = value('page_count');
  if (value('auto_vacuum') !== 0 || pages * value('page_size') > MADE_OVER_BYTES) return;
  db.exec('PRAGMA auto_vacuum = INCREMENTAL');
  if (pages > 0) db.exec('VACUUM');
}
