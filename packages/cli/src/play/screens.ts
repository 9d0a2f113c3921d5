import type { Game } from '@table-seven/engine';

import { screen as doubleLucky7 } from './double-lucky-7/screen.ts';
import { screen as magic7 } from './magic-7/screen.ts';
import type { Screen } from './screen.ts';

/** The screen of every game. */
const SCREENS: Readonly<Record<string, Screen>> = {
  'double-lucky-7': doubleLucky7,
  'magic-7': magic7,
};

export function screenOf(game: Game): Screen {
  const screen = SCREENS[game.id];
  if (screen === undefined) throw new Error(`no screen for ${game.id}`);
  return screen;
}
