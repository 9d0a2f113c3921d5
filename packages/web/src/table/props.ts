import type { Snippet } from 'svelte';

import type { TableSource } from './source.ts';

/** What every game's table is given. */
export interface TableProps {
  source: TableSource;
  /** Names the game on this device; null where it is only looked at, so that nothing new follows from it. */
  id: string | null;
  onleave: () => void;
  /** Another game with the same people; nobody who only watches can ask for one. */
  onagain: (() => void) | undefined;
  /** The record of the game, as a file. */
  onrecord: () => void;
  /** Where the finished game is looked back at, and its record saved; undefined where it is not kept. */
  lookBack?: string | undefined;
  /** In the bar, where nothing ever lies over it: the way to the talk, and to taking a move back. */
  talk?: Snippet | undefined;
  /** Lies on the felt for a moment: what has just been said. */
  said?: Snippet | undefined;
  /** Beside the felt, where there is room for the talk itself. */
  dock?: Snippet | undefined;
  /** Time left for this turn; in the bar on phones, where a sheet covers the felt. */
  clock?: Snippet | undefined;
  /** The way to it through the menu, wherever a sheet covers the felt. */
  ontalk?: (() => void) | undefined;
  /** What the deals of this device's own game are sealed with: shown before the first one. */
  seal?: string | null | undefined;
  /** Stands at the end, below the standings. */
  ending?: Snippet | undefined;
}
