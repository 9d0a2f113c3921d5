import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';

import { testStore } from '../../../test/store/contracts.ts';
import { appended, logRows, opened } from '../../../test/store/rows.ts';
import { migrate } from './migrations.ts';
import { SqliteStore } from './sqlite-store.ts';

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'table-seven-'));
}

testStore('SQLite', () => {
  const folder = newFolder();
  const file = join(folder, 'data.db');
  let store = new SqliteStore(file);
  return Promise.resolve({
    store,
    reopen: async () => {
      await store.close();
      store = new SqliteStore(file);
      return store;
    },
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  });
});

describe('the file', () => {
  test('belongs to one server at a time', async () => {
    const folder = newFolder();
    const file = join(folder, 'data.db');
    const first = new SqliteStore(file);
    assert.throws(() => new SqliteStore(file), /another server/);
    await first.close();
    await new SqliteStore(file).close();
    rmSync(folder, { recursive: true });
  });

  test('becomes smaller when something is cleared away, also one from before it could', async () => {
    const folder = newFolder();
    const file = join(folder, 'data.db');
    const old = new DatabaseSync(file);
    old.exec('CREATE TABLE early (text TEXT); INSERT INTO early VALUES (1)');
    old.close();
    const db = new DatabaseSync(file);
    const store = new SqliteStore(db);
    const pages = (): number => Number(db.prepare('PRAGMA page_count').get()!['page_count']);
    await opened(store, [1]);
    await appended(store, 1, logRows(2, 3000));
    const full = pages();
    await store.tables.clear(1);
    for (let i = 0; i < full; i++) store.tidy();
    assert.ok(pages() < full / 2, `${String(pages())} of ${String(full)} pages`);
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('is refused if a newer program has written it', () => {
    const db = new DatabaseSync(':memory:');
    db.exec('PRAGMA user_version = 999');
    assert.throws(() => new SqliteStore(db), /newer Table Seven/);
    db.close();
  });

  test('written before the club was kept with the results still has its members', async () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, 2);
    db.exec(`
      INSERT INTO tables VALUES (1, 'ABCDEF', 'secret', 'over', 0, 1, NULL);
      INSERT INTO records VALUES ('record', 1, '{}');
    `);
    const insert = db.prepare(
      "INSERT INTO results VALUES ('record', ?, ?, 'classic', 2, 1, ?, ?, ?, 0, '[]')",
    );
    insert.run(1, 'double-lucky-7', 'High', 140, 1);
    insert.run(2, 'double-lucky-7', 'Low', 139, 1);
    insert.run(3, 'double-lucky-7', 'Second', 150, 0);
    insert.run(4, 'magic-7', 'Magic', 160, 1);
    const store = new SqliteStore(db);
    assert.deepEqual(
      (await store.archive.club(10, 1)).map(({ name }) => name),
      ['High'],
    );
    await store.close();
  });

  test('no question is answered by looking through all tables or all results', async () => {
    const db = new DatabaseSync(':memory:');
    const prepare = db.prepare.bind(db);
    const plans: string[] = [];
    const { log, tables, identities, archive, pads } = new SqliteStore(db);
    db.prepare = (sql) => {
      for (const { detail } of prepare(`EXPLAIN QUERY PLAN ${sql}`).all())
        plans.push(`${String(detail)} in ${sql}`);
      return prepare(sql);
    };
    await tables.byCode('ABCDEF');
    await tables.byId(1);
    await log.rows(1);
    await tables.listed(1);
    await tables.of(1, 1);
    await tables.claimDue(1, 1);
    await tables.quiet('open', 1, 1);
    await tables.ended(1, 1);
    await identities.idle(1, 1);
    await tables.openedBy(1);
    await tables.tracesOf(1);
    await log.lastSeqs([1]);
    await identities.byToken('x');
    await archive.record('x');
    await archive.recordOfTable(1);
    await archive.club(1, 1);
    await archive.results(1, 1, 1);
    await archive.resultsOf(1, 1);
    await pads.byCode('x');
    assert.ok(plans.length >= 18);
    assert.deepEqual(
      plans.filter((plan) => /^SCAN (?!CONSTANT)/.test(plan)),
      [],
    );
    db.close();
  });

  test('tells how long each commit took', async () => {
    const times: number[] = [];
    const store = new SqliteStore(':memory:', { onCommit: (seconds) => times.push(seconds) });
    await Promise.all([store.pads.forget('a'), store.pads.forget('b')]);
    assert.equal(times.length, 1, 'what comes together is one commit');
    await store.close();
  });
});
