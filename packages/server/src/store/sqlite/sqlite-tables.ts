import type { SQLInputValue } from 'node:sqlite';

import type { Opening, Outcome } from '../log.ts';
import type { TableRow } from '../rows.ts';
import type { Tables } from '../tables.ts';
import type { CommitGroup } from './commit-group.ts';
import { now } from './sqlite-log.ts';
import type { SqliteLog } from './sqlite-log.ts';
import type { Row, Statements } from './statements.ts';
import type { Tail } from './tail.ts';

const COLUMNS = 'id, code, secret, status, listed, created_at, due_at, summary';

export class SqliteTables implements Tables {
  readonly #statements: Statements;
  readonly #group: CommitGroup;
  readonly #tail: Tail;
  readonly #log: SqliteLog;

  constructor(statements: Statements, group: CommitGroup, tail: Tail, log: SqliteLog) {
    this.#statements = statements;
    this.#group = group;
    this.#tail = tail;
    this.#log = log;
  }

  async open(opening: Opening): Promise<Outcome> {
    try {
      const isWritten = await this.#group.write(() => this.#log.open(opening));
      return isWritten ? 'ok' : 'conflict';
    } catch (error) {
      return error as Error;
    }
  }

  byCode(code: string): Promise<TableRow | null> {
    return this.#table('code = ?', code);
  }

  byId(id: number): Promise<TableRow | null> {
    return this.#table('id = ?', id);
  }

  listed(limit: number): Promise<TableRow[]> {
    return this.#tables(
      "status IN ('open', 'playing') AND listed = 1 ORDER BY created_at DESC LIMIT ?",
      limit,
    );
  }

  of(player: number, limit: number): Promise<TableRow[]> {
    return this.#tables(
      `status IN ('open', 'playing')
         AND id IN (SELECT table_id FROM seats WHERE player_id = ? AND seated = 1)
       ORDER BY id DESC LIMIT ?`,
      player,
      limit,
    );
  }

  tracesOf(player: number): Promise<TableRow[]> {
    return this.#tables('id IN (SELECT table_id FROM seats WHERE player_id = ?)', player);
  }

  openedBy(player: number): Promise<number> {
    const sql =
      "SELECT count(*) AS tables FROM tables WHERE host = ? AND status IN ('open', 'playing')";
    return now(() => Number(this.#statements.get(sql, player)!['tables']));
  }

  /** There is nobody else: whoever asks may have them all. */
  claimDue(time: number, limit: number): Promise<TableRow[]> {
    return this.#tables('due_at <= ? ORDER BY due_at LIMIT ?', time, limit);
  }

  async quiet(status: 'open' | 'playing', before: number, limit: number): Promise<TableRow[]> {
    const quiet = await this.#tables(
      `status = ?1 AND created_at < ?2
         AND ifnull((SELECT at FROM log WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), 0) < ?2
       ORDER BY created_at LIMIT ?3`,
      status,
      before,
      limit,
    );
    return quiet.filter(({ id }) => (this.#tail.rowsOf(id).at(-1)?.at ?? 0) < before);
  }

  ended(before: number, limit: number): Promise<TableRow[]> {
    return this.#tables('ended_at < ? ORDER BY ended_at LIMIT ?', before, limit);
  }

  /** There is nobody else, and so nothing later. */
  setDue(id: number, dueAt: number | null): Promise<void> {
    return this.#write('UPDATE tables SET due_at = ? WHERE id = ?', dueAt, id);
  }

  setSummary(id: number, summary: string, seq: number): Promise<void> {
    return this.#write(
      "UPDATE tables SET summary = ?1 WHERE id = ?2 AND ifnull(summary ->> 'seq', 0) <= ?3",
      summary,
      id,
      seq,
    );
  }

  setEnded(id: number, at: number): Promise<void> {
    return this.#write('UPDATE tables SET ended_at = ?, due_at = NULL WHERE id = ?', at, id);
  }

  clear(id: number): Promise<void> {
    return this.#group.write(() => {
      this.#tail.remove(id);
      this.#statements.run('DELETE FROM log WHERE table_id = ?', id);
      this.#statements.run('DELETE FROM seats WHERE table_id = ?', id);
      this.#statements.run(
        `UPDATE tables
         SET status = 'cleared', ended_at = NULL, due_at = NULL, summary = NULL, secret = ''
         WHERE id = ?`,
        id,
      );
      this.#statements.run(
        'DELETE FROM tables WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = ?1)',
        id,
      );
    });
  }

  #write(sql: string, ...values: SQLInputValue[]): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run(sql, ...values);
    });
  }

  async #table(where: string, ...values: SQLInputValue[]): Promise<TableRow | null> {
    return (await this.#tables(where, ...values))[0] ?? null;
  }

  #tables(where: string, ...values: SQLInputValue[]): Promise<TableRow[]> {
    return now(() =>
      this.#statements
        .all(`SELECT ${COLUMNS} FROM tables WHERE ${where}`, ...values)
        .map(makeTable),
    );
  }
}

function makeTable(row: Row): TableRow {
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
