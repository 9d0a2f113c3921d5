import { faultOf } from './learnt-file.ts';
import type { LearntFile } from './learnt-file.ts';

/** How the data files come in: with the program, but not before somebody wants a bot. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'double-lucky-7': () => import('../../data/double-lucky-7.json', { with: { type: 'json' } }),
  'magic-7': () => import('../../data/magic-7.json', { with: { type: 'json' } }),
};

const library = new Map<string, LearntFile>();
const loading = new Map<string, Promise<void>>();

/**
 * Reads what the bots have learnt, about all games or about one; to be awaited before the first bot is made. What is missing, damaged or of another
 * game is said in one line, and the bots then play by rules of thumb.
 */
export async function prepareBots({
  games = Object.keys(FILES),
  say = console.warn as (line: string) => void,
} = {}): Promise<void> {
  for (const game of games) {
    const read = FILES[game];
    if (read !== undefined && !loading.has(game)) loading.set(game, load(game, read, say));
  }
  await Promise.all(games.flatMap((game) => loading.get(game) ?? []));
}

/** Reads one file; whatever happens, nothing is thrown. */
export async function load(
  game: string,
  read: () => Promise<{ readonly default: unknown }>,
  say: (line: string) => void,
): Promise<void> {
  try {
    shelve(game, (await read()).default, say);
  } catch {
    say(tell(game, 'cannot be read'));
  }
}

/** Takes a file in if it is sound. */
export function shelve(game: string, json: unknown, say: (line: string) => void): void {
  const fault = faultOf(json, game);
  if (fault === null) library.set(game, json as LearntFile);
  else say(tell(game, fault));
}

function tell(game: string, fault: string): string {
  return `bots: what was learnt about ${game} ${fault}; they play by rules of thumb`;
}

export function learntAbout(game: string): LearntFile | null {
  return library.get(game) ?? null;
}
