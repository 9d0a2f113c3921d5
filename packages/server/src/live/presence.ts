import type { Seat } from '@table-seven/engine';
import type { Presence } from '@table-seven/protocol';

/** Who is gone this long is away. */
export const AWAY_AFTER_MS = 20_000;

/** Who is at a table and since when the others are not. */
export class Attendance {
  readonly #goneSince: (number | null)[];
  #companySince: number | null = null;

  constructor(seats: number, now: number) {
    this.#goneSince = new Array<number>(seats).fill(now);
  }

  /** Since when there has been at least one player; null while there is none. */
  get companySince(): number | null {
    return this.#companySince;
  }

  arrive(seat: Seat, now: number): void {
    this.#companySince ??= now;
    this.#goneSince[seat] = null;
  }

  depart(seat: Seat, now: number): void {
    this.#goneSince[seat] ??= now;
    if (!this.#goneSince.includes(null)) this.#companySince = null;
  }

  /** When the seat is or was away; null while somebody is there. */
  awaySince(seat: Seat): number | null {
    const since = this.#goneSince[seat] ?? null;
    return since === null ? null : since + AWAY_AFTER_MS;
  }

  of(seat: Seat, now: number): Presence {
    const since = this.awaySince(seat);
    if (since === null) return 'here';
    return since <= now ? 'away' : 'lost';
  }
}
