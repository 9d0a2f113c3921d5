import { Magic7 } from '@table-seven/engine';

import { magicFace } from '../art/cards/cards.ts';

export type CardName = Magic7.CardName;

const SPECIALS: readonly CardName[] = ['CR', 'MI', 'JK'];

/** The card as the engine counts it. */
function numberOf(card: CardName): Magic7.Card {
  return Magic7.CARD_NAMES.indexOf(card);
}

/** What a card says; null for Joker, Mirror and Cross. */
export function valueOf(card: CardName): number | null {
  return SPECIALS.includes(card) ? null : Number(card);
}

/** [MG-MAT-3] The number that makes 7 with it; null where there is none. */
export function partnerOf(card: CardName): CardName | null {
  const value = valueOf(card);
  if (value === null) return null;
  const partner = Magic7.MAGIC_SUM - value;
  return Magic7.CARD_NAMES.find((name) => valueOf(name) === partner) ?? null;
}

/** What the book says first about a special card; null for a number. */
export function ruleOf(card: CardName): string | null {
  return { JK: 'MG-WIN-1', MI: 'MG-WIN-2', CR: 'MG-WIN-4' }[card as string] ?? null;
}

/** The card with its sign, as printed: −3, 0, +10. */
export function printed(card: CardName): string {
  return magicFace(card).number;
}

/** A sum with a real minus sign. */
export function written(sum: number): string {
  return String(sum).replace('-', '−');
}

/** [MG-WIN] Whether the reply takes the trick. */
export function replyTakes(lead: CardName, reply: CardName): boolean {
  return Magic7.replyWins(numberOf(lead), numberOf(reply));
}

/** What a trick counts [MG-SCO-1, MG-SCO-2]. */
export function pointsOf(
  lead: CardName,
  reply: CardName,
  mirrorScore: Magic7.Options['mirrorScore'],
): number {
  return Magic7.trickPoints(numberOf(lead), numberOf(reply), mirrorScore);
}

/** A card of the hand. With two decks a hand may hold a card twice, so each has an id of its own. */
export interface Held {
  readonly id: string;
  readonly card: CardName;
}

/** A hand in the order in which it is held: numbers from low to high, then Cross, Mirror, Joker. */
export function heldCards(hand: readonly CardName[]): Held[] {
  const place = (card: CardName): number =>
    valueOf(card) === null ? 100 + SPECIALS.indexOf(card) : Number(card);
  return [...hand]
    .sort((a, b) => place(a) - place(b))
    .map((card, i, all) => ({ card, id: all[i - 1] === card ? `${card} twin ${i}` : card }));
}
