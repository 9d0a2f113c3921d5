import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';

import { CommitGroup } from './commit-group.ts';
import { migrate } from './migrations.ts';
import { Tail } from './tail.ts';

/** A database in memory with notes, and how many commits there were. */
function newGroup(longestWaitMs?: number): {
  note: (n: number) => Promise<void>;
  commits: number[];
} {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  db.exec('CREATE TABLE notes (n INTEGER UNIQUE)');
  const insert = db.prepare('INSERT INTO notes VALUES (?)');
  const count = db.prepare('SELECT count(*) AS n FROM notes');
  const commits: number[] = [];
  const group = new CommitGroup(
    db,
    new Tail(db),
    {
      onCommit: () => commits.push(Number(count.get()!['n'])),
    },
    longestWaitMs,
  );
  const note = (n: number): Promise<void> => group.write(() => void insert.run(n));
  return { note, commits };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('what is to be written', () => {
  test('within one turn of the event loop becomes durable as one', async () => {
    const { note, commits } = newGroup();
    await Promise.all([note(1), note(2), note(3)]);
    assert.deepEqual(commits, [3]);
  });

  test('waits for what the next turn brings, as long as there is more and more', async () => {
    const { note, commits } = newGroup(Infinity);
    const together = Promise.all([note(1), note(2)]);
    await nextTurn();
    await Promise.all([together, note(3)]);
    assert.deepEqual(commits, [3]);
  });

  test('waits for nothing when it comes alone', async () => {
    const { note, commits } = newGroup();
    const alone = note(1);
    await nextTurn();
    await Promise.all([alone, note(2)]);
    assert.deepEqual(commits, [1, 2]);
  });

  test('becomes durable although there is always more of it', async () => {
    const { note, commits } = newGroup();
    for (let n = 0; commits.length === 0; n += 2) {
      void note(n);
      void note(n + 1);
      await nextTurn();
    }
    assert.equal(commits.length, 1);
  });

  test('costs no other what it does wrong', async () => {
    const { note, commits } = newGroup();
    const all = await Promise.allSettled([note(1), note(1), note(2)]);
    assert.deepEqual(
      all.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(commits, [2]);
  });
});
