import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';

import type { Store } from '../src/store/store.ts';
import { ids, logRow, plain, player, result, tableRow, write, written } from './store-rows.ts';

/** A storage to be put to the test, and how to come back to it. */
export interface StoreUnderTest {
  readonly store: Store;
  /** Closes the store and opens the same data again. */
  reopen(): Promise<Store>;
  close(): Promise<void>;
}

/** All results, page after page: nothing is left out at a boundary, although all players of a game have the same time. */
function pages(store: Store, limit: number): readonly object[] {
  const all = [];
  let page = store.results(limit, 1000);
  for (; page.length > 0; page = store.results(limit, page.at(-1)!.finishedAt)) all.push(...page);
  return all;
}

/** What every storage has to do, whatever it is made of. */
export function testStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name} as a store`, () => {
    let tested: StoreUnderTest;
    let store: Store;
    beforeEach(async () => {
      tested = await open();
      ({ store } = tested);
    });
    afterEach(() => tested.close());

    describe('the log', () => {
      test('gives back what was appended, in order, also after coming back', async () => {
        const rows = [1, 2, 3, 4].map((seq) => logRow(seq));
        await written(store, (writer) => {
          writer.createTable(tableRow(1));
          writer.createTable(tableRow(2));
          for (const row of rows) writer.append(1, row);
          writer.append(2, logRow(1));
        });
        assert.deepEqual(store.log(1).map(plain), rows);
        const again = await tested.reopen();
        assert.deepEqual(again.log(1).map(plain), rows);
        assert.deepEqual(again.log(2).map(plain), [logRow(1)]);
        assert.deepEqual(again.log(3), []);
      });

      test('keeps thousands of facts of many tables apart, written together or not', async () => {
        const tables = [1, 2, 3, 4, 5, 6, 7];
        const rows = Array.from({ length: 700 }, (_, i) => logRow(i + 1));
        await written(store, (writer) => {
          for (const id of tables) writer.createTable(tableRow(id));
        });
        for (let from = 0; from < rows.length; from += 50) {
          await written(store, (writer) => {
            for (const row of rows.slice(from, from + 50))
              for (const id of tables) writer.append(id, row);
          });
          const known = rows.slice(0, from + 50);
          assert.deepEqual(store.log(1 + (from % 7)).map(plain), known);
          // Whatever was written before, long ago or just now, is not written again.
          for (const row of [rows[0]!, known.at(-1)!]) {
            assert.ok(
              (await write(store, (writer) => {
                writer.append(3, row);
              })) instanceof Error,
            );
          }
        }
        const again = await tested.reopen();
        for (const id of tables) assert.deepEqual(again.log(id).map(plain), rows);
        await written(again, (writer) => {
          writer.clearTable(2);
        });
        assert.deepEqual(again.log(2), []);
        assert.equal(again.log(3).length, rows.length);
      });

      test('can be read from any fact on, so many at a time', async () => {
        const rows = Array.from({ length: 2500 }, (_, i) => logRow(i + 1));
        await written(store, (writer) => {
          writer.createTable(tableRow(1));
          writer.createTable(tableRow(2));
          writer.append(2, logRow(1));
        });
        assert.equal(store.lastSeq(1), 0);
        for (let from = 0; from < rows.length; from += 500) {
          await written(store, (writer) => {
            for (const row of rows.slice(from, from + 500)) writer.append(1, row);
          });
        }
        assert.equal(store.lastSeq(1), rows.length);
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
          const expected = rows.slice(after, after + limit);
          assert.deepEqual(store.log(1, after, limit).map(plain), expected, `${after} ${limit}`);
        }
        assert.deepEqual(store.log(2, 0, 5).map(plain), [logRow(1)]);
      });

      test('has no gaps', async () => {
        await written(store, (writer) => {
          writer.createTable(tableRow(1));
          writer.append(1, logRow(1));
        });
        const error = await write(store, (writer) => {
          writer.append(1, logRow(3));
        });
        assert.ok(error instanceof Error);
        assert.equal(store.lastSeq(1), 1);
      });

      test('what one write does wrong costs no other that was collected with it', async () => {
        await written(store, (writer) => {
          for (const id of [1, 2]) writer.createTable(tableRow(id));
          writer.append(1, logRow(1));
        });
        const errors = await Promise.all([
          write(store, (writer) => {
            writer.append(2, logRow(1));
          }),
          write(store, (writer) => {
            writer.append(1, logRow(1));
          }),
          write(store, () => {
            throw new Error('a fault');
          }),
          write(store, (writer) => {
            writer.append(2, logRow(2));
          }),
        ]);
        assert.deepEqual(
          errors.map((error) => error === null),
          [true, false, false, true],
        );
        assert.deepEqual(store.log(2).map(plain), [logRow(1), logRow(2)]);
        assert.equal(store.log(1).length, 1);
      });

      test('a fact can be rewritten, to forget somebody', async () => {
        await written(store, (writer) => {
          writer.createTable(tableRow(1));
          for (const seq of [1, 2, 3]) writer.append(1, logRow(seq));
        });
        await written(store, (writer) => {
          writer.rewrite(1, 2, '{"type":"withdrawn"}');
        });
        const facts = (await tested.reopen()).log(1).map(({ fact }) => fact);
        assert.deepEqual(facts, [logRow(1).fact, '{"type":"withdrawn"}', logRow(3).fact]);
      });

      test('has one fact per table and number', async () => {
        await written(store, (writer) => {
          writer.createTable(tableRow(1));
          writer.append(1, logRow(1));
        });
        const error = await write(store, (writer) => {
          writer.append(1, { ...logRow(1), fact: '{"type":"another"}' });
        });
        assert.ok(error instanceof Error);
        assert.deepEqual(store.log(1).map(plain), [logRow(1)]);
      });

      test('belongs to a table that exists', async () => {
        const error = await write(store, (writer) => {
          writer.append(99, logRow(1));
        });
        assert.ok(error instanceof Error);
      });

      test('can be forgotten, and the record stays', async () => {
        await written(store, (writer) => {
          writer.createTable(tableRow(1));
          writer.append(1, logRow(1));
          writer.saveRecord('record-1', 1, '{"a":1}', []);
        });
        assert.equal(store.recordOfTable(1), 'record-1');
        await written(store, (writer) => {
          writer.clearTable(1);
        });
        assert.deepEqual(store.log(1), []);
        assert.equal(store.tableById(1)!.status, 'cleared');
        assert.equal(store.record('record-1'), '{"a":1}');
        assert.equal(store.recordOfTable(1), 'record-1');
        assert.equal(store.recordOfTable(2), null);
      });

      test('keeps any text as it is', async () => {
        const fact = JSON.stringify({ text: `'";--\u0000<b>\n你好👍\\` });
        await written(store, (writer) => {
          writer.createTable(tableRow(1));
          writer.append(1, { ...logRow(1), fact });
        });
        assert.equal(store.log(1)[0]!.fact, fact);
      });
    });

    describe('groups', () => {
      test('of writes: each as a whole or not at all, and everybody is told', async () => {
        await written(store, (writer) => {
          writer.createTable(tableRow(1));
        });
        const answers = await Promise.all([
          write(store, (writer) => {
            writer.append(1, logRow(1));
          }),
          write(store, (writer) => {
            writer.append(1, logRow(2));
            throw new Error('no');
          }),
          write(store, (writer) => {
            writer.append(1, logRow(3));
          }),
        ]);
        assert.deepEqual(
          answers.map((answer) => answer === null),
          [true, false, false],
          'the third would leave a gap',
        );
        assert.deepEqual(store.log(1).map(plain), [logRow(1)]);
      });

      test('are durable after a flush, without waiting', () => {
        let told: Error | null | undefined;
        store.stage(
          (writer) => {
            writer.createTable(tableRow(1));
          },
          (error) => (told = error),
        );
        assert.equal(store.tableById(1), null);
        store.flush();
        assert.equal(told, null);
        assert.equal(store.tableById(1)!.code, 'TABLEA');
      });

      test('keep the order in which they were collected', async () => {
        const order: number[] = [];
        await Promise.all(
          [1, 2, 3].map((i) =>
            write(store, () => {
              order.push(i);
            }).then(() => order.push(10 * i)),
          ),
        );
        assert.deepEqual(order, [1, 2, 3, 10, 20, 30]);
      });
    });

    describe('tables', () => {
      test('are found by code and by id, as they were made', async () => {
        await written(store, (writer) => {
          writer.createTable(tableRow(1, { listed: true }));
        });
        const { host: _host, ...row } = tableRow(1, { listed: true });
        const expected = { ...row, status: 'open', dueAt: null };
        assert.deepEqual(store.tableById(1), expected);
        assert.deepEqual(store.tableByCode('TABLEA'), expected);
        assert.equal(store.tableByCode('TABLEB'), null);
      });

      test('have codes of their own', async () => {
        await written(store, (writer) => {
          writer.createTable(tableRow(1));
        });
        const error = await write(store, (writer) => {
          writer.createTable(tableRow(2, { code: 'TABLEA' }));
        });
        assert.ok(error instanceof Error);
      });

      test('are listed newest first, if they want to be and are not over', async () => {
        await written(store, (writer) => {
          for (const id of [1, 2, 3, 4, 5]) writer.createTable(tableRow(id, { listed: id !== 2 }));
          writer.setStatus(3, 'over');
          writer.setStatus(4, 'playing');
        });
        assert.deepEqual(ids(store.listedTables(10)), [5, 4, 1]);
        assert.deepEqual(ids(store.listedTables(2)), [5, 4]);
      });

      test('are due in the order of their time, and not before', async () => {
        await written(store, (writer) => {
          for (const id of [1, 2, 3, 4]) writer.createTable(tableRow(id));
          writer.setDue(1, 300);
          writer.setDue(2, 100);
          writer.setDue(3, 200);
          writer.setDue(4, 50);
          writer.setDue(4, null);
        });
        assert.deepEqual(ids(store.dueTables(99, 10)), []);
        assert.deepEqual(ids(store.dueTables(200, 10)), [2, 3]);
        assert.deepEqual(ids(store.dueTables(1000, 2)), [2, 3]);
        assert.equal((await tested.reopen()).tableById(3)!.dueAt, 200);
      });

      test('are quiet when their last fact is long ago, status by status', async () => {
        await written(store, (writer) => {
          for (const id of [1, 2, 3, 4]) {
            writer.createTable(tableRow(id, { createdAt: 1 }));
            writer.append(id, logRow(1, 10));
          }
          writer.append(2, logRow(2, 90));
          writer.setStatus(3, 'playing');
          writer.setStatus(4, 'over');
        });
        assert.deepEqual(ids(store.quietTables('open', 50, 10)), [1]);
        assert.deepEqual(ids(store.quietTables('open', 91, 10)), [1, 2]);
        assert.deepEqual(ids(store.quietTables('open', 91, 1)), [1]);
        assert.deepEqual(ids(store.quietTables('playing', 50, 10)), [3]);
      });

      test('that have ended are found by when, and leave nothing behind but their record', async () => {
        await written(store, (writer) => {
          writer.createPlayer(player(7), 'token');
          for (const id of [1, 2, 3, 4]) {
            writer.createTable(tableRow(id));
            writer.append(id, logRow(1));
            writer.seatPlayer(id, 7);
            if (id === 4) continue;
            writer.setDue(id, 5);
            writer.setEnded(id, 100 - id);
          }
          writer.saveRecord('record-2', 2, '{}', []);
        });
        assert.deepEqual(ids(store.endedTables(100, 10)), [3, 2, 1]);
        assert.deepEqual(ids(store.endedTables(99, 1)), [3]);
        assert.deepEqual(ids(store.endedTables(97, 10)), []);
        assert.deepEqual(store.dueTables(1000, 10), [], 'nothing is due at what is over');
        await written(store, (writer) => {
          for (const id of [1, 2]) writer.clearTable(id);
        });
        assert.deepEqual(ids(store.endedTables(100, 10)), [3]);
        assert.equal(store.tableById(1), null);
        assert.equal(store.tableById(2)!.status, 'cleared');
        assert.deepEqual(ids(store.tracesOf(7)), [3, 4]);
        store.shrink();
      });

      test('are counted by who opened them, as long as they are not over', async () => {
        await written(store, (writer) => {
          for (const id of [1, 2, 3]) writer.createTable(tableRow(id, { host: 7 }));
          writer.createTable(tableRow(4, { host: 8 }));
          writer.setStatus(1, 'playing');
          writer.setStatus(2, 'closed');
        });
        assert.deepEqual([store.openedBy(7), store.openedBy(8), store.openedBy(9)], [2, 1, 0]);
      });

      test('carry what lists say of them', async () => {
        await written(store, (writer) => {
          writer.createTable(tableRow(1, { listed: true }));
          writer.setSummary(1, '{"seq":9}');
        });
        assert.equal((await tested.reopen()).listedTables(5)[0]!.summary, '{"seq":9}');
      });

      test('of a player are those where they sit and that are not over', async () => {
        await written(store, (writer) => {
          for (const id of [1, 2, 3, 4]) writer.createTable(tableRow(id));
          writer.createPlayer(player(7), 'token');
          for (const id of [1, 2, 3]) writer.seatPlayer(id, 7);
          writer.seatPlayer(1, 7);
          writer.unseatPlayer(2, 7);
          writer.setStatus(3, 'over');
        });
        assert.deepEqual(ids(store.tablesOf(7, 10)), [1]);
        assert.deepEqual(ids(store.tablesOf(8, 10)), []);
      });
    });

    describe('players', () => {
      beforeEach(async () => {
        await written(store, (writer) => {
          writer.createPlayer(player(7), 'token');
        });
      });

      test('are known by the hash of their token, and can change their name', async () => {
        assert.deepEqual(store.playerByToken('token'), player(7));
        assert.equal(store.playerByToken('other'), null);
        await written(store, (writer) => {
          writer.renamePlayer(7, 'Anne');
        });
        assert.equal(store.playerByToken('token')!.name, 'Anne');
      });

      test('a link is used once, in time, and only the newest is good', async () => {
        await written(store, (writer) => {
          writer.addLink(7, 'older', 1000);
          writer.addLink(7, 'newer', 1000);
        });
        await written(store, (writer) => {
          writer.claimLink('older', 'a', 500);
          writer.claimLink('newer', 'b', 500);
          writer.claimLink('newer', 'c', 500);
          writer.claimLink('unknown', 'd', 500);
        });
        assert.equal(store.playerByToken('a'), null);
        assert.equal(store.playerByToken('b')!.id, 7);
        assert.equal(store.playerByToken('c'), null);
        assert.equal(store.playerByToken('d'), null);
        await written(store, (writer) => {
          writer.addLink(7, 'late', 1000);
          writer.claimLink('late', 'e', 1000);
        });
        assert.equal(store.playerByToken('e'), null);
      });

      test('who are forgotten leave no name, token or result, and what comes later is no error', async () => {
        await written(store, (writer) => {
          writer.createPlayer(player(8), 'other');
          writer.createTable(tableRow(1));
          writer.seatPlayer(1, 7);
          writer.addLink(7, 'link', 1000);
          writer.saveRecord('record-1', 1, '{}', [result(7), result(8)]);
        });
        await written(store, (writer) => {
          writer.forgetPlayer(7);
        });
        await written(store, (writer) => {
          writer.createTable(tableRow(2));
          writer.claimLink('link', 'new', 1);
          writer.addLink(7, 'link 2', 1000);
          writer.seatPlayer(2, 7);
          writer.renamePlayer(7, 'Ghost');
          writer.saveRecord('record-2', 2, '{}', [result(7, { record: 'record-2' })]);
        });
        assert.equal(store.playerByToken('token'), null);
        assert.equal(store.playerByToken('new'), null);
        assert.deepEqual(store.tablesOf(7, 10), []);
        assert.deepEqual(store.resultsOf(7, 10), []);
        assert.deepEqual(
          store.results(10, 1000).map(({ playerId }) => playerId),
          [8],
        );
        assert.equal(store.record('record-2'), '{}');
      });
    });

    describe('results', () => {
      beforeEach(async () => {
        await written(store, (writer) => {
          for (const id of [7, 8]) writer.createPlayer(player(id), `token ${String(id)}`);
          for (const id of [1, 2, 3, 4]) writer.createTable(tableRow(id));
          for (const [i, total] of [139, 140, 160, 155].entries()) {
            const record = `record-${String(i + 1)}`;
            const isHighRoller = i === 1 || i === 2;
            const row = { record, total, finishedAt: 100 * (i + 1), won: true, isHighRoller };
            const other = { record, finishedAt: row.finishedAt, total: 200, botMoves: 3 };
            writer.saveRecord(record, i + 1, '{}', [result(7, row), result(8, other)]);
          }
        });
      });

      test('come back as they were saved, newest first', () => {
        const mine = store.resultsOf(7, 10);
        assert.deepEqual(
          mine.map(({ total }) => total),
          [155, 160, 140, 139],
        );
        assert.deepEqual(mine[3], result(7, { total: 139, won: true }));
        assert.equal(store.resultsOf(8, 1)[0]!.botMoves, 3);
        // Both players of a game came in at the same time.
        assert.equal(store.results(3, 1000).length, 4);
        assert.deepEqual(pages(store, 1), store.results(100, 1000));
        assert.deepEqual(
          store.results(10, 200).map(({ record }) => record),
          ['record-1', 'record-1'],
        );
      });

      test('of the High Rollers Club: whoever was saved as a member, the best first', () => {
        assert.deepEqual(
          store.club(10).map(({ name, total }) => [name, total]),
          [
            ['Player 7', 160],
            ['Player 7', 140],
          ],
        );
        assert.equal(store.club(1).length, 1);
      });

      test('a record is found by its id and by nothing else', () => {
        assert.equal(store.record('record-1'), '{}');
        assert.equal(store.record("' OR 1=1 --"), null);
      });
    });

    describe('score pads', () => {
      const pad = { code: 'ABCDEF', keyHash: 'hash', content: 'v1.x', seq: 1, changedAt: 100 };

      test('are the latest of what was written, until they are forgotten', async () => {
        await written(store, (writer) => {
          writer.savePad(pad);
          writer.savePad({ ...pad, code: 'GHIJKL', changedAt: 50 });
          writer.savePad({ ...pad, content: 'v1.y', seq: 2, changedAt: 120 });
        });
        assert.deepEqual(store.pad('ABCDEF'), { ...pad, content: 'v1.y', seq: 2, changedAt: 120 });
        assert.equal(store.padCount(), 2);
        await written(store, (writer) => {
          writer.forgetPadsBefore(51);
        });
        assert.equal(store.pad('GHIJKL'), null);
        await written(store, (writer) => {
          writer.forgetPad('ABCDEF');
        });
        assert.equal(store.padCount(), 0);
      });

      test('tell of winners once for each game, and the best are kept', async () => {
        await written(store, (writer) => {
          for (const [i, total] of [150, 140, 170, 160].entries()) {
            const winner = { game: `g${String(i)}`, name: 'Ada', total, finishedAt: i };
            writer.savePadWinner(winner, 3);
            writer.savePadWinner({ ...winner, total: 300 }, 3);
          }
        });
        assert.deepEqual(
          store.padWinners(10).map(({ total }) => total),
          [170, 160, 150],
        );
      });
    });
  });
}
