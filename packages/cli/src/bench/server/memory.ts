import { setTimeout as delay } from 'node:timers/promises';

import { round } from '../statistics.ts';
import type { Row } from '../table.ts';
import { openTables } from './load.ts';
import type { Load } from './load.ts';
import { recordGame, stepsOf } from './recorded-game.ts';
import { startFloor, startServer, withServers } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { TIRELESS_PEOPLE } from './settings.ts';

const SOME = 500;
const MANY = 2000;
/** When everybody has left, a table leaves memory after a minute; it is looked for every half second. */
const LEFT_MS = 65_000;

/**
 * Memory of tables with four connected people whose game has begun, of ours and of the floor: what the first tables add to an
 * empty server (buffers and compiled code among it), and what each further one adds. Then everybody leaves.
 */
export async function measureMemory(): Promise<Row[]> {
  const server = await startServer(TIRELESS_PEOPLE);
  return withServers([server], async () => {
    const { figures, loads } = await fill(server);
    for (const load of loads) load.close();
    const leftAt = performance.now();
    const floor = await measureFloor(server);
    await delay(Math.max(0, leftAt + LEFT_MS - performance.now()));
    const left = await server.metric('table_seven_tables_in_memory');
    return [{ server: 'ours', ...figures, tablesInMemoryAfterAMinute: left }, floor];
  });
}

async function measureFloor(server: ServerProcess): Promise<Row> {
  const floor = await startFloor(stepsOf(await recordGame(server.url)));
  return withServers([floor], async () => {
    const { figures, loads } = await fill(floor);
    for (const load of loads) load.close();
    return { server: 'floor', ...figures, tablesInMemoryAfterAMinute: '' };
  });
}

async function fill(server: ServerProcess): Promise<{ figures: Row; loads: Load[] }> {
  const empty = await server.settledMemory();
  const some = await openTables(server.url, SOME);
  const withSome = await server.settledMemory();
  const more = await openTables(server.url, MANY - SOME);
  const withMany = await server.settledMemory();
  const figures = {
    mibEmpty: round(empty / 1024 / 1024, 1),
    kibPerTableOfTheFirst500: kibPerTable(withSome - empty, SOME),
    kibPerTableBeyondTo2000: kibPerTable(withMany - withSome, MANY - SOME),
  };
  return { figures, loads: [some, more] };
}

function kibPerTable(bytes: number, tables: number): number {
  return round(bytes / tables / 1024, 1);
}
