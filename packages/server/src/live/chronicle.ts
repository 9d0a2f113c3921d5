import { newRecordId } from '../identity.ts';
import type { Beside, Log, Opening, Outcome } from '../store/log.ts';
import type { LogRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { LEASE_MS } from '../store/tables.ts';
import type { Fact } from '../table/facts.ts';
import { makeRecord, makeResults } from '../table/record.ts';
import { CHANGES_SUMMARY, makeSummary } from '../table/summary.ts';
import type { Summary } from '../table/summary.ts';
import { Table } from '../table/table.ts';
import { lookAt } from './due.ts';
import type { Attendance } from './presence.ts';

/** A table was cleared away while it was in memory. */
export class LostLog extends Error {}

/** Facts that were decided together. */
export interface Deed {
  readonly facts: readonly Fact[];
  /** The command that led to them. */
  readonly command: string | null;
  readonly opening: Opening | undefined;
}

/** What goes beside the log, as it comes together. */
type Draft = { -readonly [Key in keyof Beside]: Beside[Key] };

/** What a deed came to: with its last fact, if the game is over with it. */
type Written = (outcome: Outcome, facts: readonly Fact[]) => void;

/**
 * A table in memory and what is written of it. One deed at a time is on its way to the log: until it has got there the table in memory
 * is one deed ahead, and nobody may be told of it; if it does not get there the table is read back (`restore`).
 */
export class Chronicle {
  #table: Table;
  /** When the table is next looked at, as it is stored; undefined if somebody else may have changed that. */
  #dueAt: number | null | undefined;
  /** The fact at which the summary beside the log was made. */
  #summaryAt: number;
  #durable: number;
  readonly #store: Store;
  readonly #isShared: boolean;

  constructor(table: Table, row: Pick<TableRow, 'dueAt' | 'summary'>, store: Store) {
    this.#table = table;
    this.#store = store;
    this.#isShared = store.exchange !== null;
    this.#durable = table.seq;
    this.#dueAt = row.dueAt;
    this.#summaryAt = row.summary === null ? 0 : (JSON.parse(row.summary) as Summary).seq;
  }

  get table(): Table {
    return this.#table;
  }

  /** The last fact that is known to be in the log. */
  get durable(): number {
    return this.#durable;
  }

  get #log(): Log {
    return this.#store.log;
  }

  /** Takes facts in and writes them to the log, with everything beside it that follows from them. */
  append(deed: Deed, attendance: Attendance, at: number, done: Written): void {
    const table = this.#table;
    let { facts } = deed;
    const rows = facts.map((fact, i) => this.#take(fact, at, i === 0 ? deed.command : null));
    const record = this.#finish(at);
    if (record !== undefined) {
      const finished: Fact = { type: 'finished', record: record.id };
      facts = [...facts, finished];
      rows.push(this.#take(finished, at, null));
    }
    const beside = besideOf(facts, at);
    if (record !== undefined) beside.record = record;
    if (deed.opening !== undefined) beside.opening = deed.opening;
    const due = this.#newDue(attendance, at, this.#isShared);
    if (due !== undefined) beside.due = due;
    if (facts.some(({ type }) => CHANGES_SUMMARY.has(type))) beside.summary = this.#summarise();
    this.#log.append({ table: table.id, rows, beside }, (outcome) => {
      if (outcome === 'ok') this.#durable = table.seq;
      done(outcome, facts);
    });
  }

  /** Takes a fact in; gives it as it is kept. */
  #take(fact: Fact, at: number, command: string | null): LogRow {
    const table = this.#table;
    table.fold(fact, at, command);
    return { seq: table.seq, at, fact: JSON.stringify(table.withChance(fact)), command };
  }

  /** The facts that others have written since, not taken in yet. */
  unknown(): Promise<LogRow[]> {
    return this.#log.rows(this.#table.id, this.#durable);
  }

  /** Takes in what another has written; null if the table has to be read anew, by whoever watches it, too. */
  follow(row: LogRow): Fact | null {
    if (row.seq !== this.#table.seq + 1) return null;
    const fact = this.#table.follow(row);
    this.#durable = this.#table.seq;
    this.#dueAt = undefined;
    return fact;
  }

  /** Reads the table back as it was when the last deed was durable. What came after that is still unknown. */
  async restore(): Promise<void> {
    const { id } = this.#table;
    const [row, log] = await Promise.all([
      this.#store.tables.byId(id),
      this.#log.rows(id, 0, this.#durable),
    ]);
    if (row === null || log.length < this.#durable) throw new LostLog('the log of a table is gone');
    this.#table = Table.rebuild(row, log);
    this.#dueAt = row.dueAt;
    this.#summaryAt = 0;
  }

  /** What was missed by somebody who has seen all but the last so many facts. */
  missed(count: number): Promise<LogRow[]> {
    return this.#log.rows(this.#table.id, this.#table.seq - count, count);
  }

  /** The table was given to us because it was due; somebody else will be given it then. */
  leased(dueAt: number | null): void {
    this.#dueAt = dueAt;
  }

  /** Writes down when the table has next to be looked at. If this is lost, it is looked at again when somebody comes. */
  saveDue(attendance: Attendance, now: number): void {
    const { id, seq } = this.#table;
    const due = this.#newDue(attendance, now);
    if (due !== undefined) this.#store.tables.setDue(id, due, seq).catch(() => undefined);
  }

  /** Whoever is free may look at the table. */
  release(now: number): void {
    const { id, seq } = this.#table;
    this.#store.tables.setDue(id, now - LEASE_MS, seq).catch(() => undefined);
  }

  /** What lists say of the table is brought up to date before it leaves memory. */
  saveSummary(): void {
    const { id, seq, status } = this.#table;
    if (this.#summaryAt === seq || status !== 'playing') return;
    this.#store.tables.setSummary(id, this.#summarise(), seq).catch(() => undefined);
  }

  /** When the table has next to be looked at, if what is stored would be too late or is past; a look too many does no harm. Undefined if it holds. */
  #newDue(attendance: Attendance, now: number, isAnew = false): Beside['due'] {
    const due = lookAt(this.#table, attendance, now, this.#isShared);
    const stored = this.#dueAt;
    // A lease is renewed before it ends.
    const soon = this.#isShared ? now + LEASE_MS / 2 : now;
    let isEarly = typeof stored === 'number' && stored > soon && (due === null || stored <= due);
    // With every fact it is said anew: another server may have said something else of the one before.
    if (isAnew && due !== null) isEarly = false;
    if (due === stored || isEarly) return undefined;
    this.#dueAt = due;
    return due;
  }

  /** When the last move has been made, the game becomes a record. */
  #finish(at: number): Beside['record'] {
    const table = this.#table;
    if (table.status !== 'playing' || table.turn !== null) return undefined;
    const id = newRecordId();
    const text = JSON.stringify(makeRecord(table));
    return { id, text, results: makeResults(table, id, at) };
  }

  #summarise(): string {
    this.#summaryAt = this.#table.seq;
    return JSON.stringify(makeSummary(this.#table));
  }
}

/** What facts change outside the log. */
function besideOf(facts: readonly Fact[], at: number): Draft {
  const beside: Draft = {};
  for (const fact of facts) {
    switch (fact.type) {
      case 'joined':
      case 'took-over':
        beside.seated = [fact.player];
        break;
      case 'left':
      case 'removed':
        beside.unseated = [fact.player];
        break;
      case 'reseated':
        beside.seated = [fact.player];
        beside.unseated = [fact.from];
        break;
      case 'started':
        beside.status = 'playing';
        break;
      case 'finished':
        beside.status = 'over';
        beside.ended = at;
        break;
      case 'closed':
        beside.status = 'closed';
        beside.ended = at;
        break;
      default:
        break;
    }
  }
  return beside;
}
