import type { Presence } from '@table-seven/protocol';

/** Who is gone this long is away. */
export const AWAY_AFTER_MS = 20_000;

/** Who is at a table and since when the others are not: by player, because seats change hands and places. */
export class Attendance {
  readonly #here = new Set<number>();
  /** Made by the first who goes: there are many tables, and most people stay. */
  #goneSince: Map<number, number> | null = null;
  /** Whoever has not been heard of since then. */
  readonly #begun: number;
  #companySince: number | null = null;

  constructor(now: number) {
    this.#begun = now;
  }

  /** Since when there has been at least one player; null while there is none. */
  get companySince(): number | null {
    return this.#companySince;
  }

  arrive(player: number, now: number): void {
    this.#companySince ??= now;
    this.#here.add(player);
  }

  depart(player: number, now: number): void {
    if (this.#here.delete(player)) (this.#goneSince ??= new Map()).set(player, now);
    if (this.#here.size === 0) this.#companySince = null;
  }

  /** When they are or were away; null while they are there. */
  awaySince(player: number): number | null {
    if (this.#here.has(player)) return null;
    return (this.#goneSince?.get(player) ?? this.#begun) + AWAY_AFTER_MS;
  }

  of(player: number, now: number): Presence {
    const since = this.awaySince(player);
    if (since === null) return 'here';
    return since <= now ? 'away' : 'lost';
  }
}
