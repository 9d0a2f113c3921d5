import { NONE } from '../../game.ts';
import { hasExactly, isWhole } from '../../json.ts';
import { at, withAt } from '../../packed.ts';
import type { WheelOption } from './option.ts';

const FIRST = 80;

/** [DL-WHL-1] One player's bid goes up or down by 1, within 0 … n. Code: two per seat, down before up. */
export const changeBid: WheelOption = {
  name: 'change-bid',
  first: FIRST,
  isAllowed: () => true,

  listMoves(state, list) {
    for (let seat = 0; seat < state.players; seat++) {
      const bid = at(state.bids, seat) - 1;
      if (bid > 0) list.add(FIRST + 2 * seat);
      if (bid < state.cards) list.add(FIRST + 2 * seat + 1);
    }
  },

  carryOut(state, code) {
    const seat = (code - FIRST) >> 1;
    const by = ((code - FIRST) & 1) === 1 ? 1 : -1;
    state.bids = withAt(state.bids, seat, at(state.bids, seat) + by);
  },

  parse(json) {
    const { seat, by } = json;
    const isUse = hasExactly(json, ['type', 'option', 'seat', 'by']) && isWhole(seat, 0, 6);
    if (!isUse || (by !== 1 && by !== -1)) return NONE;
    return FIRST + 2 * seat + (by === 1 ? 1 : 0);
  },

  make(code) {
    const seat = (code - FIRST) >> 1;
    return { type: 'use', option: 'change-bid', seat, by: ((code - FIRST) & 1) === 1 ? 1 : -1 };
  },
};
