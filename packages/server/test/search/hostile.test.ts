import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';

import { readConfig } from '../../src/config.ts';
import { MAX_EXTRAS } from '../../src/table/decisions.ts';
import { HostileClient } from '../hostile-client.ts';
import { ServerProcess } from '../server-process.ts';
import { HonestGame } from './honest-game.ts';
import { Luck } from './luck.ts';
import { trySeeds } from './seeds.ts';

/** Tricks in one game, at most, and between two moves, at least. */
const MOST_TRICKS = 160;
const TRICKS_PER_MOVE = 1;
/** Stopping takes at most five seconds, docs/operating.md; whoever waits so long waits for something that does not come. */
const STOP_PATIENCE_MS = 30_000;
/** Devices of one person, generously. */
const MOST_TOKENS = 50;
/** Facts that begin or end something are always possible, whatever else was done at a table. */
const ALWAYS_POSSIBLE = ['moved', 'finished', 'returned', 'started', 'closed', 'stood-in'];

/** Another address of this machine, where it has one. */
async function otherAddress(): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(0, '127.0.0.2');
    await once(server, 'listening');
    return '127.0.0.2';
  } catch {
    return undefined;
  } finally {
    server.close();
  }
}

/** Plays a game while somebody does what they can against the server, with the settings that it has by default. */
async function playAmong(seed: string, from: string | undefined): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'table-seven-'));
  const data = join(folder, 'data.db');
  const server = await ServerProcess.start({ DATA: data });
  const game = await HonestGame.begin(server.url, new Luck(seed).of('honest'));
  let onTrick: () => void = () => undefined;
  const hostile = new HostileClient({
    url: server.url,
    seed,
    from,
    goesOn: (tricks) => tricks < MOST_TRICKS && !game.isOver,
    onTrick: () => {
      onTrick();
    },
  });
  try {
    let isDone = false;
    const harm = hostile.run().finally(() => {
      isDone = true;
      onTrick();
    });
    const trick = (): Promise<void> =>
      isDone ? Promise.resolve() : new Promise((resolve) => (onTrick = resolve));
    while (!game.isOver) {
      for (let i = 0; i < TRICKS_PER_MOVE; i++) await trick();
      await game.move();
      assert.deepEqual(await (await fetch(`${server.url}/health`)).json(), { ok: true });
    }
    await harm;
    await game.leave();
    await assertStops(server);
    game.assertUndisturbed(data);
    assertBounded(data);
    assertQuiet(server.output, game.secrets);
    return JSON.stringify(hostile.report);
  } finally {
    game.abandon();
    hostile.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** It stops although connections are open that say nothing, or half of something, and never go away by themselves. */
async function assertStops(server: ServerProcess): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => {
      resolve('not at all');
    }, STOP_PATIENCE_MS);
  });
  const ended = await Promise.race([server.stop(), late]);
  clearTimeout(timer);
  assert.equal(ended, 0, 'the server stops');
}

/** Nobody makes the data grow beyond what is documented, however often they ask. */
function assertBounded(data: string): void {
  const { identitiesPerHour, tablesPerHour, tablesPerPerson } = readConfig({});
  const db = new DatabaseSync(data, { readOnly: true });
  const count = (sql: string): number => Number(Object.values(db.prepare(sql).get()!)[0]);
  // Those of the honest come from another address, and an hour's allowance fills up while it is used.
  assert.ok(count('SELECT count(*) FROM players') <= identitiesPerHour + 10);
  assert.ok(count('SELECT count(*) FROM tables') <= tablesPerHour + 10);
  const types = ALWAYS_POSSIBLE.map((type) => `'${type}'`).join(', ');
  const extras = count(
    `SELECT ifnull(max(extras), 0) FROM (SELECT count(*) AS extras FROM facts
       WHERE json_extract(fact, '$.type') NOT IN (${types}) GROUP BY table_id)`,
  );
  assert.ok(extras <= MAX_EXTRAS + 1, `${extras} facts that are no moves at one table`);
  const tokens = count(
    'SELECT max(tokens) FROM (SELECT count(*) AS tokens FROM tokens GROUP BY player_id)',
  );
  assert.ok(tokens <= MOST_TOKENS, `${tokens} cookies of one person`);
  const open = count(
    `SELECT ifnull(max(open), 0) FROM (SELECT count(*) AS open FROM facts JOIN tables ON tables.id = table_id
       WHERE seq = 1 AND status IN ('open', 'playing') GROUP BY json_extract(fact, '$.host'))`,
  );
  assert.ok(open <= tablesPerPerson, `${open} open tables of one person`);
  db.close();
}

/** Nothing that anybody sends is a failure of the server's, and its log names nobody. */
function assertQuiet(output: string, secrets: readonly string[]): void {
  const failures = output.split('\n').filter((line) => /"level":[56]0|^\s+at |Error/.test(line));
  assert.deepEqual(failures.slice(0, 3), []);
  for (const secret of secrets) assert.ok(!output.includes(secret), `the log tells ${secret}`);
}

describe('while somebody does what they can against the server', () => {
  test('from another address: a game of four goes on as if nothing were, and the server stops and keeps its data small', async (t) => {
    const from = await otherAddress();
    await trySeeds(t, 'hostile', 1, async (seed) => {
      t.diagnostic(`${seed} ${await playAmong(seed, from)}`);
    });
  });

  test('behind the same address: those who were there first play on undisturbed', async (t) => {
    await trySeeds(t, 'hostile', 1, async (seed) => {
      t.diagnostic(`${seed} ${await playAmong(seed, undefined)}`);
    });
  });
});
