import type { Seat } from '@table-seven/engine';

/**
 * One picture of the table. A game makes a few of every step: a card is played, the trick rests, the trick is taken. This is what
 * every table reads off them.
 */
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

/**
 * How long a scene stands. `none`: until the next one comes; `reader`: until somebody says that they have read it; the others
 * are times of their own, a number is one in milliseconds at normal speed, and any tap ends them.
 */
export type Wait =
  'none' | 'reader' | 'draw' | 'play' | 'hold' | 'collect' | 'die' | 'read' | 'pass' | number;
