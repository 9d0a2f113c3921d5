import { commitmentTo, gameById, refused } from '@table-seven/engine';
import type { Result } from '@table-seven/engine';
import type { CreateTable } from '@table-seven/protocol';

import type { BotPool } from '../bots/pool.ts';
import { newCode, newRecordId, newSecret, newTableId } from '../identity.ts';
import type { Metrics } from '../metrics.ts';
import type { LogRow, Store, TableRow } from '../store/store.ts';
import type { Created } from '../table/facts.ts';
import { Table } from '../table/table.ts';
import { BotSeats } from './bot-seats.ts';
import type { Pause } from './bot-seats.ts';
import { Room } from './room.ts';
import type { RoomContext } from './room.ts';

export interface HubOptions {
  readonly store: Store;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly botPause: Pause;
  /** A table that nobody watches leaves memory after this time. */
  readonly idleMs: number;
  readonly now: () => number;
  readonly onBrokenLog: (error: unknown) => void;
}

/** An open table nobody does anything at is closed after a day, a game nobody plays on after sixty. */
const DAY_MS = 24 * 3600_000;
export const FORSAKEN_OPEN_MS = DAY_MS;
export const FORSAKEN_PLAYING_MS = 60 * DAY_MS;
export const CLEARED_MS = DAY_MS;
/** So many at a time. */
const SWEPT = 500;

/** All tables of this server: those in memory, and the way to the others. */
export class Hub {
  readonly #options: HubOptions;
  readonly #rooms = new Map<string, Room>();
  readonly #context: RoomContext;

  constructor(options: HubOptions) {
    this.#options = options;
    const { store, now, bots, botPause, metrics } = options;
    this.#context = {
      store,
      now,
      newRecordId,
      bots: (room) => new BotSeats(room, bots, botPause),
      onMoves: (count) => {
        if (count > 0) metrics.moves.inc(count);
      },
    };
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** The room of that code, from memory or rebuilt from its log; null if there is no such table. */
  room(code: string): Room | null {
    const known = this.#rooms.get(code);
    if (known !== undefined) return known;
    const { store } = this.#options;
    const row = store.tableByCode(code);
    if (row === null) return null;
    const log = store.log(row.id);
    if (log.length === 0) return null;
    const table = this.#rebuild(row, log);
    return table === null ? null : this.#keep(new Room(table, row.dueAt, this.#context));
  }

