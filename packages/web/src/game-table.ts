import type { Component } from 'svelte';

import { entryOf } from './game-words.ts';
import { withTexts } from './i18n/i18n.svelte.ts';
import type { TableProps } from './table/props.ts';

/** The table of a game: its own, or the plain one, at which any game can be played. */
export function tableOf(game: string): Promise<{ default: Component<TableProps> }> {
  const table = entryOf(game)?.table;
  return table === undefined
    ? withTexts(['table', 'settings'], () => import('./plain/Table.svelte'))
    : withTexts(table.texts, () => table.load());
}
