import { Magic7 } from '@table-seven/engine';
import type { MoveCode, Redacted } from '@table-seven/engine';

import type { Bot, BotSeat } from '../bot.ts';
import { policyMove } from './policy.ts';
import { Tally } from './tally.ts';
import { weightsFor } from './weights.ts';
import type { Weights } from './weights.ts';

/** Remembers the cards played and goes by the rules of thumb; never looks ahead. */
export class Casual implements Bot<Magic7.State> {
  readonly #memory: Magic7.Memory;
  readonly #tally = new Tally();
  readonly #weights: Weights;

  constructor({ seat, players }: BotSeat) {
    this.#memory = new Magic7.Memory(seat);
    this.#weights = weightsFor(players);
  }

  see(known: Redacted<Magic7.State>): void {
    this.#memory.observe(known);
  }

  choose(known: Redacted<Magic7.State>): MoveCode {
    this.#tally.recall(known, this.#memory);
    return policyMove(known, this.#tally, this.#weights);
  }
}
