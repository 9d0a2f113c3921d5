import { NONE } from '../../game.ts';
import { hasExactly } from '../../json.ts';
import { COLORS } from '../cards.ts';
import type { Color } from '../cards.ts';
import type { WheelOption } from './option.ts';

const FIRST = 164;

/** [DL-WHL-5] A colour other than the present trump becomes trump; the turned-up card is turned down. Code: the colour. */
export const changeTrump: WheelOption = {
  name: 'change-trump',
  first: FIRST,
  isAllowed: () => true,

  listMoves(state, list) {
    for (let color = 0; color < COLORS.length; color++) {
      if (color !== state.trump) list.add(FIRST + color);
    }
  },

  carryOut(state, code) {
    state.trump = code - FIRST;
    state.turned = NONE;
  },

  parse(json) {
    const color = COLORS.indexOf(json['color'] as Color);
    return hasExactly(json, ['type', 'option', 'color']) && color >= 0 ? FIRST + color : NONE;
  },

  make(code) {
    return { type: 'use', option: 'change-trump', color: COLORS[code - FIRST]! };
  },
};
