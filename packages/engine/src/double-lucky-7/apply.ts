import { NONE } from '../game.ts';
import type { MoveCode } from '../move-list.ts';
import { withAt } from '../packed.ts';
import { BID, CHOOSE_TRUMP } from './moves.ts';
import { nextSeat } from './state.ts';
import type { State } from './state.ts';
import { playCard } from './tricks.ts';
import { applyWheelMove, startAsking } from './wheel/wheel.ts';

/** Carries out a legal move and what follows from it. */
export function apply(state: State, code: MoveCode): void {
  // [DL-SEE-1] With the house option off, a finished trick is gone with the next move.
  if (!state.options.lastTrick) state.lastWinner = NONE;
  switch (state.phase) {
    case 'play':
      playCard(state, code);
      break;
    case 'bid':
      bid(state, code - BID);
      break;
    case 'wheel':
      applyWheelMove(state, code);
      break;
    case 'choose-trump':
      state.trump = code - CHOOSE_TRUMP;
      state.phase = 'bid';
      break;
    case 'over':
      throw new Error('no move is legal once the game is over');
  }
}

/** [DL-BID-1] The dealer bids first, then clockwise; after the last bid comes the wheel. */
function bid(state: State, tricks: number): void {
  state.bids = withAt(state.bids, state.turn, tricks + 1);
  const next = nextSeat(state, state.turn);
  if (next === state.dealer) startAsking(state);
  else state.turn = next;
}
