import { NONE } from '../../game.ts';
import type { Seat } from '../../game.ts';
import type { JsonObject } from '../../json.ts';
import type { MoveCode } from '../../move-list.ts';
import type { Color } from '../cards.ts';
import { WHEEL } from './options.ts';

/** A pawn put on the wheel, and what is done with it. */
export type Use =
  | {
      readonly type: 'use';
      readonly option: 'change-bid';
      readonly seat: Seat;
      readonly by: 1 | -1;
    }
  | {
      readonly type: 'use';
      readonly option: 'player-swap';
      readonly seats: readonly [Seat, Seat];
    }
  | { readonly type: 'use'; readonly option: 'change-dealer'; readonly seat: Seat }
  | { readonly type: 'use'; readonly option: 'change-trump'; readonly color: Color }
  | { readonly type: 'use'; readonly option: 'double-points' | 'extra-card' | 'no-trump' };

/** The field of the wheel that a `use` with this code stands on. */
export function fieldOf(code: MoveCode): number {
  let field = WHEEL.length - 1;
  while (WHEEL[field]!.first > code) field--;
  return field;
}

export function parseUse(json: JsonObject): MoveCode {
  return WHEEL.find(({ name }) => name === json['option'])?.parse(json) ?? NONE;
}

export function makeUse(code: MoveCode): Use {
  return WHEEL[fieldOf(code)]!.make(code);
}
