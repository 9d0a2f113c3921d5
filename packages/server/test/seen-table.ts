import assert from 'node:assert/strict';

/** One of the seats in a table's info. */
export interface SeatInfo {
  readonly kind: 'open' | 'bot' | 'player';
  readonly name?: string;
  readonly color?: string;
  readonly level?: string;
  readonly entropy?: string;
  readonly presence?: 'here' | 'away';
  readonly bot?: boolean;
}

export interface Info {
  readonly code: string;
  readonly status: 'open' | 'playing' | 'over' | 'closed';
  readonly commitment: string;
  readonly host: number | null;
  readonly seats: readonly SeatInfo[];
  readonly deadline: number | null;
  readonly undo: { readonly seat: number; readonly agreed: readonly number[] } | null;
  readonly record: string | null;
  readonly rematch: string | null;
  readonly watching: number;
}

export interface Fact {
  readonly type: string;
  readonly seat?: number;
  readonly move?: object;
  readonly by?: string;
  readonly reason?: string;
  readonly text?: string;
  readonly reaction?: string;
  readonly table?: string;
}

/** A message that tells something about a table, as an answer or unasked. */
export interface TableMessage {
  readonly table: string;
  readonly seq: number;
  readonly you?: number | null;
  readonly facts?: readonly Fact[];
  readonly missed?: readonly Fact[];
  readonly info?: Partial<Info>;
  readonly view?: Readonly<Record<string, unknown>>;
  readonly hand?: readonly string[];
  readonly moves?: readonly object[];
  readonly takeBack?: true;
}

/** A table as one client sees it, kept up to date from nothing but messages. */
export class SeenTable {
  seq = 0;
  you: number | null = null;
  info: Info;
  view: Readonly<Record<string, unknown>> | null = null;
  moves: readonly object[] = [];
  canTakeBack = false;
  /** Every fact told since the first look, in order. */
  readonly facts: Fact[] = [];

  constructor(answer: TableMessage) {
    this.info = answer.info as Info;
    this.#take(answer);
  }

  /** Takes in the answer to a watch: all anew, or only who is there if no fact was missed. */
  begin(answer: TableMessage): void {
    this.info = { ...this.info, ...answer.info };
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
    this.info = { ...this.info, ...message.info };
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
    if (this.view === null && message.view === undefined) return;
    const hand = message.hand ?? this.view?.['hand'] ?? [];
    this.view = { ...this.view, ...message.view, seat: this.you, hand };
  }

  /** Everything that has to be the same as in a fresh look, in one text. */
  toText(): string {
    const { seq, you, info, view, moves, canTakeBack } = this;
    return canonical({ seq, you, info, view, moves, canTakeBack });
  }

  #take({ seq, you, view, moves, takeBack }: TableMessage): void {
    this.seq = seq;
    this.you = you ?? null;
    this.view = view ?? null;
    this.moves = moves ?? [];
    this.canTakeBack = takeBack ?? false;
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
