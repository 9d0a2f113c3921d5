import type { Seat } from '../../src/index.ts';
import { SPADES, suitOf } from './cards.ts';
import type { Card } from './cards.ts';
import type { State, Trick } from './state.ts';

/** [FC-TRICK-3] */
function beats(card: Card, best: Card): boolean {
  return suitOf(card) === suitOf(best) ? card > best : suitOf(card) === SPADES;
}

export function winnerOf({ leader, cards }: Trick): Seat {
  const best = cards.reduce((one, other) => (beats(other, one) ? other : one));
  return (leader + cards.indexOf(best)) % cards.length;
}

/** How many tricks of this round each seat has taken. */
export function tricksWon({ players, won }: State): number[] {
  const winners = won.map(winnerOf);
  return Array.from({ length: players }, (_, seat) => winners.filter((w) => w === seat).length);
}

/** [FC-TRICK-2] What of a hand may be played to a trick. */
export function playable(hand: readonly Card[], { cards: [led] }: Trick): readonly Card[] {
  if (led === undefined) return hand;
  const following = hand.filter((card) => suitOf(card) === suitOf(led));
  return following.length > 0 ? following : hand;
}
