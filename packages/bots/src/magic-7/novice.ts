import { below } from '@table-seven/engine';
import type { Magic7, MoveCode, MoveList, Random, Redacted } from '@table-seven/engine';

import type { Bot, BotSeat } from '../bot.ts';
import { policyMove } from './policy.ts';
import { Tally } from './tally.ts';
import { weightsFor } from './weights.ts';
import type { Weights } from './weights.ts';

/** One move in so many is any move. */
const SLIP = 6;

/**
 * A beginner: has a feeling for what the cards are worth but no memory for those played, not even for the Jokers, and now and then
 * plays whatever comes to hand.
 */
export class Novice implements Bot<Magic7.State> {
  /** Nothing is ever noted in it. */
  readonly #tally = new Tally();
  readonly #random: Random;
  readonly #weights: Weights;

  constructor({ players, random }: BotSeat) {
    this.#random = random;
    this.#weights = weightsFor(players);
  }

  see(): void {
    // What is not on the table is forgotten.
  }

  choose(known: Redacted<Magic7.State>, moves: MoveList): MoveCode {
    if (below(this.#random, SLIP) === 0) return moves.codes[below(this.#random, moves.length)]!;
    return policyMove(known, this.#tally, this.#weights);
  }
}
