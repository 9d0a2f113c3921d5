import type { Component } from 'svelte';

import { withTexts } from './i18n/i18n.svelte.ts';
import type { TableProps } from './table/props.ts';

/** The table of every game, by its id; each is a chunk of its own, with its texts. A new game is a folder and a line here. */
export const TABLES: Readonly<Record<string, () => Promise<{ default: Component<TableProps> }>>> = {
  'double-lucky-7': () =>
    withTexts(
      ['table', 'settings', 'double-lucky-7'],
      () => import('./double-lucky-7/Table.svelte'),
    ),
  'magic-7': () =>
    withTexts(['table', 'settings', 'magic-7'], () => import('./magic-7/Table.svelte')),
};
