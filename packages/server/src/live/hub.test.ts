import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, test } from 'node:test';

import { BotPool } from '../bots/pool.ts';
import { createMetrics } from '../metrics.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import type { Watcher } from './bulletin.ts';
import { CLEARED_MS, FORSAKEN_OPEN_MS, FORSAKEN_PLAYING_MS, Hub } from './hub.ts';
import type { Room } from './room.ts';

const IDLE_MS = 60_000;
const HOST = 1;

let time: number;
let db: DatabaseSync;
let store: SqliteStore;
let broken: unknown[];
let hub: Hub;

function newHub(): Hub {
  return new Hub({
    store,
    bots: new BotPool(1),
    metrics: createMetrics(() => 0),
    botPause: { minMs: 0, maxMs: 0 },
    idleMs: IDLE_MS,
    now: () => time,
    onBrokenLog: (error) => broken.push(error),
  });
}

beforeEach(() => {
  time = 1_000_000;
  db = new DatabaseSync(':memory:');
  store = new SqliteStore(db);
  broken = [];
  hub = newHub();
});
afterEach(() => {
  store.close();
});

async function open(): Promise<Room> {
  const opened = await hub.open({ game: 'magic-7', seats: ['open', 'open'] }, HOST);
  assert.ok(opened.ok);
  return opened.value;
}

/** A game of two people, without sockets. */
async function playing(): Promise<Room> {
  const room = await open();
  for (const seat of [0, 1]) {
    const color = seat === 0 ? 'red' : 'blue';
    room.commit([
      { type: 'joined', seat, player: seat + 1, name: String(seat), color, entropy: 'x' },
    ]);
  }
  room.commit([{ type: 'started' }]);
  store.flush();
  return room;
}

/** Plays first legal moves to the end. */
async function over(): Promise<Room> {
  const room = await playing();
  for (let { referee, turn } = room.table; turn !== null; { referee, turn } = room.table) {
    room.commit([{ type: 'moved', seat: turn, move: referee!.legalMoves()[0]! }]);
    store.flush();
  }
  return room;
}

class Onlooker implements Watcher {
  readonly texts: string[] = [];
  readonly player: number | null;

  constructor(player: number | null) {
    this.player = player;
  }

  send(text: string): void {
    this.texts.push(text);
  }

  hasMuted(): boolean {
    return false;
  }

  dismiss(): void {
    this.texts.push('dismissed');
  }
}

describe('tables in memory', () => {
  test('leave it when nobody has looked for a while, and come back as they were', async () => {
    const room = await playing();
    const view = JSON.stringify(room.table.referee!.view(0));
    const onlooker = new Onlooker(null);
    room.watch(onlooker);
    time += IDLE_MS;
    hub.tick();
    assert.equal(hub.size, 1);
    room.unwatch(onlooker);
    time += IDLE_MS - 1;
    hub.tick();
    assert.equal(hub.size, 1);
    time += 1;
    hub.tick();
    assert.equal(hub.size, 0);
    const back = hub.room(room.code)!;
    assert.notEqual(back, room);
    assert.equal(JSON.stringify(back.table.referee!.view(0)), view);
    assert.equal(back.table.seq, room.table.seq);
  });

  test('nothing is told before it is durable, and a look makes it so', async () => {
    const room = await playing();
    const [first, second] = [new Onlooker(null), new Onlooker(null)];
    room.watch(first);
    const { turn, referee, seq } = room.table;
    room.commit([{ type: 'moved', seat: turn!, move: referee!.legalMoves()[0]! }]);
    room.tellPresence();
    assert.equal(first.texts.length, 0);
    room.watch(second);
    assert.equal(store.log(room.table.id).length, seq + 1);
    assert.ok(first.texts[0]!.includes(`"seq":${String(seq + 1)},"facts":[{"type":"moved"`));
    assert.ok(room.snapshot(second, undefined).includes(`"seq":${String(seq + 1)}`));
  });

  test('a log that cannot be followed costs its own table only', async () => {
    const [good, bad] = [await playing(), await playing()];
    const fact = JSON.stringify({ type: 'moved', seat: 0, move: { type: 'nonsense' } });
    const seq = bad.table.seq + 1;
    store.stage(
      (writer) => {
        writer.append(bad.table.id, { seq, at: time, fact, command: null });
        writer.setDue(bad.table.id, time);
      },
      () => undefined,
    );
    store.flush();
    hub = newHub();
    hub.tick();
    store.flush();
    assert.ok(broken.length > 0);
    assert.equal(hub.room(bad.code), null);
    assert.ok(hub.room(good.code) !== null);
    assert.deepEqual(store.dueTables(time, 10), []);
  });
});

describe('tables nobody comes back to', () => {
  test('an open one is closed after a day without a fact', async () => {
    const room = await open();
    time += FORSAKEN_OPEN_MS - 1;
    hub.sweep();
    assert.equal(room.table.status, 'open');
    time += 2;
    hub.sweep();
    store.flush();
    assert.equal(room.table.status, 'closed');
    assert.equal(store.tableByCode(room.code)!.status, 'closed');
  });

  test('a game after sixty days, however many others are waiting', async () => {
    const room = await playing();
    time += FORSAKEN_OPEN_MS + 1;
    hub.sweep();
    assert.equal(room.table.status, 'playing');
    time += FORSAKEN_PLAYING_MS;
    hub.sweep();
    assert.equal(room.table.status, 'closed');
  });

  test('the table of a finished game is cleared away after a day; the record stays', async () => {
    const room = await over();
    const { record } = room.table;
    time += CLEARED_MS;
    hub.clearAway();
    store.flush();
    assert.ok(hub.room(room.code) !== null);
    time += IDLE_MS;
    hub.clearAway();
    store.flush();
    assert.equal(hub.room(room.code), null);
    assert.deepEqual(store.log(room.table.id), []);
    assert.ok(store.record(record!) !== null);
    assert.equal(store.recordOfTable(room.table.id), record);
  });

  test('so is a table that its host has closed', async () => {
    const room = await open();
    room.commit([{ type: 'closed', reason: 'host' }]);
    store.flush();
    time += CLEARED_MS + IDLE_MS;
    hub.tick();
    hub.clearAway();
    assert.deepEqual(store.log(room.table.id), []);
    assert.equal(store.tableByCode(room.code)!.status, 'cleared');
    assert.deepEqual(store.quietTables('closed', time, 10), []);
  });

  test('not while somebody is looking', async () => {
    const room = await over();
    room.watch(new Onlooker(null));
    time += 2 * CLEARED_MS;
    hub.clearAway();
    store.flush();
    assert.ok(store.log(room.table.id).length > 0);
  });
});
