import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, test } from 'node:test';

import { appended, logRow, opened } from '../../test/store/rows.ts';
import { BotPool } from '../bots/pool.ts';
import { createMetrics } from '../metrics.ts';
import { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Fact } from '../table/facts.ts';
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
afterEach(() => store.close());

async function open(): Promise<Room> {
  const opened = await hub.open({ game: 'magic-7', seats: ['open', 'open'] }, HOST);
  assert.ok(opened.ok);
  return opened.value;
}

/** Makes something happen, and waits until it is durable. */
async function happened(room: Room, ...facts: Fact[]): Promise<void> {
  assert.ok(await room.do(() => facts));
}

/** A game of two people, without sockets. */
async function playing(): Promise<Room> {
  const room = await open();
  for (const seat of [0, 1]) {
    const color = seat === 0 ? 'red' : 'blue';
    const person = { player: seat + 1, name: String(seat), color, entropy: 'x' } as const;
    await happened(room, { type: 'joined', seat, ...person });
  }
  await happened(room, { type: 'started' });
  return room;
}

/** Plays first legal moves to the end. */
async function over(): Promise<Room> {
  const room = await playing();
  for (let { referee, turn } = room.table; turn !== null; { referee, turn } = room.table) {
    await happened(room, { type: 'moved', seat: turn, move: referee!.legalMoves()[0]! });
  }
  return room;
}

async function roomOf(code: string): Promise<Room> {
  const room = await hub.room(code);
  assert.ok(typeof room !== 'string', code);
  return room;
}

/** Lets somebody watch; what they are told of the table. */
function watched(room: Room, watcher: Watcher): Promise<string> {
  return new Promise((resolve) => {
    room.watch({
      watcher,
      since: undefined,
      admit: () => null,
      settled: (refusal, snapshot) => {
        assert.equal(refusal, null);
        resolve(snapshot);
      },
    });
  });
}

class Onlooker implements Watcher {
  readonly texts: string[] = [];
  readonly version = 1;
  readonly player: number | null;

  constructor(player: number | null) {
    this.player = player;
  }

