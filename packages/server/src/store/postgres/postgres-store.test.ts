import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { testStore } from '../../../test/store/contracts.ts';
import { Postgres } from '../../../test/store/postgres.ts';
import { append, ids, logRow, opened } from '../../../test/store/rows.ts';
import type { News } from '../exchange.ts';
import { LEASE_MS } from '../tables.ts';
import { PostgresStore } from './postgres-store.ts';

const TABLES = 'tables, log, players, tokens, links, seats, records, results, pads, pad_winners';

let postgres: Postgres;
let url: string;
before(async () => {
  postgres = await Postgres.start();
  url = await postgres.database();
});
after(() => postgres.stop());

/** The same database for all tests, emptied for each. */
testStore('PostgreSQL', async () => {
  let store = await PostgresStore.open(url);
  await postgres.query(`TRUNCATE ${TABLES}`, url);
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await PostgresStore.open(url);
      return store;
    },
    close: () => store.close(),
  };
});

/** Servers on one empty database. */
async function withStores(
  count: number,
  use: (...stores: PostgresStore[]) => Promise<void>,
): Promise<void> {
  const stores = await Promise.all(Array.from({ length: count }, () => PostgresStore.open(url)));
  await postgres.query(`TRUNCATE ${TABLES}`, url);
  try {
    await use(...stores);
  } finally {
    for (const store of stores) await store.close();
  }
}

describe('several servers on one PostgreSQL', () => {
  test('that start at the same time make its tables once', async () => {
    const fresh = await postgres.database();
    const stores = await Promise.all([1, 2, 3, 4].map(() => PostgresStore.open(fresh)));
    await opened(stores[0]!, [1]);
    for (const store of stores) {
      assert.equal((await store.tables.byId(1))!.code, 'TABLEA');
      await store.close();
    }
  });

  test('want the same place in the log: one gets it, and what is beside it is theirs', async () => {
    await withStores(3, async (...stores) => {
      await opened(stores[0]!, [1, 2, 3]);
      for (let seq = 2; seq < 30; seq++) {
        const outcomes = await Promise.all(
          [1, 2, 3].map((table) =>
            Promise.all(
              stores.map((store, i) =>
                append(store, table, [{ ...logRow(seq), fact: String(i) }], { due: i }),
              ),
            ),
          ),
        );
        for (const [i, each] of outcomes.entries()) {
          assert.deepEqual(each.toSorted(), ['conflict', 'conflict', 'ok']);
          const winner = each.indexOf('ok');
          const [row] = await stores[0]!.log.rows(i + 1, seq - 1);
          assert.equal(row!.fact, String(winner));
          assert.equal((await stores[0]!.tables.byId(i + 1))!.dueAt, winner);
        }
      }
    });
  });

  test('are given what is due to one of them each, and again when its lease is over', async () => {
    await withStores(3, async (...stores) => {
      const all = Array.from({ length: 26 }, (_, i) => i + 1);
      await opened(stores[0]!, all);
      for (const id of all) await stores[0]!.tables.setDue(id, 1000, 1);
      const now = 10_000;
      const claims = await Promise.all(stores.map((store) => store.tables.claimDue(now, 10, [])));
      const given = claims.flatMap(ids);
      assert.equal(new Set(given).size, given.length, 'nobody is given what another has');
      assert.ok(claims.every(({ length }) => length <= 10));
      assert.equal(given.length, 26);
      const first = stores[0]!;
      assert.deepEqual(await first.tables.claimDue(now + LEASE_MS - 1, 100, all), []);
      assert.equal((await first.tables.claimDue(now + LEASE_MS, 100, all)).length, 26);
    });
  });

  test('who has a table in memory is given it first', async () => {
    await withStores(2, async (one, other) => {
      await opened(one, [1]);
      await one.tables.setDue(1, 10_000, 1);
      assert.deepEqual(ids(await other.tables.claimDue(10_500, 10, [])), []);
      assert.deepEqual(ids(await one.tables.claimDue(10_500, 10, [1])), [1]);
    });
  });

  test('whoever is behind does not say when a table is due', async () => {
    await withStores(2, async (one, other) => {
      await opened(one, [1]);
      assert.equal(await append(one, 1, [logRow(2)], { due: 5000 }), 'ok');
      await other.tables.setDue(1, null, 1);
      assert.equal((await other.tables.byId(1))!.dueAt, 5000);
      await other.tables.setDue(1, null, 2);
      assert.equal((await other.tables.byId(1))!.dueAt, null);
    });
  });

  test('hear what the others tell, and know when they may have missed something', async () => {
    await withStores(2, async (one, other) => {
      const heard: News[] = [];
      let whenHeard: () => void = () => undefined;
      let missed: () => void = () => undefined;
      other.exchange.listen(
        (news, node) => {
          assert.equal(node, one.exchange.node);
          heard.push(news);
          whenHeard();
        },
        () => {
          missed();
        },
      );
      const all = new Promise<void>((resolve) => {
        whenHeard = () => {
          if (heard.length === 500) resolve();
        };
      });
      const told = Array.from({ length: 500 }, (_, i): News => {
        return { type: 'facts', table: `TABLE ${String(i)}`, seq: i };
      });
      for (const news of told) one.exchange.tell(news);
      await all;
      assert.deepEqual(heard, told);
      const back = new Promise<void>((resolve) => (missed = resolve));
      await postgres.cut(url);
      await back;
      const again = new Promise<void>((resolve) => (whenHeard = resolve));
      one.exchange.tell({ type: 'who', table: null });
      await again;
      assert.deepEqual(heard.at(-1), { type: 'who', table: null });
    });
  });

  test('agree on the time, however wrong the clock of one of them is', async () => {
    const wrong = await PostgresStore.open(url, { now: () => Date.now() + 60_000 });
    assert.ok(Math.abs(wrong.drift + 60_000) < 5000, String(wrong.drift));
    await wrong.close();
  });
});

describe('a connection that is lost', () => {
  test('reading waits for the next one; of what was being written nobody says that it is there', async () => {
    await withStores(1, async (store) => {
      await opened(store, [1]);
      for (let seq = 2; seq < 12; seq++) {
        const written = append(store, 1, [logRow(seq)]);
        const cut = postgres.cut(url);
        const outcome = await written;
        const [last] = await store.log.lastSeqs([1]);
        await cut;
        assert.ok(!(outcome instanceof Error), String(outcome));
        // A conflict: it may have been written, and whoever looks knows.
        if (outcome === 'ok') assert.equal(last, seq);
        if (last !== seq) assert.equal(await append(store, 1, [logRow(seq)]).then(String), 'ok');
      }
    });
  });
});
