import type { Magic7, MoveCode, MoveList } from '@table-seven/engine';

import type { Tally } from './tally.ts';

/** How somebody at the table moves, by the own hand and by what everybody knows. */
export interface MovePolicy {
  /** Its move; `moves` is filled on the way if that is needed. */
  move(state: Magic7.State, tally: Tally, moves: MoveList): MoveCode;
}
