import { GAMES } from '#games';

import { parseSavedGame } from '../local/saved-game.ts';

/** An unfinished game, as the start page shows it. */
export interface Unfinished {
  readonly id: string;
  /** What is stored, to be stored again when discarding it is undone. */
  readonly content: unknown;
  /** Null if what is stored is no game of ours: opening it says so. */
  readonly about: About | null;
}

export interface About {
  readonly game: string;
  readonly names: readonly string[];
  readonly savedAt: number;
  /** Null in a game without rounds. */
  readonly rounds: { readonly now: number; readonly all: number } | null;
}

/** What is stored as unfinished games, the latest first and what cannot be read last. */
export function unfinishedOf(stored: readonly { id: string; content: unknown }[]): Unfinished[] {
  const when = ({ about }: Unfinished): number => about?.savedAt ?? 0;
  return stored
    .map(({ id, content }) => ({ id, content, about: aboutGame(content) }))
    .sort((a, b) => when(b) - when(a));
}

function aboutGame(content: unknown): About | null {
  const saved = parseSavedGame(content);
  const { game, options } = (saved?.record ?? {}) as { game?: unknown; options?: unknown };
  const known = GAMES.find(({ id }) => id === game);
  if (saved === null || known === undefined) return null;
  const { rounds: all } = (options ?? {}) as { rounds?: unknown };
  return {
    game: known.id,
    names: saved.seats.map(({ name }) => name),
    savedAt: saved.savedAt,
    rounds: saved.round !== null && typeof all === 'number' ? { now: saved.round, all } : null,
  };
}
