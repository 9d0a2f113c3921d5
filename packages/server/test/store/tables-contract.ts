import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';

import type { Store } from '../../src/store/store.ts';
import type { Tested } from './contracts.ts';
import { appended, ids, logRow, opened, opening, player } from './rows.ts';

export function testTables({ store: get, reopen }: Tested): void {
  describe('the directory of tables', () => {
    let store: Store;
    beforeEach(() => {
      store = get();
    });

    /** Opens tables and gives each a status. */
    async function withStatus(
      ...statuses: ('open' | 'playing' | 'over' | 'closed')[]
    ): Promise<void> {
      for (const [i, status] of statuses.entries()) {
        await opened(store, [i + 1], { listed: true });
        if (status !== 'open') await appended(store, i + 1, [logRow(2)], { status });
      }
    }

    test('finds them by code and by id, as they were made', async () => {
      await opened(store, [1], { listed: true });
      const { host: _host, ...row } = opening(1, { listed: true }).table;
      const expected = { ...row, status: 'open', dueAt: null };
      assert.deepEqual(await store.tables.byId(1), expected);
      assert.deepEqual(await store.tables.byCode('TABLEA'), expected);
      assert.equal(await store.tables.byCode('TABLEB'), null);
    });

    test('has one of each number and code', async () => {
      await opened(store, [1]);
      assert.equal(await store.tables.open(opening(2, { code: 'TABLEA' })), 'conflict');
      assert.equal(await store.tables.open(opening(1, { code: 'OTHERX' })), 'conflict');
      assert.deepEqual(await store.log.lastSeqs([1, 2]), [1, 0]);
    });

    test('lists them newest first, if they want to be and are not over', async () => {
      await withStatus('open', 'open', 'over', 'playing', 'open');
      await opened(store, [6], { listed: false });
      assert.deepEqual(ids(await store.tables.listed(10)), [5, 4, 2, 1]);
      assert.deepEqual(ids(await store.tables.listed(2)), [5, 4]);
    });

    test('gives out what is due in the order of its time, and not before', async () => {
      await opened(store, [1, 2, 3, 4]);
      await store.tables.setDue(1, 30_000, 1);
      await store.tables.setDue(2, 10_000, 1);
      await store.tables.setDue(3, 20_000, 1);
      await store.tables.setDue(4, 5000, 1);
      await store.tables.setDue(4, null, 1);
      store = await reopen();
      assert.deepEqual(ids(await store.tables.claimDue(9999, 10, [2])), []);
      assert.deepEqual(ids(await store.tables.claimDue(20_000, 1, [2, 3])), [2]);
      assert.ok(ids(await store.tables.claimDue(60_000, 10, [])).includes(3));
    });

    test('knows which are quiet because their last fact is long ago, status by status', async () => {
      for (const id of [1, 2, 3, 4]) {
        assert.equal(await store.tables.open(opening(id, { createdAt: 1 }, 10)), 'ok');
      }
      await appended(store, 2, [logRow(2, 90)]);
      await appended(store, 3, [logRow(2, 10)], { status: 'playing' });
      await appended(store, 4, [logRow(2, 10)], { status: 'over' });
      assert.deepEqual(ids(await store.tables.quiet('open', 50, 10)), [1]);
      assert.deepEqual(ids(await store.tables.quiet('open', 91, 10)), [1, 2]);
      assert.deepEqual(ids(await store.tables.quiet('open', 91, 1)), [1]);
      assert.deepEqual(ids(await store.tables.quiet('playing', 50, 10)), [3]);
    });

    test('finds those that have ended by when, and nothing of them is left but their record', async () => {
      await store.identities.create(player(7), 'token');
      await opened(store, [1, 2, 3, 4]);
      for (const id of [1, 2, 3, 4])
        await appended(store, id, [logRow(2)], { due: 5, seated: [7] });
      const record = { id: 'record-2', text: '{"a":1}', results: [] };
      await appended(store, 1, [logRow(3)], { status: 'closed', ended: 99 });
      await appended(store, 2, [logRow(3)], { status: 'over', ended: 98, record });
      await appended(store, 3, [logRow(3)], { status: 'closed', ended: 97 });
      assert.deepEqual(ids(await store.tables.ended(100, 10)), [3, 2, 1]);
      assert.deepEqual(ids(await store.tables.ended(99, 1)), [3]);
      assert.deepEqual(ids(await store.tables.ended(97, 10)), []);
      assert.deepEqual(
        ids(await store.tables.claimDue(100_000, 10, [1, 2, 3, 4])),
        [4],
        'nothing is due at what is over',
      );
      for (const id of [1, 2]) await store.tables.clear(id);
      await store.tables.setEnded(3, 200);
      assert.deepEqual(ids(await store.tables.ended(100, 10)), []);
      assert.equal(await store.tables.byId(1), null);
      assert.equal((await store.tables.byId(2))!.status, 'cleared');
      assert.equal(await store.archive.record('record-2'), '{"a":1}');
      assert.equal(await store.archive.recordOfTable(2), 'record-2');
      assert.deepEqual(ids(await store.tables.tracesOf(7)).toSorted(), [3, 4]);
      store.tidy();
    });

    test('counts them by who opened them, as long as they are not over', async () => {
      await opened(store, [1, 2, 3], { host: 7 });
      await opened(store, [4], { host: 8 });
      await appended(store, 1, [logRow(2)], { status: 'playing' });
      await appended(store, 2, [logRow(2)], { status: 'closed' });
      const counts = await Promise.all([7, 8, 9].map((host) => store.tables.openedBy(host)));
      assert.deepEqual(counts, [2, 1, 0]);
    });

    test('carries what lists say of them, as of the latest fact it was told', async () => {
      await opened(store, [1], { listed: true });
      await store.tables.setSummary(1, '{"seq":9}', 9);
      await store.tables.setSummary(1, '{"seq":8}', 8);
      assert.equal((await (await reopen()).tables.listed(5))[0]!.summary, '{"seq":9}');
    });

    test('knows where somebody sits, at tables that are not over', async () => {
      await opened(store, [1, 2, 3, 4]);
      await store.identities.create(player(7), 'token');
      for (const id of [1, 2, 3]) await appended(store, id, [logRow(2)], { seated: [7] });
      await appended(store, 1, [logRow(3)], { unseated: [7] });
      await appended(store, 1, [logRow(4)], { seated: [7] });
      await appended(store, 2, [logRow(3)], { unseated: [7] });
      await appended(store, 3, [logRow(3)], { status: 'over' });
      assert.deepEqual(ids(await store.tables.of(7, 10)), [1]);
      assert.deepEqual(ids(await store.tables.of(8, 10)), []);
      assert.deepEqual(ids(await store.tables.tracesOf(7)).toSorted(), [1, 2, 3]);
    });
  });
}
