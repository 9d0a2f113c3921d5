import { clear, createStore, del, entries, get, set, setMany } from 'idb-keyval';

import { parseFinished } from './finished-game.ts';
import type { FinishedGame } from './finished-game.ts';

const store = createStore('table-seven-finished', 'games');

export async function keepFinished(game: FinishedGame): Promise<void> {
  await set(game.id, game, store);
}

/** All or none of them. */
export async function keepAllFinished(games: readonly FinishedGame[]): Promise<void> {
  await setMany(
    games.map((game) => [game.id, game]),
    store,
  );
}

/** A finished game by its name; null if this device has none, or may not look. */
export async function finishedGame(id: string): Promise<FinishedGame | null> {
  return parseFinished(await get(id, store).catch(() => null));
}

/** Everything that is remembered, the latest first. */
export async function finishedGames(): Promise<FinishedGame[]> {
  const all = await entries<string, unknown>(store);
  return all
    .flatMap(([, content]) => parseFinished(content) ?? [])
    .sort((a, b) => b.finishedAt - a.finishedAt);
}

export async function forgetFinished(id: string): Promise<void> {
  await del(id, store);
}

export async function forgetAllFinished(): Promise<void> {
  await clear(store);
}
