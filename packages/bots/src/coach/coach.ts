import { fastRandom, MoveList } from '@table-seven/engine';
import type { Game, Redacted, Seat, State } from '@table-seven/engine';

import type { Advice } from './advice.ts';
import type { Adviser } from './adviser.ts';
import { LuckyAdviser } from './double-lucky-7.ts';
import { MagicAdviser } from './magic-7.ts';

type NewAdviser = (seat: Seat, players: number) => Adviser<never>;

const ADVISERS: Readonly<Record<string, NewAdviser>> = {
  'double-lucky-7': (seat, players) => new LuckyAdviser(seat, players),
  'magic-7': (seat, players) => new MagicAdviser(seat, players),
};

/** Whether somebody can be coached in this game. */
export function canCoach(game: string): boolean {
  return Object.hasOwn(ADVISERS, game);
}

/**
 * Whispers to one seat. It is shown what that seat may know and nothing else, as a bot is, and thinks as the expert's eye does; its luck
 * has nothing to do with the game's. `prepareBots` comes first.
 */
export class Coach {
  readonly #game: Game;
  readonly #adviser: Adviser;
  readonly #moves = new MoveList();
  #known: Redacted<State> | null = null;

  constructor(game: Game, seat: Seat, players: number) {
    this.#game = game;
    this.#adviser = ADVISERS[game.id]!(seat, players);
  }

  /** Shown every position, from the first one on. */
  see(known: Redacted<State>): void {
    this.#known = known;
    this.#adviser.see(known);
  }

  /** About the position seen last, in which it is the seat's turn; null if there is nothing to say. */
  advise(): Advice | null {
    const known = this.#known;
    if (known === null) throw new Error('a coach is asked before it was shown anything');
    this.#game.legalMoves(known, this.#moves);
    return this.#adviser.advise(known, this.#moves, fastRandom('coach'));
  }
}
