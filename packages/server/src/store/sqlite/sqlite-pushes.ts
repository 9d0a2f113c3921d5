import { MAX_DEVICES } from '../pushes.ts';
import type { Pushes, PushKeys, PushRow } from '../pushes.ts';
import type { CommitGroup } from './commit-group.ts';
import { now } from './sqlite-log.ts';
import type { Statements } from './statements.ts';

export class SqlitePushes implements Pushes {
  readonly #statements: Statements;
  readonly #group: CommitGroup;

  constructor(statements: Statements, group: CommitGroup) {
    this.#statements = statements;
    this.#group = group;
  }

  async keys({ publicKey, privateKey }: PushKeys): Promise<PushKeys> {
    await this.#group.write(() => {
      this.#statements.run(
        'INSERT OR IGNORE INTO push_keys (id, public_key, private_key) VALUES (1, ?, ?)',
        publicKey,
        privateKey,
      );
    });
    const row = this.#statements.get('SELECT public_key, private_key FROM push_keys WHERE id = 1')!;
    return { publicKey: String(row['public_key']), privateKey: String(row['private_key']) };
  }

  of(player: number): Promise<PushRow[]> {
    const sql = 'SELECT endpoint, p256dh, auth FROM pushes WHERE player_id = ? ORDER BY created_at';
    return now(() =>
      this.#statements.all(sql, player).map((row) => ({
        endpoint: String(row['endpoint']),
        p256dh: String(row['p256dh']),
        auth: String(row['auth']),
      })),
    );
  }

  add(player: number, { endpoint, p256dh, auth }: PushRow, time: number): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run(
        `INSERT OR REPLACE INTO pushes (endpoint, player_id, p256dh, auth, created_at)
         SELECT ?, id, ?, ?, ? FROM players WHERE id = ?`,
        endpoint,
        p256dh,
        auth,
        time,
        player,
      );
      this.#statements.run(
        `DELETE FROM pushes WHERE player_id = ?1 AND endpoint NOT IN (
           SELECT endpoint FROM pushes WHERE player_id = ?1
           ORDER BY created_at DESC LIMIT ${String(MAX_DEVICES)})`,
        player,
      );
    });
  }

  remove(endpoint: string): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run('DELETE FROM pushes WHERE endpoint = ?', endpoint);
    });
  }
}
