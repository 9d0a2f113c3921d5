import { Magic7 } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

type CardName = Magic7.CardName;

/** A deal as somebody tells it: the cards that matter, seat by seat. Everybody has a Joker besides. */
export interface Deal {
  readonly players: number;
  readonly leader: Seat;
  /** What is left open is filled with cards that nobody named. */
  readonly hands?: Readonly<Record<Seat, readonly CardName[]>> | undefined;
  /** The first cards of the pile. */
  readonly pile?: readonly CardName[];
}

const IN_HAND = 6;

/** The cards without the Jokers, top card first, that deal just this [MG-TWO-1]. */
export function deckOf({ players, leader, hands = {}, pile = [] }: Deal): CardName[] {
  const rest: CardName[] = Array.from({ length: Magic7.decksFor(players) }, () =>
    Magic7.CARD_NAMES.filter((card) => card !== 'JK'),
  ).flat();
  for (const card of [...Object.values(hands).flat(), ...pile]) {
    if (card !== 'JK') rest.splice(rest.indexOf(card), 1);
  }
  const deck: CardName[] = [];
  for (let i = 0; i < IN_HAND; i++) {
    for (let k = 1; k <= players; k++) {
      const own = hands[(leader + k) % players]?.filter((card) => card !== 'JK');
      deck.push(own?.[i] ?? rest.shift()!);
    }
  }
  return [...deck, ...pile, ...rest];
}
