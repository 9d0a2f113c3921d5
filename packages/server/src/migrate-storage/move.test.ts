import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { House, playOne } from '../../test/house.ts';
import { playToEnd } from '../../test/play.ts';
import { Postgres } from '../../test/store/postgres.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import { copyAll } from './move.ts';
import { PostgresStorage } from './postgres-storage.ts';
import { SqliteStorage } from './sqlite-storage.ts';
import type { Storage } from './storage.ts';

let postgres: Postgres;
const folder = mkdtempSync(join(tmpdir(), 'table-seven-'));
before(async () => {
  postgres = await Postgres.start();
});
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

async function move(
  opening: readonly [Promise<Storage>, Promise<Storage>],
  onProgress: (kind: string, done: number) => void = () => undefined,
): Promise<ReadonlyMap<string, number>> {
  const [from, to] = await Promise.all(opening);
  try {
    return await copyAll(from, to, onProgress);
  } finally {
    await from.close();
    await to.close();
  }
}

test('a file goes into a database and back, an interruption costs nothing, and games go on there', async () => {
  const house = await House.open({ DURABILITY: 'normal' });
  const over = await house.game({ game: 'magic-7' });
  await playToEnd(over, 'before the move');
  const gathering = await house.game();
  for (let i = 0; i < 9; i++) await playOne(gathering);
  await house.post('/api/pads', { pad: 'v1.pad' });
  await house.post('/api/club', { game: 'g'.repeat(16), name: 'Ada', total: 180 });
  await gathering.clients[0]!.must({ type: 'chat', text: 'Ä “quoted” \\ {1,2} 👍' });
  await house.stop();

  const url = await postgres.database();
  const interrupted = move(
    [SqliteStorage.open(house.data, false), PostgresStorage.open(url)],
    (kind) => {
      if (kind === 'seats') throw new Error('interrupted');
    },
  );
  await assert.rejects(interrupted, /interrupted/);
  const counts = await move([SqliteStorage.open(house.data, false), PostgresStorage.open(url)]);
  assert.ok(counts.get('log')! > 40 && counts.get('records') === 1 && counts.get('results') === 2);

  const store = await PostgresStore.open(url);
  await house.start({ store });
  const { seq } = gathering.clients[0]!.tables.get(gathering.code)!;
  const clients = [];
  for (const person of gathering.people) clients.push(await house.look(gathering.code, person));
  assert.equal(clients[0]!.table.seq, seq);
  await playToEnd({ ...gathering, clients }, 'after the move');
  await assert.rejects(
    move([PostgresStorage.open(url), SqliteStorage.open(join(folder, 'busy.db'), true)]),
    /a server is using the database/,
  );
  await house.stop();

  const file = join(folder, 'back.db');
  await move([PostgresStorage.open(url), SqliteStorage.open(file, true)]);
  const again = await move([PostgresStorage.open(url), SqliteStorage.open(file, true)]);
  assert.equal(again.get('records'), 2, 'what is there is not copied twice');
  await postgres.query("UPDATE records SET record = '{}'", url);
  await assert.rejects(
    move([PostgresStorage.open(url), SqliteStorage.open(file, true)]),
    /records are not the same/,
  );
  await house.close();
});
