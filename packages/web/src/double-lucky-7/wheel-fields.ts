import type { DoubleLucky7 } from '@table-seven/engine';

import type { WheelField } from '../art/wheel/fields.ts';
import type { Translate } from '../i18n/format.ts';
import type { Move, View } from './scenes.ts';

export type Use = DoubleLucky7.Use;
export type OptionName = DoubleLucky7.OptionName;

/** In the order of the contract, which is the order around the wheel. */
const OPTIONS: readonly OptionName[] = [
  'change-bid',
  'player-swap',
  'change-dealer',
  'double-points',
  'change-trump',
  'extra-card',
  'no-trump',
];

/** The rules of the options are numbered in that order [DL-WHL-1 … DL-WHL-7]. */
export function ruleOfField(option: OptionName): string {
  return `DL-WHL-${String(OPTIONS.indexOf(option) + 1)}`;
}

/** The legal uses of one field. */
export function usesOf(legal: readonly Move[], option: OptionName | null): Use[] {
  return legal.flatMap((move) => (move.type === 'use' && move.option === option ? [move] : []));
}

export function canRoll(legal: readonly Move[]): boolean {
  return legal.some(({ type }) => type === 'roll');
}

/** The seven fields as they are now: taken, free, or closed for the moment. */
export function fieldsOf(
  view: View,
  legal: readonly Move[] | null,
  names: readonly string[],
  t: Translate,
): WheelField[] {
  return OPTIONS.map((name): WheelField => {
    const text = t(`option.${name}`);
    const player = view.wheel?.blocked[name];
    if (player !== undefined) {
      const label = t('wheel.blocked', { option: text, name: names[player] ?? '' });
      return { name, text, label, state: 'blocked', player };
    }
    const isOpen = legal === null || canRoll(legal) || usesOf(legal, name).length > 0;
    return isOpen
      ? { name, text, label: t('wheel.free', { option: text }), state: 'free' }
      : { name, text, label: t('wheel.barred', { option: text }), state: 'barred' };
  });
}

/** Why a field may not be chosen now; null if it may. */
export function whyClosed(
  view: View,
  legal: readonly Move[],
  option: OptionName,
  names: readonly string[],
  t: Translate,
): string | null {
  const seat = view.wheel?.blocked[option];
  if (seat !== undefined) {
    const round = view.round <= 7 ? 7 : 14;
    return t('wheel.blocked.why', { name: names[seat] ?? '', round });
  }
  if (usesOf(legal, option).length > 0 || canRoll(legal)) return null;
  const side = view.wheel?.roll?.side;
  if (side !== undefined && side !== 'x' && view.wheel?.blocked[side] === undefined) {
    if (usesOf(legal, side).length > 0) {
      return t('wheel.barred.rolled', { option: t(`option.${side}`) });
    }
  }
  return t('wheel.barred.why');
}
