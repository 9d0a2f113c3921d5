import type { DatabaseSync } from 'node:sqlite';

/** Each entry brings the schema one version further; never change one that has been released. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    secret TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    due_at INTEGER
  ) STRICT;
  CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX tables_alive ON tables (status, listed, created_at);

  CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    fact TEXT NOT NULL,
    command TEXT,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES players (id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tokens_player ON tokens (player_id);
  CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES players (id),
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seats (
    player_id INTEGER NOT NULL REFERENCES players (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (player_id, table_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE records (
    id TEXT PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    record TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX records_table ON records (table_id);
  CREATE TABLE results (
    record TEXT NOT NULL REFERENCES records (id),
    player_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    players INTEGER NOT NULL,
    finished_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    total INTEGER NOT NULL,
    won INTEGER NOT NULL,
    bot_moves INTEGER NOT NULL,
    rounds TEXT NOT NULL,
    PRIMARY KEY (record, player_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX results_player ON results (player_id, finished_at);
  CREATE INDEX results_time ON results (finished_at);
  CREATE INDEX results_club ON results (total) WHERE won = 1 AND game = 'double-lucky-7' AND total >= 140;
  `,
  `
  CREATE TABLE tail (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    fact TEXT NOT NULL,
    command TEXT
  ) STRICT;
  CREATE VIEW facts AS
    SELECT table_id, seq, at, fact, command FROM log
    UNION ALL SELECT table_id, seq, at, fact, command FROM tail;
  `,
  // Lists are answered from what is written beside the log; what is over is found by when it ended, and leaves no row behind.
  `
  ALTER TABLE tables ADD COLUMN host INTEGER;
  ALTER TABLE tables ADD COLUMN ended_at INTEGER;
  ALTER TABLE tables ADD COLUMN summary TEXT;
  UPDATE tables SET ended_at = unixepoch() * 1000 WHERE status IN ('over', 'closed');
  CREATE INDEX tables_host ON tables (host, status);
  CREATE INDEX tables_ended ON tables (ended_at) WHERE ended_at IS NOT NULL;
  CREATE INDEX tables_status ON tables (status, created_at);
  ALTER TABLE seats ADD COLUMN seated INTEGER NOT NULL DEFAULT 1;
  CREATE INDEX seats_table ON seats (table_id);
  ALTER TABLE players ADD COLUMN idle INTEGER NOT NULL DEFAULT 1;
  UPDATE players SET idle = 0
    WHERE id IN (SELECT player_id FROM seats UNION SELECT player_id FROM results);
  CREATE INDEX players_idle ON players (created_at) WHERE idle = 1;
  `,
  // Who belongs to the club is written down with the result, for whatever game; till here only one game had a club.
  `
  ALTER TABLE results ADD COLUMN high_roller INTEGER NOT NULL DEFAULT 0;
  UPDATE results SET high_roller = 1 WHERE won = 1 AND game = 'double-lucky-7' AND total >= 140;
  DROP INDEX results_club;
  CREATE INDEX results_club ON results (high_roller, total DESC, finished_at) WHERE high_roller = 1;
  `,
  // Score pads that others follow, and the winners that pads have told of.
  `
  CREATE TABLE pads (
    code TEXT PRIMARY KEY,
    key_hash TEXT NOT NULL,
    content TEXT NOT NULL,
    seq INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX pads_time ON pads (changed_at);
  CREATE TABLE pad_winners (
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    total INTEGER NOT NULL,
    finished_at INTEGER NOT NULL,
    PRIMARY KEY (game, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX pad_winners_total ON pad_winners (total);
  `,
  // Of the cookies of one person the newest are kept.
  `
  ALTER TABLE tokens ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
  `,
  // Noted down by people whose phone may die.
  `
  CREATE TABLE return_codes (
    hash TEXT PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES players (id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX return_codes_player ON return_codes (player_id);
  `,
  // Browsers that are called when it is somebody's turn, and the keys that this server calls with.
  `
  CREATE TABLE push_keys (
    id INTEGER PRIMARY KEY,
    public_key TEXT NOT NULL,
    private_key TEXT NOT NULL
  ) STRICT;
  CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES players (id),
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX pushes_player ON pushes (player_id, created_at);
  `,
];

/** Brings a database up to date, or to an earlier version; refuses one that a newer program has written. */
export function migrate(db: DatabaseSync, to = MIGRATIONS.length): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  if (version > MIGRATIONS.length) {
    throw new Error(`the data was written by a newer Table Seven (version ${String(version)})`);
  }
  for (let next = version; next < to; next++) {
    db.exec('BEGIN IMMEDIATE');
    db.exec(MIGRATIONS[next]!);
    db.exec(`PRAGMA user_version = ${String(next + 1)}`);
    db.exec('COMMIT');
  }
}
