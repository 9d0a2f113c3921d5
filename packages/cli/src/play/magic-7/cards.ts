import { Magic7 } from '@table-seven/engine';

import type { Paint } from '../paint.ts';

type CardName = Magic7.CardName;

/** Cards are picked by letter, since numbers are what most of them are called. No letter is a command. */
export const LETTERS = 'abcdefg';

const SPECIAL_WORDS: Readonly<Record<string, CardName>> = {
  jk: 'JK',
  joker: 'JK',
  wizard: 'JK',
  mi: 'MI',
  mirror: 'MI',
  dragon: 'MI',
  cr: 'CR',
  cross: 'CR',
  rat: 'CR',
};

const SPECIAL_NAMES: Readonly<Partial<Record<CardName, string>>> = {
  JK: 'Joker',
  MI: 'Mirror',
  CR: 'Cross',
};

export function showCard(card: CardName, paint: Paint): string {
  const name = SPECIAL_NAMES[card];
  return paint('bold', name === undefined ? card : `${card} ${name}`);
}

/** The value of a number card, or null. */
function valueOf(card: CardName): number | null {
  return SPECIAL_NAMES[card] === undefined ? Number(card) : null;
}

function nameOf(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** [MG-MAT-3] The card that makes 7 with this one, if it is a number. */
export function partnerOf(card: CardName): CardName | undefined {
  const value = valueOf(card);
  return value === null ? undefined : Magic7.CARD_NAMES.find((name) => name === nameOf(7 - value));
}

/** The card that was typed: a letter of the list, "+10", "10", "-3", "jk", "mirror". */
export function readCard(input: string, hand: readonly CardName[]): CardName | undefined {
  const typed = input.toLowerCase().replace(/[\u2212\u2013]/g, '-');
  if (typed.length === 1 && LETTERS.includes(typed)) return hand[LETTERS.indexOf(typed)];
  if (Object.hasOwn(SPECIAL_WORDS, typed)) return SPECIAL_WORDS[typed];
  if (!/^[+-]?\d{1,2}$/.test(typed)) return undefined;
  const value = Number(typed) || 0;
  return Magic7.CARD_NAMES.find((name) => name === nameOf(value));
}
