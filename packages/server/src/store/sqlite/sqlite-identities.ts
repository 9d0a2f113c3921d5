import { withoutName } from '../archive.ts';
import { MAX_TOKENS } from '../identities.ts';
import type { Identities } from '../identities.ts';
import type { PlayerRow } from '../rows.ts';
import type { CommitGroup } from './commit-group.ts';
import { now } from './sqlite-log.ts';
import type { Statements } from './statements.ts';

export class SqliteIdentities implements Identities {
  readonly #statements: Statements;
  readonly #group: CommitGroup;

  constructor(statements: Statements, group: CommitGroup) {
    this.#statements = statements;
    this.#group = group;
  }

  byToken(tokenHash: string): Promise<PlayerRow | null> {
    return now(() => {
      const row = this.#statements.get(
        'SELECT id, name, created_at FROM players WHERE id = (SELECT player_id FROM tokens WHERE hash = ?)',
        tokenHash,
      );
      if (row === undefined) return null;
      return {
        id: Number(row['id']),
        name: String(row['name']),
        createdAt: Number(row['created_at']),
      };
    });
  }

  create({ id, name, createdAt }: PlayerRow, tokenHash: string): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run(
        'INSERT INTO players (id, name, created_at) VALUES (?, ?, ?)',
        id,
        name,
        createdAt,
      );
      this.#statements.run(
        'INSERT INTO tokens (hash, player_id, created_at) VALUES (?, ?, ?)',
        tokenHash,
        id,
        createdAt,
      );
    });
  }

  rename(player: number, name: string): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run('UPDATE players SET name = ? WHERE id = ?', name, player);
    });
  }

  addLink(player: number, linkHash: string, expiresAt: number): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run('DELETE FROM links WHERE player_id = ?', player);
      this.#statements.run(
        'INSERT INTO links (hash, player_id, expires_at) SELECT ?, id, ? FROM players WHERE id = ?',
        linkHash,
        expiresAt,
        player,
      );
    });
  }

  claimLink(linkHash: string, tokenHash: string, time: number): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run(
        `INSERT INTO tokens (hash, player_id, created_at)
         SELECT ?1, player_id, ?3 FROM links WHERE hash = ?2 AND expires_at > ?3`,
        tokenHash,
        linkHash,
        time,
      );
      this.#keepNewest(tokenHash);
      this.#statements.run('DELETE FROM links WHERE hash = ?', linkHash);
    });
  }

  setReturnCode(player: number, codeHash: string): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run('DELETE FROM return_codes WHERE player_id = ?', player);
      this.#statements.run(
        'INSERT INTO return_codes (hash, player_id) SELECT ?, id FROM players WHERE id = ?',
        codeHash,
        player,
      );
    });
  }

  claimReturn(codeHash: string, tokenHash: string, time: number): Promise<void> {
    return this.#group.write(() => {
      this.#statements.run(
        `INSERT INTO tokens (hash, player_id, created_at)
         SELECT ?, player_id, ? FROM return_codes WHERE hash = ?`,
        tokenHash,
        time,
        codeHash,
      );
      this.#keepNewest(tokenHash);
    });
  }

  signOutOthers(player: number, tokenHash: string): Promise<void> {
    return this.#group.write(() => {
      const others = 'DELETE FROM tokens WHERE player_id = ? AND hash <> ?';
      this.#statements.run(others, player, tokenHash);
      this.#statements.run('DELETE FROM links WHERE player_id = ?', player);
      this.#statements.run('DELETE FROM return_codes WHERE player_id = ?', player);
      this.#statements.run('DELETE FROM pushes WHERE player_id = ?', player);
    });
  }

  forget(player: number): Promise<void> {
    return this.#group.write(() => {
      this.#unname(player);
      for (const table of ['tokens', 'links', 'return_codes', 'pushes', 'seats', 'results']) {
        this.#statements.run(`DELETE FROM ${table} WHERE player_id = ?`, player);
      }
      this.#statements.run('DELETE FROM players WHERE id = ?', player);
    });
  }

  idle(before: number, limit: number): Promise<number[]> {
    const sql =
      'SELECT id FROM players WHERE idle = 1 AND created_at < ? ORDER BY created_at LIMIT ?';
    return now(() => this.#statements.all(sql, before, limit).map((row) => Number(row['id'])));
  }

  /** So many devices, and no more: the newest of whoever has this token, which always stays. */
  #keepNewest(tokenHash: string): void {
    this.#statements.run(
      `DELETE FROM tokens WHERE player_id = (SELECT player_id FROM tokens WHERE hash = ?1)
         AND hash <> ?1 AND hash NOT IN (
           SELECT hash FROM tokens WHERE player_id = (SELECT player_id FROM tokens WHERE hash = ?1)
           ORDER BY created_at DESC LIMIT ${String(MAX_TOKENS)})`,
      tokenHash,
    );
  }

  /** Takes a player's name out of the records of their games. */
  #unname(player: number): void {
    const games = this.#statements.all(
      'SELECT id, records.record, name FROM results JOIN records ON id = results.record WHERE player_id = ?',
      player,
    );
    for (const { id, record, name } of games) {
      this.#statements.run(
        'UPDATE records SET record = ? WHERE id = ?',
        withoutName(String(record), String(name)),
        id!,
      );
    }
  }
}
