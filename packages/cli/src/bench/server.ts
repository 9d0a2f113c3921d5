import { setTimeout as delay } from 'node:timers/promises';

import { openTables } from './load.ts';
import { median, referenceLoop } from './reference.ts';
import { fillWithGames, startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import type { Figures, Row } from './table.ts';

const MEASURE_MS = 8000;
const WARM_UP_MS = 3000;
const IDLE_TABLES = 2000;
const STORED_GAMES = [100, 100_000];
/** After gigabytes were written the machine itself is slower for a while, whatever runs on it. */
const REST_MS = 45_000;

/**
 * The table server as a process of its own under load: four headless clients per table that answer at once (a closed loop),
 * every move durable before it is answered. Wants a core for the clients beside the server's.
 */
export async function benchServer(): Promise<Figures> {
  const rows: Row[] = [];
  for (const tables of [50, 250])
    rows.push(await withServer((server) => measureLoad(server, tables)));
  const stored: Row[] = [];
  for (const games of STORED_GAMES) stored.push(await measureStored(games));
  const memory = [await withServer(measureMemory)];
  return { rows, stored, memory };
}

async function withServer<T>(measure: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServer();
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

async function measureLoad(server: ServerProcess, tables: number): Promise<Row> {
  const load = await openTables(server.url, tables);
  load.start();
  await delay(WARM_UP_MS);
  const before = await server.metrics();
  load.reset();
  const begin = performance.now();
  await delay(MEASURE_MS);
  const { moves, bytes, mover, others } = load.stop();
  const seconds = (performance.now() - begin) / 1000;
  const cpu = (await server.metrics()).cpuSeconds - before.cpuSeconds;
  load.close();
  return {
    tables,
    movesPerSecond: Math.round(moves / seconds),
    moverP50Ms: mover.p50,
    moverP95Ms: mover.p95,
    moverP99Ms: mover.p99,
    othersP50Ms: others.p50,
    othersP95Ms: others.p95,
    othersP99Ms: others.p99,
    cpuSecondsPer1000Moves: Number(((1000 * cpu) / moves).toFixed(4)),
    /** CPU time per move in turns of the reference loop: what remains when machines differ. */
    referenceTurnsPerMove: Math.round((cpu / moves) * referenceSpeed()),
    bytesPerClientPerMove: Math.round(bytes / (4 * moves)),
  };
}

/** The cost of a move does not depend on how many games are stored. */
async function measureStored(games: number): Promise<Row> {
  return withServer(async (server) => {
    await fillWithGames(server.data, games);
    await delay(REST_MS);
    const { cpuSecondsPer1000Moves, movesPerSecond } = await measureLoad(server, 50);
    return {
      storedGames: games,
      movesPerSecond: movesPerSecond!,
      cpuSecondsPer1000Moves: cpuSecondsPer1000Moves!,
    };
  });
}

/**
 * Memory of a table with four connected seats: the slope between some tables and many more, so that what the process needs once
 * (buffers, compiled code, room to collect garbage) does not count as the tables'. Then everybody leaves.
 */
async function measureMemory(server: ServerProcess): Promise<Row> {
  const some = await openTables(server.url, IDLE_TABLES / 2);
  const before = await server.settledMemory();
  const many = await openTables(server.url, IDLE_TABLES);
  const after = await server.settledMemory();
  some.close();
  many.close();
  await delay(65_000);
  return {
    tables: IDLE_TABLES,
    kibPerConnectedTable: Number(((after - before) / IDLE_TABLES / 1024).toFixed(1)),
    tablesInMemoryAfterAMinute: (await server.metrics()).tables,
  };
}

function referenceSpeed(): number {
  return median([referenceLoop(), referenceLoop(), referenceLoop()]);
}
