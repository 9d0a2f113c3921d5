import type { LogRow, NewTable, ResultRow, TableStatus } from './rows.ts';

/** What came of an append: it is durable; or the log has gone on meanwhile, or may have, and nothing is known; or why it cannot be. */
export type Outcome = 'ok' | 'conflict' | Error;

/** A new table with its first fact. */
export interface Opening {
  readonly table: NewTable;
  readonly first: LogRow;
}

/** What changes beside the log when something happens at a table. */
export interface Beside {
  /** When the table has next to be looked at; null for never, not there if that stays as it is. */
  readonly due?: number | null;
  readonly summary?: string;
  readonly status?: TableStatus;
  /** From when on there is nothing more to expect of the table. */
  readonly ended?: number;
  readonly seated?: readonly number[];
  readonly unseated?: readonly number[];
  readonly record?: {
    readonly id: string;
    readonly text: string;
    readonly results: readonly ResultRow[];
  };
  /** Another table that is opened with it. */
  readonly opening?: Opening;
}

/** Facts of one table with all that goes with them: becomes durable as a whole or not at all. */
export interface Entry {
  readonly table: number;
  /** In order, and at least one; the first has to follow on the last that is there. */
  readonly rows: readonly LogRow[];
  readonly beside: Beside;
}

/** The facts of all tables: the only truth about them. */
export interface Log {
  /**
   * Collects an entry and makes it durable together with whatever else arrives at about the same time; tells what came of it. What
   * one entry does wrong costs no other. By callback, because every move goes through here.
   */
  append(entry: Entry, done: (outcome: Outcome) => void): void;
  /** A table's facts in order: all of them, or at most so many of those after one. */
  rows(table: number, after?: number, limit?: number): Promise<LogRow[]>;
  /** The numbers of the last facts of some tables, in their order; 0 for one that has none. */
  lastSeqs(tables: readonly number[]): Promise<number[]>;
  /** Puts other facts in the place of some: only to forget somebody. */
  rewrite(table: number, facts: readonly Pick<LogRow, 'seq' | 'fact'>[]): Promise<void>;
}
