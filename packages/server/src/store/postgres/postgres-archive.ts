import type { Archive } from '../archive.ts';
import type { ResultRow } from '../rows.ts';
import type { Database, Row, Value } from './database.ts';

const COLUMNS =
  'record, player_id, game, mode, players, finished_at, name, total, won, high_roller, bot_moves, rounds';

/** The results of listed tables, and of the games that somebody played themselves. */
const seenBy = (viewer: string): string =>
  `(EXISTS (SELECT 1 FROM records JOIN tables ON tables.id = records.table_id
            WHERE records.id = results.record AND listed)
    OR EXISTS (SELECT 1 FROM results AS own WHERE own.record = results.record AND own.player_id = ${viewer}))`;

export class PostgresArchive implements Archive {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  record(id: string): Promise<string | null> {
    return this.#text('SELECT record AS text FROM records WHERE id = $1', id);
  }

  recordOfTable(table: number): Promise<string | null> {
    return this.#text('SELECT id AS text FROM records WHERE table_id = $1', table);
  }

  club(limit: number, viewer: number | null): Promise<ResultRow[]> {
    const where = `high_roller AND ${seenBy('$2::bigint')} ORDER BY total DESC, finished_at LIMIT $1`;
    return this.#results(where, limit, viewer);
  }

  results(limit: number, before: number, viewer: number | null): Promise<ResultRow[]> {
    return this.#results(
      `finished_at < $1 AND ${seenBy('$3::bigint')} AND finished_at >= coalesce(
         (SELECT finished_at FROM results WHERE finished_at < $1 AND ${seenBy('$3::bigint')}
          ORDER BY finished_at DESC LIMIT 1 OFFSET $2::int - 1), 0)
       ORDER BY finished_at DESC`,
      before,
      limit,
      viewer,
    );
  }

  resultsOf(player: number, limit: number): Promise<ResultRow[]> {
    return this.#results('player_id = $1 ORDER BY finished_at DESC LIMIT $2', player, limit);
  }

  async #text(sql: string, value: Value): Promise<string | null> {
    const row = await this.#db.first(sql, value);
    return row === null ? null : String(row['text']);
  }

  async #results(where: string, ...values: Value[]): Promise<ResultRow[]> {
    return (await this.#db.all(`SELECT ${COLUMNS} FROM results WHERE ${where}`, ...values)).map(
      makeResult,
    );
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
    won: row['won'] === true,
    isHighRoller: row['high_roller'] === true,
    botMoves: Number(row['bot_moves']),
    rounds: JSON.parse(String(row['rounds'])) as ResultRow['rounds'],
  };
}
