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
}

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
  /** Moves a bot made for this player. */
  readonly botMoves: number;
  /** Rounds by number of cards: [cards, rounds, bids met, points]; empty where a game has no bids. */
  readonly rounds: readonly (readonly [number, number, number, number])[];
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
  log(tableId: number): LogRow[];
  listedTables(limit: number): TableRow[];
  tablesOf(playerId: number, limit: number): TableRow[];
  dueTables(now: number, limit: number): TableRow[];
  /** Tables of that status that saw their last fact before `before`. */
  quietTables(status: TableStatus, before: number, limit: number): TableRow[];

  playerByToken(tokenHash: string): PlayerRow | null;

  record(id: string): string | null;
  /** The record a table left, even after its log is gone. */
  recordOfTable(tableId: number): string | null;
  club(limit: number): ResultRow[];
  /** The newest before that time; a few more than the limit rather than a part of what came in at one time. */
  results(limit: number, before: number): ResultRow[];
  resultsOf(playerId: number, limit: number): ResultRow[];

  close(): void;
}

/** What can be written; runs within one transaction with whatever else was collected. */
export interface Writer {
  createTable(table: Omit<TableRow, 'status' | 'dueAt'>): void;
  append(tableId: number, row: LogRow): void;
  setStatus(tableId: number, status: TableStatus): void;
  setDue(tableId: number, dueAt: number | null): void;
  /** After a start: every game in progress is looked at, since nobody is there yet. */
  wakePlaying(dueAt: number): void;
  seatPlayer(tableId: number, playerId: number): void;
  unseatPlayer(tableId: number, playerId: number): void;
  saveRecord(id: string, tableId: number, record: string, results: readonly ResultRow[]): void;
  forgetLog(tableId: number): void;
  createPlayer(player: PlayerRow, tokenHash: string): void;
  renamePlayer(playerId: number, name: string): void;
  addLink(playerId: number, linkHash: string, expiresAt: number): void;
  /** Uses up a link that is still good: the token is its player's from now on. Whoever comes second gets nothing. */
  claimLink(linkHash: string, tokenHash: string, now: number): void;
  forgetPlayer(playerId: number): void;
}
