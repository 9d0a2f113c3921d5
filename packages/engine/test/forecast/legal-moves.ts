import { refusal } from '../../src/index.ts';
import type { Game, MoveCode, MoveList, Refusal } from '../../src/index.ts';
import { SUITS, suitOf } from './cards.ts';
import { BID } from './moves.ts';
import { CARDS_DEALT } from './options.ts';
import type { State } from './state.ts';
import { playable } from './tricks.ts';

/** [FC-BID-1, FC-TRICK-2] Bids ascending; cards in the order of the hand. */
export function legalMoves(state: State, list: MoveList): void {
  list.clear();
  if (state.phase === 'bid') for (let n = 0; n <= CARDS_DEALT; n++) list.add(BID + n);
  if (state.phase !== 'play') return;
  for (const card of playable(state.hands[state.turn]!, state.trick)) list.add(card);
}

declare module '../../src/result.ts' {
  interface GameCodes {
    'must-follow-suit': true;
  }
}

export const REFUSALS: Game['refusals'] = {
  'must-follow-suit': ({ suit }) => `A card of suit ${String(suit)} must be played.`,
};

export function explain(state: State, code: MoveCode): Refusal {
  if (state.phase !== 'play' || code >= BID) return refusal('illegal-move');
  if (!state.hands[state.turn]!.includes(code)) return refusal('not-in-hand');
  return refusal('must-follow-suit', { suit: SUITS[suitOf(state.trick.cards[0]!)]! });
}
