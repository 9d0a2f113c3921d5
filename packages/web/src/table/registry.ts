import type { Component, Snippet } from 'svelte';

import { withTexts } from '../i18n/i18n.svelte.ts';
import type { TableSource } from './source.ts';

/** What every game's table is given. */
export interface TableProps {
  source: TableSource;
  /** Names the game on this device. */
  id: string;
  onleave: () => void;
  /** Another game with the same people; nobody who only watches can ask for one. */
  onagain: (() => void) | undefined;
  /** The record of the game, as a file. */
  onrecord: () => void;
  /** Lies on the felt: who says what. */
  talk?: Snippet | undefined;
  /** Time left for this turn; in the bar on phones, where a sheet covers the felt. */
  clock?: Snippet | undefined;
  /** The way to it through the menu, wherever a sheet covers the felt. */
  ontalk?: (() => void) | undefined;
  /** Stands at the end, below the standings. */
  ending?: Snippet | undefined;
}

/** The table of every game, by its id; each is a chunk of its own, with its texts. A new game is a folder and a line here. */
export const TABLES: Readonly<Record<string, () => Promise<{ default: Component<TableProps> }>>> = {
  'double-lucky-7': () =>
    withTexts(
      ['table', 'settings', 'double-lucky-7'],
      () => import('../double-lucky-7/Table.svelte'),
    ),
  'magic-7': () =>
    withTexts(['table', 'settings', 'magic-7'], () => import('../magic-7/Table.svelte')),
};
