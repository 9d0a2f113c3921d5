import type { Presence, TableInfo } from '@table-seven/protocol';

import type { Fact } from '../table/facts.ts';
import { makeInfo } from '../table/info.ts';
import type { Table } from '../table/table.ts';
import { Audience, NOBODY_RESEATED } from './audience.ts';
import type { Present } from './audience.ts';
import { Bulletin } from './bulletin.ts';
import type { Notice, Origin, Watcher } from './bulletin.ts';
import { botAt } from './due.ts';
import type { Attendance } from './presence.ts';

/** Something durable that is to be told. */
export interface Event {
  readonly facts: readonly Fact[];
  /** See `isPlainMove`. */
  readonly isPlain: boolean;
  readonly origin: Origin | null;
}

/** A move in a game without a clock, about which nobody is being asked: it changes nothing beside the game and who is waited for. */
export function isPlainMove(facts: readonly Fact[], { created, undo, claim }: Table): boolean {
  const isMove = facts.length === 1 && facts[0]!.type === 'moved';
  return isMove && created.clock === 0 && undo === null && claim === null;
}

/** Those who watch a table, and all that they are told of it, but for the answers to what is refused. */
export class Gallery {
  readonly #audience: Audience;
  readonly #bulletin: Bulletin;
  #isNewTick = true;
  #isPausing = false;

  constructor(table: Table, now: number) {
    this.#audience = new Audience(table.code, now);
    this.#bulletin = new Bulletin(table, this.info(table, now));
  }

  get attendance(): Attendance {
    return this.#audience.attendance;
  }

  get size(): number {
    return this.#audience.size;
  }

  get present(): Present {
    return this.#audience.present;
  }

  /** Whether anybody was ever here. */
  get wasThere(): boolean {
    return this.#audience.wasThere;
  }

  presenceOf(player: number, now: number): Presence {
    return this.#audience.presenceOf(player, now);
  }

  /** What everybody may know of the table beside the game. */
  info(table: Table, now: number): TableInfo {
    const info = makeInfo(table, (player) => this.presenceOf(player, now), now);
    const { spectators: watching, attendance } = this.#audience;
    return { ...info, watching, pausing: this.#isPausing, botAt: botAt(table, attendance) };
  }

  /** Somebody comes; another connection of theirs makes room. */
  arrive(watcher: Watcher, table: Table, now: number): void {
    const seat = watcher.player === null ? null : table.seatOf(watcher.player);
    this.#audience.arrive(watcher, seat, now);
  }

  /** Somebody goes; whether they were here. */
  depart(watcher: Watcher, now: number): boolean {
    return this.#audience.depart(watcher, now);
  }

  /** Another server says who is there by way of it, null if it is gone; whether anything is new. */
  hear(node: string, present: Present | null, now: number): boolean {
    if (present === null) return this.#audience.forsake(node, now);
    return this.#audience.hear(node, present, now);
  }

  /** Everything one of them may know; if they have missed no fact, only who is there. */
  snapshot(watcher: Watcher, table: Table, hasAll: boolean): string {
    return this.#bulletin.snapshot(table, this.#audience.seatOf(watcher), hasAll);
  }

  /** Tells everybody what has happened, and sends away who has to go because of it; whether somebody looks from another seat now. */
  tell({ facts, isPlain, origin }: Event, table: Table, now: number): boolean {
    const reseated = isPlain
      ? NOBODY_RESEATED
      : this.#audience.follow(facts, table, origin?.watcher ?? null, now);
    const messages = this.#bulletin.compose(table, {
      facts,
      info: isPlain && !this.#isBotAwaited(table) ? null : this.info(table, now),
      watchers: this.#audience.watchers,
      reseated,
      origin,
    });
    for (const { watcher, head, shared, tail } of messages) watcher.send(head, shared, tail);
    return reseated.size > 0;
  }

  /**
   * Whether who comes and goes is to be told at once: the first is, whoever follows is with the next tick, or coming and going would
   * be told to everybody each time. When a game is over nobody is waited for, and all go: then nothing of it is told at once.
   */
  isToldAtOnce(table: Table): boolean {
    const isFirst = this.#isNewTick;
    this.#isNewTick = false;
    return isFirst && table.status !== 'over';
  }

  tick(): void {
    this.#isNewTick = true;
  }

  /** Tells everybody (but one) who has come, gone or is away by now. */
  tellPresence(table: Table, now: number, except: Watcher | null): void {
    if (this.#audience.size === 0) return;
    this.#tellAll(this.#bulletin.presence(table, this.info(table, now)), except);
  }

  /** Nothing can be written for now, or it can again; the number is that of the last fact that was told. */
  pause(code: string, seq: number, isPausing: boolean): void {
    this.#isPausing = isPausing;
    this.#tellAll(this.#bulletin.pausing(code, seq, isPausing), null);
  }

  /** They all have to come back. */
  lose(): void {
    for (const watcher of this.#audience.clear()) watcher.lose();
  }

  #tellAll(notice: Notice, except: Watcher | null): void {
    if (notice.isEmpty) return;
    for (const watcher of this.#audience.watchers.keys()) {
      if (watcher !== except) watcher.send(notice.text(watcher.version));
    }
  }

  /** Whether it is to be told when a bot steps in, or that none does any more: the turn has come to somebody who is gone, or left them. */
  #isBotAwaited(table: Table): boolean {
    return botAt(table, this.attendance) !== this.#bulletin.botAt;
  }
}
