import type { DatabaseSync, StatementSync } from 'node:sqlite';

import type {
  LogRow,
  NewTable,
  PadRow,
  PadWinnerRow,
  PlayerRow,
  ResultRow,
  TableStatus,
  Writer,
} from './store.ts';
import { NAMELESS } from './store.ts';
import type { Tail } from './tail.ts';

/** The devices one person has at a time. */
const MAX_TOKENS = 20;

/**
 * The prepared statements behind every write. None of them may fail because of what somebody else did a moment before (a player
 * forgotten, a link used): a failed write takes its whole group with it.
 */
export class SqliteWriter implements Writer {
  readonly #tail: Tail;
  readonly #prepare: (sql: string) => StatementSync;

  constructor(db: DatabaseSync, tail: Tail) {
    this.#tail = tail;
    const statements = new Map<string, StatementSync>();
    this.#prepare = (sql) => {
      const statement = statements.get(sql) ?? db.prepare(sql);
      statements.set(sql, statement);
      return statement;
    };
  }

  createTable({ id, code, secret, listed, createdAt, host, summary }: NewTable): void {
    this.#prepare(
      `INSERT INTO tables (id, code, secret, status, listed, created_at, host, summary)
       VALUES (?, ?, ?, 'open', ?, ?, ?, ?)`,
    ).run(id, code, secret, listed ? 1 : 0, createdAt, host, summary);
  }

  append(tableId: number, row: LogRow): void {
    this.#tail.append(tableId, row);
  }

  rewrite(tableId: number, seq: number, fact: string): void {
    this.#tail.settle(true);
    this.#prepare('UPDATE log SET fact = ? WHERE table_id = ? AND seq = ?').run(fact, tableId, seq);
  }

  setStatus(tableId: number, status: TableStatus): void {
    this.#prepare('UPDATE tables SET status = ? WHERE id = ?').run(status, tableId);
  }

  setEnded(tableId: number, at: number): void {
    this.#prepare('UPDATE tables SET ended_at = ?, due_at = NULL WHERE id = ?').run(at, tableId);
  }

  setSummary(tableId: number, summary: string): void {
    this.#prepare('UPDATE tables SET summary = ? WHERE id = ?').run(summary, tableId);
  }

  setDue(tableId: number, dueAt: number | null): void {
    this.#prepare('UPDATE tables SET due_at = ? WHERE id = ?').run(dueAt, tableId);
  }

  seatPlayer(tableId: number, playerId: number): void {
    this.#prepare(
      'INSERT OR REPLACE INTO seats (table_id, player_id) SELECT ?, id FROM players WHERE id = ?',
    ).run(tableId, playerId);
    this.#prepare('UPDATE players SET idle = 0 WHERE id = ? AND idle = 1').run(playerId);
  }

  /** The row stays, because what they said while they sat there stays in the log. */
  unseatPlayer(tableId: number, playerId: number): void {
    this.#prepare('UPDATE seats SET seated = 0 WHERE table_id = ? AND player_id = ?').run(
      tableId,
      playerId,
    );
  }

  saveRecord(id: string, tableId: number, record: string, results: readonly ResultRow[]): void {
    this.#prepare('INSERT INTO records (id, table_id, record) VALUES (?, ?, ?)').run(
      id,
      tableId,
      record,
    );
    const insert = this.#prepare(
      `INSERT INTO results
         (record, player_id, game, mode, players, finished_at, name, total, won, high_roller,
          bot_moves, rounds)
       SELECT ?, id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM players WHERE id = ?`,
    );
    for (const r of results) {
      insert.run(
        id,
        r.game,
        r.mode,
        r.players,
        r.finishedAt,
        r.name,
        r.total,
        r.won ? 1 : 0,
        r.isHighRoller ? 1 : 0,
        r.botMoves,
        JSON.stringify(r.rounds),
        r.playerId,
      );
    }
  }

  clearTable(tableId: number): void {
    this.#tail.remove(tableId);
    this.#prepare('DELETE FROM log WHERE table_id = ?').run(tableId);
    this.#prepare('DELETE FROM seats WHERE table_id = ?').run(tableId);
    this.#prepare(
      `UPDATE tables SET status = 'cleared', ended_at = NULL, due_at = NULL, summary = NULL, secret = ''
       WHERE id = ?`,
    ).run(tableId);
    this.#prepare(
      `DELETE FROM tables WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = ?1)`,
    ).run(tableId);
  }

  createPlayer({ id, name, createdAt }: PlayerRow, tokenHash: string): void {
    this.#prepare('INSERT INTO players (id, name, created_at) VALUES (?, ?, ?)').run(
      id,
      name,
      createdAt,
    );
    this.#prepare('INSERT INTO tokens (hash, player_id, created_at) VALUES (?, ?, ?)').run(
      tokenHash,
      id,
      createdAt,
    );
  }

  renamePlayer(playerId: number, name: string): void {
    this.#prepare('UPDATE players SET name = ? WHERE id = ?').run(name, playerId);
  }

  addLink(playerId: number, linkHash: string, expiresAt: number): void {
    this.#prepare('DELETE FROM links WHERE player_id = ?').run(playerId);
    this.#prepare(
      'INSERT INTO links (hash, player_id, expires_at) SELECT ?, id, ? FROM players WHERE id = ?',
    ).run(linkHash, expiresAt, playerId);
  }

  claimLink(linkHash: string, tokenHash: string, now: number): void {
    this.#prepare(
      `INSERT INTO tokens (hash, player_id, created_at)
       SELECT ?1, player_id, ?3 FROM links WHERE hash = ?2 AND expires_at > ?3`,
    ).run(tokenHash, linkHash, now);
    this.#prepare(
      `DELETE FROM tokens WHERE player_id = (SELECT player_id FROM tokens WHERE hash = ?1)
         AND hash <> ?1 AND hash NOT IN (
           SELECT hash FROM tokens WHERE player_id = (SELECT player_id FROM tokens WHERE hash = ?1)
           ORDER BY created_at DESC LIMIT ${String(MAX_TOKENS)})`,
    ).run(tokenHash);
    this.#prepare('DELETE FROM links WHERE hash = ?').run(linkHash);
  }

  /** Whoever wants to be forgotten leaves no name, token or history; games among others keep their moves. */
  forgetPlayer(playerId: number): void {
    this.#unname(playerId);
    for (const table of ['tokens', 'links', 'seats', 'results']) {
      this.#prepare(`DELETE FROM ${table} WHERE player_id = ?`).run(playerId);
    }
    this.#prepare('DELETE FROM players WHERE id = ?').run(playerId);
  }

  /** Takes a player's name out of the records of their games. */
  #unname(playerId: number): void {
    const games = this.#prepare(
      'SELECT id, records.record, name FROM results JOIN records ON id = results.record WHERE player_id = ?',
    ).all(playerId);
    const update = this.#prepare('UPDATE records SET record = ? WHERE id = ?');
    for (const { id, record, name } of games) {
      const game = JSON.parse(String(record)) as { players?: string[] };
      const players = game.players?.map((other) => (other === name ? NAMELESS : other));
      update.run(JSON.stringify({ ...game, players }), id!);
    }
  }

  savePad({ code, keyHash, content, seq, changedAt }: PadRow): void {
    this.#prepare(
      'INSERT OR REPLACE INTO pads (code, key_hash, content, seq, changed_at) VALUES (?, ?, ?, ?, ?)',
    ).run(code, keyHash, content, seq, changedAt);
  }

  forgetPad(code: string): void {
    this.#prepare('DELETE FROM pads WHERE code = ?').run(code);
  }

  forgetPadsBefore(time: number): void {
    this.#prepare('DELETE FROM pads WHERE changed_at < ?').run(time);
  }

  savePadWinner({ game, name, total, finishedAt }: PadWinnerRow, kept: number): void {
    this.#prepare(
      'INSERT OR IGNORE INTO pad_winners (game, name, total, finished_at) VALUES (?, ?, ?, ?)',
    ).run(game, name, total, finishedAt);
    this.#prepare(
      `DELETE FROM pad_winners WHERE (game, name) IN
         (SELECT game, name FROM pad_winners ORDER BY total DESC, finished_at LIMIT -1 OFFSET ?)`,
    ).run(kept);
  }
}
