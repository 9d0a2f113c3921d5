import type { Seat } from '@table-seven/engine';
import { isRefused } from '@table-seven/protocol';
import type { Code, TableInfo } from '@table-seven/protocol';

import type { Store, Writer } from '../store/store.ts';
import { decide } from '../table/decisions.ts';
import type { TableCommand } from '../table/decisions.ts';
import { publicFact } from '../table/facts.ts';
import type { Fact, FactType } from '../table/facts.ts';
import { makeInfo } from '../table/info.ts';
import { makeRecord, makeResults } from '../table/record.ts';
import { Table } from '../table/table.ts';
import type { BotSeats } from './bot-seats.ts';
import { Bulletin, makeAnswer, makeRefusal } from './bulletin.ts';
import type { Origin, Watcher } from './bulletin.ts';
import { dueAt, standInDue } from './due.ts';
import { Attendance } from './presence.ts';
import { Allowance } from './rate.ts';

export interface RoomContext {
  readonly store: Store;
  readonly now: () => number;
  readonly newRecordId: () => string;
  readonly bots: (room: Room) => BotSeats;
  readonly onMoves: (count: number) => void;
}

const CHANGES_SEATS: ReadonlySet<FactType> = new Set(['joined', 'left', 'forgotten']);

/** Chat and reactions: a few at once, then one a second. */
const TALK_PER_SECOND = 1;
const TALK_AT_ONCE = 6;

/** A table in memory with those who watch it. One writer: whatever changes the table goes through `commit`. */
export class Room {
  table: Table;
  /** When somebody last came or went, or anything last happened. */
  touchedAt: number;
  /** The table of the rematch, from when the first one asks for it. */
  rematch: Promise<string> | null = null;
  readonly #context: RoomContext;
  readonly #watchers = new Map<Watcher, Seat | null>();
  readonly #attendance: Attendance;
  readonly #bots: BotSeats;
  #bulletin: Bulletin;
  #dueAt: number | null;
  #pending = 0;
  /** How much each player may still say; per player, however many connections they have. */
  readonly #talk = new Map<number, Allowance>();

  constructor(table: Table, due: number | null, context: RoomContext) {
    this.table = table;
    this.#context = context;
    this.#dueAt = due;
    this.touchedAt = context.now();
    this.#attendance = new Attendance(table.chairs.length, this.touchedAt);
    this.#bots = context.bots(this);
    this.#bulletin = new Bulletin(table, this.info());
  }

