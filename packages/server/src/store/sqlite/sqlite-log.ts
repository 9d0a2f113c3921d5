import type { Beside, Entry, Log, Opening, Outcome } from '../log.ts';
import type { LogRow, ResultRow } from '../rows.ts';
import type { CommitGroup } from './commit-group.ts';
import type { Statements } from './statements.ts';
import type { Tail } from './tail.ts';

/**
 * None of the statements here may fail because of what somebody else did a moment before (a player forgotten): a failed write takes its
 * whole group with it, which is then tried one by one.
 */
export class SqliteLog implements Log {
  readonly #statements: Statements;
  readonly #group: CommitGroup;
  readonly #tail: Tail;

  constructor(statements: Statements, group: CommitGroup, tail: Tail) {
    this.#statements = statements;
    this.#group = group;
    this.#tail = tail;
  }

  append(entry: Entry, done: (outcome: Outcome) => void): void {
    let isWritten = false;
    this.#group.stage({
      write: () => {
        isWritten = this.#write(entry);
      },
      done: (error) => {
        done(error ?? (isWritten ? 'ok' : 'conflict'));
      },
    });
  }

  rows(table: number, after = 0, limit = Number.MAX_SAFE_INTEGER): Promise<LogRow[]> {
    return now(() => {
      const rows = this.#statements.all(
        'SELECT seq, at, fact, command FROM log WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?',
        table,
        after,
        limit,
      ) as unknown as LogRow[];
      for (const row of this.#tail.rowsOf(table)) {
        if (rows.length === limit) break;
        if (row.seq > after) rows.push(row);
      }
      return rows;
    });
  }

  lastSeqs(tables: readonly number[]): Promise<number[]> {
    return now(() => tables.map((table) => this.#tail.lastSeq(table)));
  }

  rewrite(table: number, facts: readonly Pick<LogRow, 'seq' | 'fact'>[]): Promise<void> {
    return this.#group.write(() => {
      this.#tail.settle(true);
      for (const { seq, fact } of facts) {
        this.#statements.run(
          'UPDATE log SET fact = ? WHERE table_id = ? AND seq = ?',
          fact,
          table,
          seq,
        );
      }
    });
  }

  /** Writes a new table, unless there is one of that number or code; within a transaction. */
  open({ table, first }: Opening): boolean {
    const { id, code, secret, listed, createdAt, host, summary } = table;
    const known = this.#statements.get('SELECT 1 FROM tables WHERE id = ? OR code = ?', id, code);
    if (known !== undefined) return false;
    this.#statements.run(
      `INSERT INTO tables (id, code, secret, status, listed, created_at, host, summary)
       VALUES (?, ?, ?, 'open', ?, ?, ?, ?)`,
      id,
      code,
      secret,
      listed ? 1 : 0,
      createdAt,
      host,
      summary,
    );
    return this.#tail.append(id, [first]);
  }

  /** Whether it could be written where it was to be. */
  #write({ table, rows, beside }: Entry): boolean {
    const { opening } = beside;
    if (opening !== undefined) {
      // Nothing may be left of what cannot be written as a whole.
      if (this.#tail.lastSeq(table) + 1 !== rows[0]!.seq || !this.open(opening)) return false;
    }
    if (!this.#tail.append(table, rows)) return false;
    this.#writeBeside(table, beside);
    return true;
  }

  #writeBeside(table: number, beside: Beside): void {
    const { due, summary, status, ended, seated, unseated, record } = beside;
    const run = this.#statements;
    if (due !== undefined) run.run('UPDATE tables SET due_at = ? WHERE id = ?', due, table);
    if (summary !== undefined) {
      run.run('UPDATE tables SET summary = ? WHERE id = ?', summary, table);
    }
    if (status !== undefined) run.run('UPDATE tables SET status = ? WHERE id = ?', status, table);
    if (ended !== undefined) {
      run.run('UPDATE tables SET ended_at = ?, due_at = NULL WHERE id = ?', ended, table);
    }
    for (const player of seated ?? []) this.#seat(table, player);
    // The row stays, because what they said while they sat there stays in the log.
    for (const player of unseated ?? []) {
      run.run('UPDATE seats SET seated = 0 WHERE table_id = ? AND player_id = ?', table, player);
    }
    if (record === undefined) return;
    run.run(
      'INSERT INTO records (id, table_id, record) VALUES (?, ?, ?)',
      record.id,
      table,
      record.text,
    );
    for (const result of record.results) this.#saveResult(record.id, result);
  }

  #seat(table: number, player: number): void {
    this.#statements.run(
      'INSERT OR REPLACE INTO seats (table_id, player_id) SELECT ?, id FROM players WHERE id = ?',
      table,
      player,
    );
    this.#statements.run('UPDATE players SET idle = 0 WHERE id = ? AND idle = 1', player);
  }

  #saveResult(record: string, row: ResultRow): void {
    this.#statements.run(
      `INSERT INTO results
         (record, player_id, game, mode, players, finished_at, name, total, won, high_roller,
          bot_moves, rounds)
       SELECT ?, id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM players WHERE id = ?`,
      record,
      row.game,
      row.mode,
      row.players,
      row.finishedAt,
      row.name,
      row.total,
      row.won ? 1 : 0,
      row.isHighRoller ? 1 : 0,
      row.botMoves,
      JSON.stringify(row.rounds),
      row.playerId,
    );
  }
}

/** The file is read at once; what is thrown is told like every other failure. */
export function now<T>(read: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(read());
  });
}
