import type { SQLInputValue } from 'node:sqlite';

import type { Archive } from '../archive.ts';
import type { ResultRow } from '../rows.ts';
import { now } from './sqlite-log.ts';
import type { Row, Statements } from './statements.ts';

const COLUMNS =
  'record, player_id, game, mode, players, finished_at, name, total, won, high_roller, bot_moves, rounds';

/** The results of listed tables, and of the games that somebody played themselves. */
const seenBy = (viewer: string): string =>
  `(EXISTS (SELECT 1 FROM records JOIN tables ON tables.id = records.table_id
            WHERE records.id = results.record AND listed = 1)
    OR EXISTS (SELECT 1 FROM results AS own WHERE own.record = results.record AND own.player_id = ${viewer}))`;

export class SqliteArchive implements Archive {
  readonly #statements: Statements;

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  record(id: string): Promise<string | null> {
    return this.#text('SELECT record AS text FROM records WHERE id = ?', id);
  }

  recordOfTable(table: number): Promise<string | null> {
    return this.#text('SELECT id AS text FROM records WHERE table_id = ?', table);
  }

  club(limit: number, viewer: number | null): Promise<ResultRow[]> {
    const where = `high_roller = 1 AND ${seenBy('?2')} ORDER BY total DESC, finished_at LIMIT ?1`;
    return this.#results(where, limit, viewer);
  }

  results(limit: number, before: number, viewer: number | null): Promise<ResultRow[]> {
    return this.#results(
      `finished_at < ?1 AND ${seenBy('?3')} AND finished_at >= ifnull(
         (SELECT finished_at FROM results WHERE finished_at < ?1 AND ${seenBy('?3')}
          ORDER BY finished_at DESC LIMIT 1 OFFSET ?2 - 1), 0)
       ORDER BY finished_at DESC`,
      before,
      limit,
      viewer,
    );
  }

  resultsOf(player: number, limit: number): Promise<ResultRow[]> {
    return this.#results('player_id = ? ORDER BY finished_at DESC LIMIT ?', player, limit);
  }

  #text(sql: string, value: SQLInputValue): Promise<string | null> {
    return now(() => {
      const row = this.#statements.get(sql, value);
      return row === undefined ? null : String(row['text']);
    });
  }

  #results(where: string, ...values: SQLInputValue[]): Promise<ResultRow[]> {
    const sql = `SELECT ${COLUMNS} FROM results WHERE ${where}`;
    return now(() => this.#statements.all(sql, ...values).map(makeResult));
  }
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
