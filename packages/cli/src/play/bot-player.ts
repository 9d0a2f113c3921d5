import { performance } from 'node:perf_hooks';

import { createBot } from '@table-seven/bots';
import type { Bot, Level } from '@table-seven/bots';
import { MoveList } from '@table-seven/engine';
import type { Game, Redacted, Seat, State } from '@table-seven/engine';

/** Long enough for good play, short enough not to be waited for. */
const THINKING = { limitMs: 400, now: () => performance.now() };

/** A bot in a seat of the table. It is shown the view of its seat and nothing else. */
export class BotPlayer {
  readonly #game: Game;
  readonly #bot: Bot;
  readonly #moves = new MoveList();
  #known: Redacted<State>;

  constructor(game: Game, level: Level, seat: Seat, seed: string, view: object) {
    this.#game = game;
    this.#known = game.restore(view);
    this.#bot = createBot(game, level, seat, this.#known.players, `${seed} ${seat}`, THINKING);
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
