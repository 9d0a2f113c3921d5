import { NONE } from '../../game.ts';
import { hasExactly } from '../../json.ts';
import { NO_TRUMP } from '../state.ts';
import type { WheelOption } from './option.ts';

const CODE = 169;

/** [DL-WHL-7] No trump this round. The turned-up card stays visible. */
export const noTrump: WheelOption = {
  name: 'no-trump',
  first: CODE,
  isAllowed: () => true,

  listMoves(_state, list) {
    list.add(CODE);
  },

  carryOut(state) {
    state.trump = NO_TRUMP;
  },

  parse: (json) => (hasExactly(json, ['type', 'option']) ? CODE : NONE),
  make: () => ({ type: 'use', option: 'no-trump' }),
};
