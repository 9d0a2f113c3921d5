import type { MoveList } from '../move-list.ts';
import { sum } from '../packed.ts';
import { COLORS, HIGH_OF_COLOR, JOKER_BIT, LOW_CARDS, LOW_OF_COLOR, NO_COLOR } from './cards.ts';
import { highOf, lowOf } from './hands.ts';
import { BID, CHOOSE_TRUMP } from './moves.ts';
import { nextSeat } from './state.ts';
import type { State } from './state.ts';
import { listWheelMoves } from './wheel/wheel.ts';

/** Fills the list with every legal move, in the order of docs/referee.md. */
export function legalMoves(state: State, list: MoveList): void {
  list.clear();
  switch (state.phase) {
    case 'play':
      listPlays(state, list);
      break;
    case 'bid':
      listBids(state, list);
      break;
    case 'wheel':
      listWheelMoves(state, list);
      break;
    case 'choose-trump':
      for (let color = 0; color < COLORS.length; color++) list.add(CHOOSE_TRUMP + color);
      break;
    case 'over':
      break;
  }
}

/** The bid that is forbidden now, or a number that nobody would bid [DL-BID-3]. */
export function forbiddenBid(state: State): number {
  const isLast = nextSeat(state, state.turn) === state.dealer;
  if (!isLast) return -1;
  // Bids are packed with 1 added; everyone but the last bidder has bid.
  return state.cards - (sum(state.bids, state.players) - (state.players - 1));
}

/** [DL-BID-1] 0 … n, less the one that the last bidder may not make. */
function listBids(state: State, list: MoveList): void {
  const forbidden = forbiddenBid(state);
  for (let tricks = 0; tricks <= state.cards; tricks++) {
    if (tricks !== forbidden) list.add(BID + tricks);
  }
}

/** [DL-TRK-2, DL-TRK-3] Follow the led colour, or play the Joker; without that colour play anything. */
function listPlays(state: State, list: MoveList): void {
  const seat = state.turn;
  let low = lowOf(state.hands, seat);
  let high = highOf(state.hands, seat);
  if (state.played > 0 && state.led !== NO_COLOR) {
    const lowFollows = low & LOW_OF_COLOR[state.led]!;
    const highFollows = high & HIGH_OF_COLOR[state.led]!;
    if ((lowFollows | highFollows) !== 0) {
      low = lowFollows;
      high = highFollows | (high & JOKER_BIT);
    }
  }
  list.addBits(low, 0);
  list.addBits(high, LOW_CARDS);
  // [DL-WHL-6] The extra card neither has to follow nor makes its owner follow.
  if (seat === state.extraSeat && state.extraCard >= 0) list.add(state.extraCard);
}
