import { DatabaseSync } from 'node:sqlite';

import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts';

/** A file on a disk that refuses a fact now and then: everything that was to be written together with it is refused, too. */
export function unsteadyStore(data: string, refuses: () => boolean): SqliteStore {
  const db = new DatabaseSync(data);
  const store = new SqliteStore(db);
  db.function('refuses', { deterministic: false }, () => (refuses() ? 1 : 0));
  db.exec(`
    CREATE TEMP TRIGGER unsteady BEFORE INSERT ON main.tail WHEN refuses() = 1
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END
  `);
  return store;
}