  get code(): string {
    return this.table.code;
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  /** Whether nobody would notice if this room left memory. */
  get isIdle(): boolean {
    return this.#watchers.size === 0 && this.#pending === 0 && !this.#bots.isBusy;
  }

  /** What everybody may know of the table beside the game. */
  info(): TableInfo {
    const now = this.#context.now();
    let spectators = 0;
    for (const seat of this.#watchers.values()) if (seat === null) spectators++;
    const info = makeInfo(this.table, (seat) => this.#attendance.of(seat, now));
    return { ...info, watching: spectators };
  }

  /** Begins to tell somebody what happens here. */
  watch(watcher: Watcher): void {
    this.#settle();
    const seat = this.#seatOf(watcher);
    for (const [other, otherSeat] of this.#watchers) {
      if (seat === null || otherSeat !== seat || other === watcher) continue;
      this.#watchers.delete(other);
      other.dismiss(this.code, 'replaced');
    }
    this.#watchers.set(watcher, seat);
    if (seat !== null) this.#attendance.arrive(seat, this.#context.now());
    this.#attended(watcher);
  }

  unwatch(watcher: Watcher): void {
    const seat = this.#watchers.get(watcher);
    if (seat === undefined) return;
    this.#watchers.delete(watcher);
    const isDeserted = ![...this.#watchers.values()].includes(seat);
    if (seat !== null && isDeserted) this.#attendance.depart(seat, this.#context.now());
    this.#attended(null);
  }

  /** Everything one watcher may know, for somebody who has just come or missed something. */
  snapshot(watcher: Watcher, since: number | undefined): string {
    const { table } = this;
    const hasAll = since === table.seq;
    const text = this.#bulletin.snapshot(table, this.#watchers.get(watcher) ?? null, hasAll);
    return hasAll ? text : `${text},"missed":${this.#missed(since)}`;
  }

  /** Carries out what a player wants, or says why not: exactly one answer, after what was decided is durable. */
  handle(command: TableCommand, watcher: Watcher & { readonly player: number }): Code | null {
    const { id } = command;
    const key = `${String(watcher.player)}:${String(id)}`;
    const known = this.#seqOf(key);
    if (known !== undefined) {
      watcher.send(makeAnswer(id, `"table":"${this.code}","seq":${String(known)},"again":true`));
      return null;
    }
    const isTalk = command.type === 'chat' || command.type === 'react';
    if (isTalk && !this.#mayTalk(watcher.player)) return 'rate-limited';
    const decision = decide(this.table, command, watcher.player, this.#context.now());
    if (isRefused(decision)) return decision.code;
    if (decision.length === 0) watcher.send(makeAnswer(id, `"table":"${this.code}"`));
    else this.commit(decision, key, { watcher, id });
    return null;
  }

  /** Writes facts to the log and, once they are durable, tells everybody. In memory they hold at once; nobody sees them before. */
  commit(
    decided: readonly Fact[],
    command: string | null = null,
    origin: Origin | null = null,
  ): void {
    const at = this.#context.now();
    const { table } = this;
    const first = table.seq + 1;
    decided.forEach((fact, i) => {
      table.fold(fact, at, i === 0 ? command : null);
    });
    const finish = this.#finish(at);
    const facts = finish === null ? decided : [...decided, finish.fact];
    const reseated = this.#reseat(decided, origin);
    this.#dismissSpectators(decided);
    const due = this.#newDue();
    const news = { facts, info: this.info(), watchers: this.#watchers, reseated, origin };
    const messages = this.#bulletin.compose(table, news);
    this.touchedAt = at;
    this.#pending++;
    this.#context.store.stage(
      (writer) => {
        facts.forEach((fact, i) => {
          const row = { seq: first + i, at, fact: JSON.stringify(fact) };
          writer.append(table.id, { ...row, command: i === 0 ? command : null });
          writeBeside(writer, table.id, fact);
        });
        if (due !== undefined) writer.setDue(table.id, due);
        finish?.write(writer);
      },
      (error) => {
        this.#pending--;
        if (error !== null) this.#rollBack(origin);
        else this.#deliver(messages, facts);
      },
    );
  }

  /** Looks after clocks and absence; called when something is due, and when the room comes back into memory. */
  wake(): void {
    const late = standInDue(this.table, this.#attendance, this.#context.now());
    if (late !== null) this.commit([late]);
    else this.#saveDue();
    this.#bots.wake();
  }

  /** Tells everybody (but one) who has come, gone or is away by now. News on its way goes first; then the next tick tells. */
  tellPresence(except: Watcher | null = null): void {
    if (this.#pending > 0) return;
    const text = this.#bulletin.presence(this.table, this.info());
    if (text === null) return;
    for (const watcher of this.#watchers.keys()) if (watcher !== except) watcher.send(text);
  }

  /** Whatever was decided becomes durable now, or never happened: what is told next is true in either case. */
  #settle(): void {
    if (this.#pending > 0) this.#context.store.flush();
  }

  /** The fact that a command led to, if it was carried out before and is durable. */
  #seqOf(command: string): number | undefined {
    if (this.table.seqOf(command) !== undefined) this.#settle();
    return this.table.seqOf(command);
  }

  #mayTalk(player: number): boolean {
    const now = this.#context.now();
    const allowance = this.#talk.get(player) ?? new Allowance(TALK_PER_SECOND, TALK_AT_ONCE, now);
    this.#talk.set(player, allowance);
    return allowance.take(now);
  }

  /** When the last move has been made, the game becomes a record. */
  #finish(at: number): { fact: Fact; write: (writer: Writer) => void } | null {
    const { table } = this;
    if (table.status !== 'playing' || table.turn !== null) return null;
    const id = this.#context.newRecordId();
    const record = JSON.stringify(makeRecord(table));
    const results = makeResults(table, id, at);
    const fact: Fact = { type: 'finished', record: id };
    table.fold(fact, at, null);
    return {
      fact,
      write: (writer) => {
        writer.saveRecord(id, table.id, record, results);
      },
    };
  }

  #seatOf({ player }: Watcher): Seat | null {
    return player === null ? null : this.table.seatOf(player);
  }

  /** Whoever sits down or gets up looks from another seat from now on. */
  #reseat(facts: readonly Fact[], origin: Origin | null): ReadonlySet<Watcher> {
    const reseated = new Set<Watcher>();
    if (!facts.some(({ type }) => CHANGES_SEATS.has(type))) return reseated;
    const now = this.#context.now();
    for (const [watcher, before] of this.#watchers) {
      const seat = this.#seatOf(watcher);
      if (seat === before) continue;
      this.#watchers.set(watcher, seat);
      reseated.add(watcher);
      if (before !== null) this.#attendance.depart(before, now);
      if (seat !== null) this.#attendance.arrive(seat, now);
    }
    this.#keepOnePerSeat(origin);
    return reseated;
  }

  /** Whoever looked on through several connections and sits down keeps the one they sat down with. */
  #keepOnePerSeat(origin: Origin | null): void {
    const own = origin === null ? undefined : this.#watchers.get(origin.watcher);
    if (own === undefined || own === null) return;
    for (const [watcher, seat] of this.#watchers) {
      if (seat !== own || watcher === origin!.watcher) continue;
      this.#watchers.delete(watcher);
      watcher.dismiss(this.code, 'replaced');
    }
  }

  /** Before the game everybody with the code may look, to find a seat; during it only if the host allows. */
  #dismissSpectators(facts: readonly Fact[]): void {
    if (this.table.created.spectators || !facts.some(({ type }) => type === 'started')) return;
    for (const [watcher, seat] of this.#watchers) {
      if (seat !== null) continue;
      this.#watchers.delete(watcher);
      watcher.dismiss(this.code, 'no-spectators');
    }
  }

  #deliver(messages: readonly [Watcher, string][], facts: readonly Fact[]): void {
    for (const [watcher, text] of messages) watcher.send(text);
    this.#context.onMoves(facts.filter(({ type }) => type === 'moved').length);
    if (facts.some(({ type }) => type === 'undone')) this.#bots.forget();
    else this.#bots.wake();
  }

  /** The log refused: what is in memory never happened. Nobody was told, so the log's truth is also everybody else's. */
  #rollBack(origin: Origin | null): void {
    const { store } = this.#context;
    const row = store.tableById(this.table.id);
    if (row !== null) this.table = Table.rebuild(row, store.log(row.id));
    this.#dueAt = row?.dueAt ?? null;
    for (const watcher of this.#watchers.keys()) this.#watchers.set(watcher, this.#seatOf(watcher));
    this.#bulletin = new Bulletin(this.table, this.info());
    if (origin !== null) origin.watcher.send(makeRefusal(origin.id, 'storage-failed'));
    this.#bots.forget();
  }

  #attended(arrived: Watcher | null): void {
    this.touchedAt = this.#context.now();
    this.tellPresence(arrived);
    this.#saveDue();
  }

