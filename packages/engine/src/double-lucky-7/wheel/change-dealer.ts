import { NONE } from '../../game.ts';
import { hasExactly, isWhole } from '../../json.ts';
import type { WheelOption } from './option.ts';

const FIRST = 152;

/** [DL-WHL-3] The dealer token moves to somebody who does not have it. Code: the seat. */
export const changeDealer: WheelOption = {
  name: 'change-dealer',
  first: FIRST,
  isAllowed: () => true,

  listMoves(state, list) {
    for (let seat = 0; seat < state.players; seat++) {
      if (seat !== state.dealer) list.add(FIRST + seat);
    }
  },

  carryOut(state, code) {
    state.dealer = code - FIRST;
  },

  parse(json) {
    const { seat } = json;
    const isUse = hasExactly(json, ['type', 'option', 'seat']) && isWhole(seat, 0, 6);
    return isUse ? FIRST + seat : NONE;
  },

  make(code) {
    return { type: 'use', option: 'change-dealer', seat: code - FIRST };
  },
};
