import { DatabaseSync } from 'node:sqlite';

/**
 * Holds a file of data for one server. Two servers on one file would each keep tables of their own in memory and write over each
 * other's. The lock is the operating system's, on a file beside the data: it goes with the process, however that ends.
 */
export class DataLock {
  readonly #db: DatabaseSync;

  /** Throws if another server holds the data. */
  constructor(data: string) {
    this.#db = new DatabaseSync(`${data}.lock`);
    try {
      // In memory, or a journal would lie beside the lock.
      this.#db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    } catch {
      this.#db.close();
      throw new Error('another server is using it');
    }
  }

  release(): void {
    this.#db.close();
  }
}