  send(head: string, shared = '', tail = ''): void {
    this.texts.push(head + shared + tail);
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

describe('who comes and goes', () => {
  test('is told at once while a game is on, and with the next tick when it is over', async () => {
    for (const [table, isOver] of [
      [playing, false],
      [over, true],
    ] as const) {
      const room = await table();
      const [stays, goes] = [new Onlooker(1), new Onlooker(2)];
      for (const one of [stays, goes]) await watched(room, one);
      await hub.tick();
      const told = stays.texts.length;
      room.unwatch(goes);
      assert.equal(stays.texts.length, isOver ? told : told + 1);
      await hub.tick();
      assert.equal(stays.texts.length, told + 1);
      assert.match(stays.texts.at(-1)!, /"presence":"lost"/);
    }
  });
});

describe('tables in memory', () => {
  test('leave it when nobody has looked for a while, and come back as they were', async () => {
    const room = await playing();
    const view = JSON.stringify(room.table.referee!.view(0));
    const onlooker = new Onlooker(null);
    await watched(room, onlooker);
    time += IDLE_MS;
    await hub.tick();
    assert.equal(hub.size, 1);
    room.unwatch(onlooker);
    time += IDLE_MS - 1;
    await hub.tick();
    assert.equal(hub.size, 1);
    time += 1;
    await hub.tick();
    assert.equal(hub.size, 0);
    const [back, same] = await Promise.all([roomOf(room.code), roomOf(room.code)]);
    assert.notEqual(back, room);
    assert.equal(back, same, 'however many ask');
    assert.equal(JSON.stringify(back.table.referee!.view(0)), view);
    assert.equal(back.table.seq, room.table.seq);
  });

  test('nothing is told before it is durable, and whoever comes waits for it', async () => {
    const room = await playing();
    const [first, second] = [new Onlooker(null), new Onlooker(null)];
    await watched(room, first);
    const { turn, referee, seq } = room.table;
    const move = referee!.legalMoves()[0]!;
    const moved = room.do(() => [{ type: 'moved', seat: turn!, move }]);
    const looked = watched(room, second);
    const asked = room.ask(() => room.table.seq);
    room.tellPresence();
    assert.deepEqual(first.texts, []);
    assert.deepEqual(await store.log.lastSeqs([room.table.id]), [seq]);
    assert.ok(await moved);
    const [news] = first.texts as readonly string[];
    assert.ok(news!.includes(`"seq":${String(seq + 1)},"facts":[{"type":"moved"`));
    assert.ok((await looked).includes(`"seq":${String(seq + 1)}`));
    assert.equal(await asked, seq + 1);
    assert.deepEqual(second.texts, []);
  });

  test('what is asked of one table at the same time is done one after the other', async () => {
    const room = await playing();
    const { seq } = room.table;
    const seen: number[] = [];
    const reacted: Fact = { type: 'reacted', seat: 0, reaction: 'oops' };
    const all = await Promise.all(
      [1, 2, 3, 4].map(() =>
        room.do(() => {
          seen.push(room.table.seq);
          return [reacted];
        }),
      ),
    );
    assert.deepEqual(all, [true, true, true, true]);
    assert.deepEqual(
      seen,
      [0, 1, 2, 3].map((i) => seq + i),
    );
  });

  test('a log that cannot be followed costs its own table only', async () => {
    const [good, bad] = [await playing(), await playing()];
    const fact = JSON.stringify({ type: 'moved', seat: 0, move: { type: 'nonsense' } });
    const row = { seq: bad.table.seq + 1, at: time, fact, command: null };
    await appended(store, bad.table.id, [row], { due: time });
    hub = newHub();
    await hub.tick();
    assert.ok(broken.length > 0);
    assert.equal(await hub.room(bad.code), 'set-aside');
    await roomOf(good.code);
    assert.deepEqual(await store.tables.claimDue(time, 10), []);
  });
});

describe('a fault at one table', () => {
  test('costs it its place in memory and nobody else anything; again and again it is set aside', async () => {
    const [good, bad] = [await playing(), await playing()];
    const [here, there] = [new Onlooker(null), new Onlooker(null)];
    await watched(good, here);
    const { seq } = bad.table;
    for (let fault = 1; fault <= 5; fault++) {
      const room = await roomOf(bad.code);
      await watched(room, there);
      // As a bug would: what is in memory no longer makes sense.
      room.table.seating.chairs = [];
      const asked = [room.do(() => [{ type: 'moved', seat: 9, move: {} }]), room.do(() => [])];
      assert.deepEqual(await Promise.all(asked), [false, false]);
      assert.equal(there.texts.at(-1), 'lost');
      assert.equal(broken.length, fault);
    }
    assert.equal(await hub.room(bad.code), 'set-aside');
    assert.deepEqual(await store.log.lastSeqs([bad.table.id]), [seq], 'its log is whole');
    assert.deepEqual(here.texts, []);
    assert.equal(await roomOf(good.code), good);
    hub = newHub();
    assert.equal((await roomOf(bad.code)).table.seq, seq, 'another start, another try');
  });

  test('is forgotten if it does not come again soon', async () => {
    const { code } = await playing();
    for (let fault = 0; fault < 20; fault++) {
      time += 3 * 60_000;
      const room = await roomOf(code);
      const asked = room.do(() => {
        throw new Error('a fault');
      });
      assert.equal(await asked, false);
    }
    await roomOf(code);
  });

  test('a room that is gone writes nothing any more', async () => {
    const room = await playing();
    const { seq, id } = room.table;
    room.fail(new Error('a fault'));
    assert.equal(await room.do(() => [{ type: 'reacted', seat: 0, reaction: 'oops' }]), false);
    room.wake();
    assert.deepEqual(await store.log.lastSeqs([id]), [seq]);
  });
});

describe('tables nobody comes back to', () => {
  test('an open one is closed after a day without a fact', async () => {
    const room = await open();
    time += FORSAKEN_OPEN_MS - 1;
    await housekeeping.stroke();
    assert.equal(room.table.status, 'open');
    time += 2;
    await housekeeping.stroke();
    assert.equal(room.table.status, 'closed');
    assert.equal((await store.tables.byCode(room.code))!.status, 'closed');
  });

  test('a game after sixty days, however many others are waiting', async () => {
    const room = await playing();
    time += FORSAKEN_OPEN_MS + 1;
    await housekeeping.stroke();
    assert.equal(room.table.status, 'playing');
    time += FORSAKEN_PLAYING_MS;
    await housekeeping.stroke();
    assert.equal(room.table.status, 'closed');
  });

  test('the table of a finished game is cleared away after a day; the record stays', async () => {
    const room = await over();
    const { record } = room.table;
    time += CLEARED_MS;
    await housekeeping.stroke();
    await roomOf(room.code);
    time += IDLE_MS;
    const [, meanwhile] = await Promise.all([housekeeping.stroke(), hub.room('NOSUCH')]);
    assert.equal(meanwhile, 'no-table');
    assert.equal(await hub.room(room.code), 'no-table');
    assert.deepEqual(await store.log.rows(room.table.id), []);
    assert.ok((await store.archive.record(record!)) !== null);
    assert.equal(await store.archive.recordOfTable(room.table.id), record);
  });

  test('so is a table that its host has closed', async () => {
    const room = await open();
    await happened(room, { type: 'closed', reason: 'host' });
    time += CLEARED_MS + IDLE_MS;
    await hub.tick();
    await housekeeping.stroke();
    assert.deepEqual(await store.log.rows(room.table.id), []);
    assert.equal(await store.tables.byCode(room.code), null, 'no record, so nothing stays');
    assert.deepEqual(await store.tables.ended(time, 10), []);
  });

  test('not while somebody is looking', async () => {
    const room = await over();
    await watched(room, new Onlooker(null));
    time += 2 * CLEARED_MS;
    await housekeeping.stroke();
    assert.ok((await store.log.rows(room.table.id)).length > 0);
  });
});

describe('people who never did anything', () => {
  test('are forgotten after a week; whoever once sat down is not', async () => {
    const tokens = ['idle', 'busy', 'new'];
    await opened(store, [5]);
    for (const [i, token] of tokens.entries()) {
      const createdAt = token === 'new' ? time + 1 : time;
      await store.identities.create({ id: i + 1, name: token, createdAt }, token);
    }
    await appended(store, 5, [logRow(2)], { seated: [2] });
    const left = async (): Promise<string[]> => {
      const known = await Promise.all(tokens.map((token) => store.identities.byToken(token)));
      return tokens.filter((_, i) => known[i] !== null);
    };
    time += IDLE_PLAYER_MS;
    await store.tables.clear(5);
    await housekeeping.stroke();
    assert.deepEqual(await left(), tokens);
    time += 1;
    await housekeeping.stroke();
    assert.deepEqual(await left(), ['busy', 'new']);
  });
});
