import type { DoubleLucky7 } from '@table-seven/engine';

import type { Translate } from '../i18n/format.ts';
import { colorOf, rankOf } from './cards.ts';
import type { CardName, Color } from './cards.ts';

type View = DoubleLucky7.View;

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
