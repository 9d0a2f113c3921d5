import type { MoveCode, MoveList, Random, Redacted, Seat, State } from '@table-seven/engine';
import type { Level } from '@table-seven/protocol';

export { LEVELS } from '@table-seven/protocol';
export type { Level };

/**
 * A player in one seat for one game. It is shown what its seat may know and nothing else, and it is deterministic: the same
 * random stream and the same positions shown give the same moves.
 */
export interface Bot<S extends State = State> {
  /** Shown every position, in order, from the first to the last; nothing to answer. */
  see(known: Redacted<S>): void;
  /** Asked for one of the legal moves in the position seen last. */
  choose(known: Redacted<S>, moves: MoveList): MoveCode;
  /** The bot's own estimate, made when it bid, of the chance to meet that bid; null if it made none. */
  readonly bidChance?: number | null;
}

/** How long a bot may think. */
export interface Thinking {
  /**
   * Milliseconds per move. A bot turns them into an amount of work that a usual machine does in that time, so that its moves do
   * not depend on how busy the machine is; the clock only stops it where that would take longer.
   */
  readonly limitMs: number;
  /** The time in milliseconds; only differences count. */
  readonly now: () => number;
}

/** Everything a bot is made from. */
export interface BotSeat {
  readonly seat: Seat;
  readonly players: number;
  readonly random: Random;
  readonly thinking: Thinking;
}

/** The bots of one game, by level. */
export type BotKit<S extends State> = Readonly<Record<Level, (seat: BotSeat) => Bot<S>>>;
