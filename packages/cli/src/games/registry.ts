import { doubleLucky7 } from './double-lucky-7.ts';
import type { GamePrograms } from './game-programs.ts';
import { magic7 } from './magic-7.ts';

/** By the id of the game. A game that is not here can be refereed, simulated and played all the same. */
const PROGRAMS: Readonly<Record<string, GamePrograms>> = {
  'double-lucky-7': doubleLucky7,
  'magic-7': magic7,
};

export function programsOf(game: string): GamePrograms {
  return PROGRAMS[game] ?? {};
}
