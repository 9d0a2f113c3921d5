import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { quantiles, round } from '../statistics.ts';
import type { Row } from '../table.ts';
import { loadFor } from './in-turns.ts';
import { PLACES } from './headless-table.ts';
import { openTables } from './load.ts';
import { startServer, withServers } from './server-process.ts';

const FLOOD = fileURLToPath(new URL('flood.ts', import.meta.url));
const TABLES = 5;
const PAUSE_MS = 20;
const WARM_UP_MS = 2000;
const QUIET_MS = 5000;
const HOSTILE_MS = 10_000;

/** Honest games among strangers who do their worst, on a server with its usual limits; everybody moves at a brisk pace. */
export async function measureHostile(): Promise<Row[]> {
  const server = await startServer();
  return withServers([server], async () => {
    const load = await openTables(server.url, TABLES, { people: PLACES, pauseMs: PAUSE_MS });
    const measure = async (among: string, ms: number): Promise<Row> => {
      const { mover, moves, seconds } = await loadFor({ server, load }, ms);
      const { p50, p99 } = quantiles(mover);
      const slowest = round(
        mover.reduce((a, b) => Math.max(a, b), 0),
        2,
      );
      const movesPerSecond = Math.round(moves / seconds);
      return { among, movesPerSecond, moverP50Ms: p50, moverP99Ms: p99, moverSlowestMs: slowest };
    };
    await measure('', WARM_UP_MS);
    const quiet = await measure('nobody', QUIET_MS);
    const flood = spawn(process.execPath, [FLOOD, server.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // Strangers bring machines of their own; here they share ours, and take what the others leave.
    setPriority(flood.pid!, 10);
    const hostile = await measure('hostile clients', HOSTILE_MS);
    flood.kill();
    const attempts = Number(await text(flood.stdout));
    load.close();
    const hostilePerSecond = Math.round((1000 * attempts) / HOSTILE_MS);
    return [
      { ...quiet, hostilePerSecond: 0 },
      { ...hostile, hostilePerSecond },
    ];
  });
}
