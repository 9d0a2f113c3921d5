/** What one deal came to, for each bot given. Plain data, sent from worker to main thread. */
export interface DealSummary {
  readonly games: number;
  readonly moves: number;
  readonly bots: readonly BotSummary[];
  /** The games' records as lines of JSON, if they are wanted. */
  readonly records: readonly string[];
}

interface BotSummary {
  /** Means over the bot's seats and over the games of the deal: points, wins, then the figures of the game. */
  readonly figures: readonly number[];
  readonly tallies: readonly number[];
}

export const POINTS = 0;
export const WINS = 1;
/** Where the figures of the game begin. */
export const OWN_FIGURES = 2;
