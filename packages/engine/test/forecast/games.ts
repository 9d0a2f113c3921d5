import type { Game } from '../../src/index.ts';
import { GAMES as SHIPPED } from '../../src/games.ts';
import { forecast } from './game.ts';

/** The registry under the condition `third-game` (package.json, "imports"): what we ship, and one more. */
export const GAMES: readonly Game[] = [...SHIPPED, forecast];
