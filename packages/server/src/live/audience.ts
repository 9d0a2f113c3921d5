import type { Seat } from '@table-seven/engine';
import type { Dismissal, Presence } from '@table-seven/protocol';

import type { Fact, FactType } from '../table/facts.ts';
import type { Watcher } from './bulletin.ts';
import { Attendance } from './presence.ts';

const CHANGES_SEATS: ReadonlySet<FactType> = new Set(['joined', 'left', 'forgotten']);

/** What those who watch have to be judged by when something happens. */
export interface Seating {
  readonly seatOf: (watcher: Watcher) => Seat | null;
  /** Whether people without a seat may watch a game. */
  readonly mayLookOn: boolean;
  /** The connection with which somebody sits down: it is kept if they have several. */
  readonly keeps: Watcher | null;
  readonly now: number;
}

/** As it was before facts that are not durable yet. */
interface Before {
  readonly watchers: ReadonlyMap<Watcher, Seat | null>;
  readonly attend: () => void;
}

/**
 * Those who watch a table, from a seat or not, and who of the players is there. It follows what is decided at once, but nobody is sent
 * away before that is durable (`confirm`), and if it never becomes so everything is as it was (`restore`).
 */
export class Audience {
  readonly #code: string;
  readonly attendance: Attendance;
  #watchers = new Map<Watcher, Seat | null>();
  #before: Before | null = null;
  readonly #dismissed = new Map<Watcher, Dismissal>();
  #wasThere = false;

  constructor(code: string, seats: number, now: number) {
    this.#code = code;
    this.attendance = new Attendance(seats, now);
  }

  get watchers(): ReadonlyMap<Watcher, Seat | null> {
    return this.#watchers;
  }

  get size(): number {
    return this.#watchers.size;
  }

  get spectators(): number {
    let count = 0;
    for (const seat of this.#watchers.values()) if (seat === null) count++;
    return count;
  }

  get wasThere(): boolean {
    return this.#wasThere;
  }

  seatOf(watcher: Watcher): Seat | null {
    return this.#watchers.get(watcher) ?? null;
  }

  presenceOf(seat: Seat, now: number): Presence {
    return this.attendance.of(seat, now);
  }

  /** Somebody comes; another connection of theirs makes room. */
  arrive(watcher: Watcher, seat: Seat | null, now: number): void {
    for (const [other, otherSeat] of this.#watchers) {
      if (seat === null || otherSeat !== seat || other === watcher) continue;
      this.#watchers.delete(other);
      other.dismiss(this.#code, 'replaced');
    }
    this.#watchers.set(watcher, seat);
    this.#wasThere = true;
    if (seat !== null) this.attendance.arrive(seat, now);
  }

  /** Somebody goes; whether they were there. */
  depart(watcher: Watcher, now: number): boolean {
    this.#dismissed.delete(watcher);
    const seat = this.#watchers.get(watcher);
    if (seat === undefined) return false;
    this.#watchers.delete(watcher);
    if (seat !== null && !this.#isAttended(seat)) this.attendance.depart(seat, now);
    return true;
  }

  /** Follows what has been decided; gives those who look from another seat than before. */
  follow(facts: readonly Fact[], seating: Seating): ReadonlySet<Watcher> {
    const reseated = facts.some(({ type }) => CHANGES_SEATS.has(type))
      ? this.#reseat(seating)
      : new Set<Watcher>();
    if (!seating.mayLookOn && facts.some(({ type }) => type === 'started')) {
      this.#dismiss('no-spectators', (_watcher, seat) => seat === null);
    }
    return reseated;
  }

  /** What was decided is durable: those who have to go are told so. */
  confirm(): void {
    this.#before = null;
    for (const [watcher, reason] of this.#dismissed) watcher.dismiss(this.#code, reason);
    this.#dismissed.clear();
  }

  /** It never happened. Whoever has come or gone meanwhile has. */
  restore(): void {
    const before = this.#before;
    if (before === null) return;
    const isHere = (watcher: Watcher): boolean =>
      this.#watchers.has(watcher) || this.#dismissed.has(watcher);
    const watchers = new Map(this.#watchers);
    for (const [watcher, seat] of before.watchers) {
      if (isHere(watcher)) watchers.set(watcher, seat);
    }
    this.#watchers = watchers;
    this.#before = null;
    this.#dismissed.clear();
    before.attend();
  }

  /** Lets go of everybody. */
  clear(): Watcher[] {
    const all = [...this.#watchers.keys(), ...this.#dismissed.keys()];
    this.#watchers.clear();
    this.#dismissed.clear();
    return all;
  }

  /** Whoever sits down or gets up looks from another seat from now on. */
  #reseat({ seatOf, keeps, now }: Seating): ReadonlySet<Watcher> {
    const reseated = new Set<Watcher>();
    for (const [watcher, before] of this.#watchers) {
      const seat = seatOf(watcher);
      if (seat === before) continue;
      this.#remember();
      this.#watchers.set(watcher, seat);
      reseated.add(watcher);
      if (before !== null) this.attendance.depart(before, now);
      if (seat !== null) this.attendance.arrive(seat, now);
    }
    // Whoever looked on through several connections and sits down keeps the one they sat down with.
    const own = keeps === null ? null : (this.#watchers.get(keeps) ?? null);
    if (own !== null) this.#dismiss('replaced', (other, seat) => seat === own && other !== keeps);
    return reseated;
  }

  #dismiss(reason: Dismissal, isMeant: (watcher: Watcher, seat: Seat | null) => boolean): void {
    for (const [watcher, seat] of this.#watchers) {
      if (!isMeant(watcher, seat)) continue;
      this.#remember();
      this.#watchers.delete(watcher);
      this.#dismissed.set(watcher, reason);
    }
  }

  #remember(): void {
    this.#before ??= { watchers: new Map(this.#watchers), attend: this.attendance.remember() };
  }

  #isAttended(seat: Seat): boolean {
    for (const other of this.#watchers.values()) if (other === seat) return true;
    return false;
  }
}
