import type { Seat } from '@table-seven/engine';

import { cut } from './text.ts';

const BOT_NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Emmi', 'Finn', 'Gigi'];

export const DEFAULT_NAME = 'You';
const MAX_NAME = 20;
/** What a name takes at most in a table. */
export const LABEL_WIDTH = 9;

/** A name as it may be shown on a terminal: without control characters, and not endless. */
export function cleanName(given: string): string {
  const shown = given
    .replace(/\p{Control}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cut(shown, MAX_NAME) || DEFAULT_NAME;
}

/** The names at the table: the human's first, then bots of other names. */
export function namesFor(human: string, players: number): string[] {
  const isTaken = (name: string): boolean => name.toLowerCase() === human.toLowerCase();
  return [human, ...BOT_NAMES.filter((name) => !isTaken(name)).slice(0, players - 1)];
}

/** Who sits where, and how one speaks of them: the human is always "you". */
export class Cast {
  readonly names: readonly string[];
  readonly human: Seat;

  constructor(names: readonly string[], human: Seat) {
    this.names = names;
    this.human = human;
  }

  get seats(): Seat[] {
    return this.names.map((_, seat) => seat);
  }

  isHuman(seat: Seat): boolean {
    return seat === this.human;
  }

  /** "You", "Ada": at the beginning of a sentence. */
  name(seat: Seat): string {
    return this.isHuman(seat) ? 'You' : this.names[seat]!;
  }

  /** "you", "Ada". */
  whom(seat: Seat): string {
    return this.isHuman(seat) ? 'you' : this.names[seat]!;
  }

  /** "your", "Ada's". */
  whose(seat: Seat): string {
    return this.isHuman(seat) ? 'your' : `${this.names[seat]!}'s`;
  }

  /** "You bid", "Ada bids". */
  does(seat: Seat, verb: string): string {
    return `${this.name(seat)} ${this.verb(seat, verb)}`;
  }

  verb(seat: Seat, verb: string): string {
    if (this.isHuman(seat)) return verb;
    return verb === 'reply' ? 'replies' : `${verb}s`;
  }

  /** A name for a column of a table. */
  label(seat: Seat): string {
    return cut(this.names[seat]!, LABEL_WIDTH);
  }
}
