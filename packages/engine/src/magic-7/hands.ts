import type { Card } from './cards.ts';

/** A hand: one bit for each kind it holds, and one for each kind it holds twice. */
export interface Hands {
  readonly held: number[];
  readonly twice: number[];
}

export function holds(hands: Hands, seat: number, card: Card): boolean {
  return ((hands.held[seat]! >> card) & 1) === 1;
}

export function addCard(hands: Hands, seat: number, card: Card): void {
  const bit = 1 << card;
  if ((hands.held[seat]! & bit) === 0) hands.held[seat]! |= bit;
  else hands.twice[seat]! |= bit;
}

export function removeCard(hands: Hands, seat: number, card: Card): void {
  const bit = 1 << card;
  if ((hands.twice[seat]! & bit) === 0) hands.held[seat]! &= ~bit;
  else hands.twice[seat]! &= ~bit;
}

/** The cards of a hand in hand order: numbers ascending, then Joker, Mirror, Cross. */
export function cardsOf(hands: Hands, seat: number): Card[] {
  const cards: Card[] = [];
  for (let rest = hands.held[seat]!; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    cards.push(card);
    if (((hands.twice[seat]! >> card) & 1) === 1) cards.push(card);
  }
  return cards;
}
