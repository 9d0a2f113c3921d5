import { below } from '@table-seven/engine';
import type { MoveCode, MoveList, Random, State } from '@table-seven/engine';

import type { Bot, BotSeat } from './bot.ts';

/** Plays any legal move, each as likely as the others. */
export class RandomBot implements Bot {
  readonly #random: Random;

  constructor({ random }: Pick<BotSeat, 'random'>) {
    this.#random = random;
  }

  see(): void {
    // What happened before does not matter to it.
  }

  choose(_known: State, moves: MoveList): MoveCode {
    return moves.codes[below(this.#random, moves.length)]!;
  }
}
