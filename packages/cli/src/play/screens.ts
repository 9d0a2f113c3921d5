import type { Game } from '@table-seven/engine';

import { programsOf } from '../games/registry.ts';
import { plainScreen } from './plain/screen.ts';
import type { Screen } from './screen.ts';

/** The screen of a game: its own, or a plain one. */
export function screenOf(game: Game): Screen {
  return programsOf(game.id).screen ?? plainScreen(game);
}
