import { setTimeout as delay } from 'node:timers/promises';

import { spreadOf } from '../statistics.ts';
import type { Spread } from '../statistics.ts';
import type { Load, LoadFigures } from './load.ts';
import type { ServerProcess } from './server-process.ts';

const WARM_UP_MS = 3000;
const SLICE_MS = 2000;

/** A server and the people at its tables. */
export interface Contestant {
  readonly server: ServerProcess;
  readonly load: Load;
}

/** What happened while a contestant was loaded for a while, and what it cost. */
export interface Slice extends LoadFigures {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly socketThreadSeconds: number;
}

/**
 * Loads servers that are all up at once a little while each, in turns: a machine's speed drifts by a third within minutes, and what
 * is compared has to have met the same machine. Gives the slices of each.
 */
export async function takeTurns(
  contestants: readonly Contestant[],
  turns: number,
): Promise<Slice[][]> {
  for (const contestant of contestants) {
    await contestant.load.scatter();
    await loadFor(contestant, WARM_UP_MS);
  }
  const slices: Slice[][] = contestants.map(() => []);
  for (let turn = 0; turn < turns; turn++) {
    for (const [i, contestant] of contestants.entries()) {
      slices[i]!.push(await loadFor(contestant, SLICE_MS));
    }
  }
  return slices;
}

/** Loads a server until every move on its way has arrived, so that all that was paid for was also counted. */
export async function loadFor({ server, load }: Contestant, ms: number): Promise<Slice> {
  load.take();
  const begin = performance.now();
  const cpuBefore = server.cpuSeconds();
  const socketsBefore = server.socketThreadSeconds();
  load.start();
  await delay(ms);
  await load.rest();
  return {
    ...load.take(),
    seconds: (performance.now() - begin) / 1000,
    cpuSeconds: server.cpuSeconds() - cpuBefore,
    socketThreadSeconds: server.socketThreadSeconds() - socketsBefore,
  };
}

export function cpuPer1000Moves({ cpuSeconds, moves }: Slice): number {
  return (1000 * cpuSeconds) / moves;
}

/** How many times as much one costs as another, turn by turn. */
export function ratioOf(
  some: readonly Slice[],
  others: readonly Slice[],
  cost: (slice: Slice) => number = cpuPer1000Moves,
): Spread {
  return spreadOf(some.map((slice, turn) => cost(slice) / cost(others[turn]!)));
}
