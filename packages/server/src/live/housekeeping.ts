import { setTimeout as delay } from 'node:timers/promises';

import type { Store } from '../store/store.ts';
import type { Hub } from './hub.ts';

const DAY_MS = 24 * 3600_000;
/** An open table nobody does anything at is closed after a day, a game nobody plays on after sixty. */
export const FORSAKEN_OPEN_MS = DAY_MS;
export const FORSAKEN_PLAYING_MS = 60 * DAY_MS;
/** A table that is over is cleared away after a day. */
export const CLEARED_MS = DAY_MS;
/** Whoever said a name and never sat down anywhere is forgotten after a week. */
export const IDLE_PLAYER_MS = 7 * DAY_MS;

/** So many at a time, and then everybody else for a while: a stroke takes a few milliseconds. */
const STROKE = 20;
const REST_MS = 50;

/** What has to be put away although nobody does anything. Works in short strokes, as many as there is work for. */
export class Housekeeping {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #now: () => number;
  #isAtWork = false;

  constructor(store: Store, hub: Hub, now: () => number) {
    this.#store = store;
    this.#hub = hub;
    this.#now = now;
  }

  /** Works until there is nothing left to do, or it is told to stop. */
  async run(isStopped: () => boolean = () => false): Promise<void> {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    try {
      while (!isStopped() && this.stroke()) await delay(REST_MS, undefined, { ref: false });
    } finally {
      this.#isAtWork = false;
    }
  }

  /** One stroke of work; whether there may be more. */
  stroke(): boolean {
    const hasMore = [this.#closeForsaken(), this.#clearAway(), this.#forgetIdle()].some(Boolean);
    this.#store.shrink();
    return hasMore;
  }

  /** Closes tables that nobody has touched for a long time. */
  #closeForsaken(): boolean {
    const time = this.#now();
    const forsaken = [
      ...this.#store.quietTables('open', time - FORSAKEN_OPEN_MS, STROKE),
      ...this.#store.quietTables('playing', time - FORSAKEN_PLAYING_MS, STROKE),
    ];
    let closed = 0;
    for (const { code } of forsaken) {
      const room = this.#hub.room(code);
      if (typeof room === 'string') continue;
      room.commit([{ type: 'closed', reason: 'abandoned' }]);
      closed++;
    }
    this.#store.flush();
    return closed >= STROKE;
  }

  /** A day after a game is over, or its table was closed, the table is cleared away; the record stays. */
  #clearAway(): boolean {
    const time = this.#now();
    const ended = this.#store.endedTables(time - CLEARED_MS, STROKE);
    for (const { id, code } of ended) {
      const isFree = this.#hub.letGo(code);
      this.#store.stage(
        (writer) => {
          // Somebody is looking: it is looked for again in a day.
          if (isFree) writer.clearTable(id);
          else writer.setEnded(id, time);
        },
        () => {
          // What was not cleared away now is found again the next time.
        },
      );
    }
    // At once: nobody may come back to a table whose log is about to go.
    this.#store.flush();
    return ended.length === STROKE && this.#store.failure === null;
  }

  #forgetIdle(): boolean {
    const idle = this.#store.idlePlayers(this.#now() - IDLE_PLAYER_MS, STROKE);
    if (idle.length === 0) return false;
    this.#store.stage(
      (writer) => {
        for (const player of idle) writer.forgetPlayer(player);
      },
      () => undefined,
    );
    this.#store.flush();
    return idle.length === STROKE && this.#store.failure === null;
  }
}
