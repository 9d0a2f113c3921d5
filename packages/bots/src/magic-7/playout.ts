import { Magic7 } from '@table-seven/engine';
import type { MoveCode } from '@table-seven/engine';

import { policyMove } from './policy.ts';
import type { Tally } from './tally.ts';
import type { Weights } from './weights.ts';

const { apply, leadCard, REPLY } = Magic7;

/** Carries out a move and notes the card. */
export function play(state: Magic7.State, tally: Tally, code: MoveCode): void {
  tally.note(code >= REPLY ? code - REPLY : leadCard(code), state.turn);
  apply(state, code);
}

/** Everybody plays by the rules of thumb to the end of the game. */
export function playOut(state: Magic7.State, tally: Tally, weights: Weights): void {
  while (state.phase !== 'over') play(state, tally, policyMove(state, tally, weights));
}
