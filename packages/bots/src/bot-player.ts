import { MoveList } from '@table-seven/engine';
import type { Game, Redacted, Seat, State } from '@table-seven/engine';

import type { Bot, Level, Thinking } from './bot.ts';
import { createBot } from './kits.ts';

/** A bot in a seat of a table, in the vocabulary of the table: views in, a move out. It is shown its seat's views and nothing else. */
export class BotPlayer {
  readonly #game: Game;
  readonly #bot: Bot;
  readonly #moves = new MoveList();
  #known: Redacted<State>;

  /** `view` is the first position it is shown. */
  constructor(
    game: Game,
    level: Level,
    seat: Seat,
    seed: string,
    view: object,
    thinking: Thinking,
  ) {
    this.#game = game;
    this.#known = game.restore(view);
    this.#bot = createBot(game, level, seat, this.#known.players, `${seed} ${seat}`, thinking);
    this.#bot.see(this.#known);
  }

  see(view: object): void {
    this.#known = this.#game.restore(view);
    this.#bot.see(this.#known);
  }

  /** Its move in the position seen last. */
  choose(): object {
    this.#game.legalMoves(this.#known, this.#moves);
    return this.#game.makeMove(this.#bot.choose(this.#known, this.#moves));
  }
}
