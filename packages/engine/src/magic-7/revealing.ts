import type { MoveCode } from '../move-list.ts';
import { REPLY } from './moves.ts';
import type { State } from './state.ts';

/** A reply, as long as both players then draw from the pile. */
export function isRevealing(state: State, code: MoveCode): boolean {
  return code >= REPLY && state.drawn < state.pile.length;
}
