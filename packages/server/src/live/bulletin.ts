import type { Seat } from '@table-seven/engine';
import type { Code, Dismissal, TableInfo, Version } from '@table-seven/protocol';

import { publicFact } from '../table/facts.ts';
import type { Fact } from '../table/facts.ts';
import type { Table } from '../table/table.ts';
import { Changes, Difference } from './changes.ts';

/** Somebody who looks at a table: from a seat, or as a spectator. */
export interface Watcher {
  readonly player: number | null;
  /** Which spelling they read (docs/protocol.md). */
  readonly version: Version;
  /** A text in up to three pieces: the one between is told to others, too. */
  send(head: string, shared?: string, tail?: string): void;
  hasMuted(code: string, player: number): boolean;
  /** They are told nothing more of this table. */
  dismiss(code: string, reason: Dismissal): void;
  /** The table they watch has gone out of memory in the middle of it: they have to come back. */
  lose(): void;
}

/** Whose command it was, so that the answer goes to them. */
export interface Origin {
  readonly watcher: Watcher;
  readonly id: string | number;
}

/** What one of those who watch is told, in pieces. */
export interface Message {
  readonly watcher: Watcher;
  readonly head: string;
  readonly shared: string;
  readonly tail: string;
}

const NO_DIFFERENCE = new Difference([]);

/** What is about to be told to those who watch. */
export interface News {
  readonly facts: readonly Fact[];
  /** Null if nothing of it can have changed. */
  readonly info: TableInfo | null;
  readonly watchers: ReadonlyMap<Watcher, Seat | null>;
  /** Those who now look from another seat than before. */
  readonly reseated: ReadonlySet<Watcher>;
  readonly origin: Origin | null;
}

/**
 * Words what happens at a table for everyone who watches: the facts, what changed in the table's info and in the shared view, and
 * for each seat its own hand and, on its turn, its legal moves and whether the rest is its own. What a seat may not know is never put into its text.
 */
export class Bulletin {
  readonly #info = new Changes();
  /** What a spectator sees, without the two keys that differ from seat to seat. */
  readonly #view = new Changes('seat', 'hand');
  readonly #hands: (readonly string[])[] = [];

  constructor(table: Table, info: TableInfo) {
    this.#info.take(info);
    this.#changedView(table);
    this.#changedHands(table);
  }

  /** When a bot steps in, as everybody was told. */
  get botAt(): unknown {
    return this.#info.last['botAt'];
  }

  /** Everything one watcher may know; if they have missed no fact, only who is there. */
  snapshot(table: Table, seat: Seat | null, hasAll: boolean): string {
    let text = `"table":"${table.code}","seq":${String(table.seq)},"you":${String(seat)}`;
    text += `,"info":${this.#info.whole()}`;
    if (hasAll) return text;
    if (table.referee !== null) text += `,"view":${JSON.stringify(table.referee.view(seat))}`;
    if (seat !== null && table.turn === seat) text += `,"moves":${movesOf(table)}`;
    if (seat !== null && table.takeBackSeat === seat) text += ',"takeBack":true';
    if (seat !== null && table.claimSeat === seat) text += ',"claim":true';
    return text;
  }

