import { isRefused } from '@table-seven/protocol';
import type { Code, TableInfo } from '@table-seven/protocol';

import type { LogRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { decide } from '../table/decisions.ts';
import type { Decision, TableCommand } from '../table/decisions.ts';
import { publicFact } from '../table/facts.ts';
import type { Fact } from '../table/facts.ts';
import type { Table } from '../table/table.ts';
import type { Act, Visit } from './act.ts';
import type { Present } from './audience.ts';
import { awaitedAfter } from './awaited.ts';
import type { BotSeats } from './bot-seats.ts';
import { idText, makeAnswer } from './bulletin.ts';
import type { Watcher } from './bulletin.ts';
import { Chronicle, LostLog } from './chronicle.ts';
import { dueAt, factDue } from './due.ts';
import { Gallery, isPlainMove } from './gallery.ts';
import type { Event } from './gallery.ts';
import { OneByOne } from './one-by-one.ts';
import { Paces } from './paces.ts';

export interface RoomContext {
  readonly store: Store;
  readonly now: () => number;
  readonly bots: (room: Room) => BotSeats;
  readonly onMoves: (count: number) => void;
  /** Others may have to be told of what happened here, or who is here. */
  readonly onFacts: (room: Room) => void;
  readonly onAttendance: (room: Room) => void;
  readonly onConflict: () => void;
  /** It is the turn of somebody who is not there. */
  readonly onAwaited: (player: number, room: Room) => void;
  /** Something went wrong that should not have. With a room it is lost: its log is the truth. */
  readonly onFault: (error: unknown, lost?: Room) => void;
}

/** So many facts are told of what somebody missed; whoever missed more has a view of the present and is told the last ones. */
export const MAX_MISSED = 200;
/** So much may wait its turn at one table. */
const MOST_WAITING = 1000;

/**
 * A table in memory with those who watch it. Whatever is done here is done one after the other: decided, written to the log, and told
 * once it is durable. Another server may be faster: then what it did is taken in first, and the act is decided again.
 */
export class Room {
  /** When somebody last came or went, or anything last happened. */
  touchedAt: number;
  readonly #context: RoomContext;
  readonly #chronicle: Chronicle;
  readonly #gallery: Gallery;
  readonly #bots: BotSeats;
  readonly #line: OneByOne;
  readonly #underWay = new Set<Act | Visit>();
  /** Whether other servers have the same table. */
  readonly isShared: boolean;
  /** The table in memory is ahead of its log, and what is ahead did not get there. */
  #isAdrift = false;
  /** So many facts others have said that there are. */
  #heard = 0;
  #willCatchUp = false;
  #isDueSaved = true;
  #isGone = false;
  readonly #paces = new Paces();

  constructor(table: Table, row: Pick<TableRow, 'dueAt' | 'summary'>, context: RoomContext) {
    this.#context = context;
    this.#chronicle = new Chronicle(table, row, context.store);
    this.#line = new OneByOne((error) => {
      this.fail(error);
    });
    this.isShared = context.store.exchange !== null;
    this.touchedAt = context.now();
    this.#gallery = new Gallery(table, this.touchedAt);
    this.#bots = context.bots(this);
  }

  /** As everything decided so far has made it; not to be told to anybody while that is under way. */
  get table(): Table {
    return this.#chronicle.table;
  }

  get code(): string {
    return this.table.code;
  }

  get watchers(): number {
    return this.#gallery.size;
  }

  get present(): Present {
    return this.#gallery.present;
  }

  /** Whether nobody would notice if this room left memory. */
  get isIdle(): boolean {
    return this.#gallery.size === 0 && !this.#line.isHeld && !this.#bots.isBusy;
  }

  /** Whether anybody has ever watched since it came into memory. */
  get wasWatched(): boolean {
    return this.#gallery.wasThere;
  }

  /** Whether a clock or somebody's grace has run out, as far as is known here. */
  isDue(now: number): boolean {
    const due = dueAt(this.table, this.#gallery.attendance);
    return due !== null && due <= now;
  }

  /** What everybody may know of the table beside the game. */
  info(): TableInfo {
    return this.#gallery.info(this.table, this.#context.now());
  }

  /** Reads something of the table when nothing is under way. */
  ask<T>(read: () => T): Promise<T> {
    return new Promise((resolve) => {
      this.#line.add(() => {
        resolve(read());
      });
    });
  }

  /** Begins to tell somebody what happens here. */
  watch(visit: Visit): void {
    this.#underWay.add(visit);
    this.#line.add(() => {
      if (this.#isGone) return;
      if (this.isShared || this.#isAdrift) this.#catchUp(visit, () => this.#welcome(visit));
      else this.#welcome(visit);
    });
  }

  /** Nothing more is told from now on. */
  unwatch(watcher: Watcher): void {
    if (this.#gallery.depart(watcher, this.#context.now())) this.#attended(null);
  }

  /** How many facts would have to be told to somebody who has seen them up to that one. */
  missing(since: number | undefined): number {
    const { seq } = this.table;
    return since === undefined || since > seq ? 0 : Math.min(seq - since, MAX_MISSED);
  }

  /** Carries out what a player wants, or says why not: exactly one answer, after what was decided is durable. */
  handle(
    command: TableCommand,
    watcher: Watcher & { readonly player: number },
    answered: (refusal: Code | null) => void,
  ): void {
    const { id } = command;
    const { player } = watcher;
    let isPaced = false;
    this.act({
      key: `${String(player)}:${idText(id)}`,
      origin: { watcher, id },
      decide: (now) => {
        isPaced ||= this.#paces.take(command.type, player, now);
        if (isPaced && command.type === 'start' && this.#lacksShare(now))
          return { code: 'not-ready' };
        const { attendance } = this.#gallery;
        return isPaced
          ? decide(this.table, command, player, now, (seat) =>
              attendance.awaySince(this.table.playerAt(seat)),
            )
          : { code: 'rate-limited' };
      },
      settled: (refusal, again) => {
        if (again !== undefined) {
          const text = `"table":"${this.code}","seq":${String(again)},"again":true`;
          watcher.send(makeAnswer(watcher, id, text));
        }
        answered(refusal);
      },
    });
  }

  /** Does something of which nobody waits for the answer; whether it is durable. */
  do(decide: () => Decision): Promise<boolean> {
    return new Promise((resolve) => {
      this.act({
        decide,
        settled: (refusal) => {
          resolve(refusal === null);
        },
      });
    });
  }

  /** Decides on something, writes it to the log and tells it: when it is its turn. */
  act(act: Act): void {
    if (this.#isGone || this.#line.length >= MOST_WAITING) {
      act.settled(this.#isGone ? 'server-error' : 'rate-limited');
      return;
    }
    this.#underWay.add(act);
    this.#line.add(() => {
      if (this.#isGone) return;
      if (this.#isAdrift) this.#catchUp(act, () => this.#attempt(act, true));
      else this.#attempt(act, !this.isShared);
    });
  }

  /** Looks after clocks, absence and bots; called when something is due. */
  wake(leasedUntil?: number | null): void {
    if (leasedUntil !== undefined) this.#chronicle.leased(leasedUntil);
    this.act({
      decide: (now) => {
        const late = factDue(this.table, this.#gallery.attendance, now);
        return late === null ? [] : [late];
      },
      settled: (refusal) => {
        if (refusal !== null || this.#isGone) return;
        this.#saveDue();
        this.#bots.wake();
      },
    });
  }

  /** Another server says that so many facts are in the log. */
  hear(seq: number): void {
    this.#heard = Math.max(this.#heard, seq);
    if (this.#willCatchUp || this.#isGone || (!this.#line.isHeld && seq <= this.table.seq)) return;
    this.#willCatchUp = true;
    this.#line.add(() => {
      this.#willCatchUp = false;
      if (!this.#isGone && this.#heard > this.table.seq) this.#catchUp(null, () => undefined);
    });
  }

  /** Another server says who is there by way of it; null if it is gone. */
  hearPresent(node: string, present: Present | null): void {
    const now = this.#context.now();
    const isNew = this.#gallery.hear(node, present, now);
    if (!isNew) return;
    this.touchedAt = now;
    if (this.#gallery.isToldAtOnce(this.table)) this.tellPresence();
    this.#saveDue();
  }

  tick(): void {
    this.#gallery.tick();
    this.tellPresence();
    if (!this.#isDueSaved || (this.isShared && this.#bots.isBusy)) this.#saveDue();
  }

  /** Tells everybody (but one) who has come, gone or is away by now. News on its way goes first; then the next tick tells. */
  tellPresence(except: Watcher | null = null): void {
    if (this.#line.isHeld || this.#isAdrift) return;
    this.#gallery.tellPresence(this.table, this.#context.now(), except);
  }

  /** Nothing can be written for now, or it can again: everybody is told, also while something is under way. */
  pause(isPausing: boolean): void {
    this.#gallery.pause(this.code, this.#chronicle.durable, isPausing);
  }

  /** Leaves memory. What lists say of the table is brought up to date first. */
  retire(): void {
    this.#isGone = true;
    this.#bots.forget();
    if (!this.#isAdrift) this.#chronicle.saveSummary();
  }

  /** If a bot was thinking here, another server is to take over at once. */
  release(): void {
    if (this.#bots.isThinking && !this.#isAdrift) this.#chronicle.release(this.#context.now());
  }

  /** Leaves memory at once, whatever is under way: what is in the log holds, and everybody has to come back. */
  abandon(refusal: Code = 'server-error'): void {
    this.#isGone = true;
    this.#bots.forget();
    this.#line.clear();
    for (const one of this.#underWay) this.#settle(one, refusal);
    this.#gallery.lose();
  }

  /** Whatever it was, this room cannot be trusted any more. */
  fail(error: unknown): void {
    if (!this.#isGone) this.#context.onFault(error, this);
  }

  /** Something went wrong that could be mended. */
  onFault(error: unknown): void {
    this.#context.onFault(error);
  }

  /** One try at an act. Whoever might be behind refuses nothing before it has looked at the log (`isSure` that it is not). */
  #attempt(act: Act, isSure: boolean): void {
    const again = act.key === undefined ? undefined : this.table.seqOf(act.key);
    if (again !== undefined) {
      this.#settle(act, null, again);
      return;
    }
    const now = this.#context.now();
    const decision = act.decide(now);
    if (!isRefused(decision)) this.#carryOut(act, decision, now);
    else if (isSure) this.#settle(act, decision.code);
    else this.#catchUp(act, () => this.#attempt(act, true));
  }

  #carryOut(act: Act, decided: readonly Fact[], at: number): void {
    if (decided.length === 0) {
      const { origin } = act;
      origin?.watcher.send(makeAnswer(origin.watcher, origin.id, `"table":"${this.code}"`));
      this.#settle(act, null);
      return;
    }
    const isPlain = isPlainMove(decided, this.table);
    const deed = { facts: decided, command: act.key ?? null, opening: act.opening?.() };
    this.#line.hold();
    this.#chronicle.append(deed, this.#gallery.attendance, at, (outcome, facts) => {
      this.#line.goOn(() => {
        if (this.#isGone) return;
        if (outcome === 'ok') this.#happened(act, facts, isPlain && facts.length === 1);
        else if (outcome === 'conflict') this.#tryAgain(act);
        else this.#takeBack(act);
      });
    });
  }

  /** What was decided is durable. */
  #happened(act: Act, facts: readonly Fact[], isPlain: boolean): void {
    this.touchedAt = this.#context.now();
    this.#tell({ facts, isPlain, origin: act.origin ?? null });
    for (const { type } of facts) if (type === 'moved') this.#context.onMoves(1);
    this.#context.onFacts(this);
    const awaited = awaitedAfter(facts, this.table, (player) =>
      this.#gallery.presenceOf(player, this.touchedAt),
    );
    if (awaited !== null) this.#context.onAwaited(awaited, this);
    this.#settle(act, null);
    this.#bots.wake();
  }

  /** Somebody else was faster: what they did is taken in, and then it is decided anew. */
  #tryAgain(act: Act): void {
    this.#context.onConflict();
    this.#isAdrift = true;
    this.#catchUp(act, () => this.#attempt(act, true));
  }

  /** The log refused: what is in memory never happened, and nobody was told. */
  #takeBack(act: Act): void {
    this.#isAdrift = true;
    this.#catchUp(act, () => {
      this.#settle(act, 'storage-failed');
      this.tellPresence();
      this.#bots.forget();
      this.#bots.wake();
    });
  }

  /**
   * Takes in what others have written, and tells it; then it goes on. If not even that can be read, whoever waits is refused. Where
   * the data is a file the room is lost with it; where it is on another machine, everybody stays until that is back.
   */
  #catchUp(act: Act | Visit | null, then: () => void): void {
    this.#line.hold();
    this.#read().then(
      (rows) => {
        this.#line.goOn(() => {
          if (this.#isGone) return;
          for (const row of rows) this.#takeIn(row);
          then();
        });
      },
      (error: unknown) => {
        this.#line.goOn(() => {
          if (act !== null) this.#settle(act, 'storage-failed');
          if (!this.isShared || error instanceof LostLog) this.fail(error);
        });
      },
    );
  }

  async #read(): Promise<readonly LogRow[]> {
    if (this.#isAdrift) await this.#chronicle.restore();
    this.#isAdrift = false;
    return this.isShared ? this.#chronicle.unknown() : [];
  }

  #takeIn(row: LogRow): void {
    const fact = this.#chronicle.follow(row);
    if (fact === null) throw new Error('this table can only be followed by reading it anew');
    this.touchedAt = this.#context.now();
    this.#tell({ facts: [fact], isPlain: false, origin: null });
  }

  #tell(event: Event): void {
    const isAnybodyReseated = this.#gallery.tell(event, this.table, this.touchedAt);
    for (const { type } of event.facts) {
      if (type === 'undone' || type === 'finished') this.#bots.forget();
    }
    if (isAnybodyReseated) this.#context.onAttendance(this);
  }

  /** Whether somebody who is there adds nothing to the deals yet: their page is about to, after a start that was void. */
  #lacksShare(now: number): boolean {
    return this.table.seating.playersWithoutShare.some(
      (player) => this.#gallery.presenceOf(player, now) === 'here',
    );
  }

  #welcome(visit: Visit): void {
    const { watcher, since } = visit;
    const refusal = visit.admit();
    if (refusal !== null) {
      this.#settle(visit, refusal);
      return;
    }
    const { table } = this;
    this.#gallery.arrive(watcher, table, this.#context.now());
    this.#attended(watcher);
    const snapshot = this.#gallery.snapshot(watcher, table, since === table.seq);
    const missing = this.missing(since);
    if (since === table.seq) this.#settleVisit(visit, snapshot);
    else if (missing === 0) this.#settleVisit(visit, `${snapshot},"missed":[]`);
    else this.#tellMissed(visit, snapshot, missing);
  }

  /** The facts since then, for those who were away for a moment: the last of them if they are many. */
  #tellMissed(visit: Visit, snapshot: string, missing: number): void {
    this.#line.hold();
    this.#chronicle.missed(missing).then(
      (rows) => {
        this.#line.goOn(() => {
          const facts = rows.map(({ fact }) => publicFact(JSON.parse(fact) as Fact));
          this.#settleVisit(visit, `${snapshot},"missed":${JSON.stringify(facts)}`);
        });
      },
      () => {
        this.#line.goOn(() => {
          this.unwatch(visit.watcher);
          this.#settle(visit, 'storage-failed');
        });
      },
    );
  }

  /** Exactly one answer. */
  #settle(one: Act | Visit, refusal: Code | null, again?: number): void {
    if (!this.#underWay.delete(one)) return;
    if ('decide' in one) one.settled(refusal, again);
    else one.settled(refusal, '');
  }

  #settleVisit(visit: Visit, snapshot: string): void {
    if (this.#underWay.delete(visit)) visit.settled(null, snapshot);
  }

  #attended(arrived: Watcher | null): void {
    this.touchedAt = this.#context.now();
    if (this.#gallery.isToldAtOnce(this.table)) this.tellPresence(arrived);
    this.#saveDue();
    this.#context.onAttendance(this);
  }

  /** Not while the table in memory is ahead of its log; then the next tick does it. */
  #saveDue(): void {
    this.#isDueSaved = !this.#line.isHeld && !this.#isAdrift;
    if (!this.#isDueSaved) return;
    this.#chronicle.saveDue(this.#gallery.attendance, this.#context.now());
  }
}
