import { doubleLucky7 } from './double-lucky-7/entry.ts';
import { magic7 } from './magic-7/entry.ts';
import type { GameEntry } from './table/game-entry.ts';

/** Every game of the app. A new one is a folder of its own and a line here. */
export const GAMES: readonly GameEntry[] = [doubleLucky7, magic7];
