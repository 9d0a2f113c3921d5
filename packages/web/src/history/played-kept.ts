import { clear, createStore, del, entries, setMany } from 'idb-keyval';

import type { FinishedGame } from '../finished/finished-game.ts';
import { playedHere } from './played.ts';
import type { Played } from './played.ts';

/** What was read off records once: a record never changes, and hundreds of them take seconds to replay. */
const store = createStore('table-seven-played', 'games');

/** Raised when something else is read off a record. */
const VERSION = 2;

interface Kept {
  readonly version: number;
  readonly played: Played;
}

/** After so many records a page wants to draw. */
const BATCH = 25;

/** The games as the history shows them, in their order; records that are not sound are left out. */
export async function playedOf(games: readonly FinishedGame[]): Promise<Played[]> {
  const kept = new Map(await entries<string, Kept>(store).catch(() => []));
  const fresh: [string, Kept][] = [];
  const all: Played[] = [];
  for (const game of games) {
    const known = kept.get(game.id);
    if (known?.version === VERSION) {
      all.push(known.played);
      continue;
    }
    const played = playedHere(game);
    if (played === null) continue;
    all.push(played);
    fresh.push([game.id, { version: VERSION, played }]);
    if (fresh.length % BATCH === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  // Where nothing can be stored, they are read again the next time.
  await setMany(fresh, store).catch(() => undefined);
  return all;
}

export async function forgetPlayed(id: string): Promise<void> {
  await del(id, store).catch(() => undefined);
}

export async function forgetAllPlayed(): Promise<void> {
  await clear(store).catch(() => undefined);
}
