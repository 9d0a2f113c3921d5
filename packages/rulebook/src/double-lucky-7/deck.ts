import { DoubleLucky7 } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

type CardName = DoubleLucky7.CardName;

/** The deal of one round as somebody tells it: the cards that matter, seat by seat. */
export interface Deal {
  readonly players: number;
  readonly round: number;
  readonly dealer: Seat;
  /** What is left open is filled with cards that nobody named. */
  readonly hands?: Readonly<Record<Seat, readonly CardName[]>> | undefined;
  readonly turned: CardName;
  readonly next?: CardName | undefined;
}

/** The deck, top card first, that deals just this [DL-DEAL-1]. */
export function deckOf({ players, round, dealer, hands = {}, turned, next }: Deal): CardName[] {
  const named = new Set([...Object.values(hands).flat(), turned, ...(next ? [next] : [])]);
  // Nobody is given a Joker that no story mentions.
  const rest = DoubleLucky7.CARD_NAMES.filter((card) => !named.has(card) && card !== 'JK');
  if (!named.has('JK')) rest.push('JK');
  const deck: CardName[] = [];
  for (let i = 0; i < DoubleLucky7.cardsInRound(round); i++) {
    for (let k = 1; k <= players; k++) {
      deck.push(hands[(dealer + k) % players]?.[i] ?? rest.shift()!);
    }
  }
  deck.push(turned, next ?? rest.shift()!);
  return [...deck, ...rest];
}
