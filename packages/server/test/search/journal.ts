import assert from 'node:assert/strict';

import type { Answer, Command, Message } from '../client.ts';
import { canonical } from '../seen-table.ts';
import type { SeenTable } from '../seen-table.ts';

/** What a table looked like on a device after a message. */
export type Sight = Pick<SeenTable, 'seq' | 'you' | 'view' | 'moves' | 'canTakeBack'>;

/** A command and every answer it ever got. */
export interface Sent {
  readonly command: Command & { readonly id: string };
  readonly answers: Answer[];
}

/** So many of the facts that were missed are told, docs/protocol.md; whoever missed more has a view of the present. */
const MOST_MISSED = 200;

/** Everything one device was ever told of its table, over all its connections. */
export class Journal {
  /** Facts by their number, as JSON. */
  readonly facts = new Map<number, string>();
  readonly messages: { readonly message: Message; readonly sight: Sight | null }[] = [];
  /** The number of the last fact before the first look; null until then. */
  first: number | null = null;
  /** Numbers from and to which facts were not told, because this device had been away for too long or did not ask. */
  readonly gaps: { readonly from: number; readonly to: number }[] = [];
  /** The game has begun, and nobody may look on. */
  isSentAway = false;
  /** The number of the last fact this device knows of. */
  last = 0;
  /** That number when another device took this one's place. */
  #dismissedAt: number | null = null;

  hear(message: Message, table: SeenTable | undefined): void {
    this.messages.push({ message, sight: table === undefined ? null : sightOf(table) });
    if (message.type === 'replaced') this.#dismissedAt ??= this.last;
    const { seq, facts, missed } = message;
    const told = facts ?? missed ?? [];
    if (table !== undefined) this.last = table.seq;
    told.forEach((fact, i) => {
      const number = seq! - told.length + 1 + i;
      const text = canonical(fact);
      assert.ok(!this.facts.has(number), `fact ${number} is told twice: ${text}`);
      this.facts.set(number, text);
    });
  }

  /** An answer to a look at the table, with the number of the last fact that was known or without. */
  looked(since: number | undefined, { seq, missed = [] }: Answer): void {
    const before = seq! - missed.length;
    if (this.first === null) {
      this.first = before;
    } else if (since !== undefined && before > since) {
      assert.equal(missed.length, MOST_MISSED, 'whoever was away too long is told the last facts');
      this.gaps.push({ from: since + 1, to: before });
    } else if (since === undefined && this.#dismissedAt !== null) {
      this.gaps.push({ from: this.#dismissedAt + 1, to: seq! });
    }
    this.#dismissedAt = null;
  }
}

function sightOf({ seq, you, view, moves, canTakeBack }: SeenTable): Sight {
  return { seq, you, view, moves, canTakeBack };
}