  /** A log that cannot be followed must cost its own table only, not the server. */
  #rebuild(row: TableRow, log: readonly LogRow[]): Table | null {
    try {
      return Table.rebuild(row, log);
    } catch (error) {
      this.#options.onBrokenLog(error);
      return null;
    }
  }

  /** Opens a table. What was asked for is checked here, game and options included. */
  async open(wish: CreateTable, host: number): Promise<Result<Room>> {
    const game = gameById(wish.game);
    if (game === undefined) return refused('unknown-game');
    const { minPlayers, maxPlayers } = game;
    if (wish.seats.length < minPlayers || wish.seats.length > maxPlayers) {
      return refused('bad-players', { min: minPlayers, max: maxPlayers });
    }
    const options = game.parseOptions(wish.options ?? {});
    if (!options.ok) return options;
    const secret = newSecret();
    const clock = wish.clock ?? 0;
    const created: Created = {
      type: 'created',
      game: game.id,
      options: options.value as Created['options'],
      seats: wish.seats,
      clock,
      // A game of days is played by people who come and go: only the clock counts.
      grace: wish.grace ?? (clock >= DAY_MS / 1000 ? 0 : 60),
      spectators: wish.spectators ?? true,
      chat: wish.chat ?? true,
      listed: wish.listed ?? false,
      host,
      commitment: commitmentTo(secret),
    };
    return { ok: true, value: await this.create(created, secret) };
  }

  /** Writes a new table to the log; rejects if that fails. */
  create(created: Created, secret: string): Promise<Room> {
    const { store, now } = this.#options;
    const at = now();
    const row = { id: newTableId(at), code: this.#freeCode(), secret, listed: created.listed };
    const fact = JSON.stringify(created);
    const table = new Table(row);
    table.fold(created, at, null);
    return new Promise((resolve, reject) => {
      store.stage(
        (writer) => {
          writer.createTable({ ...row, createdAt: at });
          writer.append(row.id, { seq: 1, at, fact, command: null });
        },
        (error) => {
          if (error !== null) reject(error);
          else resolve(this.#keep(new Room(table, null, this.#context)));
        },
      );
    });
  }

  /** What has to happen although nobody does anything: clocks, absence, idle tables, forsaken ones. */
  tick(): void {
    const { store, now, idleMs } = this.#options;
    const time = now();
    for (const { id, code } of store.dueTables(time, 100)) {
      const room = this.room(code);
      if (room === null) this.#neverDue(id);
      else room.wake();
    }
    for (const [code, room] of this.#rooms) {
      room.tellPresence();
      if (room.isIdle && time - room.touchedAt >= idleMs) this.#rooms.delete(code);
    }
  }

  /** Takes somebody who wants to be forgotten out of their seats: before a game it becomes free, during one a bot plays on. */
  forget(player: number): void {
    for (const { code } of this.#options.store.tablesOf(player, Number.MAX_SAFE_INTEGER)) {
      const room = this.room(code);
      const seat = room?.table.seatOf(player) ?? null;
      if (room === null || seat === null) continue;
      if (room.table.status === 'open') room.commit([{ type: 'left', seat, player }]);
      else room.commit([{ type: 'forgotten', seat }]);
    }
  }

  /** Closes tables that nobody has touched for a long time. */
  sweep(): void {
    const { store, now } = this.#options;
    const time = now();
    const forsaken = [
      ...store.quietTables('open', time - FORSAKEN_OPEN_MS, SWEPT),
      ...store.quietTables('playing', time - FORSAKEN_PLAYING_MS, SWEPT),
    ];
    for (const { code } of forsaken) {
      this.room(code)?.commit([{ type: 'closed', reason: 'abandoned' }]);
    }
  }

  /** A day after a game is over, or its table was closed, the table is cleared away; the record stays. */
  clearAway(): void {
    const { store, now } = this.#options;
    const before = now() - CLEARED_MS;
    const done = [
      ...store.quietTables('over', before, SWEPT),
      ...store.quietTables('closed', before, SWEPT),
    ];
    for (const { id, code } of done) {
      if (this.#rooms.get(code)?.isIdle === false) continue;
      this.#rooms.delete(code);
      store.stage(
        (writer) => {
          writer.forgetLog(id);
          writer.setStatus(id, 'cleared');
        },
        () => {
          // What was not cleared away now is found again the next time.
        },
      );
    }
    // At once: nobody may come back to a table whose log is about to go.
    store.flush();
  }

  /** Resolves once everything decided so far is durable; rejects if it is not. */
  settled(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#options.store.stage(
        () => undefined,
        (error) => {
          if (error === null) resolve();
          else reject(error);
        },
      );
    });
  }

  /** After a start nobody is there yet: every game in progress is looked at. */
  wakeAll(): void {
    const { store, now } = this.#options;
    const time = now();
    store.stage(
      (writer) => {
        writer.wakePlaying(time);
      },
      () => {
        // A table that is not woken now is woken by the first who comes back to it.
      },
    );
  }

  #keep(room: Room): Room {
    this.#rooms.set(room.code, room);
    room.wake();
    return room;
  }

  #neverDue(tableId: number): void {
    this.#options.store.stage(
      (writer) => {
        writer.setDue(tableId, null);
      },
      () => {
        // It will be due again at the next tick.
      },
    );
  }

  #freeCode(): string {
    for (;;) {
      const code = newCode();
      if (this.#options.store.tableByCode(code) === null) return code;
    }
  }
}
