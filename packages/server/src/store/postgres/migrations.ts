import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { runner } from 'node-pg-migrate';
import pg from 'pg';

import { settingsFor } from './database.ts';
import { codeOf } from './trouble.ts';

const FOLDER = fileURLToPath(new URL('migrations', import.meta.url));
const TABLE = 'schema_versions';
/** All servers that start at the same time wait for the first of them. */
const LOCK = 77_777;
/** From this version on PostgreSQL has everything that is used here. */
const OLDEST = 14;

/**
 * Brings the database up to date, whoever of several servers comes first. Servers that are still up with the program before go on
 * working: each step only adds (CONTRIBUTING.md).
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client(settingsFor(url, { statement_timeout: 0, query_timeout: 0 }));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await checkVersion(client);
    await client.query(`SELECT pg_advisory_lock(${String(LOCK)})`);
    if (await isBehind(client)) {
      await runner({
        dbClient: client,
        dir: FOLDER,
        direction: 'up',
        migrationsTable: TABLE,
        noLock: true,
        log: () => undefined,
      });
    }
    await checkRights(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (version < OLDEST) {
    throw new Error(`it is PostgreSQL ${String(version)}; ${String(OLDEST)} or newer is needed`);
  }
}

/** Whether steps are missing; refuses what a newer program has written. */
async function isBehind(client: pg.Client): Promise<boolean> {
  const ours = readdirSync(FOLDER).map((file) => file.replace(/\.sql$/, ''));
  const theirs = await namesIn(client);
  const unknown = theirs.filter((name) => !ours.includes(name));
  if (unknown.length > 0) {
    throw new Error(`the data was written by a newer Table Seven (${unknown.join(', ')})`);
  }
  return theirs.length < ours.length;
}

async function namesIn(client: pg.Client): Promise<string[]> {
  try {
    const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${TABLE}`);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (codeOf(error) === '42P01') return [];
    throw error;
  }
}

/** Nobody should find out in the middle of a game that nothing can be written. */
async function checkRights(client: pg.Client): Promise<void> {
  await client.query('BEGIN');
  await client.query('DELETE FROM log WHERE table_id = 0 AND seq = 0');
  await client.query('ROLLBACK');
}
