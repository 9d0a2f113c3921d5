import { Worker } from 'node:worker_threads';

import type { EngineCase, EngineFigures } from './engine-worker.ts';
import type { Figures, Row } from './table.ts';

const CASES: readonly EngineCase[] = [
  ...[2, 4, 7].flatMap((players) =>
    ['classic', 'tactical', 'dice'].map((mode) => ({
      game: 'double-lucky-7',
      players,
      mode,
      options: { rounds: 14, mode },
    })),
  ),
  ...[2, 4].map((players) => ({ game: 'magic-7', players, mode: 'standard', options: {} })),
].flatMap((row) => [
  { ...row, clone: false },
  { ...row, clone: true },
]);

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
