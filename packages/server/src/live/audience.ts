import type { Seat } from '@table-seven/engine';
import type { Dismissal, Presence } from '@table-seven/protocol';

import type { Fact, FactType } from '../table/facts.ts';
import type { Table } from '../table/table.ts';
import type { Watcher } from './bulletin.ts';
import { Attendance } from './presence.ts';

const CHANGES_SEATS: ReadonlySet<FactType> = new Set([
  'joined',
  'left',
  'removed',
  'forgotten',
  'reseated',
  'arranged',
  'took-over',
]);
/** After these, people without a seat may have to go. */
const CHANGES_LOOKING: ReadonlySet<FactType> = new Set(['started', 'arranged', 'took-over']);

const NOWHERE: ReadonlyMap<string, Present> = new Map();
export const NOBODY_RESEATED: ReadonlySet<Watcher> = new Set();

/** Who is at a table by way of one server. */
export interface Present {
  /** Those who sit, with when they came. */
  readonly players: ReadonlyMap<number, number>;
  readonly spectators: number;
}

/**
 * Those who watch a table here, from a seat or not; who does so by way of other servers; and who of the players is there. It follows
 * what has happened, never what was only decided: whoever is sent away is sent away by something durable.
 */
export class Audience {
  readonly #code: string;
  readonly attendance: Attendance;
  readonly #watchers = new Map<Watcher, Seat | null>();
  /** Since when somebody looks from a seat here. */
  readonly #since = new Map<number, number>();
  /** By server; most tables are in no other. */
  #elsewhere: ReadonlyMap<string, Present> = NOWHERE;
  #wasThere = false;

  constructor(code: string, now: number) {
    this.#code = code;
    this.attendance = new Attendance(now);
  }

  get watchers(): ReadonlyMap<Watcher, Seat | null> {
    return this.#watchers;
  }

  get size(): number {
    return this.#watchers.size;
  }

  get spectators(): number {
    let count = this.#spectatorsHere;
    for (const { spectators } of this.#elsewhere.values()) count += spectators;
    return count;
  }

  get wasThere(): boolean {
    return this.#wasThere;
  }

  /** Who is here, for the other servers. */
  get present(): Present {
    return { players: new Map(this.#since), spectators: this.#spectatorsHere };
  }

  seatOf(watcher: Watcher): Seat | null {
    return this.#watchers.get(watcher) ?? null;
  }

  presenceOf(player: number, now: number): Presence {
    return this.attendance.of(player, now);
  }

  /** Somebody comes; another connection of theirs makes room. */
  arrive(watcher: Watcher, seat: Seat | null, now: number): void {
    if (seat !== null) this.#dismiss('replaced', (other, its) => its === seat && other !== watcher);
    this.#watchers.set(watcher, seat);
    this.#wasThere = true;
    if (seat !== null) this.#sit(watcher, now);
  }

  /** Somebody goes; whether they were there. */
  depart(watcher: Watcher, now: number): boolean {
    const seat = this.#watchers.get(watcher);
    if (seat === undefined) return false;
    this.#watchers.delete(watcher);
    if (seat !== null) this.#getUp(watcher, now);
    return true;
  }

  /**
   * Follows what has happened at the table; gives those who look from another seat than before. Whoever sits down with one of several
   * connections keeps that one.
   */
  follow(
    facts: readonly Fact[],
    table: Table,
    keeps: Watcher | null,
    now: number,
  ): ReadonlySet<Watcher> {
    let reseated = NOBODY_RESEATED;
    if (facts.some(({ type }) => CHANGES_SEATS.has(type))) {
      reseated = this.#reseat(table, keeps, now);
    }
    if (facts.some(({ type }) => CHANGES_LOOKING.has(type)) && !table.mayBeLookedAt) {
      this.#dismiss('no-spectators', (_watcher, seat) => seat === null);
    }
    for (const fact of facts) {
      if (fact.type === 'removed') this.#dismiss('removed', ({ player }) => player === fact.player);
      // The device from before, should it be here after all.
      if (fact.type === 'reseated') this.#dismiss('replaced', ({ player }) => player === fact.from);
    }
    return reseated;
  }

  /** Hears who is there by way of another server; whoever came to their seat there later has left it here. Whether anything is new. */
  hear(node: string, present: Present, now: number): boolean {
    const before = this.#elsewhere.get(node);
    const elsewhere = new Map(this.#elsewhere);
    if (present.players.size === 0 && present.spectators === 0) elsewhere.delete(node);
    else elsewhere.set(node, present);
    this.#elsewhere = elsewhere;
    for (const [player, since] of present.players) {
      const here = this.#since.get(player);
      if (here !== undefined && here < since) this.#leaveTo(player);
      this.attendance.arrive(player, now);
    }
    for (const player of before?.players.keys() ?? []) {
      if (!this.#isAttended(player)) this.attendance.depart(player, now);
    }
    return !isSame(before, present);
  }

  /** A server is gone, and those who came by way of it. */
  forsake(node: string, now: number): boolean {
    return this.hear(node, { players: new Map(), spectators: 0 }, now);
  }

  /** Lets go of everybody. */
  clear(): Watcher[] {
    const all = [...this.#watchers.keys()];
    this.#watchers.clear();
    this.#since.clear();
    return all;
  }

  /** Whoever sits down or gets up looks from another seat from now on. */
  #reseat(table: Table, keeps: Watcher | null, now: number): ReadonlySet<Watcher> {
    const reseated = new Set<Watcher>();
    for (const [watcher, before] of this.#watchers) {
      const seat = watcher.player === null ? null : table.seatOf(watcher.player);
      if (seat === before) continue;
      this.#watchers.set(watcher, seat);
      reseated.add(watcher);
      if (before !== null && seat === null) this.#getUp(watcher, now);
      if (before === null && seat !== null) this.#sit(watcher, now);
    }
    const own = keeps === null ? null : (this.#watchers.get(keeps) ?? null);
    if (own !== null) this.#dismiss('replaced', (other, seat) => seat === own && other !== keeps);
    return reseated;
  }

  #dismiss(reason: Dismissal, isMeant: (watcher: Watcher, seat: Seat | null) => boolean): void {
    for (const [watcher, seat] of this.#watchers) {
      if (!isMeant(watcher, seat)) continue;
      this.#watchers.delete(watcher);
      watcher.dismiss(this.#code, reason);
    }
  }

  /** Whoever sits here sits by way of another server now. */
  #leaveTo(player: number): void {
    this.#dismiss('replaced', (watcher, seat) => seat !== null && watcher.player === player);
    this.#since.delete(player);
  }

  #sit({ player }: Watcher, now: number): void {
    if (player === null) return;
    this.#since.set(player, now);
    this.attendance.arrive(player, now);
  }

  #getUp({ player }: Watcher, now: number): void {
    if (player === null) return;
    for (const [other, seat] of this.#watchers) {
      if (seat !== null && other.player === player) return;
    }
    this.#since.delete(player);
    if (!this.#isAttended(player)) this.attendance.depart(player, now);
  }

  #isAttended(player: number): boolean {
    if (this.#since.has(player)) return true;
    for (const { players } of this.#elsewhere.values()) if (players.has(player)) return true;
    return false;
  }

  get #spectatorsHere(): number {
    let count = 0;
    for (const seat of this.#watchers.values()) if (seat === null) count++;
    return count;
  }
}

function isSame(before: Present | undefined, now: Present): boolean {
  if ((before?.spectators ?? 0) !== now.spectators) return false;
  const players = before?.players ?? new Map<number, number>();
  return (
    players.size === now.players.size && [...now.players.keys()].every((one) => players.has(one))
  );
}
