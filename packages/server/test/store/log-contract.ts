import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';

import type { Outcome } from '../../src/store/log.ts';
import type { Store } from '../../src/store/store.ts';
import type { Tested } from './contracts.ts';
import { append, appended, ids, logRow, logRows, opened, opening, plain, player } from './rows.ts';

export function testLog({ store: get, reopen }: Tested): void {
  describe('the log', () => {
    let store: Store;
    beforeEach(() => {
      store = get();
    });

    test('gives back what was appended, in order, also after coming back', async () => {
      await opened(store, [1, 2]);
      await appended(store, 1, logRows(2, 4));
      assert.deepEqual(plain(await store.log.rows(1)), logRows(1, 4));
      const again = await reopen();
      assert.deepEqual(plain(await again.log.rows(1)), logRows(1, 4));
      assert.deepEqual(plain(await again.log.rows(2)), [logRow(1)]);
      assert.deepEqual(await again.log.rows(3), []);
    });

    test('keeps thousands of facts of many tables apart, written together or not', async () => {
      const tables = [1, 2, 3, 4, 5, 6, 7];
      await opened(store, tables);
      for (let last = 50; last <= 500; last += 50) {
        const rows = logRows(Math.max(2, last - 49), last);
        await Promise.all(tables.map((id) => appended(store, id, rows)));
        assert.deepEqual(plain(await store.log.rows(1 + (last % 7))), logRows(1, last));
        // Whatever was written before, long ago or just now, is not written again.
        for (const seq of [1, last]) {
          assert.equal(await append(store, 3, [logRow(seq)]), 'conflict');
        }
      }
      const again = await reopen();
      for (const id of tables) assert.deepEqual(plain(await again.log.rows(id)), logRows(1, 500));
      await again.tables.clear(2);
      assert.deepEqual(await again.log.rows(2), []);
      assert.equal((await again.log.rows(3)).length, 500);
    });

    test('can be read from any fact on, so many at a time', async () => {
      await opened(store, [1, 2]);
      assert.deepEqual(await store.log.lastSeqs([1]), [1]);
      await appended(store, 1, logRows(2, 1500));
      await appended(store, 1, logRows(1501, 2500));
      assert.deepEqual(await store.log.lastSeqs([2, 1, 3]), [1, 2500, 0]);
      const cases: [number, number][] = [
        [0, 3],
        [1990, 20],
        [1999, 1],
        [2000, 1],
        [2490, 10],
        [2490, 99],
        [2500, 5],
        [9999, 5],
      ];
      for (const [after, limit] of cases) {
        const expected = logRows(1, 2500).slice(after, after + limit);
        assert.deepEqual(
          plain(await store.log.rows(1, after, limit)),
          expected,
          `${after} ${limit}`,
        );
      }
      assert.deepEqual(plain(await store.log.rows(2, 0, 5)), [logRow(1)]);
    });

    test('appends where it is told to, or says that it could not: no gaps, no fact twice, no unknown table', async () => {
      await opened(store, [1]);
      await appended(store, 1, [logRow(2)]);
      const other = { ...logRow(2), fact: '{"type":"another"}' };
      assert.equal(await append(store, 1, [other]), 'conflict');
      assert.equal(await append(store, 1, [other, logRow(3)]), 'conflict');
      assert.equal(await append(store, 1, [logRow(4)]), 'conflict');
      assert.equal(await append(store, 1, [logRow(4), logRow(5)]), 'conflict');
      assert.notEqual(await append(store, 99, [logRow(1)]), 'ok');
      assert.equal(await append(store, 99, [logRow(2)]), 'conflict');
      assert.deepEqual(plain(await store.log.rows(1)), logRows(1, 2));
    });

    test('of those who want the same place one gets it, and all of their facts', async () => {
      await opened(store, [1]);
      const tellers = ['a', 'b', 'c', 'd', 'e'];
      for (let seq = 2; seq < 60; seq += 2) {
        const outcomes = await Promise.all(
          tellers.map((name) =>
            append(store, 1, [
              { ...logRow(seq), fact: `"${name}"` },
              { ...logRow(seq + 1), fact: `"${name}"` },
            ]),
          ),
        );
        assert.deepEqual(outcomes.toSorted(), [...Array<Outcome>(4).fill('conflict'), 'ok']);
        const [first, second] = await store.log.rows(1, seq - 1);
        assert.equal(first!.fact, second!.fact);
        assert.equal(first!.fact, `"${tellers[outcomes.indexOf('ok')]!}"`);
      }
    });

    test('what one entry does wrong costs no other that was collected with it', async () => {
      await opened(store, [1, 2, 3]);
      const record = { id: 'record', text: '{}', results: [] };
      await appended(store, 3, [logRow(2)], { record });
      const outcomes = await Promise.all([
        append(store, 2, [logRow(2)]),
        append(store, 1, [logRow(1)]),
        // There is a record of that name.
        append(store, 3, [logRow(3)], { record }),
        append(store, 1, [logRow(2)]),
        append(store, 99, [logRow(7)]),
      ]);
      assert.deepEqual(
        outcomes.map((outcome) => (outcome instanceof Error ? 'error' : outcome)),
        ['ok', 'conflict', 'error', 'ok', 'conflict'],
      );
      assert.deepEqual(await store.log.lastSeqs([1, 2, 3]), [2, 2, 2]);
    });

    test('an entry is written with all that goes with it, or with nothing', async () => {
      await store.identities.create(player(7), 'token');
      await opened(store, [1]);
      const beside = {
        due: 500,
        summary: '{"seq":2}',
        status: 'playing' as const,
        seated: [7],
        opening: opening(2),
      };
      await appended(store, 1, [logRow(2)], beside);
      const { dueAt, summary, status } = (await store.tables.byId(1))!;
      assert.deepEqual([dueAt, summary, status], [500, '{"seq":2}', 'playing']);
      assert.deepEqual(ids(await store.tables.of(7, 10)), [1]);
      assert.equal((await store.log.rows(2)).length, 1);
      const late = { due: 900, summary: '{}', status: 'over' as const, opening: opening(3) };
      assert.equal(await append(store, 1, [logRow(2)], late), 'conflict');
      assert.equal((await store.tables.byId(1))!.dueAt, 500);
      assert.equal(await store.tables.byId(3), null);
      // A table of that code has been opened meanwhile.
      const taken = { due: 900, opening: opening(4, { code: 'TABLEB' }) };
      assert.equal(await append(store, 1, [logRow(3)], taken), 'conflict');
      assert.equal((await store.tables.byId(1))!.dueAt, 500);
      assert.deepEqual(await store.log.lastSeqs([1]), [2]);
    });

    test('a fact can be rewritten, to forget somebody', async () => {
      await opened(store, [1]);
      await appended(store, 1, logRows(2, 3));
      await store.log.rewrite(1, [{ seq: 2, fact: '{"type":"withdrawn"}' }]);
      const facts = (await (await reopen()).log.rows(1)).map(({ fact }) => fact);
      assert.deepEqual(facts, [logRow(1).fact, '{"type":"withdrawn"}', logRow(3).fact]);
    });

    test('keeps any text as it is', async () => {
      const fact = JSON.stringify({ text: `'";--\u0000<b>\n你好👍\\`, more: '{"a"},{b}' });
      await opened(store, [1]);
      await appended(store, 1, [{ ...logRow(2), fact, command: `7:"{,\\"'"` }]);
      const [row] = await store.log.rows(1, 1);
      assert.deepEqual([row!.fact, row!.command], [fact, `7:"{,\\"'"`]);
    });
  });
}
