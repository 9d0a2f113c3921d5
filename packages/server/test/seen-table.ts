import assert from 'node:assert/strict';

import { changedInfo, grownView } from '@table-seven/protocol';
import type { News, SeatInfo, TableFact, TableInfo, Watched } from '@table-seven/protocol';

type KeyOf<U> = U extends unknown ? keyof U : never;
type ValueOf<U, K> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;

/** Whatever one of several shapes may have: a test asks for what should be there and sees if it is not. */
export type AnyOf<U> = { readonly [K in KeyOf<U>]?: ValueOf<U, K> };

type Info = Omit<TableInfo, 'seats'> & { readonly seats: readonly AnyOf<SeatInfo>[] };

/** A message that tells something about a table, as an answer or unasked. */
export type TableMessage = AnyOf<News | Watched> & Pick<News, 'table' | 'seq'>;

/** A table as one client sees it, kept up to date from nothing but messages. */
export class SeenTable {
  seq = 0;
  you: number | null = null;
  info: Info;
  view: Readonly<Record<string, unknown>> | null = null;
  moves: readonly object[] = [];
  canTakeBack = false;
  canClaim = false;
  /** Every fact told since the first look, in order. */
  readonly facts: AnyOf<TableFact>[] = [];

  constructor(answer: TableMessage) {
    this.info = answer.info as Info;
    this.#take(answer);
  }

  /** Takes in the answer to a watch: all anew, or only who is there if no fact was missed. */
  begin(answer: TableMessage): void {
    this.info = answer.info as Info;
    if (answer.missed === undefined) {
      assert.equal(answer.seq, this.seq, 'a short answer means that nothing was missed');
      this.you = answer.you ?? null;
      return;
    }
    this.facts.push(...answer.missed);
    this.#take(answer);
  }

  /** Takes in news. Between facts nothing may be left out; muted talk moves the number on without saying what was said. */
  fold(message: TableMessage, mayBeMuted: boolean): void {
    const { facts = [] } = message;
    this.info = changedInfo(this.info as TableInfo, message.info);
    if (facts.length === 0) {
      if (!mayBeMuted) assert.equal(message.seq, this.seq, 'the number counts facts');
      this.seq = message.seq;
      return;
    }
    assert.equal(message.seq, this.seq + facts.length, 'no fact is left out or told twice');
    this.seq = message.seq;
    this.facts.push(...facts);
    if (message.you !== undefined) this.you = message.you;
    this.moves = message.moves ?? [];
    this.canTakeBack = message.takeBack ?? false;
    this.canClaim = message.claim ?? false;
    if (this.view === null && message.view === undefined) return;
    const hand = message.hand ?? this.view?.['hand'] ?? [];
    this.view = { ...grownView(this.view, message), seat: this.you, hand };
  }

  /** Everything that has to be the same as in a fresh look, in one text. */
  toText(): string {
    const { seq, you, info, view, moves, canTakeBack, canClaim } = this;
    return canonical({ seq, you, info, view, moves, canTakeBack, canClaim });
  }

  #take({ seq, you, view, moves, takeBack, claim }: TableMessage): void {
    this.seq = seq;
    this.you = you ?? null;
    this.view = view ?? null;
    this.moves = moves ?? [];
    this.canTakeBack = takeBack ?? false;
    this.canClaim = claim ?? false;
  }
}

/** JSON with the keys of every object in order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
