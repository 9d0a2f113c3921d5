import { withoutName } from '../archive.ts';
import { MAX_TOKENS } from '../identities.ts';
import type { Identities } from '../identities.ts';
import type { PlayerRow } from '../rows.ts';
import type { Database, Run } from './database.ts';

export class PostgresIdentities implements Identities {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async byToken(tokenHash: string): Promise<PlayerRow | null> {
    const row = await this.#db.first(
      'SELECT id, name, created_at FROM players WHERE id = (SELECT player_id FROM tokens WHERE hash = $1)',
      tokenHash,
    );
    if (row === null) return null;
    return {
      id: Number(row['id']),
      name: String(row['name']),
      createdAt: Number(row['created_at']),
    };
  }

  async create({ id, name, createdAt }: PlayerRow, tokenHash: string): Promise<void> {
    await this.#db.all(
      `WITH player AS (INSERT INTO players (id, name, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING)
       INSERT INTO tokens (hash, player_id, created_at) VALUES ($4, $1, $3) ON CONFLICT DO NOTHING`,
      id,
      name,
      createdAt,
      tokenHash,
    );
  }

  async rename(player: number, name: string): Promise<void> {
    await this.#db.all('UPDATE players SET name = $2 WHERE id = $1', player, name);
  }

  async addLink(player: number, linkHash: string, expiresAt: number): Promise<void> {
    await this.#db.transaction(async (run) => {
      await run('DELETE FROM links WHERE player_id = $1', player);
      await run(
        'INSERT INTO links (hash, player_id, expires_at) SELECT $1, id, $2 FROM players WHERE id = $3',
        linkHash,
        expiresAt,
        player,
      );
    });
  }

  async claimLink(linkHash: string, tokenHash: string, now: number): Promise<void> {
    await this.#db.transaction(async (run) => {
      const [link] = await run(
        'DELETE FROM links WHERE hash = $1 RETURNING player_id, expires_at',
        linkHash,
      );
      if (link === undefined || Number(link['expires_at']) <= now) return;
      await addToken(run, Number(link['player_id']), tokenHash, now);
    });
  }

  async setReturnCode(player: number, codeHash: string): Promise<void> {
    await this.#db.transaction(async (run) => {
      await run('DELETE FROM return_codes WHERE player_id = $1', player);
      await run(
        'INSERT INTO return_codes (hash, player_id) SELECT $1, id FROM players WHERE id = $2',
        codeHash,
        player,
      );
    });
  }

  async claimReturn(codeHash: string, tokenHash: string, now: number): Promise<void> {
    await this.#db.transaction(async (run) => {
      const [row] = await run('SELECT player_id FROM return_codes WHERE hash = $1', codeHash);
      if (row !== undefined) await addToken(run, Number(row['player_id']), tokenHash, now);
    });
  }

  async signOutOthers(player: number, tokenHash: string): Promise<void> {
    await this.#db.transaction(async (run) => {
      await run('DELETE FROM tokens WHERE player_id = $1 AND hash <> $2', player, tokenHash);
      await run('DELETE FROM links WHERE player_id = $1', player);
      await run('DELETE FROM return_codes WHERE player_id = $1', player);
      await run('DELETE FROM pushes WHERE player_id = $1', player);
    });
  }

  async forget(player: number): Promise<void> {
    await this.#db.transaction(async (run) => {
      const games = await run(
        'SELECT id, records.record, name FROM results JOIN records ON id = results.record WHERE player_id = $1',
        player,
      );
      for (const { id, record, name } of games) {
        const text = withoutName(String(record), String(name));
        await run('UPDATE records SET record = $1 WHERE id = $2', text, String(id));
      }
      for (const table of ['tokens', 'links', 'return_codes', 'pushes', 'seats', 'results']) {
        await run(`DELETE FROM ${table} WHERE player_id = $1`, player);
      }
      await run('DELETE FROM players WHERE id = $1', player);
    });
  }

  async idle(before: number, limit: number): Promise<number[]> {
    const rows = await this.#db.all(
      'SELECT id FROM players WHERE idle AND created_at < $1 ORDER BY created_at LIMIT $2',
      before,
      limit,
    );
    return rows.map(({ id }) => Number(id));
  }
}

/** One more device, and of all of them the newest. */
async function addToken(run: Run, player: number, hash: string, now: number): Promise<void> {
  await run(
    'INSERT INTO tokens (hash, player_id, created_at) VALUES ($1, $2, $3)',
    hash,
    player,
    now,
  );
  await run(
    `DELETE FROM tokens WHERE player_id = $1 AND hash NOT IN (
       SELECT hash FROM tokens WHERE player_id = $1 ORDER BY created_at DESC LIMIT ${String(MAX_TOKENS)})`,
    player,
  );
}
