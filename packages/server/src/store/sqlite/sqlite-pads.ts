import type { Pads } from '../pads.ts';
import type { PadRow, PadWinnerRow } from '../rows.ts';
import type { CommitGroup } from './commit-group.ts';
import { now } from './sqlite-log.ts';
import type { Statements } from './statements.ts';

export class SqlitePads implements Pads {
  readonly #statements: Statements;
  readonly #group: CommitGroup;

  constructor(statements: Statements, group: CommitGroup) {
    this.#statements = statements;
    this.#group = group;
  }

  byCode(code: string): Promise<PadRow | null> {
    return now(() => {
      const row = this.#statements.get(
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
    });
  }

  count(): Promise<number> {
    return now(() =>
      Number(this.#statements.get('SELECT count(*) AS pads FROM pads')?.['pads'] ?? 0),
    );
  }

  save({ code, keyHash, content, seq, changedAt }: PadRow): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run(
        'INSERT OR REPLACE INTO pads (code, key_hash, content, seq, changed_at) VALUES (?, ?, ?, ?, ?)',
        code,
        keyHash,
        content,
        seq,
        changedAt,
      );
    });
  }

  forget(code: string): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run('DELETE FROM pads WHERE code = ?', code);
    });
  }

  forgetBefore(time: number): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run('DELETE FROM pads WHERE changed_at < ?', time);
    });
  }

  winners(limit: number): Promise<PadWinnerRow[]> {
    const sql =
      'SELECT game, name, total, finished_at FROM pad_winners ORDER BY total DESC, finished_at LIMIT ?';
    return now(() =>
      this.#statements.all(sql, limit).map((row) => ({
        game: String(row['game']),
        name: String(row['name']),
        total: Number(row['total']),
        finishedAt: Number(row['finished_at']),
      })),
    );
  }

  saveWinner({ game, name, total, finishedAt }: PadWinnerRow, kept: number): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run(
        'INSERT OR IGNORE INTO pad_winners (game, name, total, finished_at) VALUES (?, ?, ?, ?)',
        game,
        name,
        total,
        finishedAt,
      );
      this.#statements.run(
        `DELETE FROM pad_winners WHERE (game, name) IN
           (SELECT game, name FROM pad_winners ORDER BY total DESC, finished_at LIMIT -1 OFFSET ?)`,
        kept,
      );
    });
  }
}
