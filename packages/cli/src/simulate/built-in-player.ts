import { BotPlayer } from '@table-seven/bots';
import type { BotChair } from '@table-seven/bots';
import type { Game, MoveCode, MoveList, Seat, State } from '@table-seven/engine';

import type { Player } from './player.ts';

/**
 * A clock that stands still: bots then think as long as their amount of work takes, and a simulation gives the same games on a
 * slow or busy machine.
 */
export const stoppedClock = (): number => 0;

/** A built-in bot: never leaves the compact form of the game. */
export class BuiltInPlayer implements Player {
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #bot: BotPlayer;

  constructor(chair: BotChair) {
    this.#game = chair.game;
    this.#seat = chair.seat;
    this.#bot = new BotPlayer(chair);
  }

  see(state: State): undefined {
    this.#bot.see(this.#game.redact(state, this.#seat));
  }

  choose(_state: State, moves: MoveList): MoveCode {
    return this.#bot.choose(moves);
  }

  over(): undefined {
    // It saw the last position and plays no other game.
  }

  get bidChance(): number | null {
    return this.#bot.bidChance;
  }
}
