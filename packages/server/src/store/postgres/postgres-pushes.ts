import { MAX_DEVICES } from '../pushes.ts';
import type { Pushes, PushKeys, PushRow } from '../pushes.ts';
import type { Database } from './database.ts';

export class PostgresPushes implements Pushes {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async keys({ publicKey, privateKey }: PushKeys): Promise<PushKeys> {
    await this.#db.all(
      'INSERT INTO push_keys (id, public_key, private_key) VALUES (1, $1, $2) ON CONFLICT DO NOTHING',
      publicKey,
      privateKey,
    );
    const row = await this.#db.first('SELECT public_key, private_key FROM push_keys WHERE id = 1');
    return { publicKey: String(row!['public_key']), privateKey: String(row!['private_key']) };
  }

  async of(player: number): Promise<PushRow[]> {
    const rows = await this.#db.all(
      'SELECT endpoint, p256dh, auth FROM pushes WHERE player_id = $1 ORDER BY created_at',
      player,
    );
    return rows.map((row) => ({
      endpoint: String(row['endpoint']),
      p256dh: String(row['p256dh']),
      auth: String(row['auth']),
    }));
  }

  async add(player: number, { endpoint, p256dh, auth }: PushRow, now: number): Promise<void> {
    await this.#db.transaction(async (run) => {
      await run(
        `INSERT INTO pushes (endpoint, player_id, p256dh, auth, created_at)
         SELECT $1, id, $2, $3, $4 FROM players WHERE id = $5
         ON CONFLICT (endpoint) DO UPDATE SET player_id = excluded.player_id,
           p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
        endpoint,
        p256dh,
        auth,
        now,
        player,
      );
      await run(
        `DELETE FROM pushes WHERE player_id = $1 AND endpoint NOT IN (
           SELECT endpoint FROM pushes WHERE player_id = $1
           ORDER BY created_at DESC LIMIT ${String(MAX_DEVICES)})`,
        player,
      );
    });
  }

  async remove(endpoint: string): Promise<void> {
    await this.#db.all('DELETE FROM pushes WHERE endpoint = $1', endpoint);
  }
}
