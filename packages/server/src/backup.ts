import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

import { ConfigError, readConfig } from './config.ts';

const USAGE = `usage: npm run -s backup -- FILE [--force]
Copies the data (DATA, or else table-seven.db) to FILE, also while the server is running.`;

/** Why there is no backup, in a sentence for the operator. */
class BackupError extends Error {}

/**
 * All pages in one step: it reads one state of the data, and the server writes on meanwhile. In several steps every commit of
 * the server would make the copy begin anew, and under load it would never end.
 */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies beside the target first, so that there is a whole backup under its name or none. */
async function backUp(data: string, file: string, isForced: boolean): Promise<void> {
  checkTarget(data, file, isForced);
  const partial = `${file}.partial`;
  const db = open(data);
  try {
    rmSync(partial, { force: true });
    await backup(db, partial, { rate: ALL_PAGES });
    renameSync(partial, file);
  } catch (error) {
    discard(partial);
    throw new BackupError(`cannot write ${file}: ${messageOf(error)}`);
  } finally {
    db.close();
  }
}

function discard(partial: string): void {
  try {
    rmSync(partial, { force: true });
  } catch {
    // Where nothing can be removed nothing was written either.
  }
}

function checkTarget(data: string, file: string, isForced: boolean): void {
  if (!existsSync(data)) {
    throw new BackupError(`there is no data file ${data}; DATA says where it is`);
  }
  const folder = dirname(resolve(file));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new BackupError(`there is no folder ${folder}`);
  }
  if (!existsSync(file)) return;
  const [source, target] = [statSync(data), statSync(file)];
  if (source.ino === target.ino && source.dev === target.dev) {
    throw new BackupError(`${file} is the data itself`);
  }
  if (!target.isFile()) throw new BackupError(`${file} is not a file`);
  if (existsSync(`${file}-wal`)) throw new BackupError(`${file} is being used as data`);
  if (!isForced) throw new BackupError(`${file} exists already; --force replaces it`);
}

/** Opens the data, if it is ours. Not as read-only: that would leave files beside the data of a server that is not running. */
function open(data: string): DatabaseSync {
  try {
    const db = new DatabaseSync(data);
    db.exec('PRAGMA busy_timeout = 5000');
    db.prepare('SELECT 1 FROM log LIMIT 1').get();
    return db;
  } catch (error) {
    throw new BackupError(`${data} cannot be read as data of Table Seven: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const args = process.argv.slice(2);
const [file, ...rest] = args.filter((arg) => arg !== '--force');
if (file === undefined || rest.length > 0 || file.startsWith('--')) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const { data } = readConfig(process.env);
  if (data === null) {
    throw new BackupError('the data is in PostgreSQL (DATABASE_URL): pg_dump copies it');
  }
  await backUp(data, file, args.includes('--force'));
  console.log(`Copied ${data} to ${file} (${String(Math.ceil(statSync(file).size / 1024))} KiB).`);
} catch (error) {
  if (!(error instanceof BackupError || error instanceof ConfigError)) throw error;
  console.error(`No backup: ${error.message}`);
  process.exit(1);
}
