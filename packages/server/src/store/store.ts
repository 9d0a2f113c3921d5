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

/**
 * Where tables live on. Reading is immediate; writing is gathered and made durable in groups, each as a whole or not at all.
 * Every storage passes one and the same contract suite.
 */
export interface Store {
  /** Collects a write; `done` is told once it is durable, or why it is not. */
  stage(write: (writer: Writer) => void, done: (error: Error | null) => void): void;
  /** Why the last write failed; null if it did not. */
  readonly failure: Error | null;
  /** Makes durable what was collected so far. */
  flush(): void;

  tableByCode(code: string): TableRow | null;
  tableById(id: number): TableRow | null;
  /** A table's facts in order: all of them, or at most so many of those after one. */
  log(tableId: number, after?: number, limit?: number): LogRow[];
  /** The number of a table's last fact. */
  lastSeq(tableId: number): number;
  listedTables(limit: number): TableRow[];
  /** Tables not over yet at which somebody sits. */
  tablesOf(playerId: number, limit: number): TableRow[];
  /** Every table in whose log somebody stands, whether they still sit there or not. */
  tracesOf(playerId: number): TableRow[];
  /** How many tables that are not over yet somebody has opened. */
  openedBy(playerId: number): number;
  dueTables(now: number, limit: number): TableRow[];
  /** Tables of that status that saw their last fact before `before`. */
  quietTables(status: 'open' | 'playing', before: number, limit: number): TableRow[];
  /** Tables that ended before then, the earliest first, and are not cleared away yet. */
  endedTables(before: number, limit: number): TableRow[];
  /** People who came before then and never sat down anywhere. */
  idlePlayers(before: number, limit: number): number[];

  playerByToken(tokenHash: string): PlayerRow | null;

  record(id: string): string | null;
  /** The record a table left, even after its log is gone. */
  recordOfTable(tableId: number): string | null;
  club(limit: number): ResultRow[];
  /** The newest before that time; a few more than the limit rather than a part of what came in at one time. */
  results(limit: number, before: number): ResultRow[];
  resultsOf(playerId: number, limit: number): ResultRow[];

  pad(code: string): PadRow | null;
  padCount(): number;
  padWinners(limit: number): PadWinnerRow[];

  /** Gives room that was freed back to the disk, a little at a time. */
  shrink(): void;
  close(): void;
}

/** What can be written; runs within one transaction with whatever else was collected. */
export interface Writer {
  createTable(table: NewTable): void;
  append(tableId: number, row: LogRow): void;
  /** Puts another fact in the place of one: only to forget somebody. */
  rewrite(tableId: number, seq: number, fact: string): void;
  setStatus(tableId: number, status: TableStatus): void;
  /** From when on there is nothing more to expect of a table. */
  setEnded(tableId: number, at: number): void;
  setSummary(tableId: number, summary: string): void;
  setDue(tableId: number, dueAt: number | null): void;
  seatPlayer(tableId: number, playerId: number): void;
  unseatPlayer(tableId: number, playerId: number): void;
  saveRecord(id: string, tableId: number, record: string, results: readonly ResultRow[]): void;
  /** Removes the log of a table that is over; of a table that left no record, everything. */
  clearTable(tableId: number): void;
  createPlayer(player: PlayerRow, tokenHash: string): void;
  renamePlayer(playerId: number, name: string): void;
  addLink(playerId: number, linkHash: string, expiresAt: number): void;
  /** Uses up a link that is still good: the token is its player's from now on. Whoever comes second gets nothing. */
  claimLink(linkHash: string, tokenHash: string, now: number): void;
  forgetPlayer(playerId: number): void;
  savePad(pad: PadRow): void;
  forgetPad(code: string): void;
  /** Pads that nobody has written on since then. */
  forgetPadsBefore(time: number): void;
  /** Keeps the best of them. */
  savePadWinner(winner: PadWinnerRow, kept: number): void;
}
