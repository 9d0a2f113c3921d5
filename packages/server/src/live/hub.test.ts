import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, test } from 'node:test';

import { BotPool } from '../bots/pool.ts';
import { createMetrics } from '../metrics.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import type { Watcher } from './bulletin.ts';
import {
  CLEARED_MS,
  FORSAKEN_OPEN_MS,
  FORSAKEN_PLAYING_MS,
  Housekeeping,
  IDLE_PLAYER_MS,
} from './housekeeping.ts';
import { Hub } from './hub.ts';
import type { Room } from './room.ts';

const IDLE_MS = 60_000;
const HOST = 1;

let time: number;
let db: DatabaseSync;
let store: SqliteStore;
let broken: unknown[];
let hub: Hub;
let housekeeping: Housekeeping;

function newHub(): Hub {
  return new Hub({
    store,
    bots: new BotPool(1),
    metrics: createMetrics(() => 0),
    botPause: { minMs: 0, maxMs: 0 },
    idleMs: IDLE_MS,
    now: () => time,
    tablesPerPerson: 100,
    onFault: (error) => broken.push(error),
  });
}

beforeEach(() => {
  time = 1_000_000;
  db = new DatabaseSync(':memory:');
  store = new SqliteStore(db);
  broken = [];
  hub = newHub();
  housekeeping = new Housekeeping(store, hub, () => time);
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

function roomOf(code: string): Room {
  const room = hub.room(code);
  assert.ok(typeof room !== 'string', code);
  return room;
}

class Onlooker implements Watcher {
  readonly texts: string[] = [];
  readonly isBrief = false;
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

  dismiss(_code: string, reason: string): void {
    this.texts.push(reason);
  }

  lose(): void {
    this.texts.push('lost');
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
    const back = roomOf(room.code);
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
    assert.equal(hub.room(bad.code), 'set-aside');
    roomOf(good.code);
    assert.deepEqual(store.dueTables(time, 10), []);
  });
});

describe('a fault at one table', () => {
  test('costs it its place in memory and nobody else anything; again and again it is set aside', async () => {
    const [good, bad] = [await playing(), await playing()];
    const [here, there] = [new Onlooker(null), new Onlooker(null)];
    good.watch(here);
    const { seq } = bad.table;
    for (let fault = 1; fault <= 5; fault++) {
      const room = roomOf(bad.code);
      room.watch(there);
      // As a bug would: what is in memory no longer makes sense.
      room.table.chairs = [];
      const code = hub.guard(bad.code, () => {
        room.commit([{ type: 'moved', seat: 9, move: {} }]);
        return null;
      });
      assert.equal(code, 'server-error');
      assert.equal(there.texts.at(-1), 'lost');
      assert.equal(broken.length, fault);
    }
    assert.equal(hub.room(bad.code), 'set-aside');
    assert.equal(store.lastSeq(bad.table.id), seq, 'its log is whole');
    assert.deepEqual(here.texts, []);
    assert.equal(roomOf(good.code), good);
    hub = newHub();
    assert.equal(roomOf(bad.code).table.seq, seq, 'another start, another try');
  });

  test('is forgotten if it does not come again soon', async () => {
    const { code } = await playing();
    const fail = (): string | null =>
      hub.guard(code, () => {
        throw new Error('a fault');
      });
    for (let fault = 0; fault < 20; fault++) {
      time += 3 * 60_000;
      assert.equal(fail(), 'server-error');
      roomOf(code);
    }
  });

  test('a room that is gone writes nothing any more', async () => {
    const room = await playing();
    const { seq, id } = room.table;
    hub.guard(room.code, () => {
      throw new Error('a fault');
    });
    room.commit([{ type: 'reacted', seat: 0, reaction: 'oops' }]);
    room.wake();
    store.flush();
    assert.equal(store.lastSeq(id), seq);
  });
});

describe('tables nobody comes back to', () => {
  test('an open one is closed after a day without a fact', async () => {
    const room = await open();
    time += FORSAKEN_OPEN_MS - 1;
    housekeeping.stroke();
    assert.equal(room.table.status, 'open');
    time += 2;
    housekeeping.stroke();
    store.flush();
    assert.equal(room.table.status, 'closed');
    assert.equal(store.tableByCode(room.code)!.status, 'closed');
  });

  test('a game after sixty days, however many others are waiting', async () => {
    const room = await playing();
    time += FORSAKEN_OPEN_MS + 1;
    housekeeping.stroke();
    assert.equal(room.table.status, 'playing');
    time += FORSAKEN_PLAYING_MS;
    housekeeping.stroke();
    assert.equal(room.table.status, 'closed');
  });

  test('the table of a finished game is cleared away after a day; the record stays', async () => {
    const room = await over();
    const { record } = room.table;
    time += CLEARED_MS;
    housekeeping.stroke();
    store.flush();
    roomOf(room.code);
    time += IDLE_MS;
    housekeeping.stroke();
    store.flush();
    assert.equal(hub.room(room.code), 'no-table');
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
    housekeeping.stroke();
    assert.deepEqual(store.log(room.table.id), []);
    assert.equal(store.tableByCode(room.code), null, 'it left no record, so nothing of it stays');
    assert.deepEqual(store.endedTables(time, 10), []);
  });

  test('not while somebody is looking', async () => {
    const room = await over();
    room.watch(new Onlooker(null));
    time += 2 * CLEARED_MS;
    housekeeping.stroke();
    store.flush();
    assert.ok(store.log(room.table.id).length > 0);
  });
});

describe('people who never did anything', () => {
  test('are forgotten after a week; whoever once sat down is not', () => {
    const tokens = ['idle', 'busy', 'new'];
    store.stage(
      (writer) => {
        writer.createTable({
          ...{ id: 5, code: 'FIFTHX', secret: 's', listed: false },
          ...{ createdAt: time, host: 2, summary: '{}' },
        });
        tokens.forEach((token, i) => {
          const createdAt = token === 'new' ? time + 1 : time;
          writer.createPlayer({ id: i + 1, name: token, createdAt }, token);
        });
        writer.seatPlayer(5, 2);
      },
      (error) => {
        assert.equal(error, null);
      },
    );
    store.flush();
    time += IDLE_PLAYER_MS;
    housekeeping.stroke();
    assert.ok(tokens.every((token) => store.playerByToken(token) !== null));
    time += 1;
    housekeeping.stroke();
    const left = tokens.filter((token) => store.playerByToken(token) !== null);
    assert.deepEqual(left, ['busy', 'new']);
  });
});
