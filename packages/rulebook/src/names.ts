import type { Words } from './words/words.ts';

/** Who sits at the table of every example, clockwise. */
const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'] as const;

export function personAt(seat: number): string {
  return PEOPLE[seat]!;
}

/** The options are lettered in English on every wheel: change-bid is Change Bid. */
export function optionName(option: string): string {
  if (option === 'x') return 'X';
  return option
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
}

/** Any card of either game in words. */
export function cardText(card: string, words: Words): string {
  switch (card) {
    case 'JK':
      return words.joker;
    case 'MI':
      return words.mirror;
    case 'CR':
      return words.cross;
    default:
      return /^[RYGB]/.test(card)
        ? `${colorText(card, words)} ${card.slice(1)}`
        : card.replace('-', '−');
  }
}

/** The colour of a card, or of a letter. */
export function colorText(card: string, words: Words): string {
  return words[`color.${card[0] as 'R' | 'Y' | 'G' | 'B'}`];
}

export function signed(points: number): string {
  return String(points).replace('-', '−');
}
