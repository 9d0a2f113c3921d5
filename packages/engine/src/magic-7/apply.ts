import type { MoveCode } from '../move-list.ts';
import { leadAgainst, leadCard, REPLY } from './moves.ts';
import type { State } from './state.ts';
import { leadCardTo, replyWith } from './tricks.ts';

/** Carries out a legal move and what follows from it. */
export function apply(state: State, code: MoveCode): void {
  switch (state.phase) {
    case 'lead':
      leadCardTo(state, leadCard(code), leadAgainst(code));
      break;
    case 'reply':
      replyWith(state, code - REPLY);
      break;
    case 'over':
      throw new Error('no move is legal once the game is over');
  }
}
