/** One entry of a table's log. */
export interface LogRow {
  readonly seq: number;
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
  /** The fact, in JSON. */
  readonly fact: string;
  /** The command that caused it, so that it is carried out once however often it is sent. */
  readonly command: string | null;
}

/** The name of a player who wanted to be forgotten. */
export const NAMELESS = 'Guest';

/** A table that is cleared has no log any more, only perhaps a record. */
export type TableStatus = 'open' | 'playing' | 'over' | 'closed' | 'cleared';

export interface TableRow {
  readonly id: number;
  readonly code: string;
  /** What the deals are made from; published when the game is over. */
  readonly secret: string;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly createdAt: number;
  readonly dueAt: number | null;
  /** What lists say of the table, in JSON, as it was last written down; null for tables from before there were any. */
  readonly summary: string | null;
}

/** A table that is about to be opened. */
export type NewTable = Pick<TableRow, 'id' | 'code' | 'secret' | 'listed' | 'createdAt'> & {
  readonly host: number;
  readonly summary: string;
};

export interface PlayerRow {
  readonly id: number;
  readonly name: string;
  readonly createdAt: number;
}

/** A finished game as one of its players will find it in their history. */
export interface ResultRow {
  readonly record: string;
  readonly playerId: number;
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly finishedAt: number;
  readonly name: string;
  readonly total: number;
  readonly won: boolean;
  /** Won with enough for the High Rollers Club, by the rules of the game. */
  readonly isHighRoller: boolean;
  /** Moves a bot made for this player. */
  readonly botMoves: number;
  /** Rounds by number of cards: [cards, rounds, bids met, points]; empty where a game has no bids. */
  readonly rounds: readonly (readonly [number, number, number, number])[];
}

/** A score pad that others follow: the text of its link, as its writer sent it last. */
export interface PadRow {
  readonly code: string;
  /** Of the key that only its writer has. */
  readonly keyHash: string;
  readonly content: string;
  /** Counts what was sent. */
  readonly seq: number;
  readonly changedAt: number;
}

/** [DL-SCO-5] A winner with real cards, as a pad told of them. */
export interface PadWinnerRow {
  /** The pad, so that looking at its end twice does not enter it twice. */
  readonly game: string;
  readonly name: string;
  readonly total: number;
  readonly finishedAt: number;
}
