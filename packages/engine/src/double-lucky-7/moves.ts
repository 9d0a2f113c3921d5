import { hasExactly, isObject, isWhole } from '../json.ts';
import { COLORS, makeCard, parseCard } from './cards.ts';
import type { CardName, Color } from './cards.ts';
import { makeUse, parseUse } from './wheel/moves.ts';
import type { Use } from './wheel/moves.ts';
import { NONE } from '../game.ts';
import type { MoveCode } from '../move-list.ts';

export type Move =
  | { readonly type: 'choose-trump'; readonly color: Color }
  | { readonly type: 'bid'; readonly tricks: number }
  | { readonly type: 'pass' }
  | { readonly type: 'roll' }
  | { readonly type: 'play'; readonly card: CardName }
  | Use;

/** The code book: to play a card is the card itself; the uses of the wheel follow after all of these. */
export const BID: MoveCode = 64;
export const CHOOSE_TRUMP: MoveCode = 72;
export const PASS: MoveCode = 76;
export const ROLL: MoveCode = 77;

const MAX_BID = 7;

export function parseMove(json: unknown): MoveCode {
  if (!isObject(json)) return NONE;
  switch (json['type']) {
    case 'play':
      return hasExactly(json, ['type', 'card']) ? (parseCard(json['card']) ?? NONE) : NONE;
    case 'bid': {
      const tricks = json['tricks'];
      const isBid = hasExactly(json, ['type', 'tricks']) && isWhole(tricks, 0, MAX_BID);
      return isBid ? BID + tricks : NONE;
    }
    case 'choose-trump': {
      const color = COLORS.indexOf(json['color'] as Color);
      return hasExactly(json, ['type', 'color']) && color >= 0 ? CHOOSE_TRUMP + color : NONE;
    }
    case 'pass':
      return hasExactly(json, ['type']) ? PASS : NONE;
    case 'roll':
      return hasExactly(json, ['type']) ? ROLL : NONE;
    case 'use':
      return parseUse(json);
    default:
      return NONE;
  }
}

export function makeMove(code: MoveCode): Move {
  if (code < BID) return { type: 'play', card: makeCard(code) };
  if (code < CHOOSE_TRUMP) return { type: 'bid', tricks: code - BID };
  if (code < PASS) return { type: 'choose-trump', color: COLORS[code - CHOOSE_TRUMP]! };
  if (code === PASS) return { type: 'pass' };
  if (code === ROLL) return { type: 'roll' };
  return makeUse(code);
}
