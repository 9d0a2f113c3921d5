import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { Step } from './floor-server.ts';
import { QUIET } from './settings.ts';

const SERVER = fileURLToPath(new URL('../../../../server/src/main.ts', import.meta.url));
const FLOOR = fileURLToPath(new URL('floor-server.ts', import.meta.url));

/** What runs is ended with the bench, however that ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A server in a process of its own, on a port and with data of its own. What it costs is read from the system (Linux). */
export interface ServerProcess {
  readonly url: string;
  readonly data: string;
  /** The time all its threads have had a core, and the thread of the sockets alone. */
  cpuSeconds(): number;
  socketThreadSeconds(): number;
  /** Resident memory once it no longer falls. */
  settledMemory(): Promise<number>;
  /** A figure of its `/metrics`. */
  metric(name: string): Promise<number>;
  stop(): Promise<void>;
}

/** Stops them when all is done, or when it fails. */
export async function withServers<T>(
  servers: readonly ServerProcess[],
  measure: () => Promise<T>,
): Promise<T> {
  try {
    return await measure();
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Our server, with its usual settings except those given. */
export function startServer(settings: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  return startProgram(SERVER, { ...QUIET, ...settings });
}

/** The floor beside it, which tells as much at each move as these steps say, over and over. */
export function startFloor(steps: readonly Step[]): Promise<ServerProcess> {
  return startProgram(FLOOR, { STEPS: JSON.stringify(steps) });
}

/** Any server that prints its address when it listens. */
export async function startProgram(
  program: string,
  settings: NodeJS.ProcessEnv,
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'table-seven-bench-'));
  const data = join(folder, 'data.db');
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: data, ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const url = await listening(child);
  const pid = String(child.pid);
  return {
    url,
    data,
    cpuSeconds: () => sum(readdirSync(`/proc/${pid}/task`).map((id) => threadSeconds(pid, id))),
    // The thread a process begins with has the number of the process.
    socketThreadSeconds: () => threadSeconds(pid, pid),
    async settledMemory() {
      let bytes = residentBytes(pid);
      for (let still = 0; still < 5; still++) {
        await delay(1000);
        const now = residentBytes(pid);
        if (now < 0.99 * bytes) still = 0;
        bytes = now;
      }
      return bytes;
    },
    async metric(name) {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? NaN);
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.kill('SIGTERM')) await gone;
      running.delete(child);
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

/** To the nanosecond, unlike `stat`, which counts hundredths of a second. */
function threadSeconds(pid: string, thread: string): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e9;
}

function residentBytes(pid: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? NaN);
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}
