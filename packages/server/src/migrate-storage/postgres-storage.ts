import pg from 'pg';

import { settingsFor } from '../store/postgres/database.ts';
import { migrate } from '../store/postgres/migrations.ts';
import type { Cell, Kind, Record, Storage } from './storage.ts';

const TYPES: Readonly<Partial<globalThis.Record<string, string>>> = {
  ...Object.fromEntries(
    ['id', 'player_id', 'table_id', 'host', 'at', 'created_at', 'due_at', 'ended_at'].map(
      (name) => [name, 'bigint'],
    ),
  ),
  ...Object.fromEntries(
    ['expires_at', 'finished_at', 'changed_at'].map((name) => [name, 'bigint']),
  ),
  ...Object.fromEntries(['seq', 'players', 'total', 'bot_moves'].map((name) => [name, 'int'])),
};

/** A database. No server may use it meanwhile: nobody could say what was copied. */
export class PostgresStorage implements Storage {
  readonly name: string;
  readonly #client: pg.Client;

  private constructor(url: string, client: pg.Client) {
    const { host, pathname } = new URL(url);
    this.name = `postgres://${host}${pathname}`;
    this.#client = client;
  }

  static async open(url: string): Promise<PostgresStorage> {
    await migrate(url);
    const client = new pg.Client(settingsFor(url, { statement_timeout: 0, query_timeout: 0 }));
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'table-seven' AND pid <> pg_backend_pid()`,
    );
    if (rows[0]!.count > 0) {
      await client.end();
      throw new Error('a server is using the database; stop it first');
    }
    return new PostgresStorage(url, client);
  }

  async count({ name }: Kind): Promise<number> {
    const [row] = await this.#all(`SELECT count(*) AS count FROM ${name}`);
    return Number(row!['count']);
  }

  after({ name, columns, key }: Kind, last: Record | null, limit: number): Promise<Record[]> {
    const places = key.map((column, i) => `$${String(i + 1)}::${typeOf(name, column, [])}`);
    const where = last === null ? '' : `WHERE (${ordered(name, key)}) > (${places.join()})`;
    const values = last === null ? [] : key.map((column) => last[column] ?? null);
    return this.#all(
      `SELECT ${columns.join()} FROM ${name} ${where} ORDER BY ${ordered(name, key)} LIMIT ${String(limit)}`,
      values,
    );
  }

  async last({ name, columns, key }: Kind): Promise<Record | null> {
    const order = key.map((column) => `${ordered(name, [column])} DESC`).join();
    const [row] = await this.#all(
      `SELECT ${columns.join()} FROM ${name} ORDER BY ${order} LIMIT 1`,
    );
    return row ?? null;
  }

  async add({ name, columns, truths = [] }: Kind, records: readonly Record[]): Promise<void> {
    const arrays = columns.map(
      (column, i) => `$${String(i + 1)}::${typeOf(name, column, truths)}[]`,
    );
    await this.#client.query(
      `INSERT INTO ${name} (${columns.join()}) SELECT * FROM unnest(${arrays.join()})`,
      columns.map((column) => records.map((record) => record[column])),
    );
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  async #all(sql: string, values: readonly Cell[] = []): Promise<Record[]> {
    return (await this.#client.query<Record>(sql, [...values])).rows;
  }
}

function typeOf(kind: string, column: string, truths: readonly string[]): string {
  if (truths.includes(column)) return 'boolean';
  // Players have numbers, records and everything else with an id have names.
  if (kind === 'records' && column === 'id') return 'text';
  return TYPES[column] ?? 'text';
}

/** Texts in the order of their bytes, as SQLite has them, whatever language the database speaks. */
function ordered(kind: string, key: readonly string[]): string {
  return key
    .map((column) => (typeOf(kind, column, []) === 'text' ? `${column} COLLATE "C"` : column))
    .join();
}
