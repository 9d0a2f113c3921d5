import { createBot } from '@table-seven/bots';
import type { Bot } from '@table-seven/bots';
import type { Game, MoveCode, MoveList, Redacted, Seat, State } from '@table-seven/engine';

import type { LevelSpec } from './bot-list.ts';
import type { Player } from './player.ts';

/**
 * A clock that stands still: bots then think as long as their amount of work takes, and a simulation gives the same games on a
 * slow or busy machine.
 */
const stoppedClock = (): number => 0;

/** A built-in bot: never leaves the compact form of the game. */
export class BuiltInPlayer implements Player {
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #bot: Bot;
  #known: Redacted<State> | null = null;

  constructor(game: Game, spec: LevelSpec, seat: Seat, players: number, seed: string) {
    const thinking = { limitMs: spec.limitMs, now: stoppedClock };
    this.#game = game;
    this.#seat = seat;
    this.#bot = createBot(game, spec.level, seat, players, seed, thinking);
  }

  see(state: State): undefined {
    this.#known = this.#game.redact(state, this.#seat);
    this.#bot.see(this.#known);
  }

  choose(_state: State, moves: MoveList): MoveCode {
    return this.#bot.choose(this.#known!, moves);
  }

  over(): undefined {
    // It saw the last position and plays no other game.
  }

  get bidChance(): number | null {
    return this.#bot.bidChance ?? null;
  }
}
