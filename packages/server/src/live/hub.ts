import { commitmentTo, gameById, refused } from '@table-seven/engine';
import type { Result } from '@table-seven/engine';
import type { Code, CreateTable } from '@table-seven/protocol';

import type { BotPool } from '../bots/pool.ts';
import { newCode, newRecordId, newSecret, newTableId } from '../identity.ts';
import type { Metrics } from '../metrics.ts';
import type { Store, TableRow } from '../store/store.ts';
import { leaving } from '../table/decisions.ts';
import type { Created } from '../table/facts.ts';
import { forgetIn } from '../table/forgetting.ts';
import { makeSummary } from '../table/summary.ts';
import type { Summary } from '../table/summary.ts';
import { Table } from '../table/table.ts';
import { BotSeats } from './bot-seats.ts';
import type { Pause } from './bot-seats.ts';
import { Faults } from './faults.ts';
import { Room } from './room.ts';
import type { RoomContext } from './room.ts';

export interface HubOptions {
  readonly store: Store;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly botPause: Pause;
  /** A table that nobody watches leaves memory after this time. */
  readonly idleMs: number;
  /** Tables that are not over yet and were opened by one person. */
  readonly tablesPerPerson: number;
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
}

/** Why there is no room. */
export type NoRoom = 'no-table' | 'set-aside';

/** A table that came into memory only because something was due there leaves it soon. */
const UNWATCHED_MS = 2000;
/** So many tables are looked at in one tick. */
const DUE = 100;
/** From this many seconds per move on, a game is one of days. */
const SLOW_CLOCK = 24 * 3600;

/** All tables of this server: those in memory, and the way to the others. */
export class Hub {
  readonly #options: HubOptions;
  readonly #rooms = new Map<string, Room>();
  readonly #context: RoomContext;
  readonly #faults = new Faults();

