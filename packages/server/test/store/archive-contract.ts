import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';

import type { Store } from '../../src/store/store.ts';
import type { Tested } from './contracts.ts';
import { appended, logRow, opened, player, result } from './rows.ts';

/** All results, page after page: nothing is left out at a boundary, although all players of a game have the same time. */
async function pages({ archive }: Store, limit: number): Promise<readonly object[]> {
  const all = [];
  let page = await archive.results(limit, 1000, 7);
  for (; page.length > 0; page = await archive.results(limit, page.at(-1)!.finishedAt, 7)) {
    all.push(...page);
  }
  return all;
}

export function testArchive({ store: get }: Tested): void {
  describe('the archive', () => {
    let store: Store;
    beforeEach(async () => {
      store = get();
      for (const id of [7, 8]) await store.identities.create(player(id), `token ${String(id)}`);
      await opened(store, [1, 2, 3, 4]);
      for (const [i, total] of [139, 140, 160, 155].entries()) {
        const record = `record-${String(i + 1)}`;
        const isHighRoller = i === 1 || i === 2;
        const row = { record, total, finishedAt: 100 * (i + 1), won: true, isHighRoller };
        const other = { record, finishedAt: row.finishedAt, total: 200, botMoves: 3 };
        const results = [result(7, row), result(8, other)];
        await appended(store, i + 1, [logRow(2)], { record: { id: record, text: '{}', results } });
      }
    });

    test('gives results back as they were saved, newest first', async () => {
      const { archive } = store;
      const mine = await archive.resultsOf(7, 10);
      assert.deepEqual(
        mine.map(({ total }) => total),
        [155, 160, 140, 139],
      );
      assert.deepEqual(mine[3], result(7, { total: 139, won: true }));
      assert.equal((await archive.resultsOf(8, 1))[0]!.botMoves, 3);
      // Both players of a game came in at the same time.
      assert.equal((await archive.results(3, 1000, 7)).length, 4);
      const key = (row: object): string => JSON.stringify(row);
      const all = await archive.results(100, Number.MAX_SAFE_INTEGER, 7);
      assert.deepEqual((await pages(store, 1)).map(key).toSorted(), all.map(key).toSorted());
      assert.deepEqual(
        (await archive.results(10, 200, 7)).map(({ record }) => record),
        ['record-1', 'record-1'],
      );
    });

    test('knows the High Rollers Club: whoever was saved as a member, the best first', async () => {
      const { archive } = store;
      assert.deepEqual(
        (await archive.club(10, 7)).map(({ name, total }) => [name, total]),
        [
          ['Player 7', 160],
          ['Player 7', 140],
        ],
      );
      assert.equal((await archive.club(1, 7)).length, 1);
    });

    test('shows results of unlisted tables to those who sat there and to nobody else', async () => {
      const { archive } = store;
      for (const viewer of [null, 1234]) {
        assert.deepEqual(await archive.results(10, 1000, viewer), []);
        assert.deepEqual(await archive.club(10, viewer), []);
      }
      assert.equal((await archive.club(10, 8)).length, 2);
    });

    test('finds a record by its id and by its table, and by nothing else', async () => {
      const { archive } = store;
      assert.equal(await archive.record('record-1'), '{}');
      assert.equal(await archive.record("' OR 1=1 --"), null);
      assert.equal(await archive.recordOfTable(2), 'record-2');
      assert.equal(await archive.recordOfTable(9), null);
    });
  });
}
