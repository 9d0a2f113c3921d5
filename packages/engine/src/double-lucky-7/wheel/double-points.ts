import { NONE } from '../../game.ts';
import { hasExactly } from '../../json.ts';
import { LUCKY_ROUND } from '../options.ts';
import type { WheelOption } from './option.ts';

const CODE = 160;

/** [DL-WHL-4] Doubles the player's own points of this round [DL-SCO-3]. Not in round 7 [DL-LW-5]. */
export const doublePoints: WheelOption = {
  name: 'double-points',
  first: CODE,

  isAllowed: (state) => state.round !== LUCKY_ROUND,

  listMoves(_state, list) {
    list.add(CODE);
  },

  carryOut(state) {
    state.doubled = state.turn;
  },

  parse: (json) => (hasExactly(json, ['type', 'option']) ? CODE : NONE),
  make: () => ({ type: 'use', option: 'double-points' }),
};
