import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';

import { testStore } from '../../test/store-contract.ts';
import { logRow, tableRow } from '../../test/store-rows.ts';
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
    reopen: () => {
      store.close();
      store = new SqliteStore(file);
      return Promise.resolve(store);
    },
    close: () => {
      store.close();
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    },
  });
});

describe('the file', () => {
  test('belongs to one server at a time', () => {
    const folder = newFolder();
    const file = join(folder, 'data.db');
    const first = new SqliteStore(file);
    assert.throws(() => new SqliteStore(file), /another server/);
    first.close();
    new SqliteStore(file).close();
    rmSync(folder, { recursive: true });
  });

  test('becomes smaller when something is cleared away, also one from before it could', () => {
    const folder = newFolder();
    const file = join(folder, 'data.db');
    const old = new DatabaseSync(file);
    old.exec('CREATE TABLE early (text TEXT); INSERT INTO early VALUES (1)');
    old.close();
    const db = new DatabaseSync(file);
    const store = new SqliteStore(db);
    const pages = (): number => Number(db.prepare('PRAGMA page_count').get()!['page_count']);
    store.stage(
      (writer) => {
        writer.createTable(tableRow(1));
        for (let seq = 1; seq <= 3000; seq++) writer.append(1, logRow(seq));
      },
      (error) => {
        assert.equal(error, null);
      },
    );
    store.flush();
    const full = pages();
    store.stage(
      (writer) => {
        writer.clearTable(1);
      },
      () => undefined,
    );
    store.flush();
    for (let i = 0; i < full; i++) store.shrink();
    assert.ok(pages() < full / 2, `${String(pages())} of ${String(full)} pages`);
    store.close();
    rmSync(folder, { recursive: true });
  });

  test('is refused if a newer program has written it', () => {
    const db = new DatabaseSync(':memory:');
    db.exec('PRAGMA user_version = 999');
    assert.throws(() => new SqliteStore(db), /newer Table Seven/);
    db.close();
  });

  test('written before the club was kept with the results still has its members', () => {
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
      store.club(10).map(({ name }) => name),
      ['High'],
    );
    store.close();
  });

  test('no question is answered by looking through all tables or all results', () => {
    const db = new DatabaseSync(':memory:');
    const store = new SqliteStore(db);
    const prepare = db.prepare.bind(db);
    const plans: string[] = [];
    db.prepare = (sql) => {
      for (const { detail } of prepare(`EXPLAIN QUERY PLAN ${sql}`).all())
        plans.push(`${String(detail)} in ${sql}`);
      return prepare(sql);
    };
    store.tableByCode('ABCDEF');
    store.tableById(1);
    store.log(1);
    store.listedTables(1);
    store.tablesOf(1, 1);
    store.dueTables(1, 1);
    store.quietTables('open', 1, 1);
    store.endedTables(1, 1);
    store.idlePlayers(1, 1);
    store.openedBy(1);
    store.tracesOf(1);
    store.lastSeq(1);
    store.playerByToken('x');
    store.record('x');
    store.recordOfTable(1);
    store.club(1);
    store.results(1, 1);
    store.resultsOf(1, 1);
    assert.ok(plans.length >= 18);
    assert.deepEqual(
      plans.filter((plan) => /^SCAN (?!CONSTANT)/.test(plan)),
      [],
    );
    db.close();
  });

  test('tells how long each commit took', () => {
    const times: number[] = [];
    const store = new SqliteStore(':memory:', { onCommit: (seconds) => times.push(seconds) });
    store.stage(
      () => undefined,
      () => undefined,
    );
    store.flush();
    assert.equal(times.length, 1);
    store.close();
  });
});
