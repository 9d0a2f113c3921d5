import type { MoveCode, MoveList, State } from '@table-seven/engine';

/**
 * Whoever sits in a seat for one game. It is handed the whole state, and takes from it what its seat may know before anything
 * reaches the bot. What it gives back at once need not be waited for: games of built-in bots never wait.
 */
export interface Player {
  /** Shown every position, from the first to the last. */
  see(state: State): Promise<void> | undefined;
  /** Asked for a move in the position seen last. */
  choose(state: State, moves: MoveList): MoveCode | Promise<MoveCode>;
  /** The game has ended. */
  over(state: State): Promise<void> | undefined;
  /** What it thinks of its last bid: the chance to meet it; null if it does not say. */
  readonly bidChance: number | null;
}
