import { setTimeout as delay } from 'node:timers/promises';

import { commitmentTo, gameById, refused } from '@table-seven/engine';
import type { Result } from '@table-seven/engine';
import type { Code, CreateTable } from '@table-seven/protocol';

import type { BotPool } from '../bots/pool.ts';
import { newCode, newSecret, newTableId } from '../identity.ts';
import type { Metrics } from '../metrics.ts';
import type { Opening } from '../store/log.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { leaving } from '../table/decisions.ts';
import type { Created } from '../table/facts.ts';
import { forgetIn } from '../table/forgetting.ts';
import { makeSummary } from '../table/summary.ts';
import type { Summary } from '../table/summary.ts';
import { Table } from '../table/table.ts';
import { BotSeats } from './bot-seats.ts';
import type { Pause } from './bot-seats.ts';
import { Faults } from './faults.ts';
import { Neighbours } from './neighbours.ts';
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
  /** It is the turn of somebody who is not at that table. */
  readonly onAwaited?: (player: number, code: string) => void;
}

/** Why there is no room. */
export type NoRoom = 'no-table' | 'set-aside';

/** A table that came into memory only because something was due there leaves it soon. */
const UNWATCHED_MS = 2000;
/** So many tables are looked at in one tick. */
const DUE = 100;
/** From this many seconds per move on, a game is one of days. */
const SLOW_CLOCK = 24 * 3600;
/** Later than any fact. */
const LAST_SEQ = 2 ** 31 - 1;
/** Two tables of one number or code are opened at the same time about once in a million years; a third try is for good measure. */
const MOST_TRIES = 3;

/** All tables of this server: those in memory, and the way to the others. */
export class Hub {
  readonly #options: HubOptions;
  readonly #rooms = new Map<string, Room>();
  /** Tables that are on their way into memory, or out of the storage. */
  readonly #coming = new Map<string, Promise<Room | NoRoom>>();
  readonly #context: RoomContext;
  readonly #faults = new Faults();
  readonly #neighbours: Neighbours | null;

  constructor(options: HubOptions) {
    this.#options = options;
    const { store, now, bots, botPause, metrics } = options;
    this.#neighbours = store.exchange === null ? null : new Neighbours(store.exchange, this.#rooms);
    this.#context = {
      store,
      now,
      bots: (room) => new BotSeats(room, bots, botPause),
      onMoves: metrics.countMoves,
      onFacts: ({ code, table }) => {
        this.#neighbours?.tellFacts(code, table.seq);
      },
      onAttendance: (room) => {
        this.#neighbours?.tellPresent(room);
      },
      onAwaited: (player, { code }) => {
        options.onAwaited?.(player, code);
      },
      onConflict: () => {
        metrics.conflicts.inc();
      },
      onFault: (error, room) => {
        this.#report(error);
        if (room !== undefined) this.#drop(room);
      },
    };
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** The room of that code if it is in memory. */
  known(code: string): Room | undefined {
    return this.#rooms.get(code);
  }