  /** What is now due, if that is something else than what is stored. */
  #newDue(): number | null | undefined {
    const due = dueAt(this.table, this.#attendance);
    if (due === this.#dueAt) return undefined;
    this.#dueAt = due;
    return due;
  }

  #saveDue(): void {
    const due = this.#newDue();
    if (due === undefined) return;
    const { id } = this.table;
    this.#context.store.stage(
      (writer) => {
        writer.setDue(id, due);
      },
      () => {
        // If this is lost, the table is looked at again when somebody comes or the server starts.
      },
    );
  }

  /** The facts after `since`, for those who were away for a moment. */
  #missed(since: number | undefined): string {
    if (since === undefined || since > this.table.seq) return '[]';
    const rows = this.#context.store.log(this.table.id).filter(({ seq }) => seq > since);
    const facts = rows.map(({ fact }) => publicFact(JSON.parse(fact) as Fact));
    return JSON.stringify(facts);
  }
}

/** What a fact changes outside the log, in the same transaction. */
function writeBeside(writer: Writer, tableId: number, fact: Fact): void {
  if (fact.type === 'joined') writer.seatPlayer(tableId, fact.player);
  if (fact.type === 'left') writer.unseatPlayer(tableId, fact.player);
  if (fact.type === 'started') writer.setStatus(tableId, 'playing');
  if (fact.type === 'finished') writer.setStatus(tableId, 'over');
  if (fact.type === 'closed') writer.setStatus(tableId, 'closed');
}
