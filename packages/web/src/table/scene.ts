import type { Seat } from '@table-seven/engine';

import type { Wait } from './playback.ts';

/** A picture of the table, as a game's scenes make them: what every table reads off it. */
export interface TableScene<V extends TableView = TableView, M extends object = object> {
  readonly view: V;
  readonly front: Seat;
  /** What may be played now; empty while it is nobody's turn here, or something moves. */
  readonly legal: readonly M[];
  readonly wait: Wait;
  /** While a finished trick is held and taken: who wins it. */
  readonly winner: Seat | null;
}

interface TableView {
  readonly seat: Seat | null;
  readonly turn: Seat | null;
}
