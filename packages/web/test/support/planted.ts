import { Referee } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';
import type { Page } from 'playwright-core';

import type { Move, View } from '../../src/double-lucky-7/scenes.ts';

const NAMES = ['Ada', 'Bram', 'Chloé'];

/** What seat 0 may roll: an option that is free, one that is taken (Double Lucky), or X. */
export type Roll = 'free' | 'taken' | 'x';

/** The record of a game in which seat 0 has just rolled this, or, for X, is about to. */
export function recordWithRoll(wanted: Roll): GameRecord {
  for (let seed = 0; ; seed++) {
    const record = tryRoll(wanted, `planted-${String(seed)}`);
    if (record !== null) return record;
  }
}

/** Everybody plays a legal move, picked by a fixed stride; seat 0 rolls as soon as it may. */
function tryRoll(wanted: Roll, seed: string): GameRecord | null {
  const options = { mode: 'dice', rounds: 7 };
  const start = { game: 'double-lucky-7', players: NAMES.length, names: NAMES, options, seed };
  const started = Referee.start(start);
  if (!started.ok) throw new Error(started.error.code);
  const referee = started.value;
  for (let made = 0; referee.turn !== null; made++) {
    const { turn } = referee;
    const moves = referee.legalMoves() as Move[];
    const roll = turn === 0 ? moves.find(({ type }) => type === 'roll') : undefined;
    const before = referee.record();
    referee.play(turn, roll ?? moves[(made * 7) % moves.length]!);
    if (roll === undefined) continue;
    const { wheel } = referee.view(0) as View;
    const side = wheel!.roll!.side;
    if (side === 'x') return wanted === 'x' ? before : null;
    const isTaken = side in wheel!.blocked;
    const isAsked = referee.turn === 0;
    return isAsked && wanted === (isTaken ? 'taken' : 'free') ? referee.record() : null;
  }
  return null;
}

/** The record of a game in which seat 0 is to play and knows that the rest of the round is theirs. */
export function recordWithClaim(): GameRecord {
  for (let seed = 0; ; seed++) {
    const options = { mode: 'classic', rounds: 7 };
    const start = { game: 'double-lucky-7', players: 3, names: NAMES, options };
    const started = Referee.start({ ...start, seed: `claim-${String(seed)}` });
    if (!started.ok) throw new Error(started.error.code);
    const referee = started.value;
    while (referee.turn !== null) {
      if (referee.turn === 0 && referee.claim(0) !== null) return referee.record();
      referee.play(referee.turn, referee.legalMoves()[0]);
    }
  }
}

/** Saves a game on the device of a page that has been to the start page, and opens it. */
export async function openPlanted(page: Page, record: GameRecord): Promise<void> {
  await page.evaluate(async (planted) => {
    const request = indexedDB.open('table-seven');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const seats = planted.players.map((name, i) => ({ name, kind: i === 0 ? 'human' : 'novice' }));
    const game = { id: planted.seed, savedAt: 0, seats, round: null, record: planted };
    const put = database.transaction('games', 'readwrite').objectStore('games').put(game, game.id);
    await new Promise((resolve) => (put.onsuccess = resolve));
    database.close();
    location.hash = `#/table/${game.id}`;
  }, record);
}
