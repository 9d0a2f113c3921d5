import type { Opening, Outcome } from './log.ts';
import type { TableRow } from './rows.ts';

/** The directory of tables: how they are found, and when they have to be looked at. */
export interface Tables {
  /** Writes a new table and its first fact; a conflict if there is one of that number or code. */
  open(opening: Opening): Promise<Outcome>;
  byCode(code: string): Promise<TableRow | null>;
  byId(id: number): Promise<TableRow | null>;
  /** Those that want to be listed and are not over, newest first. */
  listed(limit: number): Promise<TableRow[]>;
  /** Those not over yet at which somebody sits. */
  of(player: number, limit: number): Promise<TableRow[]>;
  /** Every table in whose log somebody stands, whether they still sit there or not. */
  tracesOf(player: number): Promise<TableRow[]>;
  /** How many tables that are not over yet somebody has opened. */
  openedBy(player: number): Promise<number>;
  /**
   * Tables that are due, the earliest first, for whoever asks alone: nobody else is given them for the time of a lease, and whoever
   * has done with them by then says when they are due next. Where several servers share the data, those that have a table in memory
   * (`known`) are given it first.
   */
  claimDue(now: number, limit: number, known: readonly number[]): Promise<TableRow[]>;
  /** Those of that status that saw their last fact before `before`. */
  quiet(status: 'open' | 'playing', before: number, limit: number): Promise<TableRow[]>;
  /** Those that ended before then, the earliest first, and are not cleared away yet. */
  ended(before: number, limit: number): Promise<TableRow[]>;
  /** When a table is due next, as of that fact: what was written with a later one stays. */
  setDue(id: number, dueAt: number | null, seq: number): Promise<void>;
  /** What lists say of a table, as of that fact: what was written of a later one stays. */
  setSummary(id: number, summary: string, seq: number): Promise<void>;
  setEnded(id: number, at: number): Promise<void>;
  /** Removes the log of a table that is over; of a table that left no record, everything. */
  clear(id: number): Promise<void>;
}

/** For so long a table that was due is nobody else's, and so is one at which a bot is thinking. */
export const LEASE_MS = 3000;
