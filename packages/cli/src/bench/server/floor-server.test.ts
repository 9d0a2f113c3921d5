import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';

import type { Step } from './floor-server.ts';
import { openTables } from './load.ts';
import { startFloor } from './server-process.ts';

const TABLES = 3;
/** Whole turns of the game that it is told. */
const MOVES = 6;

test('the floor stores every move and tells each place as many bytes as it was shown', async (t) => {
  const steps: Step[] = [
    { next: 2, bytes: [200, 125, 126, 300] },
    { next: 0, bytes: [140, 1000, 127, 70_000] },
  ];
  const floor = await startFloor(steps);
  t.after(() => floor.stop());
  const load = await openTables(floor.url, TABLES);
  t.after(() => {
    load.close();
  });
  load.take();
  for (let i = 0; i < MOVES; i++) {
    load.start();
    await load.rest();
  }
  const { moves, bytes, mover, others } = load.take();
  assert.equal(moves, TABLES * MOVES);
  assert.equal(mover.length, moves);
  assert.equal(others.length, moves);
  const perCycle = steps.flatMap((step) => step.bytes).reduce((a, b) => a + b, 0);
  assert.equal(bytes, (TABLES * MOVES * perCycle) / steps.length);
  const db = new DatabaseSync(floor.data, { readOnly: true });
  assert.deepEqual(
    db.prepare('SELECT count(*) AS rows, count(DISTINCT table_id) AS tables FROM log').get(),
    Object.assign(Object.create(null), { rows: moves, tables: TABLES }),
  );
  db.close();
  assert.ok(floor.cpuSeconds() >= floor.socketThreadSeconds());
});
