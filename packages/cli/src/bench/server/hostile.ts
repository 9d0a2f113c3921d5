import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { quantiles, round } from '../statistics.ts';
import type { Row } from '../table.ts';
import { loadFor } from './in-turns.ts';
import type { Slice } from './in-turns.ts';
import { PLACES } from './headless-table.ts';
import { openTables } from './load.ts';
import { startServer, withServers } from './server-process.ts';

const CLIENT = fileURLToPath(new URL('../../../../server/test/hostile-client.ts', import.meta.url));
const FLOOD = fileURLToPath(new URL('flood.ts', import.meta.url));
const SEED = '1';
const TABLES = 5;
const PAUSE_MS = 20;
const WARM_UP_MS = 2000;
const SLICE_MS = 10_000;

/** Honest games among strangers who do their worst, on a server with its usual limits; the honest move at a brisk pace. */
export async function measureHostile(): Promise<Row[]> {
  const server = await startServer();
  return withServers([server], async () => {
    const load = await openTables(server.url, TABLES, { people: PLACES, pauseMs: PAUSE_MS });
    const play = (ms: number): Promise<Slice> => loadFor({ server, load }, ms);
    await play(WARM_UP_MS);
    const rows = [makeRow('nobody', await play(SLICE_MS), 0)];
    for (const [among, program] of [
      ['a hostile client', CLIENT],
      ['a flood', FLOOD],
    ] as const) {
      const answers = answersTo(program, server.url);
      rows.push(makeRow(among, await play(SLICE_MS), await answers));
    }
    load.close();
    return rows;
  });
}

/** Lets strangers loose for a while; gives how often they were answered. */
async function answersTo(program: string, url: string): Promise<number> {
  const args = [program, url, SEED, String(SLICE_MS / 1000)];
  const strangers = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  // They bring machines of their own; here they share ours, and take what the others leave.
  setPriority(strangers.pid!, 10);
  const report = JSON.parse(await text(strangers.stdout)) as { answers: Record<string, number> };
  return Object.values(report.answers).reduce((a, b) => a + b, 0);
}

function makeRow(among: string, { mover, moves, seconds }: Slice, answers: number): Row {
  const { p50, p99 } = quantiles(mover);
  const slowest = mover.reduce((a, b) => Math.max(a, b), 0);
  return {
    among,
    hostileAnswersPerSecond: Math.round((1000 * answers) / SLICE_MS),
    movesPerSecond: Math.round(moves / seconds),
    moverP50Ms: p50,
    moverP99Ms: p99,
    moverSlowestMs: round(slowest, 2),
  };
}
