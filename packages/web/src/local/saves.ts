import { createStore, del, entries, get, set } from 'idb-keyval';

import type { LocalSeat } from './plan.ts';

/** A game that is not over, as this device keeps it after every move. */
export interface SavedGame {
  readonly id: string;
  readonly savedAt: number;
  readonly seats: readonly LocalSeat[];
  /** As the start page tells it; null in a game without rounds. */
  readonly round: number | null;
  /** In the format of records: checked in full when the game is taken up again. */
  readonly record: object;
}

const games = createStore('table-seven', 'games');
/** Games that could not be read, kept for whoever wants to look into them. */
const aside = createStore('table-seven-aside', 'games');

export async function saveGame(game: SavedGame): Promise<void> {
  await restoreGame(game.id, game);
}

/** Stores again what was stored under this name, whatever it is. */
export async function restoreGame(id: string, content: unknown): Promise<void> {
  await set(id, content, games);
}

/** What was stored under this name, whatever it is; undefined if there is nothing. */
export async function loadGame(id: string): Promise<unknown> {
  try {
    return await get(id, games);
  } catch (error) {
    if (isForbidden(error)) return undefined;
    throw error;
  }
}

/** Where storing is forbidden, nothing is stored. */
function isForbidden(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}

export async function forgetGame(id: string): Promise<void> {
  await del(id, games);
}

/** Everything stored, unread. */
export async function storedGames(): Promise<{ id: string; content: unknown }[]> {
  const all = await entries<string, unknown>(games);
  return all.map(([id, content]) => ({ id, content }));
}

/** Takes a damaged game out of the way, but keeps it. */
export async function putAside(id: string): Promise<void> {
  await set(id, await get(id, games), aside);
  await del(id, games);
}
