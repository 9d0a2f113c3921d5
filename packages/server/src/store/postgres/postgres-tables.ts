import type { Opening, Outcome } from '../log.ts';
import type { TableRow } from '../rows.ts';
import { LEASE_MS } from '../tables.ts';
import type { Tables } from '../tables.ts';
import type { Database, Row, Value } from './database.ts';
import type { PostgresLog } from './postgres-log.ts';

const COLUMNS = 'id, code, secret, status, listed, created_at, due_at, summary';
/** Whoever has a table in memory has so long to ask for it before another server does. */
const HEAD_START_MS = 1000;

export class PostgresTables implements Tables {
  readonly #db: Database;
  readonly #log: PostgresLog;

  constructor(db: Database, log: PostgresLog) {
    this.#db = db;
    this.#log = log;
  }

  open(opening: Opening): Promise<Outcome> {
    return this.#log.outcome((run) => this.#log.open(run, opening));
  }

  byCode(code: string): Promise<TableRow | null> {
    return this.#table('code = $1', code);
  }

  byId(id: number): Promise<TableRow | null> {
    return this.#table('id = $1', id);
  }

  listed(limit: number): Promise<TableRow[]> {
    return this.#tables(
      "status IN ('open', 'playing') AND listed ORDER BY created_at DESC LIMIT $1",
      limit,
    );
  }

  of(player: number, limit: number): Promise<TableRow[]> {
    return this.#tables(
      `status IN ('open', 'playing')
         AND id IN (SELECT table_id FROM seats WHERE player_id = $1 AND seated)
       ORDER BY id DESC LIMIT $2`,
      player,
      limit,
    );
  }

  tracesOf(player: number): Promise<TableRow[]> {
    return this.#tables('id IN (SELECT table_id FROM seats WHERE player_id = $1)', player);
  }

  async openedBy(player: number): Promise<number> {
    const row = await this.#db.first(
      "SELECT count(*) AS tables FROM tables WHERE host = $1 AND status IN ('open', 'playing')",
      player,
    );
    return Number(row?.['tables']);
  }

  /** That it is given out is written down as its being due later: if whoever has it dies, it is due again then. */
  async claimDue(now: number, limit: number, known: readonly number[]): Promise<TableRow[]> {
    const rows = await this.#db.all(
      `UPDATE tables SET due_at = $1::bigint + ${String(LEASE_MS)}
       WHERE id IN (
         SELECT id FROM tables
         WHERE due_at <= $1 AND (due_at <= $1 - ${String(HEAD_START_MS)} OR id = ANY ($3::bigint[]))
         ORDER BY due_at LIMIT $2
         FOR UPDATE SKIP LOCKED)
       RETURNING ${COLUMNS}`,
      now,
      limit,
      known,
    );
    return rows.map(makeTable);
  }

  quiet(status: 'open' | 'playing', before: number, limit: number): Promise<TableRow[]> {
    return this.#tables(
      `status = $1 AND created_at < $2
         AND coalesce((SELECT at FROM log WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), 0) < $2
       ORDER BY created_at, id LIMIT $3`,
      status,
      before,
      limit,
    );
  }

  ended(before: number, limit: number): Promise<TableRow[]> {
    return this.#tables('ended_at < $1 ORDER BY ended_at LIMIT $2', before, limit);
  }

  setDue(id: number, dueAt: number | null, seq: number): Promise<void> {
    return this.#write(
      'UPDATE tables SET due_at = $2, due_seq = $3 WHERE id = $1 AND due_seq <= $3',
      id,
      dueAt,
      seq,
    );
  }

  setSummary(id: number, summary: string, seq: number): Promise<void> {
    return this.#write(
      `UPDATE tables SET summary = $2
       WHERE id = $1 AND coalesce((summary::json ->> 'seq')::int, 0) <= $3`,
      id,
      summary,
      seq,
    );
  }

  setEnded(id: number, at: number): Promise<void> {
    return this.#write('UPDATE tables SET ended_at = $2, due_at = NULL WHERE id = $1', id, at);
  }

  async clear(id: number): Promise<void> {
    await this.#db.transaction(async (run) => {
      await run('DELETE FROM log WHERE table_id = $1', id);
      await run('DELETE FROM seats WHERE table_id = $1', id);
      await run(
        `UPDATE tables
         SET status = 'cleared', ended_at = NULL, due_at = NULL, summary = NULL, secret = ''
         WHERE id = $1`,
        id,
      );
      await run(
        'DELETE FROM tables WHERE id = $1 AND NOT EXISTS (SELECT FROM records WHERE table_id = $1)',
        id,
      );
    });
  }

  async #write(sql: string, ...values: Value[]): Promise<void> {
    await this.#db.all(sql, ...values);
  }

  async #table(where: string, ...values: Value[]): Promise<TableRow | null> {
    return (await this.#tables(where, ...values))[0] ?? null;
  }

  async #tables(where: string, ...values: Value[]): Promise<TableRow[]> {
    return (await this.#db.all(`SELECT ${COLUMNS} FROM tables WHERE ${where}`, ...values)).map(
      makeTable,
    );
  }
}

function makeTable(row: Row): TableRow {
  return {
    id: Number(row['id']),
    code: String(row['code']),
    secret: String(row['secret']),
    status: row['status'] as TableRow['status'],
    listed: row['listed'] === true,
    createdAt: Number(row['created_at']),
    dueAt: row['due_at'] as number | null,
    summary: row['summary'] as string | null,
  };
}
