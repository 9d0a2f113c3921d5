import { parseRecord, Referee } from '@table-seven/engine';
import type { RawRecord, Refusal, Seat } from '@table-seven/engine';

import { isObject } from '../finished/finished-game.ts';
import type { KeptRecord } from '../finished/finished-game.ts';

/** Why there is nothing to look back at. */
export type ReplayTrouble =
  | { readonly kind: 'missing' | 'offline' | 'huge' | 'foreign' | 'newer' | 'unfinished' }
  /** It begins like a record of ours; the move (from 1) that cannot be played, if it is one. */
  | { readonly kind: 'damaged'; readonly move: number | null };

export type Loaded =
  | { readonly ok: true; readonly replay: Replay }
  | { readonly ok: false; readonly trouble: ReplayTrouble };

/** Larger than any game of ours could be written down. */
export const MOST_CHARACTERS = 4_000_000;

const FORMAT = /^table-seven\/(\d+)$/;

/** What somebody gave us as the text of a record. */
export function replayOfText(text: string): Loaded {
  if (text.length > MOST_CHARACTERS) return troubled('huge');
  try {
    return replayOf(JSON.parse(text));
  } catch {
    return troubled('foreign');
  }
}

/**
 * Looks at a record move by move. Only a finished game is shown: whoever still plays must not see the others' hands. What a record
 * claims beyond its moves (result, seed, fair deal) may be wrong and is shown as wrong (proof.ts).
 */
export function replayOf(json: unknown): Loaded {
  const record = parseRecord(json);
  if (!record.ok) return unreadable(json);
  const referee = Referee.begin(record.value);
  if (!referee.ok) return damaged(referee.error);
  const wrong = referee.value.replay(record.value.moves);
  if (wrong !== null) return damaged(wrong);
  if (referee.value.turn !== null) return troubled('unfinished');
  return { ok: true, replay: new Replay(json as KeptRecord, record.value, referee.value) };
}

/** The format, or the rules, of a version that does not exist yet. */
function unreadable(json: unknown): Loaded {
  if (!isObject(json)) return troubled('foreign');
  const version = FORMAT.exec(String(json['format']))?.[1];
  if (version === undefined) return troubled('foreign');
  const isNewer = Number(version) > 1 || Number(json['rules']) > 1;
  return isNewer ? troubled('newer') : { ok: false, trouble: { kind: 'damaged', move: null } };
}

function damaged({ facts }: Refusal): Loaded {
  const move = facts['move'];
  return {
    ok: false,
    trouble: { kind: 'damaged', move: typeof move === 'number' ? move : null },
  };
}

function troubled(kind: Exclude<ReplayTrouble['kind'], 'damaged'>): Loaded {
  return { ok: false, trouble: { kind } };
}

/** A finished game that can be looked at from any seat and at any moment. Moment n is the position after n moves. */
export class Replay {
  readonly record: KeptRecord;
  readonly game: string;
  readonly names: readonly string[];
  readonly length: number;
  readonly #raw: RawRecord;
  /** The game at some moment: forwards it is played on, backwards begun anew, which takes a few milliseconds. */
  #referee: Referee;

  constructor(record: KeptRecord, raw: RawRecord, atTheEnd: Referee) {
    this.record = record;
    this.#raw = raw;
    this.#referee = atTheEnd;
    this.game = atTheEnd.game.id;
    this.names = atTheEnd.names;
    this.length = atTheEnd.length;
  }

  /** What a seat (or, with null, somebody who looks on) saw at a moment. */
  view(moment: number, seat: Seat | null): object {
    return this.#at(moment).view(seat);
  }

  /** Every hand at a moment. */
  hands(moment: number): readonly (readonly string[])[] {
    const referee = this.#at(moment);
    return this.names.map((_, seat) => referee.hand(seat));
  }

  /** The move that led to a moment; null at the beginning. */
  made(moment: number): { readonly seat: Seat; readonly move: object } | null {
    return moment === 0 ? null : this.record.moves[moment - 1]!;
  }

  /** Whether whoever moved next had a choice. */
  isDecision(moment: number): boolean {
    return this.#at(moment).legalCodes().length > 1;
  }

  /** The mode that such a game is counted under. */
  get mode(): string {
    return this.#referee.mode;
  }

  get sides(): readonly number[] {
    return this.#referee.sides;
  }

  /** The result that the moves lead to, whatever the record says. */
  get result(): { readonly totals: readonly number[]; readonly winners: readonly number[] } {
    return this.#at(this.length).result!;
  }

  #at(moment: number): Referee {
    if (moment < 0 || moment > this.length) throw new RangeError(`no moment ${String(moment)}`);
    if (this.#referee.length > moment) this.#referee = this.#beginning();
    const { moves } = this.record;
    for (let i = this.#referee.length; i < moment; i++) {
      const { seat, move } = moves[i]!;
      if (this.#referee.play(seat, move) !== null) throw new Error('a record changed');
    }
    return this.#referee;
  }

  #beginning(): Referee {
    const referee = Referee.begin(this.#raw);
    if (!referee.ok) throw new Error('a record changed');
    return referee.value;
  }
}
