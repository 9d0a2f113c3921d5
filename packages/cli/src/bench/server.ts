import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { median, referenceLoop } from './reference.ts';
import { openTables } from './load.ts';
import type { Load } from './load.ts';
import type { Row } from './table.ts';

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const MEASURE_MS = 8000;
const WARM_UP_MS = 3000;
const IDLE_TABLES = 2000;

/**
 * The table server as a process of its own under load: four headless clients per table that answer at once (a closed loop),
 * every move durable before it is answered. Wants a core for the clients beside the server's.
 */
export async function benchServer(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const tables of [50, 250]) rows.push(await measureLoad(tables));
  rows.push(await measureMemory());
  return rows;
}

async function measureLoad(tables: number): Promise<Row> {
  const server = await startServer();
  try {
    const load = await openTables(server.url, tables);
    load.start();
    await delay(WARM_UP_MS);
    const before = await server.metrics();
    load.reset();
    const begin = performance.now();
    await delay(MEASURE_MS);
    const figures = load.stop();
    const seconds = (performance.now() - begin) / 1000;
    const after = await server.metrics();
    const cpu = after.cpuSeconds - before.cpuSeconds;
    load.close();
    return {
      bench: 'load',
      tables,
      movesPerSecond: Math.round(figures.moves / seconds),
      moverP50Ms: figures.mover.p50,
      moverP95Ms: figures.mover.p95,
      moverP99Ms: figures.mover.p99,
      othersP50Ms: figures.others.p50,
      othersP95Ms: figures.others.p95,
      othersP99Ms: figures.others.p99,
      cpuSecondsPer1000Moves: Number(((1000 * cpu) / figures.moves).toFixed(4)),
      cpuInReferenceLoops: Math.round((cpu / figures.moves) * referenceSpeed()),
      bytesPerClientPerMove: Math.round(figures.bytes / (4 * figures.moves)),
      kibPerTable: 0,
    };
  } finally {
    await server.stop();
  }
}

/** Memory of tables with four connected seats in the middle of a game, and of the same tables after everybody has left. */
async function measureMemory(): Promise<Row> {
  const server = await startServer();
  try {
    const empty = await server.settledMemory();
    const load: Load = await openTables(server.url, IDLE_TABLES);
    const full = await server.settledMemory();
    load.close();
    return {
      bench: 'memory',
      tables: IDLE_TABLES,
      movesPerSecond: 0,
      moverP50Ms: 0,
      moverP95Ms: 0,
      moverP99Ms: 0,
      othersP50Ms: 0,
      othersP95Ms: 0,
      othersP99Ms: 0,
      cpuSecondsPer1000Moves: 0,
      cpuInReferenceLoops: 0,
      bytesPerClientPerMove: 0,
      kibPerTable: Number(((full - empty) / IDLE_TABLES / 1024).toFixed(1)),
    };
  } finally {
    await server.stop();
  }
}

function referenceSpeed(): number {
  return median([referenceLoop(), referenceLoop(), referenceLoop()]);
}

interface ServerProcess {
  readonly url: string;
  metrics(): Promise<{ cpuSeconds: number; residentBytes: number }>;
  /** Resident memory once it no longer falls. */
  settledMemory(): Promise<number>;
  stop(): Promise<void>;
}

async function startServer(): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'table-seven-bench-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA: join(folder, 'data.db'),
    LOG_LEVEL: 'silent',
    MAX_CONNECTIONS_PER_ADDRESS: '100000',
    REQUESTS_PER_MINUTE: '10000000',
  };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await listening(child);
  const metrics = async (): Promise<{ cpuSeconds: number; residentBytes: number }> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    const value = (name: string): number =>
      Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? NaN);
    return {
      cpuSeconds: value('process_cpu_seconds_total'),
      residentBytes: value('process_resident_memory_bytes'),
    };
  };
  return {
    url,
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
