import type { Screen } from '../play/screen.ts';
import type { Statistics } from '../simulate/statistics.ts';

/** A table that is measured: its players and options, and what the figures call it. */
interface MeasuredTable {
  readonly mode: string;
  readonly players: number;
  readonly options: object;
}

/** What the programs of this package know of a game besides its rules. What is left out is done plainly, as for any game. */
export interface GamePrograms {
  /** How it looks in a terminal. */
  readonly screen?: Screen;
  /** What is counted in simulations beyond points and wins. */
  readonly statistics?: Statistics<never, never>;
  /** What benchmarks measure, and tables of strengths compare. */
  readonly measured?: readonly MeasuredTable[];
}
