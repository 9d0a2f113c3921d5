import { DoubleLucky7 } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import type { Decision } from './history.ts';

const { LOW_CARDS } = DoubleLucky7;

/** Cards as two sets of bits. */
export interface Cards {
  readonly low: number;
  readonly high: number;
}

/** The cards that a seat has played from hand since a decision, that one included. */
export function playedSince(decisions: readonly Decision[], first: number, seat: Seat): Cards {
  let low = 0;
  let high = 0;
  for (let i = first; i < decisions.length; i++) {
    const { position, seat: actor, move } = decisions[i]!;
    if (actor !== seat || position.phase !== 'play') continue;
    if (seat === position.extraSeat && move === position.extraCard) continue;
    if (move < LOW_CARDS) low |= 1 << move;
    else high |= 1 << (move - LOW_CARDS);
  }
  return { low, high };
}

export function sizeOf({ low, high }: Cards): number {
  let size = 0;
  for (const set of [low, high]) for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}
