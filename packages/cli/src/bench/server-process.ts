import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { below, fastRandom, Referee } from '@table-seven/engine';

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

interface ServerMetrics {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly tables: number;
}

/** A real server in a process of its own, on a port and with data of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly data: string;
  metrics(): Promise<ServerMetrics>;
  /** Resident memory once it no longer falls. */
  settledMemory(): Promise<number>;
  stop(): Promise<void>;
}

export async function startServer(): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'table-seven-bench-'));
  const data = join(folder, 'data.db');
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA: data,
    LOG_LEVEL: 'silent',
    MAX_CONNECTIONS_PER_ADDRESS: '100000',
    REQUESTS_PER_MINUTE: '10000000',
    COMMANDS_PER_SECOND: '100000',
  };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await listening(child);
  const metrics = (): Promise<ServerMetrics> => readMetrics(url);
  return {
    url,
    data,
    metrics,
    async settledMemory() {
      let bytes = (await metrics()).residentBytes;
      for (let still = 0; still < 5; still++) {
        await delay(1000);
        const now = (await metrics()).residentBytes;
        if (now < 0.99 * bytes) still = 0;
        bytes = now;
      }
      return bytes;
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => {
      reject(new Error('the server did not start'));
    });
    child.stdout!.on('data', (chunk: Buffer) => {
      const url = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (url !== undefined) resolve(url.replace('localhost', '127.0.0.1'));
    });
  });
}

async function readMetrics(url: string): Promise<ServerMetrics> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? NaN);
  return {
    cpuSeconds: value('process_cpu_seconds_total'),
    residentBytes: value('process_resident_memory_bytes'),
    tables: value('table_seven_tables_in_memory'),
  };
}

/** Puts finished games of real size beside whatever a server stores. */
export async function fillWithGames(data: string, games: number): Promise<void> {
  const db = new DatabaseSync(data);
  db.exec('PRAGMA busy_timeout = 10000');
  const record = JSON.stringify(finishedRecord());
  const table = db.prepare(
    "INSERT INTO tables (id, code, secret, status, listed, created_at) VALUES (?, ?, '', 'closed', 0, 0)",
  );
  const stored = db.prepare('INSERT INTO records (id, table_id, record) VALUES (?, ?, ?)');
  const result = db.prepare(
    "INSERT INTO results (record, player_id, game, mode, players, finished_at, name, total, won, bot_moves, rounds) VALUES (?, ?, 'double-lucky-7', 'classic', 4, ?, 'Ann', 90, 0, 0, '[]')",
  );
  for (let first = 1; first <= games; first += 1000) {
    db.exec('BEGIN IMMEDIATE');
    for (let id = first; id < first + 1000 && id <= games; id++) {
      table.run(id, `stored ${String(id)}`);
      stored.run(`stored ${String(id)}`, id, record);
      for (let player = 1; player <= 4; player++) result.run(`stored ${String(id)}`, player, id);
    }
    db.exec('COMMIT');
    // The server writes to the same file and must get its turn.
    await delay(1);
  }
  db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  db.close();
  // What was filled in has to be on the disk, or the system would write it there while the server is measured.
  const file = openSync(data, 'r+');
  fsyncSync(file);
  closeSync(file);
}

function finishedRecord(): object {
  const started = Referee.start({ game: 'double-lucky-7', players: 4, seed: 'bench' });
  if (!started.ok) throw new Error(started.error.code);
  const referee = started.value;
  const random = fastRandom('bench');
  while (referee.turn !== null) {
    const moves = referee.legalMoves();
    referee.play(referee.turn, moves[below(random, moves.length)]);
  }
  return referee.record();
}
