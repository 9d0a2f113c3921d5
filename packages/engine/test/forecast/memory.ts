import type { Memory as GameMemory, Seat } from '../../src/index.ts';
import type { State } from './state.ts';

/** There is nothing to remember: all that was played lies open [FC-SEE-1]. */
export class Memory implements GameMemory<State> {
  readonly seat: Seat;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  observe(): void {
    // The view tells it all.
  }
}
