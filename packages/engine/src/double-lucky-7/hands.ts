import { LOW_CARDS } from './cards.ts';
import type { Card } from './cards.ts';
import type { Seat } from '../game.ts';

/** The hands of all seats: the low mask of seat s at 2s, its high mask at 2s + 1. */
export type Hands = number[];

export function lowOf(hands: Hands, seat: Seat): number {
  return hands[2 * seat]!;
}

export function highOf(hands: Hands, seat: Seat): number {
  return hands[2 * seat + 1]!;
}

export function holds(hands: Hands, seat: Seat, card: Card): boolean {
  return card < LOW_CARDS
    ? (lowOf(hands, seat) & (1 << card)) !== 0
    : (highOf(hands, seat) & (1 << (card - LOW_CARDS))) !== 0;
}

/** Puts a card into a hand that lacks it, or takes out one that it has. */
export function toggle(hands: Hands, seat: Seat, card: Card): void {
  if (card < LOW_CARDS) hands[2 * seat]! ^= 1 << card;
  else hands[2 * seat + 1]! ^= 1 << (card - LOW_CARDS);
}

export function swapHands(hands: Hands, a: Seat, b: Seat): void {
  const low = lowOf(hands, a);
  const high = highOf(hands, a);
  hands[2 * a] = lowOf(hands, b);
  hands[2 * a + 1] = highOf(hands, b);
  hands[2 * b] = low;
  hands[2 * b + 1] = high;
}

/** The cards of a hand in hand order: by colour, then rank, the Joker last. */
export function cardsOf(hands: Hands, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let rest = lowOf(hands, seat); rest !== 0; rest &= rest - 1) {
    cards.push(31 - Math.clz32(rest & -rest));
  }
  for (let rest = highOf(hands, seat); rest !== 0; rest &= rest - 1) {
    cards.push(LOW_CARDS + 31 - Math.clz32(rest & -rest));
  }
  return cards;
}