  constructor(options: HubOptions) {
    this.#options = options;
    const { store, now, bots, botPause, metrics } = options;
    this.#context = {
      store,
      now,
      newRecordId,
      bots: (room) => new BotSeats(room, bots, botPause),
      onMoves: metrics.countMoves,
      onFault: (error, room) => {
        this.#report(error);
        if (room !== undefined) this.#drop(room.code);
      },
    };
  }

  get size(): number {
    return this.#rooms.size;
  }

  isInMemory(code: string): boolean {
    return this.#rooms.has(code);
  }

  /** The room of that code, from memory or rebuilt from its log, or why there is none. */
  room(code: string): Room | NoRoom {
    const known = this.#rooms.get(code);
    if (known !== undefined) return known;
    if (this.#faults.isAside(code)) return 'set-aside';
    const { store } = this.#options;
    const row = store.tableByCode(code);
    if (row === null) return 'no-table';
    const log = store.log(row.id);
    if (log.length === 0) return 'no-table';
    try {
      const summaryAt = row.summary === null ? 0 : (JSON.parse(row.summary) as Summary).seq;
      return this.#keep(new Room(Table.rebuild(row, log), row.dueAt, summaryAt, this.#context));
    } catch (error) {
      // A log that cannot be followed must cost its own table only, and it will not be followed the next time either.
      this.#report(error);
      this.#faults.setAside(code);
      return 'set-aside';
    }
  }

  /**
   * Does something at a table. Whatever is thrown costs that table its place in memory (its log is the truth) and is answered; nobody
   * at another table notices.
   */
  guard(code: string, act: () => Code | null): Code | null {
    try {
      return act();
    } catch (error) {
      this.#report(error);
      this.#drop(code);
      return 'server-error';
    }
  }

  /** Why somebody may not open another table now; null if they may. */
  refusalToOpen(host: number): Code | null {
    const { store, tablesPerPerson } = this.#options;
    return store.openedBy(host) < tablesPerPerson ? null : 'too-many-games';
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
      grace: wish.grace ?? (clock >= SLOW_CLOCK ? 0 : 60),
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
    const { host, listed } = created;
    const row = { id: newTableId(at), code: this.#freeCode(), secret, listed, createdAt: at };
    const fact = JSON.stringify(created);
    const table = new Table(row);
    table.fold(created, at, null);
    const summary = JSON.stringify(makeSummary(table));
    return new Promise((resolve, reject) => {
      store.stage(
        (writer) => {
          writer.createTable({ ...row, host, summary });
          writer.append(row.id, { seq: 1, at, fact, command: null });
        },
        (error) => {
          if (error !== null) reject(error);
          else resolve(this.#keep(new Room(table, null, table.seq, this.#context)));
        },
      );
    });
  }

  /** What lists say of a table, from memory or from beside its log; null if there is no such table. */
  summary({ code, id, summary }: TableRow, isTurnNeeded = false): Summary | null {
    const known = this.#rooms.get(code);
    if (known !== undefined) return summaryOf(known);
    const stored = summary === null ? null : (JSON.parse(summary) as Summary);
    const isGood = stored !== null && (!isTurnNeeded || this.#isLast(id, stored.seq));
    if (isGood) return stored;
    // Only after a crash, or for a table from before there were summaries; then its room writes one.
    const room = this.room(code);
    return typeof room === 'string' ? null : summaryOf(room);
  }

  #isLast(tableId: number, seq: number): boolean {
    return this.#options.store.lastSeq(tableId) === seq;
  }

  /** What has to happen although nobody does anything: clocks, absence, bots, idle tables. */
  tick(): void {
    const { store, now } = this.#options;
    const time = now();
    for (const { id, code } of store.dueTables(time, DUE)) {
      this.guard(code, () => {
        const room = this.room(code);
        if (typeof room === 'string') this.#neverDue(id);
        else room.wake();
        return null;
      });
    }
    for (const [code, room] of this.#rooms) {
      this.guard(code, () => {
        room.tick();
        if (this.#isDispensable(room, time)) this.letGo(code);
        return null;
      });
    }
  }

  #isDispensable(room: Room, time: number): boolean {
    const idleMs = room.wasWatched ? this.#options.idleMs : UNWATCHED_MS;
    return room.isIdle && time - room.touchedAt >= idleMs;
  }

  /** Lets a table leave memory, if nobody would notice; whether it is not in memory now. */
  letGo(code: string): boolean {
    const room = this.#rooms.get(code);
    if (room === undefined) return true;
    if (!room.isIdle) return false;
    this.#rooms.delete(code);
    room.retire();
    return true;
  }

  /**
   * Takes somebody who wants to be forgotten out of their seats (before a game it becomes free, during one a bot plays on), and their
   * name and words out of every log.
   */
  forget(player: number): void {
    const { store } = this.#options;
    for (const { id, code } of store.tracesOf(player)) {
      const room = this.room(code);
      if (typeof room === 'string') continue;
      const seat = room.table.seatOf(player);
      if (seat !== null && room.table.status === 'open') {
        room.commit(leaving(room.table, seat, player));
      } else if (seat !== null) room.commit([{ type: 'forgotten', seat }]);
      // The fact that they left is to be rewritten, too.
      store.flush();
      const rewritten = forgetIn(store.log(id), player);
      store.stage(
        (writer) => {
          for (const { seq, fact } of rewritten) writer.rewrite(id, seq, JSON.stringify(fact));
        },
        () => undefined,
      );
    }
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

  /** Forgets what is long past. */
  prune(): void {
    this.#faults.prune(this.#options.now());
  }

  #keep(room: Room): Room {
    this.#rooms.set(room.code, room);
    room.wake();
    return room;
  }

  /** Drops a table from memory after a fault; one that fails again and again is set aside. */
  #drop(code: string): void {
    this.#faults.add(code, this.#options.now());
    const room = this.#rooms.get(code);
    this.#rooms.delete(code);
    room?.abandon();
  }

  #report(error: unknown): void {
    this.#options.metrics.faults.inc();
    this.#options.onFault(error);
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

/** With who is there. */
function summaryOf(room: Room): Summary {
  return { ...makeSummary(room.table), seats: room.info().seats };
}
