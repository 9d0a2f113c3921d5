import { setTimeout as delay } from 'node:timers/promises';

import { openTables, openTablesAt } from '../server/load.ts';
import type { Load } from '../server/load.ts';
import type { TableWish } from '../server/headless-table.ts';
import { startServer, withServers } from '../server/server-process.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { TIRELESS_BOTS, TIRELESS_PEOPLE } from '../server/settings.ts';
import { quantiles, round } from '../statistics.ts';
import type { Figures, Row } from '../table.ts';
import { CLUSTER_PARTS } from './parts.ts';
import { Postgres } from './postgres.ts';

const TABLES = 60;
const WARM_UP_MS = 3000;
const LOAD_MS = 8000;
const SETTINGS = { ...TIRELESS_PEOPLE, ...TIRELESS_BOTS };
/** So many facts lie in the log when it is asked whether a move still costs the same. */
const STORED_FACTS = 10_000_000;
const FACTS_PER_GAME = 200;

/** Where the four places of a table are: all at one server, or spread over all. */
type Spread = 'by table' | 'over all';

const PARTS: Readonly<Record<string, (postgres: Postgres) => Promise<Row[]>>> = {
  nodes: measureNodes,
  lag: measureLag,
  bots: measureBots,
  stored: measureStored,
};

/** Several servers on one PostgreSQL of their own, all on this machine: what counts is what a move costs, not how many there are. */
export async function benchCluster(parts: readonly string[]): Promise<Figures> {
  const postgres = await Postgres.start();
  try {
    const figures: Record<string, Row[]> = {};
    for (const part of parts.length === 0 ? CLUSTER_PARTS : parts) {
      figures[part] = await PARTS[part]!(postgres);
    }
    return figures;
  } finally {
    await postgres.stop();
  }
}

/** One file beside one, two and three servers. */
async function measureNodes(postgres: Postgres): Promise<Row[]> {
  const rows: Row[] = [await measureFile(postgres)];
  for (const [nodes, spread] of [
    [1, 'by table'],
    [2, 'by table'],
    [2, 'over all'],
    [3, 'by table'],
    [3, 'over all'],
  ] as const) {
    rows.push(await measure(postgres, nodes, spread));
  }
  return rows;
}

async function measureFile(postgres: Postgres): Promise<Row> {
  const server = await startServer(SETTINGS);
  return withServers([server], async () => {
    const load = await openTables(server.url, TABLES);
    return underLoad({ nodes: 1, storage: 'SQLite', spread: 'by table' }, [server], postgres, load);
  });
}

async function measure(
  postgres: Postgres,
  nodes: number,
  spread: Spread,
  database?: string,
  wish?: TableWish,
): Promise<Row> {
  const url = database ?? (await postgres.database());
  const servers = await startNodes(url, nodes);
  return withServers(servers, async () => {
    const load = await openTablesAt(placesAt(servers, spread), TABLES, wish);
    return underLoad({ nodes, storage: 'PostgreSQL', spread }, servers, postgres, load);
  });
}

async function startNodes(url: string, nodes: number): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = [];
  for (let i = 0; i < nodes; i++) {
    servers.push(await startServer({ ...SETTINGS, DATABASE_URL: url, DATA: '' }));
  }
  return servers;
}

function placesAt(
  servers: readonly ServerProcess[],
  spread: Spread,
): (table: number, place: number) => string {
  return (table, place) =>
    servers[(table + (spread === 'over all' ? place : 0)) % servers.length]!.url;
}

async function underLoad(
  names: Row,
  servers: readonly ServerProcess[],
  postgres: Postgres,
  load: Load,
): Promise<Row> {
  const cost = (): number => servers.reduce((sum, server) => sum + server.cpuSeconds(), 0);
  await loadFor(load, WARM_UP_MS);
  const conflictsBefore = await conflictsOf(servers);
  load.take();
  const [cpu, database, begin] = [cost(), postgres.cpuSeconds(), performance.now()];
  await loadFor(load, LOAD_MS);
  const seconds = (performance.now() - begin) / 1000;
  const [cpuUsed, databaseUsed] = [cost() - cpu, postgres.cpuSeconds() - database];
  const { moves, mover, others } = load.take();
  const conflicts = (await conflictsOf(servers)) - conflictsBefore;
  load.close();
  const per1000 = (value: number): number => round((1000 * value) / moves, 4);
  return {
    ...names,
    movesPerSecond: Math.round(moves / seconds),
    nodeCpuSecondsPer1000Moves: per1000(cpuUsed),
    postgresCpuSecondsPer1000Moves: names['storage'] === 'SQLite' ? 0 : per1000(databaseUsed),
    moverP50Ms: quantiles(mover).p50,
    othersP50Ms: quantiles(others).p50,
    othersP99Ms: quantiles(others).p99,
    conflictsPer1000Moves: per1000(conflicts),
  };
}

async function loadFor(load: Load, ms: number): Promise<void> {
  load.start();
  await delay(ms);
  await load.rest();
}

async function conflictsOf(servers: readonly ServerProcess[]): Promise<number> {
  // Read anew at most once a second.
  await delay(1100);
  let sum = 0;
  for (const server of servers) sum += await server.metric('table_seven_conflicts_total');
  return sum;
}

/** One table on an otherwise idle machine: how much later than the mover's answer a fact is at the places of other servers. */
async function measureLag(postgres: Postgres): Promise<Row[]> {
  const servers = await startNodes(await postgres.database(), 2);
  return withServers(servers, async () => {
    const rows: Row[] = [];
    for (const spread of ['by table', 'over all'] as const) {
      const load = await openTablesAt(placesAt(servers, spread), 1, { people: 4, pauseMs: 20 });
      await loadFor(load, WARM_UP_MS);
      load.take();
      await loadFor(load, LOAD_MS);
      const { mover, others } = load.take();
      load.close();
      const lags = others.map((all, i) => all - mover[i]!);
      const { p50, p99 } = quantiles(lags);
      rows.push({
        spread,
        moves: lags.length,
        moverP50Ms: quantiles(mover).p50,
        lagP50Ms: p50,
        lagP99Ms: p99,
      });
    }
    return rows;
  });
}

/** Two people and two bots at every table: a bot's turn costs a lease as well. */
async function measureBots(postgres: Postgres): Promise<Row[]> {
  const wish = { people: 2, pauseMs: 0 };
  return [
    await measure(postgres, 1, 'by table', undefined, wish),
    await measure(postgres, 2, 'over all', undefined, wish),
  ];
}

/** Whether a move costs the same in a small log and in a large one. */
async function measureStored(postgres: Postgres): Promise<Row[]> {
  const rows: Row[] = [];
  for (const facts of [0, STORED_FACTS]) {
    const database = await postgres.database();
    // The server makes the tables.
    for (const server of await startNodes(database, 1)) await server.stop();
    await postgres.run(
      database,
      `INSERT INTO log SELECT 1 + n / ${String(FACTS_PER_GAME)}, 1 + n % ${String(FACTS_PER_GAME)}, n,
         '{"type":"moved","seat":1,"move":{"type":"play","card":"B7"}}', '1:"stored ' || n || '"'
       FROM generate_series(0, ${String(facts - 1)}) AS n`,
    );
    await postgres.run(database, 'VACUUM ANALYZE log');
    await postgres.run(database, 'CHECKPOINT');
    rows.push({ storedFacts: facts, ...(await measure(postgres, 1, 'by table', database)) });
  }
  return rows;
}
