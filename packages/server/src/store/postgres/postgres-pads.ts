import type { Pads } from '../pads.ts';
import type { PadRow, PadWinnerRow } from '../rows.ts';
import type { Database } from './database.ts';

export class PostgresPads implements Pads {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async byCode(code: string): Promise<PadRow | null> {
    const row = await this.#db.first(
      'SELECT code, key_hash, content, seq, changed_at FROM pads WHERE code = $1',
      code,
    );
    if (row === null) return null;
    return {
      code: String(row['code']),
      keyHash: String(row['key_hash']),
      content: String(row['content']),
      seq: Number(row['seq']),
      changedAt: Number(row['changed_at']),
    };
  }

  async count(): Promise<number> {
    return Number((await this.#db.first('SELECT count(*) AS pads FROM pads'))?.['pads']);
  }

  async save({ code, keyHash, content, seq, changedAt }: PadRow): Promise<void> {
    await this.#db.all(
      `INSERT INTO pads (code, key_hash, content, seq, changed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (code) DO UPDATE SET
         key_hash = excluded.key_hash, content = excluded.content, seq = excluded.seq, changed_at = excluded.changed_at`,
      code,
      keyHash,
      content,
      seq,
      changedAt,
    );
  }

  async forget(code: string): Promise<void> {
    await this.#db.all('DELETE FROM pads WHERE code = $1', code);
  }

  async forgetBefore(time: number): Promise<void> {
    await this.#db.all('DELETE FROM pads WHERE changed_at < $1', time);
  }

  async winners(limit: number): Promise<PadWinnerRow[]> {
    const rows = await this.#db.all(
      'SELECT game, name, total, finished_at FROM pad_winners ORDER BY total DESC, finished_at LIMIT $1',
      limit,
    );
    return rows.map((row) => ({
      game: String(row['game']),
      name: String(row['name']),
      total: Number(row['total']),
      finishedAt: Number(row['finished_at']),
    }));
  }

  async saveWinner({ game, name, total, finishedAt }: PadWinnerRow, kept: number): Promise<void> {
    await this.#db.transaction(async (run) => {
      await run(
        `INSERT INTO pad_winners (game, name, total, finished_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING`,
        game,
        name,
        total,
        finishedAt,
      );
      await run(
        `DELETE FROM pad_winners WHERE (game, name) IN
           (SELECT game, name FROM pad_winners ORDER BY total DESC, finished_at OFFSET $1)`,
        kept,
      );
    });
  }
}
