import { parseSavedGame } from '../worker/saved-game.ts';
import { storedGames } from '../worker/saves.ts';

/** An unfinished game, as the start page shows it. */
export interface Unfinished {
  readonly id: string;
  readonly savedAt: number;
  readonly game: string | null;
  readonly names: readonly string[];
  readonly moves: number;
}

/** The unfinished games of this device, the latest first. What cannot be read is listed too: opening it says so. */
export async function unfinishedGames(): Promise<Unfinished[]> {
  const games = await storedGames().catch(() => []);
  return games
    .map(({ id, content }) => describe(id, content))
    .sort((a, b) => b.savedAt - a.savedAt);
}

function describe(id: string, content: unknown): Unfinished {
  const saved = parseSavedGame(content);
  if (saved === null) return { id, savedAt: 0, game: null, names: [], moves: 0 };
  const { game, moves } = saved.record as { game?: unknown; moves?: unknown };
  return {
    id,
    savedAt: saved.savedAt,
    game: game === 'double-lucky-7' || game === 'magic-7' ? game : null,
    names: saved.seats.map(({ name }) => name),
    moves: Array.isArray(moves) ? moves.length : 0,
  };
}
