import type { Seat } from '@table-seven/engine';
import { isRefused } from '@table-seven/protocol';
import type { Code, TableInfo } from '@table-seven/protocol';

import type { Store, Writer } from '../store/store.ts';
import { decide } from '../table/decisions.ts';
import type { TableCommand } from '../table/decisions.ts';
import { publicFact } from '../table/facts.ts';
import type { Fact } from '../table/facts.ts';
import { makeInfo } from '../table/info.ts';
import { makeRecord, makeResults } from '../table/record.ts';
import { CHANGES_SUMMARY, makeSummary } from '../table/summary.ts';
import { Table } from '../table/table.ts';
import type { BotSeats } from './bot-seats.ts';
import { Bulletin, idText, makeAnswer, makeRefusal } from './bulletin.ts';
import type { Origin, Watcher } from './bulletin.ts';
import { factDue, lookAt } from './due.ts';
import { Audience } from './audience.ts';
import { Allowance } from './rate.ts';

export interface RoomContext {
  readonly store: Store;
  readonly now: () => number;
  readonly newRecordId: () => string;
  readonly bots: (room: Room) => BotSeats;
  readonly onMoves: (count: number) => void;
  /** Something went wrong that should not have. With a room it is lost: its log is the truth. */
  readonly onFault: (error: unknown, lost?: Room) => void;
}

/** Chat and reactions: a few at once, then one a second. */
const TALK = { perSecond: 1, atOnce: 6 };
/** Sitting down, getting up, giving seats to bots, asking to take back: likewise, but nobody has to wait who is no machine. */
const FUSS = { perSecond: 2, atOnce: 20 };
const PACES: Readonly<Partial<Record<TableCommand['type'], typeof TALK>>> = {
  chat: TALK,
  react: TALK,
  join: FUSS,
  leave: FUSS,
  return: FUSS,
  'plan-seat': FUSS,
  seal: FUSS,
  start: FUSS,
  reveal: FUSS,
  'ask-undo': FUSS,
  'answer-undo': FUSS,
};

/** So many facts are told of what somebody missed; whoever missed more has a view of the present and is told the last ones. */
export const MAX_MISSED = 200;

/** A table in memory with those who watch it. One writer: whatever changes the table goes through `commit`. */
export class Room {
  table: Table;
  /** When somebody last came or went, or anything last happened. */
  touchedAt: number;
  /** The table of the rematch, from when the first one asks for it. */
  rematch: Promise<string> | null = null;
  readonly #context: RoomContext;
  readonly #audience: Audience;
  readonly #bots: BotSeats;
  #bulletin: Bulletin;
  #dueAt: number | null;
  /** The fact at which the summary beside the log was made. */
  #summaryAt: number;
  #pending = 0;
  /** Part of what was decided is durable and told, the rest not yet. */
  #isHalfTold = false;
  #isNewTick = true;
  #isGone = false;
  /** How much each player may still say and do; per player, however many connections they have. */
  #paces: Map<string, Allowance> | null = null;

  constructor(table: Table, due: number | null, summaryAt: number, context: RoomContext) {
    this.table = table;
    this.#context = context;
    this.#dueAt = due;
    this.#summaryAt = summaryAt;
    this.touchedAt = context.now();
    this.#audience = new Audience(table.code, table.chairs.length, this.touchedAt);
    this.#bots = context.bots(this);
    this.#bulletin = new Bulletin(table, this.info());
  }

  get code(): string {
    return this.table.code;
  }

  get watchers(): number {
    return this.#audience.size;
  }

