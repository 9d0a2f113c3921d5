import { Magic7 } from '@table-seven/engine';
import type { MoveCode, MoveList } from '@table-seven/engine';

import type { MovePolicy } from './move-policy.ts';
import type { Tally } from './tally.ts';

const { apply, leadCard, REPLY } = Magic7;

/** Carries out a move and notes the card. */
export function play(state: Magic7.State, tally: Tally, code: MoveCode): void {
  tally.note(code >= REPLY ? code - REPLY : leadCard(code), state.turn);
  apply(state, code);
}

/** Everybody plays by a policy to the end of the game. */
export function playOut(
  state: Magic7.State,
  tally: Tally,
  policy: MovePolicy,
  moves: MoveList,
): void {
  while (state.phase !== 'over') play(state, tally, policy.move(state, tally, moves));
}
