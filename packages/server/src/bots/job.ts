import type { Level } from '@table-seven/bots';
import type { Seat } from '@table-seven/engine';

/** A game as far as it has come, or how it has gone on from what somebody knows of it. */
export interface GameSoFar {
  /** What the game was started with; null for those who know it. */
  readonly start: {
    readonly game: string;
    readonly options: object;
    readonly players: number;
  } | null;
  /** What chance has given so far, never what it will give; null if that is known. */
  readonly setup: object | null;
  readonly moves: readonly { readonly seat: Seat; readonly move: object }[];
}

/** How much of a game a thread knows. */
export interface Known {
  readonly moves: number;
  /** Things chance gave. */
  readonly chances: number;
}

/** One decision asked of a bot. */
export interface BotJob {
  readonly table: string;
  /** Whoever opened the table: bots think in turn for one opener after the other, however many tables somebody opens. */
  readonly opener: number;
  readonly seat: Seat;
  readonly level: Level;
  /** Of the bot's own luck. */
  readonly seed: string;
  /** The present position's game, for a thread that knows this much of it or, with null, nothing. */
  readonly gameSince: (known: Known | null) => GameSoFar & { readonly known: Known };
}

/** What a thread is told. */
export type ToThread =
  | ({ readonly type: 'choose'; readonly number: number } & GameSoFar &
      Pick<BotJob, 'table' | 'seat' | 'level' | 'seed'>)
  | { readonly type: 'release'; readonly table: string };

/** What it answers to `choose`; `lost`: it no longer knows this game and has to be told all of it. */
export type FromThread = { readonly number: number } & (
  { readonly move: object } | { readonly lost: true } | { readonly error: string }
);
