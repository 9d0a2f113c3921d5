import { NONE } from '../game.ts';
import type { Seat } from '../game.ts';
import { hasExactly, isObject, isWhole } from '../json.ts';
import type { MoveCode } from '../move-list.ts';
import { makeCard, parseCard } from './cards.ts';
import type { Card, CardName } from './cards.ts';

export type Move =
  | { readonly type: 'lead'; readonly card: CardName; readonly against: Seat }
  | { readonly type: 'reply'; readonly card: CardName };

/** The code book: a lead is 4 × card + the seat it is played against; replies follow. */
export const REPLY: MoveCode = 96;

export function leadCode(card: Card, against: Seat): MoveCode {
  return 4 * card + against;
}

export function leadCard(code: MoveCode): Card {
  return code >> 2;
}

export function leadAgainst(code: MoveCode): Seat {
  return code & 3;
}

export function parseMove(json: unknown): MoveCode {
  if (!isObject(json)) return NONE;
  const card = parseCard(json['card']);
  const { against } = json;
  if (card === undefined) return NONE;
  switch (json['type']) {
    case 'lead':
      return hasExactly(json, ['type', 'card', 'against']) && isWhole(against, 0, 3)
        ? leadCode(card, against)
        : NONE;
    case 'reply':
      return hasExactly(json, ['type', 'card']) ? REPLY + card : NONE;
    default:
      return NONE;
  }
}

export function makeMove(code: MoveCode): Move {
  if (code >= REPLY) return { type: 'reply', card: makeCard(code - REPLY) };
  return { type: 'lead', card: makeCard(leadCard(code)), against: leadAgainst(code) };
}
