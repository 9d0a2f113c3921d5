import { DoubleLucky7 } from '@table-seven/engine';

import type { Ink, Paint } from '../paint.ts';

type Color = DoubleLucky7.Color;
type CardName = DoubleLucky7.CardName;

/** Every colour has a letter, a sign and a mark: colour is never the only difference. The marks are single-width. */
const LOOKS: Readonly<Record<Color, { name: string; sign: string; mark: string; ink: Ink }>> = {
  R: { name: 'Red', sign: 'Flame', mark: '▲', ink: 'red' },
  Y: { name: 'Yellow', sign: 'Sun', mark: '☼', ink: 'yellow' },
  G: { name: 'Green', sign: 'Leaf', mark: '♣', ink: 'green' },
  B: { name: 'Blue', sign: 'Wave', mark: '≈', ink: 'blueBright' },
};

export function showCard(card: CardName, paint: Paint): string {
  if (card === 'JK') return paint('bold', '★JK');
  const { mark, ink } = LOOKS[card[0] as Color];
  return paint(ink, `${mark}${card}`);
}

/** "♣ Green". */
export function showColor(color: Color, paint: Paint): string {
  const { mark, name, ink } = LOOKS[color];
  return paint(ink, `${mark} ${name}`);
}

/** "▲ R red Flame", for the legend. */
export function legend(paint: Paint): string {
  const shown = DoubleLucky7.COLORS.map((color) => {
    const { mark, name, sign, ink } = LOOKS[color];
    return paint(ink, `${mark}${color} ${name} ${sign}`);
  });
  return [...shown, paint('bold', '★JK Joker')].join('   ');
}

/** The colour of a full name, like "green". */
export function readColor(input: string): Color | undefined {
  return DoubleLucky7.COLORS.find((color) => LOOKS[color].name.toLowerCase() === input);
}

/** The card that was typed: "r7", "R 7", "red 7", "jk", "joker". */
export function readCard(input: string): CardName | undefined {
  const typed = input.toLowerCase().replace(/[\s▲☼♣≈★]/g, '');
  if (/^j(k|oker)?$/.test(typed)) return 'JK';
  const [, word = '', rank = ''] = /^([a-z]+)(\d+)$/.exec(typed) ?? [];
  const color = readColor(word) ?? word.toUpperCase();
  return DoubleLucky7.CARD_NAMES.find((name) => name === `${color}${rank}`);
}
