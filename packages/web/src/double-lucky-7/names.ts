import type { DoubleLucky7, Seat } from '@table-seven/engine';

import type { Translate, Values } from '../i18n/format.ts';
import { colorOf, rankOf } from './cards.ts';
import type { CardName, Color } from './cards.ts';

type View = DoubleLucky7.View;

/** The names of the table: who sits where, seen from one seat. */
export interface Cast {
  readonly names: readonly string[];
  /** The seat that is spoken to as "you"; null at a shared device while nobody's cards are open. */
  readonly you: Seat | null;
}

/** The values with which a message speaks of a seat. */
export function who(cast: Cast, seat: Seat): Values {
  return { you: seat === cast.you ? 'yes' : 'no', name: cast.names[seat] ?? '' };
}

export function colorName(color: Color, t: Translate): string {
  return t(`color.${color}`);
}

export function cardName(card: CardName, t: Translate): string {
  const color = colorOf(card);
  if (color === null) return t('card.joker');
  return t('card.number', { color: colorName(color, t), rank: rankOf(card) });
}

/** The trump in two words, for the tag in the bar. */
export function trumpName({ trump }: View, t: Translate): string {
  switch (trump.rule) {
    case 'color':
      return colorName(trump.color, t);
    case 'dealer-leads':
      return t('trump.led');
    case 'none':
      return t('trump.none');
    case 'unnamed':
      return t('trump.unnamed');
  }
}

/** The trump in a sentence. */
export function trumpSentence({ trump }: View, t: Translate): string {
  switch (trump.rule) {
    case 'color':
      return t('trump.is', { color: colorName(trump.color, t) });
    case 'dealer-leads':
      return t('trump.is.led');
    case 'none':
      return t('trump.is.none');
    case 'unnamed':
      return t('trump.is.unnamed');
  }
}

/** "Ann, Bob and Cleo". */
export function listed(names: readonly string[], t: Translate): string {
  if (names.length < 2) return names[0] ?? '';
  return t('list.and', { a: names.slice(0, -1).join(', '), b: names.at(-1)! });
}
