import { Worker } from 'node:worker_threads';

import { GAMES } from '@table-seven/engine';

import { programsOf } from '../games/registry.ts';
import type { EngineCase, EngineFigures } from './engine-worker.ts';
import type { Figures, Row } from './table.ts';

const CASES: readonly EngineCase[] = GAMES.flatMap(({ id: game }) =>
  (programsOf(game).measured ?? []).flatMap((table) => [
    { game, ...table, clone: false },
    { game, ...table, clone: true },
  ]),
);

/** Complete random games through the engine, each case in a thread of its own so that none is warmed up or spoilt by another. */
export async function benchEngine(): Promise<Figures> {
  const rows: Row[] = [];
  for (const row of CASES) {
    const { game, players, mode, clone } = row;
    rows.push({ game, players, mode, clone, ...(await measure(row)) });
  }
  return { rows };
}

function measure(workerData: EngineCase): Promise<EngineFigures> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('engine-worker.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
