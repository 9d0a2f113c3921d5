import type { MoveCode } from '../move-list.ts';
import { BID, ROLL } from './moves.ts';
import type { State } from './state.ts';
import { makeUse } from './wheel/moves.ts';

/** A roll, a hand swapped, a card from the pile, and the last card of a round, after which new hands are dealt. */
export function isRevealing(state: State, code: MoveCode): boolean {
  if (code < BID) return isLastOfRound(state);
  if (code <= ROLL) return code === ROLL;
  const { option } = makeUse(code);
  return option === 'player-swap' || option === 'extra-card';
}

function isLastOfRound(state: State): boolean {
  return state.finished + 1 === state.cards && state.played + 1 === state.players;
}
