import type { Game } from '../game.ts';
import { MoveList } from '../move-list.ts';
import type { MoveCode } from '../move-list.ts';
import { refusal } from '../result.ts';
import type { Refusal } from '../result.ts';
import { COLORS } from './cards.ts';
import { holds } from './hands.ts';
import { forbiddenBid } from './legal-moves.ts';
import { BID, ROLL } from './moves.ts';
import type { State } from './state.ts';
import { fieldOf } from './wheel/moves.ts';
import { OPTION_NAMES } from './wheel/option.ts';
import { isBlocked, listWheelMoves } from './wheel/wheel.ts';

declare module '../result.ts' {
  interface GameCodes {
    'must-follow-color': true;
    'bid-makes-sum': true;
    'option-blocked': true;
  }
}

/** What this game refuses in its own way. */
export const REFUSALS: Game['refusals'] = {
  'must-follow-color': ({ color }) =>
    `A card of colour ${String(color)} or the Joker must be played.`,
  'bid-makes-sum': ({ cards }) => `The last bid may not make the sum of all bids ${String(cards)}.`,
  'option-blocked': ({ option }) => `A pawn already stands on ${String(option)}.`,
};

/** Why a well-formed move that is not among the legal ones is refused. */
export function explain(state: State, code: MoveCode): Refusal {
  if (state.phase === 'play' && code < BID) return explainPlay(state, code);
  if (state.phase === 'bid' && code >= BID && code === BID + forbiddenBid(state)) {
    return refusal('bid-makes-sum', { tricks: code - BID, cards: state.cards });
  }
  if (state.phase === 'wheel' && code > ROLL && isOnlyBlocked(state, code)) {
    return refusal('option-blocked', { option: OPTION_NAMES[fieldOf(code)]! });
  }
  return refusal('illegal-move');
}

function explainPlay(state: State, card: MoveCode): Refusal {
  if (!holds(state.hands, state.turn, card)) return refusal('not-in-hand');
  return refusal('must-follow-color', { color: COLORS[state.led]! });
}

/** Whether a use would be legal if only its field were free. */
function isOnlyBlocked(state: State, code: MoveCode): boolean {
  const field = fieldOf(code);
  if (!isBlocked(state, field)) return false;
  const freed = state.clone();
  freed.blocked &= ~(15 << (4 * field));
  const list = new MoveList();
  listWheelMoves(freed, list);
  return list.has(code);
}
