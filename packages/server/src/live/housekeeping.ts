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
      while (!isStopped() && (await this.stroke())) {
        await delay(REST_MS, undefined, { ref: false });
      }
    } finally {
      this.#isAtWork = false;
    }
  }

  /** One stroke of work; whether there may be more. */
  async stroke(): Promise<boolean> {
    const hasMore = [
      await this.#closeForsaken(),
      await this.#clearAway(),
      await this.#forgetIdle(),
    ].some(Boolean);
    this.#store.tidy();
    return hasMore;
  }

  /** Closes tables that nobody has touched for a long time. */
  async #closeForsaken(): Promise<boolean> {
    const time = this.#now();
    const { tables } = this.#store;
    const forsaken = [
      ...(await tables.quiet('open', time - FORSAKEN_OPEN_MS, STROKE)),
      ...(await tables.quiet('playing', time - FORSAKEN_PLAYING_MS, STROKE)),
    ];
    const closed = await Promise.all(forsaken.map(({ code }) => this.#close(code)));
    return closed.filter(Boolean).length >= STROKE;
  }

  async #close(code: string): Promise<boolean> {
    const room = await this.#hub.room(code);
    if (typeof room === 'string') return false;
    return room.do(() =>
      room.table.status === 'closed' ? [] : [{ type: 'closed', reason: 'abandoned' }],
    );
  }

  /** A day after a game is over, or its table was closed, the table is cleared away; the record stays. */
  async #clearAway(): Promise<boolean> {
    const time = this.#now();
    const ended = await this.#store.tables.ended(time - CLEARED_MS, STROKE);
    await Promise.all(
      ended.map(async (row) => {
        // Somebody is looking: it is looked for again in a day.
        if (!(await this.#hub.clear(row))) await this.#store.tables.setEnded(row.id, time);
      }),
    );
    return ended.length === STROKE;
  }

  async #forgetIdle(): Promise<boolean> {
    const { identities } = this.#store;
    const idle = await identities.idle(this.#now() - IDLE_PLAYER_MS, STROKE);
    await Promise.all(idle.map((player) => identities.forget(player)));
    return idle.length === STROKE;
  }
}
