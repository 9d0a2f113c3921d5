import type { TableInfo } from '@table-seven/protocol';

import { entryOf, gameName, gameText } from '../../game-words.ts';
import { t } from '../../i18n/i18n.svelte.ts';
import { valuesOf } from '../../table/game-entry.ts';
import type { Control } from '../../table/game-entry.ts';
import { clockWords } from './describe.ts';

type Described = Pick<TableInfo, 'game' | 'options' | 'clock'>;

/** What will be played, in a few words each: mode and length, the house rules that differ, the clock. */
export function gameWords({ game, options, clock }: Described): string[] {
  const controls = entryOf(game)?.controls ?? [];
  const words = controls
    .toSorted((a, b) => Number(isMode(b)) - Number(isMode(a)))
    .flatMap((control) => optionWords(game, control, options[control.option]));
  if (clock > 0) words.push(t('online.clock.each', { time: clockWords(clock) }));
  return words;
}

/** A choice is always named; a house rule only if it is on and need not be. */
function optionWords(game: string, control: Control, value: unknown): string[] {
  const { key } = control;
  if (control.kind === 'choice') return [gameText(game, `new.${key}.${String(value)}`)];
  const isNamed = value === control.on && control.isUsual !== true;
  return isNamed ? [gameText(game, `new.${key}`)] : [];
}

function isMode(control: Control): boolean {
  return control.kind === 'choice' && control.isMode === true;
}

/** What results are counted under: the mode, in a game that has several. */
export function modeName(game: string, mode: string): string {
  const control = entryOf(game)?.controls.find(isMode);
  const isKnown =
    control !== undefined && valuesOf(control).some((value) => String(value) === mode);
  return isKnown ? gameText(game, `new.${control.key}.${mode}`) : gameName(game);
}
