import { MoveList } from '@table-seven/engine';
import type { Game, MoveCode, Redacted, Seat, State } from '@table-seven/engine';

import type { Bot, Level, Thinking } from './bot.ts';
import { createBot } from './kits.ts';

/** What a bot is seated with. */
export interface BotChair {
  readonly game: Game;
  readonly level: Level;
  readonly seat: Seat;
  readonly players: number;
  /** Of the bot's own luck. Never the game's seed: whoever has that one knows every hand. */
  readonly seed: string;
  readonly thinking: Thinking;
}

/**
 * A bot in a seat, wherever a game is played: in the browser, on the server, in a simulation, in the terminal. It is shown what its
 * seat may know, position by position, and asked for a move in the last of them.
 */
export class BotPlayer {
  readonly #game: Game;
  readonly #bot: Bot;
  readonly #moves = new MoveList();
  #known: Redacted<State> | null = null;

  constructor({ game, level, seat, players, seed, thinking }: BotChair) {
    this.#game = game;
    this.#bot = createBot(game, level, seat, players, seed, thinking);
  }

  /** Shown every position, from the first one on. */
  see(known: Redacted<State>): void {
    this.#known = known;
    this.#bot.see(known);
  }

  /** The code of its move in the position seen last; whoever has the legal moves already hands them over. */
  choose(moves: MoveList = this.#legalMoves()): MoveCode {
    return this.#bot.choose(this.#shown(), moves);
  }

  /** The same move as the table writes it down. */
  chooseMove(): object {
    return this.#game.makeMove(this.choose());
  }

  /** What it thinks of its last bid: the chance to meet it; null if it does not say. */
  get bidChance(): number | null {
    return this.#bot.bidChance ?? null;
  }

  #legalMoves(): MoveList {
    this.#game.legalMoves(this.#shown(), this.#moves);
    return this.#moves;
  }

  #shown(): Redacted<State> {
    if (this.#known === null) throw new Error('a bot is asked before it was shown anything');
    return this.#known;
  }
}
