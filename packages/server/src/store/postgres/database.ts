import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';
import type { PoolClient, PoolConfig } from 'pg';

import { isLost } from './trouble.ts';

export type Value =
  string | number | boolean | null | readonly (string | number | boolean | null)[];
export type Row = Readonly<Record<string, unknown>>;
/** Runs a statement within a transaction. */
export type Run = (sql: string, ...values: Value[]) => Promise<Row[]>;

/** Whoever reads waits so long for a database that is gone, and tries again after these times. */
const PATIENCE_MS = 30_000;
const BACK_OFF_MS = { first: 50, most: 1000 };
const CONNECTIONS = 8;

/** Numbers are numbers: ours are times and ids, far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

export function settingsFor(url: string, more: PoolConfig = {}): PoolConfig {
  return {
    connectionString: url,
    application_name: 'table-seven',
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    keepAlive: true,
    // Every question has its index. A new database has no figures yet that say so, and would look through whole tables until it has.
    options: '-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off',
    types,
    ...more,
  };
}

/** The connections to PostgreSQL. One that is lost is replaced; what was only to be read is read again. */
export class Database {
  readonly #pool: pg.Pool;
  /** For the appends alone: they come one after the other, and wait for nobody. */
  readonly #appends: pg.Pool;
  readonly #onTrouble: (isThere: boolean) => void;
  #isTroubled = false;
  #isClosed = false;

  constructor(url: string, onTrouble: (isThere: boolean) => void) {
    this.#onTrouble = onTrouble;
    this.#pool = new pg.Pool(settingsFor(url, { max: CONNECTIONS }));
    this.#appends = new pg.Pool(settingsFor(url, { max: 1, idleTimeoutMillis: 0 }));
    // A connection that breaks while nobody uses it; the next one who needs one will see.
    for (const pool of [this.#pool, this.#appends]) pool.on('error', () => undefined);
  }

  /** Reads, or writes what may as well be written twice: if the connection is lost it is tried again for a while. */
  async all(sql: string, ...values: Value[]): Promise<Row[]> {
    const end = performance.now() + PATIENCE_MS;
    for (let pause = BACK_OFF_MS.first; ; pause = Math.min(2 * pause, BACK_OFF_MS.most)) {
      try {
        return await this.#query(this.#pool, sql, values);
      } catch (error) {
        if (this.#isClosed || !isLost(error) || performance.now() > end) throw error;
        await delay(pause);
      }
    }
  }

  async first(sql: string, ...values: Value[]): Promise<Row | null> {
    return (await this.all(sql, ...values))[0] ?? null;
  }

  /** Finds out whether it is there at this moment. */
  async check(): Promise<void> {
    await this.#query(this.#pool, 'SELECT 1', []);
  }

  /** Once and no more, on the connection of the appends. */
  append(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.#query(this.#appends, sql, values);
  }

  /** All of it or nothing, once and no more. */
  async transaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    let client: PoolClient | undefined;
    try {
      const used = (client = await this.#pool.connect());
      const run: Run = async (sql, ...values) =>
        (await used.query<Row>(statement(sql, values))).rows;
      await run('BEGIN');
      const result = await work(run);
      await run('COMMIT');
      this.#noteTrouble(false);
      client.release();
      return result;
    } catch (error) {
      // The connection goes, and the transaction with it.
      client?.release(true);
      if (isLost(error)) this.#noteTrouble(true);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#pool.end(), this.#appends.end()]);
  }

  async #query(pool: pg.Pool, sql: string, values: readonly Value[]): Promise<Row[]> {
    try {
      const { rows } = await pool.query<Row>(statement(sql, values));
      this.#noteTrouble(false);
      return rows;
    } catch (error) {
      if (isLost(error)) this.#noteTrouble(true);
      throw error;
    }
  }

  #noteTrouble(isThere: boolean): void {
    if (this.#isTroubled === isThere || this.#isClosed) return;
    this.#isTroubled = isThere;
    this.#onTrouble(isThere);
  }
}

/** Every statement is prepared once on each connection, under a name of its own. */
const names = new Map<string, string>();

function statement(sql: string, values: readonly Value[]): pg.QueryConfig {
  let name = names.get(sql);
  if (name === undefined) names.set(sql, (name = `s${String(names.size)}`));
  return { name, text: sql, values: values as unknown[] };
}
