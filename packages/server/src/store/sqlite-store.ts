import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

import { DataLock } from './data-lock.ts';
import { migrate } from './migrations.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import { Tail } from './tail.ts';
import type {
  LogRow,
  PadRow,
  PadWinnerRow,
  PlayerRow,
  ResultRow,
  Store,
  TableRow,
  Writer,
} from './store.ts';

interface Staged {
  readonly write: (writer: Writer) => void;
  readonly done: (error: Error | null) => void;
}

export interface SqliteOptions {
  /** `full` waits for the disk at every commit; `normal` survives the death of the process, not of the machine. */
  readonly synchronous?: 'full' | 'normal';
  /** Told how long each grouped commit took. */
  readonly onCommit?: (seconds: number) => void;
  /** Told what was thrown where nothing should be. */
  readonly onFault?: (error: unknown) => void;
}

const TABLE = 'id, code, secret, status, listed, created_at, due_at, summary';
const RESULT =
  'record, player_id, game, mode, players, finished_at, name, total, won, high_roller, bot_moves, rounds';

/** So many pages are given back to the disk at a time. */
const FREED_PAGES = 200;
/** Up to this size a file from before is made over at the start, so that it can give back room; that takes a second or two. */
const MADE_OVER_BYTES = 256 * 1024 * 1024;

/** Everything in one file, written ahead (WAL). Commits are grouped: whatever arrives within one turn of the event loop is one. */
export class SqliteStore implements Store {
  readonly #lock: DataLock | null;
  readonly #db: DatabaseSync;
  readonly #tail: Tail;
  readonly #writer: SqliteWriter;
  readonly #onCommit: (seconds: number) => void;
  readonly #onFault: (error: unknown) => void;
  readonly #statements = new Map<string, StatementSync>();
  failure: Error | null = null;
  #staged: Staged[] = [];
  #isScheduled = false;
  #isClosed = false;

