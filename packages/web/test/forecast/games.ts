import { GAMES as SHIPPED } from '../../src/games.ts';
import type { GameEntry } from '../../src/table/game-entry.ts';
import { forecast } from './entry.ts';

/** The app's games under the condition `third-game` (package.json, "imports"): what we ship, and one more. */
export const GAMES: readonly GameEntry[] = [...SHIPPED, forecast];
