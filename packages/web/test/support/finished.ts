import type { Page } from 'playwright-core';

import type { FinishedGame } from '../../src/finished/finished-game.ts';
import { playedRecord } from '../../src/replay/test/records.ts';
import type { Agreed } from '../../src/replay/test/records.ts';

/** A game as a device keeps it, played at random. */
export function finishedGame(agreed: Agreed, seed: string, number = 0): FinishedGame {
  const record = playedRecord(agreed, seed);
  const bots = record.players.map((_, seat) => (seat === 0 ? null : 'casual'));
  return {
    id: `planted-${String(number).padStart(4, '0')}`,
    origin: 'solo',
    finishedAt: 1_790_000_000_000 + number * 3_600_000,
    record: { ...record, players: ['Ada', ...record.players.slice(1)], bots },
  };
}

/** Puts finished games where the app keeps them. The page must be one of the app's. */
export async function plantFinished(page: Page, games: readonly FinishedGame[]): Promise<void> {
  await page.evaluate(async (all) => {
    const request = indexedDB.open('table-seven-finished');
    request.onupgradeneeded = () => void request.result.createObjectStore('games');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no storage'));
    });
    const writing = database.transaction('games', 'readwrite');
    for (const game of all) writing.objectStore('games').put(game, game.id);
    await new Promise((resolve) => (writing.oncomplete = resolve));
    database.close();
  }, games as FinishedGame[]);
}
