import { Magic7 } from '@table-seven/engine';
import type { MoveCode, MoveList, Redacted } from '@table-seven/engine';

import type { Bot, BotSeat } from '../bot.ts';
import type { LearntPolicy } from './learnt/learnt-policy.ts';
import { Tally } from './tally.ts';

/** Somebody who has played very many games: remembers the cards and plays at once by what self-play has taught. */
export class Regular implements Bot<Magic7.State> {
  readonly #memory: Magic7.Memory;
  readonly #tally = new Tally();
  readonly #learnt: LearntPolicy;

  constructor({ seat }: Pick<BotSeat, 'seat'>, learnt: LearntPolicy) {
    this.#memory = new Magic7.Memory(seat);
    this.#learnt = learnt;
  }

  see(known: Redacted<Magic7.State>): void {
    this.#memory.observe(known);
  }

  choose(known: Redacted<Magic7.State>, moves: MoveList): MoveCode {
    if (moves.length === 1) return moves.codes[0]!;
    this.#tally.recall(known, this.#memory);
    return this.#learnt.choose(this.#remembered(known), this.#tally, moves);
  }

  /** [MG-TWO-5] The points are not shown, but who has counted knows them. */
  #remembered(known: Redacted<Magic7.State>): Magic7.State {
    const state = known.clone();
    if (known.options.openScore) return state;
    for (let side = 0; side < state.points.length; side++) {
      state.points[side] = this.#memory.points[side]!;
    }
    return state;
  }
}