  /** Presence and the number of spectators change without a fact. */
  presence({ code, seq }: Table, info: TableInfo): Notice {
    return new Notice(code, seq, this.#info.take(info));
  }

  /** Nothing can be written for now, or it can again; the number is that of the last fact that was told. */
  pausing(code: string, seq: number, isPausing: boolean): Notice {
    return new Notice(code, seq, this.#info.take({ ...this.#info.last, pausing: isPausing }));
  }

  compose(table: Table, news: News): Message[] {
    const { facts, watchers, reseated, origin } = news;
    const shared = this.#shared(table, facts, news.info);
    const hands = this.#changedHands(table);
    const moves = watchers.size > 0 && table.turn !== null ? movesOf(table) : '';
    const { claimSeat } = table;
    const messages: Message[] = [];
    let isAnswered = origin === null;
    for (const [watcher, seat] of watchers) {
      const isAnswer = origin !== null && origin.watcher === watcher;
      if (isAnswer) isAnswered = true;
      const isMuted = !isAnswer && isMutedFor(watcher, table, facts);
      let own = '';
      let hand = seat === null ? null : hands[seat];
      if (reseated.size > 0 && reseated.has(watcher)) {
        own += `,"you":${String(seat)}`;
        hand = handOf(table, seat);
      }
      if (hand != null) own += `,"hand":${hand}`;
      if (seat !== null && seat === table.turn) own += `,"moves":${moves}`;
      if (seat !== null && seat === table.takeBackSeat) own += ',"takeBack":true';
      if (seat !== null && seat === claimSeat) own += ',"claim":true';
      messages.push({
        watcher,
        head: isAnswer ? `${answerTo(watcher, origin.id)},` : '{',
        shared: shared.text(watcher.version, isMuted),
        tail: `${own}}`,
      });
    }
    if (!isAnswered) {
      const { watcher, id } = origin!;
      const head = makeAnswer(watcher, id, `"table":"${table.code}"`);
      messages.push({ watcher, head, shared: '', tail: '' });
    }
    return messages;
  }

  /** What is the same for everybody. */
  #shared(table: Table, facts: readonly Fact[], info: TableInfo | null): Shared {
    const infoChanges = info === null ? NO_DIFFERENCE : this.#info.take(info);
    return new Shared(table, facts, infoChanges, this.#changedView(table));
  }

  #changedView({ referee }: Table): Difference {
    return this.#view.take((referee?.view(null) ?? {}) as Readonly<Record<string, unknown>>);
  }

  /** The hands that changed, as JSON, by seat. */
  #changedHands({ referee, chairs }: Table): (string | undefined)[] {
    if (referee === null) return [];
    const changed: (string | undefined)[] = [];
    for (let seat = 0; seat < chairs.length; seat++) {
      const hand = referee.hand(seat);
      if (isSameHand(this.#hands[seat], hand)) continue;
      this.#hands[seat] = hand;
      changed[seat] = JSON.stringify(hand);
    }
    return changed;
  }
}

/** What whoever looks from another seat than before has to be told of it; null before the game. */
function handOf({ referee }: Table, seat: Seat | null): string | null {
  if (referee === null) return null;
  return seat === null ? '[]' : JSON.stringify(referee.hand(seat));
}

function isSameHand(before: readonly string[] | undefined, now: readonly string[]): boolean {
  if (before?.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (now[i] !== before[i]) return false;
  return true;
}

/** Something that is no fact, the same for everybody, in each spelling. */
export class Notice {
  readonly #begin: string;
  readonly #info: Difference;

  constructor(code: string, seq: number, info: Difference) {
    this.#begin = `{"table":"${code}","seq":${String(seq)},"facts":[],"info":`;
    this.#info = info;
  }

  /** Whether there is anything to be told. */
  get isEmpty(): boolean {
    return this.#info.isEmpty;
  }

  text(version: Version): string {
    return `${this.#begin}{${spelled(this.#info, version)}}}`;
  }
}

/** The part of the news that is the same for everybody, in each spelling written down once and only if somebody reads it. */
class Shared {
  readonly #begin: string;
  readonly #facts: readonly Fact[];
  readonly #info: Difference;
  readonly #view: Difference;
  readonly #texts: (string | undefined)[] = [];

  constructor({ code, seq }: Table, facts: readonly Fact[], info: Difference, view: Difference) {
    this.#begin = `"table":"${code}","seq":${String(seq)}`;
    this.#facts = facts;
    this.#info = info;
    this.#view = view;
  }

  text(version: Version, isMuted: boolean): string {
    const index = 2 * version + (isMuted ? 1 : 0);
    return (this.#texts[index] ??= this.#write(version, isMuted));
  }

  #write(version: Version, isMuted: boolean): string {
    const isBrief = version > 1;
    const facts =
      isBrief && !isMuted ? this.#briefFacts() : this.#wholeFacts(isMuted ? [] : this.#facts);
    const text = this.#begin + facts + wrapped('info', spelled(this.#info, version));
    if (!isBrief) return text + wrapped('view', this.#view.whole);
    return text + wrapped('view', this.#view.replaced) + wrapped('more', this.#view.grown);
  }

  #briefFacts(): string {
    const [fact] = this.#facts;
    const isPlainMove = this.#facts.length === 1 && fact?.type === 'moved' && fact.by === undefined;
    if (!isPlainMove) return this.#wholeFacts(this.#facts);
    return `,"moved":[${String(fact.seat)},${JSON.stringify(fact.move)}]`;
  }

  #wholeFacts(facts: readonly Fact[]): string {
    return `,"facts":[${facts.map((fact) => JSON.stringify(publicFact(fact))).join(',')}]`;
  }
}

/** Changes of the info, as a version has them. */
function spelled(info: Difference, version: Version): string {
  return version > 2 ? info.items : info.whole;
}

function wrapped(key: string, inside: string): string {
  return inside === '' ? '' : `,"${key}":{${inside}}`;
}

/** Every move that was ever legal, as JSON: a game has a few hundred, and each is told again and again. */
const written = new Map<string, string[]>();

function movesOf({ referee }: Table): string {
  const { game } = referee!;
  let texts = written.get(game.id);
  if (texts === undefined) written.set(game.id, (texts = []));
  let moves = '';
  for (const code of referee!.legalCodes()) {
    const text = (texts[code] ??= JSON.stringify(game.makeMove(code)));
    moves += moves === '' ? text : `,${text}`;
  }
  return `[${moves}]`;
}

/** Whoever is muted is a person, wherever they sit. */
function isMutedFor(watcher: Watcher, table: Table, facts: readonly Fact[]): boolean {
  const [fact] = facts;
  if (fact?.type !== 'chatted' && fact?.type !== 'reacted') return false;
  return watcher.hasMuted(table.code, table.playerAt(fact.seat));
}

export function makeAnswer(watcher: Watcher, id: string | number, inside: string): string {
  return `${answerTo(watcher, id)}${inside === '' ? '' : `,${inside}`}}`;
}

/** The beginning of an answer. In the short spelling what is granted is what is not refused. */
function answerTo({ version }: Watcher, id: string | number): string {
  return `{"answer":${idText(id)}${version > 1 ? '' : ',"ok":true'}`;
}

/** As JSON: 17 and "17" are two ids. */
export function idText(id: string | number): string {
  return typeof id === 'number' ? String(id) : JSON.stringify(id);
}

export function makeRefusal(id: string | number | null, code: Code): string {
  return `{"answer":${JSON.stringify(id)},"ok":false,"error":{"code":"${code}"}}`;
}
