import { Referee } from '@table-seven/engine';
import type { Game, MoveCode } from '@table-seven/engine';

/** The longest name that a record takes. */
const MAX_NAME_LENGTH = 256;

/** What a record is made from. */
export interface PlayedGame {
  readonly game: Game;
  readonly options: object;
  readonly seed: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly codes: readonly MoveCode[];
}

/** The record of a game as a line of JSON: the game is played again at a referee, who writes it down. */
export function recordLine({ game, options, seed, names, codes }: PlayedGame): string {
  const referee = Referee.start({
    game: game.id,
    players: names.length,
    options,
    seed,
    names: names.map((name) => name.slice(0, MAX_NAME_LENGTH)),
  });
  if (!referee.ok) throw new Error(`a simulated game cannot be recorded: ${referee.error.code}`);
  for (const code of codes) {
    const refusal = referee.value.play(referee.value.turn, game.makeMove(code));
    if (refusal !== null) throw new Error(`a simulated move is not legal: ${refusal.code}`);
  }
  return JSON.stringify(referee.value.record());
}
