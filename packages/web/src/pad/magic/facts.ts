import { Magic7 } from '@table-seven/engine';

import type { CardName } from '../../magic-7/cards.ts';
import type { MagicSheet } from '../model/magic-sheet.ts';

/** "Ada", or the two of a team. */
export function nameOf({ sides, players }: MagicSheet, side: number): string {
  return sides[side]!.map((column) => players[column]!.name).join(' + ');
}

/** A team goes by the colour of the first of the two. */
export function colorOf({ sides, players }: MagicSheet, side: number): number {
  return players[sides[side]![0]!]!.color;
}

export function cardOf(kind: number): CardName {
  return Magic7.CARD_NAMES[kind]!;
}

/** With a real minus sign, and a plus where it is one. */
export function signed(sum: number): string {
  return sum > 0 ? `+${sum}` : String(sum).replace('-', '−');
}
