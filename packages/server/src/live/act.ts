import type { Code } from '@table-seven/protocol';

import type { Opening } from '../store/log.ts';
import type { Decision } from '../table/decisions.ts';
import type { Origin, Watcher } from './bulletin.ts';

/** Something to be done at a table, by whoever it may be. */
export interface Act {
  /** What it leads to on the table as it is now; asked again if others were faster. */
  readonly decide: (now: number) => Decision;
  /** Known again by this when it is repeated. */
  readonly key?: string;
  readonly origin?: Origin;
  /** A table that is opened with it. */
  readonly opening?: () => Opening;
  /** Told once: why not, or null when what was decided is durable; `again` is the fact to which it led earlier. */
  readonly settled: (refusal: Code | null, again?: number) => void;
}

/** Somebody who wants to be told what happens. */
export interface Visit {
  readonly watcher: Watcher;
  readonly since: number | undefined;
  /** Judges on the table as it is then; if they may stay they do. */
  readonly admit: () => Code | null;
  /** Told once: everything they may know, or why they are told nothing. */
  readonly settled: (refusal: Code | null, snapshot: string) => void;
}
