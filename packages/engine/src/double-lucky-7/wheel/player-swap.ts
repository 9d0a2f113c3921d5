import { NONE } from '../../game.ts';
import { hasExactly, isWhole } from '../../json.ts';
import { swapHands } from '../hands.ts';
import type { WheelOption } from './option.ts';

const FIRST = 96;

/** [DL-WHL-2] Two players exchange their whole hands; bids stay. Code: 8 × first seat + second seat. */
export const playerSwap: WheelOption = {
  name: 'player-swap',
  first: FIRST,
  isAllowed: () => true,

  listMoves(state, list) {
    for (let a = 0; a < state.players; a++) {
      for (let b = a + 1; b < state.players; b++) list.add(FIRST + 8 * a + b);
    }
  },

  carryOut(state, code) {
    swapHands(state.hands, (code - FIRST) >> 3, (code - FIRST) & 7);
  },

  parse(json) {
    const { seats } = json;
    if (!hasExactly(json, ['type', 'option', 'seats'])) return NONE;
    if (!Array.isArray(seats) || seats.length !== 2) return NONE;
    const [a, b] = seats as unknown[];
    return isWhole(a, 0, 6) && isWhole(b, 0, 6) && a < b ? FIRST + 8 * a + b : NONE;
  },

  make(code) {
    return { type: 'use', option: 'player-swap', seats: [(code - FIRST) >> 3, (code - FIRST) & 7] };
  },
};