  constructor(
    data: string | DatabaseSync,
    { synchronous = 'normal', onCommit, onFault }: SqliteOptions = {},
  ) {
    this.#lock = typeof data === 'string' && data !== ':memory:' ? new DataLock(data) : null;
    this.#db = typeof data === 'string' ? new DatabaseSync(data) : data;
    this.#onCommit = onCommit ?? (() => undefined);
    this.#onFault = onFault ?? (() => undefined);
    giveBackRoom(this.#db);
    this.#db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = ${synchronous};
      PRAGMA busy_timeout = 5000;
      PRAGMA foreign_keys = ON;
      PRAGMA journal_size_limit = 67108864;
      -- The last page of every game in progress stays in memory, and is copied into the file once, not at every few moves.
      PRAGMA cache_size = -16384;
      PRAGMA wal_autocheckpoint = 4000;
    `);
    migrate(this.#db);
    this.#tail = new Tail(this.#db);
    this.#writer = new SqliteWriter(this.#db, this.#tail);
  }

  stage(write: Staged['write'], done: Staged['done']): void {
    this.#staged.push({ write, done });
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.flush();
    });
  }

  flush(): void {
    this.#isScheduled = false;
    const staged = this.#staged;
    if (staged.length === 0 || this.#isClosed) return;
    this.#staged = [];
    const begin = performance.now();
    const errors = this.#write(staged);
    this.failure = errors?.find((error) => error !== null) ?? null;
    this.#onCommit((performance.now() - begin) / 1000);
    staged.forEach(({ done }, i) => {
      this.#tell(done, errors?.[i] ?? null);
    });
  }

  /** All of it as one; if that fails, one by one, so that what one write does wrong costs no other. What each failed with, if any did. */
  #write(staged: readonly Staged[]): (Error | null)[] | null {
    const error = this.#commit(staged);
    if (error === null) return null;
    return staged.length === 1 ? [error] : staged.map((one) => this.#commit([one]));
  }

  /** Whoever is told must not keep the others from being told. */
  #tell(done: Staged['done'], error: Error | null): void {
    try {
      done(error);
    } catch (fault) {
      this.#onFault(fault);
    }
  }

  #commit(staged: readonly Staged[]): Error | null {
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const { write } of staged) write(this.#writer);
      this.#tail.settle();
      this.#db.exec('COMMIT');
      return null;
    } catch (error) {
      this.#takeBack();
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  #takeBack(): void {
    try {
      // A full disk may have rolled everything back already.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      this.#tail.reload();
    } catch (fault) {
      // Nothing can be read either: what is in memory of the tail holds until it can.
      this.#onFault(fault);
    }
  }

  pad(code: string): PadRow | null {
    const row = this.#get(
      'SELECT code, key_hash, content, seq, changed_at FROM pads WHERE code = ?',
      code,
    );
    if (row === undefined) return null;
    return {
      code: String(row['code']),
      keyHash: String(row['key_hash']),
      content: String(row['content']),
      seq: Number(row['seq']),
      changedAt: Number(row['changed_at']),
    };
  }

  padCount(): number {
    return Number(this.#get('SELECT count(*) AS pads FROM pads')?.['pads'] ?? 0);
  }

  padWinners(limit: number): PadWinnerRow[] {
    const sql =
      'SELECT game, name, total, finished_at FROM pad_winners ORDER BY total DESC, finished_at LIMIT ?';
    return this.#all(sql, limit).map((row) => ({
      game: String(row['game']),
      name: String(row['name']),
      total: Number(row['total']),
      finishedAt: Number(row['finished_at']),
    }));
  }

  shrink(): void {
    this.#db.exec(`PRAGMA incremental_vacuum(${String(FREED_PAGES)})`);
  }

  tableByCode(code: string): TableRow | null {
    return makeTable(this.#get(`SELECT ${TABLE} FROM tables WHERE code = ?`, code));
  }

  tableById(id: number): TableRow | null {
    return makeTable(this.#get(`SELECT ${TABLE} FROM tables WHERE id = ?`, id));
  }

  log(tableId: number, after = 0, limit = Number.MAX_SAFE_INTEGER): LogRow[] {
    const sql =
      'SELECT seq, at, fact, command FROM log WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?';
    const rows = this.#all(sql, tableId, after, limit) as unknown as LogRow[];
    for (const row of this.#tail.rowsOf(tableId)) {
      if (rows.length === limit) break;
      if (row.seq > after) rows.push(row);
    }
    return rows;
  }

  lastSeq(tableId: number): number {
    return this.#tail.lastSeq(tableId);
  }

  listedTables(limit: number): TableRow[] {
    return this.#tables(
      "status IN ('open', 'playing') AND listed = 1 ORDER BY created_at DESC LIMIT ?",
      limit,
    );
  }

  tablesOf(playerId: number, limit: number): TableRow[] {
    return this.#tables(
      `status IN ('open', 'playing')
         AND id IN (SELECT table_id FROM seats WHERE player_id = ? AND seated = 1)
       ORDER BY id DESC LIMIT ?`,
      playerId,
      limit,
    );
  }

  tracesOf(playerId: number): TableRow[] {
    return this.#tables('id IN (SELECT table_id FROM seats WHERE player_id = ?)', playerId);
  }

  openedBy(playerId: number): number {
    const sql =
      "SELECT count(*) AS tables FROM tables WHERE host = ? AND status IN ('open', 'playing')";
    return Number(this.#get(sql, playerId)!['tables']);
  }

  dueTables(now: number, limit: number): TableRow[] {
    return this.#tables('due_at <= ? ORDER BY due_at LIMIT ?', now, limit);
  }

  quietTables(status: 'open' | 'playing', before: number, limit: number): TableRow[] {
    const quiet = this.#tables(
      `status = ?1 AND created_at < ?2
         AND ifnull((SELECT at FROM log WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), 0) < ?2
       ORDER BY created_at LIMIT ?3`,
      status,
      before,
      limit,
    );
    return quiet.filter(({ id }) => (this.#tail.rowsOf(id).at(-1)?.at ?? 0) < before);
  }

  endedTables(before: number, limit: number): TableRow[] {
    return this.#tables('ended_at < ? ORDER BY ended_at LIMIT ?', before, limit);
  }

  idlePlayers(before: number, limit: number): number[] {
    const sql =
      'SELECT id FROM players WHERE idle = 1 AND created_at < ? ORDER BY created_at LIMIT ?';
    return this.#all(sql, before, limit).map((row) => Number(row['id']));
  }

  playerByToken(tokenHash: string): PlayerRow | null {
    const sql =
      'SELECT id, name, created_at FROM players WHERE id = (SELECT player_id FROM tokens WHERE hash = ?)';
    return makePlayer(this.#get(sql, tokenHash));
  }

  record(id: string): string | null {
    const row = this.#get('SELECT record FROM records WHERE id = ?', id);
    return row === undefined ? null : String(row['record']);
  }

  recordOfTable(tableId: number): string | null {
    const row = this.#get('SELECT id FROM records WHERE table_id = ?', tableId);
    return row === undefined ? null : String(row['id']);
  }

  club(limit: number): ResultRow[] {
    return this.#results('high_roller = 1 ORDER BY total DESC, finished_at LIMIT ?', limit);
  }

  results(limit: number, before: number): ResultRow[] {
    return this.#results(
      `finished_at < ?1 AND finished_at >= ifnull(
         (SELECT finished_at FROM results WHERE finished_at < ?1 ORDER BY finished_at DESC LIMIT 1 OFFSET ?2 - 1), 0)
       ORDER BY finished_at DESC`,
      before,
      limit,
    );
  }

  resultsOf(playerId: number, limit: number): ResultRow[] {
    return this.#results('player_id = ? ORDER BY finished_at DESC LIMIT ?', playerId, limit);
  }

  close(): void {
    this.flush();
    this.#isClosed = true;
    this.#db.close();
    this.#lock?.release();
  }

  #tables(where: string, ...values: SQLInputValue[]): TableRow[] {
    return this.#all(`SELECT ${TABLE} FROM tables WHERE ${where}`, ...values).map((row) =>
      makeTable(row)!,
    );
  }

  #results(where: string, ...values: SQLInputValue[]): ResultRow[] {
    return this.#all(`SELECT ${RESULT} FROM results WHERE ${where}`, ...values).map(makeResult);
  }

  #get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepare(sql).get(...values);
  }

  #all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepare(sql).all(...values);
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

type Row = ReturnType<StatementSync['all']>[number];

function makeTable(row: Row | undefined): TableRow | null {
  if (row === undefined) return null;
  return {
    id: Number(row['id']),
    code: String(row['code']),
    secret: String(row['secret']),
    status: row['status'] as TableRow['status'],
    listed: row['listed'] === 1,
    createdAt: Number(row['created_at']),
    dueAt: row['due_at'] === null ? null : Number(row['due_at']),
    summary: row['summary'] === null ? null : String(row['summary']),
  };
}

function makePlayer(row: Row | undefined): PlayerRow | null {
  if (row === undefined) return null;
  return {
    id: Number(row['id']),
    name: String(row['name']),
    createdAt: Number(row['created_at']),
  };
}

function makeResult(row: Row): ResultRow {
  return {
    record: String(row['record']),
    playerId: Number(row['player_id']),
    game: String(row['game']),
    mode: String(row['mode']),
    players: Number(row['players']),
    finishedAt: Number(row['finished_at']),
    name: String(row['name']),
    total: Number(row['total']),
    won: row['won'] === 1,
    isHighRoller: row['high_roller'] === 1,
    botMoves: Number(row['bot_moves']),
    rounds: JSON.parse(String(row['rounds'])) as ResultRow['rounds'],
  };
}

/** Lets the file become smaller when something is cleared away. Has to be said before anything is in it, or the file is made over. */
function giveBackRoom(db: DatabaseSync): void {
  const value = (pragma: string): number =>
    Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get()!)[0]);
  const pages = value('page_count');
  if (value('auto_vacuum') !== 0 || pages * value('page_size') > MADE_OVER_BYTES) return;
  db.exec('PRAGMA auto_vacuum = INCREMENTAL');
  if (pages > 0) db.exec('VACUUM');
}