  /** The room of that code, from memory or rebuilt from its log, or why there is none; rejects if that cannot be read. */
  async room(code: string): Promise<Room | NoRoom> {
    const known = this.#rooms.get(code);
    if (known !== undefined) return known;
    if (this.#faults.isAside(code)) return 'set-aside';
    return this.#coming.get(code) ?? this.#awaited(code, this.#load(code));
  }

  /** Why somebody may not open another table now; null if they may. */
  async refusalToOpen(host: number): Promise<Code | null> {
    const { store, tablesPerPerson } = this.#options;
    return (await store.tables.openedBy(host)) < tablesPerPerson ? null : 'too-many-games';
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
    const clock = wish.clock ?? 0;
    const room = await this.#create({
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
      latecomers: wish.latecomers ?? false,
      claims: wish.claims ?? false,
      host,
    });
    return { ok: true, value: room };
  }

  /** A new table, about to be written. */
  newTable(wish: Omit<Created, 'commitment'>): Opening & { readonly asOpened: Table } {
    const at = this.#options.now();
    const { host, listed } = wish;
    const secret = newSecret();
    const created = { ...wish, commitment: commitmentTo(secret) };
    const row = { id: newTableId(at), code: newCode(), secret, listed, createdAt: at };
    const asOpened = new Table(row);
    asOpened.fold(created, at, null);
    const summary = JSON.stringify(makeSummary(asOpened));
    return {
      table: { ...row, host, summary },
      first: { seq: 1, at, fact: JSON.stringify(created), command: null },
      asOpened,
    };
  }

  /** What lists say of a table, from memory or from beside its log; null if there is no such table. */
  async summary(row: TableRow, isTurnNeeded = false): Promise<Summary | null> {
    const known = this.#rooms.get(row.code);
    if (known !== undefined) return summaryOf(known);
    const stored = row.summary === null ? null : (JSON.parse(row.summary) as Summary);
    const isGood = stored !== null && (!isTurnNeeded || (await this.#isLast(row.id, stored.seq)));
    if (isGood) return stored;
    // Only after a crash, or for a table from before there were summaries; then its room writes one.
    const room = await this.room(row.code);
    return typeof room === 'string' ? null : summaryOf(room);
  }

  async #isLast(tableId: number, seq: number): Promise<boolean> {
    return (await this.#options.store.log.lastSeqs([tableId]))[0] === seq;
  }

  /** What has to happen although nobody does anything: clocks, absence, bots, idle tables. */
  async tick(): Promise<void> {
    const time = this.#options.now();
    const known: number[] = [];
    for (const [code, room] of this.#rooms) {
      try {
        if (room.isDue(time)) known.push(room.table.id);
        room.tick();
        if (this.#isDispensable(room, time)) this.letGo(code);
      } catch (error) {
        room.fail(error);
      }
    }
    this.#neighbours?.tick();
    const due = await this.#options.store.tables.claimDue(time, DUE, known);
    await Promise.all(due.map((row) => this.#wake(row)));
  }

  /** Looks whether others have written what we were not told of: whoever did may have died before they could say so. */
  async sweep(): Promise<void> {
    if (this.#neighbours === null) return;
    const watched = [...this.#rooms.values()].filter(({ watchers }) => watchers > 0);
    if (watched.length === 0) return;
    const seqs = await this.#options.store.log.lastSeqs(watched.map(({ table }) => table.id));
    watched.forEach((room, i) => {
      room.hear(seqs[i]!);
    });
  }

  /** Nothing can be written for now, or it can again. */
  pause(isPausing: boolean): void {
    for (const room of this.#rooms.values()) room.pause(isPausing);
  }

  /** Resolves when nothing is under way any more, or after that time. */
  async settle(ms: number): Promise<void> {
    const all = Promise.all([...this.#rooms.values()].map((room) => room.ask(() => undefined)));
    await Promise.race([all, delay(ms, undefined, { ref: false })]);
  }

  /** Says goodbye to the other servers: those who are here will come to them, and bots go on thinking there. */
  leave(): void {
    if (this.#neighbours === null) return;
    for (const room of this.#rooms.values()) room.release();
    this.#neighbours.leave();
  }

  #isDispensable(room: Room, time: number): boolean {
    const idleMs = room.wasWatched ? this.#options.idleMs : UNWATCHED_MS;
    return room.isIdle && time - room.touchedAt >= idleMs;
  }

  /** Lets a table leave memory, if nobody would notice; whether it is not in memory now. */
  letGo(code: string): boolean {
    const room = this.#rooms.get(code);
    if (room === undefined) return !this.#coming.has(code);
    if (!room.isIdle) return false;
    this.#rooms.delete(code);
    room.retire();
    return true;
  }

  /** Clears a table away that is over, unless somebody is there; whether it did. Nobody can come back to it meanwhile. */
  async clear({ id, code }: TableRow): Promise<boolean> {
    if (!this.letGo(code)) return false;
    const cleared = this.#options.store.tables.clear(id).then(() => 'no-table' as const);
    await this.#awaited(code, cleared);
    return true;
  }

  /**
   * Takes somebody who wants to be forgotten out of their seats (before a game it becomes free, during one a bot plays on), and their
   * name and words out of every log.
   */
  async forget(player: number): Promise<void> {
    const { tables, log } = this.#options.store;
    const codes = new Set((await tables.tracesOf(player)).map(({ code }) => code));
    for (const code of codes) {
      const room = await this.room(code);
      if (typeof room === 'string') continue;
      // A rematch keeps a seat for them by name, whether they came or not.
      if (room.table.rematch !== null) codes.add(room.table.rematch);
      await room.do(() => {
        const { table } = room;
        const seat = table.seatOf(player);
        if (seat === null) return [];
        return table.status === 'open'
          ? leaving(table, seat, player)
          : [{ type: 'forgotten', seat }];
      });
      // The fact that they left is to be rewritten, too.
      const { id } = room.table;
      const rewritten = forgetIn(await log.rows(id), player);
      await log.rewrite(
        id,
        rewritten.map(({ seq, fact }) => ({ seq, fact: JSON.stringify(fact) })),
      );
    }
  }

  /** Forgets what is long past. */
  prune(): void {
    this.#faults.prune(this.#options.now());
  }

  async #load(code: string): Promise<Room | NoRoom> {
    const { store } = this.#options;
    const row = await store.tables.byCode(code);
    if (row === null) return 'no-table';
    const log = await store.log.rows(row.id);
    if (log.length === 0) return 'no-table';
    try {
      return this.#keep(new Room(Table.rebuild(row, log), row, this.#context));
    } catch (error) {
      // A log that cannot be followed must cost its own table only, and it will not be followed the next time either.
      this.#report(error);
      this.#faults.setAside(code);
      return 'set-aside';
    }
  }

  /** Whoever asks for a table meanwhile gets the same answer. */
  #awaited<T extends Room | NoRoom>(code: string, coming: Promise<T>): Promise<T> {
    const settled = coming.finally(() => {
      this.#coming.delete(code);
    });
    this.#coming.set(code, settled);
    return settled;
  }

  async #create(wish: Omit<Created, 'commitment'>): Promise<Room> {
    for (let tries = 1; ; tries++) {
      const { asOpened, ...opening } = this.newTable(wish);
      const outcome = await this.#options.store.tables.open(opening);
      const row = { dueAt: null, summary: opening.table.summary };
      if (outcome === 'ok') return this.#keep(new Room(asOpened, row, this.#context));
      if (outcome instanceof Error) throw outcome;
      if (tries === MOST_TRIES) throw new Error('no table could be opened');
    }
  }

  #keep(room: Room): Room {
    this.#rooms.set(room.code, room);
    // Among several servers only whoever is given a table because it is due lets its bots think.
    if (this.#neighbours === null) room.wake();
    else this.#neighbours.askWho(room.code);
    return room;
  }

  async #wake({ id, code, dueAt }: TableRow): Promise<void> {
    const room = await this.room(code);
    if (typeof room !== 'string') room.wake(dueAt);
    else await this.#options.store.tables.setDue(id, null, LAST_SEQ);
  }

  /** Drops a table from memory after a fault; one that fails again and again is set aside. */
  #drop(room: Room): void {
    this.#faults.add(room.code, this.#options.now());
    if (this.#rooms.get(room.code) === room) this.#rooms.delete(room.code);
    room.abandon();
  }

  #report(error: unknown): void {
    this.#options.metrics.faults.inc();
    this.#options.onFault(error);
  }
}

/** With who is there. */
function summaryOf(room: Room): Summary {
  return { ...makeSummary(room.table), seats: room.info().seats };
}
