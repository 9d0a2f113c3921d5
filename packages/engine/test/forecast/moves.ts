import { NONE } from '../../src/index.ts';
import type { MoveCode } from '../../src/index.ts';
import { hasExactly, isObject, isWhole } from '../../src/json.ts';
import { DECK_SIZE, makeCard, parseCard } from './cards.ts';
import type { CardName } from './cards.ts';
import { CARDS_DEALT } from './options.ts';

export type Move =
  | { readonly type: 'bid'; readonly tricks: number }
  | { readonly type: 'play'; readonly card: CardName };

/** The code book: a card is its own code, bids follow. */
export const BID: MoveCode = DECK_SIZE;

export function parseMove(json: unknown): MoveCode {
  if (!isObject(json)) return NONE;
  const { type, tricks, card } = json;
  if (type === 'bid' && hasExactly(json, ['type', 'tricks'])) {
    return isWhole(tricks, 0, CARDS_DEALT) ? BID + tricks : NONE;
  }
  return type === 'play' && hasExactly(json, ['type', 'card']) ? (parseCard(card) ?? NONE) : NONE;
}

export function makeMove(code: MoveCode): Move {
  return code < BID ? { type: 'play', card: makeCard(code) } : { type: 'bid', tricks: code - BID };
}
