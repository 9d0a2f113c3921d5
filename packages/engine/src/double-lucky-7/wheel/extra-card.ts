import { NONE } from '../../game.ts';
import { hasExactly } from '../../json.ts';
import type { WheelOption } from './option.ts';

const CODE = 168;

/** [DL-WHL-6] The top of the pile is laid face up before the player, to be played at any of their turns. */
export const extraCard: WheelOption = {
  name: 'extra-card',
  first: CODE,
  isAllowed: () => true,

  listMoves(_state, list) {
    list.add(CODE);
  },

  carryOut(state) {
    state.extraSeat = state.turn;
    state.extraCard = state.next;
    state.next = NONE;
  },

  parse: (json) => (hasExactly(json, ['type', 'option']) ? CODE : NONE),
  make: () => ({ type: 'use', option: 'extra-card' }),
};