  /** Whether nobody would notice if this room left memory. */
  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#pending === 0 && !this.#bots.isBusy;
  }

  /** Whether anybody has ever watched since it came into memory. */
  get wasWatched(): boolean {
    return this.#audience.wasThere;
  }

  /** What everybody may know of the table beside the game. */
  info(): TableInfo {
    const now = this.#context.now();
    const info = makeInfo(this.table, (seat) => this.#audience.presenceOf(seat, now));
    return { ...info, watching: this.#audience.spectators };
  }

  /** Begins to tell somebody what happens here. */
  watch(watcher: Watcher): void {
    this.#settle();
    this.#audience.arrive(watcher, this.#seatOf(watcher), this.#context.now());
    this.#attended(watcher);
  }

  /** Nothing more is told, also not of what was decided a moment ago. */
  unwatch(watcher: Watcher): void {
    this.#settle();
    if (this.#audience.depart(watcher, this.#context.now())) this.#attended(null);
  }

  /** How many facts would have to be told to somebody who has seen them up to that one. */
  missing(since: number | undefined): number {
    const { seq } = this.table;
    return since === undefined || since > seq ? 0 : Math.min(seq - since, MAX_MISSED);
  }

  /** Everything one watcher may know, for somebody who has just come or missed something. */
  snapshot(watcher: Watcher, since: number | undefined): string {
    const { table } = this;
    const hasAll = since === table.seq;
    const text = this.#bulletin.snapshot(table, this.#audience.seatOf(watcher), hasAll);
    return hasAll ? text : `${text},"missed":${this.#missed(since)}`;
  }

  /** Carries out what a player wants, or says why not: exactly one answer, after what was decided is durable. */
  handle(command: TableCommand, watcher: Watcher & { readonly player: number }): Code | null {
    const { id } = command;
    const key = `${String(watcher.player)}:${idText(id)}`;
    const known = this.#seqOf(key);
    if (known !== undefined) {
      watcher.send(
        makeAnswer(watcher, id, `"table":"${this.code}","seq":${String(known)},"again":true`),
      );
      return null;
    }
    if (!this.#isPaced(command.type, watcher.player)) return 'rate-limited';
    if (command.type === 'start' && this.#lacksShare()) return 'not-ready';
    const decision = decide(this.table, command, watcher.player, this.#context.now());
    if (isRefused(decision)) return decision.code;
    if (decision.length === 0) watcher.send(makeAnswer(watcher, id, `"table":"${this.code}"`));
    else this.commit(decision, key, { watcher, id });
    return null;
  }

  /**
   * Writes facts to the log and, once they are durable, tells everybody. In memory they hold at once; nobody sees them before. If
   * they do not become durable, everything is as it was, those who watch and who is there included.
   */
  commit(
    decided: readonly Fact[],
    command: string | null = null,
    origin: Origin | null = null,
  ): void {
    if (this.#isGone) return;
    const at = this.#context.now();
    const { table } = this;
    const first = table.seq + 1;
    const isPlain = this.#isPlain(decided);
    const kept = decided.map((fact, i) => {
      table.fold(fact, at, i === 0 ? command : null);
      return table.withChance(fact);
    });
    const finish = this.#finish(at);
    const facts = finish === null ? decided : [...decided, finish.fact];
    if (finish !== null) kept.push(finish.fact);
    const reseated = this.#audience.follow(decided, {
      seatOf: (watcher) => this.#seatOf(watcher),
      mayLookOn: table.created.spectators,
      keeps: origin?.watcher ?? null,
      now: at,
    });
    const due = this.#newDue();
    const summary = facts.some(({ type }) => CHANGES_SUMMARY.has(type)) ? this.#summarise() : null;
    const watchers = this.#audience.watchers;
    const messages = this.#bulletin.compose(table, {
      facts,
      info: isPlain && finish === null ? null : this.info(),
      watchers,
      reseated,
      origin,
    });
    this.touchedAt = at;
    this.#pending++;
    this.#context.store.stage(
      (writer) => {
        kept.forEach((fact, i) => {
          const text = JSON.stringify(fact);
          writer.append(table.id, {
            seq: first + i,
            at,
            fact: text,
            command: i === 0 ? command : null,
          });
          writeBeside(writer, table.id, fact, at);
        });
        if (due !== undefined) writer.setDue(table.id, due);
        if (summary !== null) writer.setSummary(table.id, summary);
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
    if (this.#isGone) return;
    const now = this.#context.now();
    const late = factDue(this.table, this.#audience.attendance, now);
    if (late !== null) this.commit([late]);
    else this.#saveDue();
    this.#bots.wake();
  }

  /** Told who comes and goes: the first at once, whoever follows with the next tick, or coming and going would be told to everybody each time. */
  tick(): void {
    this.#isNewTick = true;
    this.tellPresence();
  }

  /** Tells everybody (but one) who has come, gone or is away by now. News on its way goes first; then the next tick tells. */
  tellPresence(except: Watcher | null = null): void {
    if (this.#pending > 0 || this.#audience.size === 0) return;
    const text = this.#bulletin.presence(this.table, this.info());
    if (text === null) return;
    for (const watcher of this.#audience.watchers.keys()) {
      if (watcher !== except) watcher.send(text);
    }
  }

  /** Leaves memory. What lists say of the table is brought up to date first. */
  retire(): void {
    this.#isGone = true;
    this.#bots.forget();
    const { id, seq, status } = this.table;
    if (this.#summaryAt === seq || status !== 'playing') return;
    const summary = this.#summarise();
    this.#stage((writer) => {
      writer.setSummary(id, summary);
    });
  }

  /** Leaves memory at once, whatever is under way: what is in the log holds, and everybody has to come back. */
  abandon(): void {
    this.#isGone = true;
    this.#bots.forget();
    for (const watcher of this.#audience.clear()) watcher.lose();
  }

  /** Whatever it was, this room cannot be trusted any more. */
  fail(error: unknown): void {
    if (!this.#isGone) this.#context.onFault(error, this);
  }

  /** Something went wrong that could be mended. */
  onFault(error: unknown): void {
    this.#context.onFault(error);
  }

  /** A move in a game without a clock, about which nobody is being asked: it changes nothing beside the game. */
  #isPlain([fact, ...others]: readonly Fact[]): boolean {
    const { created, undo } = this.table;
    return fact?.type === 'moved' && others.length === 0 && created.clock === 0 && undo === null;
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

  /** Whether somebody who is there adds nothing to the deals yet: their page is about to, after a start that was void. */
  #lacksShare(): boolean {
    const now = this.#context.now();
    return this.table.chairs.some(
      (chair, seat) =>
        chair.kind === 'player' &&
        chair.share === null &&
        chair.entropy === null &&
        this.#audience.presenceOf(seat, now) === 'here',
    );
  }

  #isPaced(type: TableCommand['type'], player: number): boolean {
    const pace = PACES[type];
    if (pace === undefined) return true;
    const now = this.#context.now();
    this.#paces ??= new Map();
    const key = `${String(player)} ${pace === TALK ? 'talk' : 'fuss'}`;
    const allowance = this.#paces.get(key) ?? new Allowance(pace.perSecond, pace.atOnce, now);
    this.#paces.set(key, allowance);
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

  #deliver(messages: readonly [Watcher, string][], facts: readonly Fact[]): void {
    for (const [watcher, text] of messages) watcher.send(text);
    this.#isHalfTold = this.#pending > 0;
    if (!this.#isHalfTold) {
      this.#audience.confirm();
      this.#bulletin.confirm();
    }
    for (const { type } of facts) {
      if (type === 'moved') this.#context.onMoves(1);
      if (type === 'undone' || type === 'finished') this.#bots.forget();
    }
    this.#bots.wake();
  }

  /** The log refused: what is in memory never happened. Nobody was told, so the log's truth is also everybody else's. */
  #rollBack(origin: Origin | null): void {
    if (origin !== null) origin.watcher.send(makeRefusal(origin.id, 'storage-failed'));
    if (this.#isGone) return;
    if (this.#isHalfTold) {
      this.fail(new Error('what was decided could be stored only in part'));
      return;
    }
    try {
      const { store } = this.#context;
      const row = store.tableById(this.table.id);
      if (row !== null) this.table = Table.rebuild(row, store.log(row.id));
      this.#dueAt = row?.dueAt ?? null;
      this.#summaryAt = 0;
      this.#audience.restore();
      // Begins with what was told: who came and went meanwhile still has to be.
      this.#bulletin = new Bulletin(this.table, this.#bulletin.told);
      this.tellPresence();
      this.#bots.forget();
      this.#bots.wake();
    } catch (error) {
      this.fail(error);
    }
  }

  #attended(arrived: Watcher | null): void {
    this.touchedAt = this.#context.now();
    if (this.#isNewTick) this.tellPresence(arrived);
    this.#isNewTick = false;
    this.#saveDue();
  }

  #summarise(): string {
    this.#summaryAt = this.table.seq;
    return JSON.stringify(makeSummary(this.table));
  }

  /** When the table has next to be looked at, if what is stored would be too late or is past. A look too many does no harm. */
  #newDue(): number | null | undefined {
    const now = this.#context.now();
    const due = lookAt(this.table, this.#audience.attendance, now);
    const stored = this.#dueAt;
    const isEarly = stored !== null && stored > now && (due === null || stored <= due);
    if (due === stored || isEarly) return undefined;
    this.#dueAt = due;
    return due;
  }

  /** If this is lost, the table is looked at again when somebody comes. */
  #saveDue(): void {
    const due = this.#newDue();
    if (due === undefined) return;
    const { id } = this.table;
    this.#stage((writer) => {
      writer.setDue(id, due);
    });
  }

  /** Writes something that is no fact: nothing is lost with it that would not be found out again. */
  #stage(write: (writer: Writer) => void): void {
    this.#context.store.stage(write, () => undefined);
  }

  /** The facts after `since`, for those who were away for a moment: the last of them if they are many. */
  #missed(since: number | undefined): string {
    const missing = this.missing(since);
    if (missing === 0) return '[]';
    const { id, seq } = this.table;
    const rows = this.#context.store.log(id, seq - missing, missing);
    return JSON.stringify(rows.map(({ fact }) => publicFact(JSON.parse(fact) as Fact)));
  }
}

/** What a fact changes outside the log, in the same transaction. */
function writeBeside(writer: Writer, tableId: number, fact: Fact, at: number): void {
  if (fact.type === 'joined') writer.seatPlayer(tableId, fact.player);
  if (fact.type === 'left') writer.unseatPlayer(tableId, fact.player);
  if (fact.type === 'started') writer.setStatus(tableId, 'playing');
  if (fact.type !== 'finished' && fact.type !== 'closed') return;
  writer.setStatus(tableId, fact.type === 'finished' ? 'over' : 'closed');
  writer.setEnded(tableId, at);
}
