import { doubleLucky7 } from './double-lucky-7/game.ts';
import type { Game } from './game.ts';
import { magic7 } from './magic-7/game.ts';

/** Every game we know. A new one is a folder of its own and a line here. */
export const GAMES: readonly Game[] = [doubleLucky7, magic7];
