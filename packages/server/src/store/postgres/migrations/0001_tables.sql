-- Up Migration
CREATE TABLE tables (
  id bigint PRIMARY KEY,
  code text NOT NULL UNIQUE,
  secret text NOT NULL,
  status text NOT NULL,
  listed boolean NOT NULL,
  created_at bigint NOT NULL,
  -- When the table has next to be looked at; while somebody does so, until when it is theirs.
  due_at bigint,
  -- And as of which fact that was said.
  due_seq integer NOT NULL DEFAULT 0,
  host bigint,
  ended_at bigint,
  summary text
) WITH (fillfactor = 70);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_alive ON tables (status, listed, created_at);
CREATE INDEX tables_status ON tables (status, created_at);
CREATE INDEX tables_host ON tables (host, status);
CREATE INDEX tables_ended ON tables (ended_at) WHERE ended_at IS NOT NULL;

-- No reference to tables: it would lock a row there for every move, and a fact is only written behind another one.
CREATE TABLE log (
  table_id bigint NOT NULL,
  seq integer NOT NULL,
  at bigint NOT NULL,
  fact text NOT NULL,
  command text,
  PRIMARY KEY (table_id, seq)
);

CREATE TABLE players (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  created_at bigint NOT NULL,
  idle boolean NOT NULL DEFAULT true
);
CREATE INDEX players_idle ON players (created_at) WHERE idle;
CREATE TABLE tokens (
  hash text PRIMARY KEY,
  player_id bigint NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX tokens_player ON tokens (player_id);
CREATE TABLE links (
  hash text PRIMARY KEY,
  player_id bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX links_player ON links (player_id);
CREATE TABLE seats (
  player_id bigint NOT NULL,
  table_id bigint NOT NULL,
  seated boolean NOT NULL DEFAULT true,
  PRIMARY KEY (player_id, table_id)
);
CREATE INDEX seats_table ON seats (table_id);

CREATE TABLE records (
  id text PRIMARY KEY,
  table_id bigint NOT NULL,
  record text NOT NULL
);
CREATE INDEX records_table ON records (table_id);
CREATE TABLE results (
  record text NOT NULL,
  player_id bigint NOT NULL,
  game text NOT NULL,
  mode text NOT NULL,
  players integer NOT NULL,
  finished_at bigint NOT NULL,
  name text NOT NULL,
  total integer NOT NULL,
  won boolean NOT NULL,
  high_roller boolean NOT NULL,
  bot_moves integer NOT NULL,
  rounds text NOT NULL,
  PRIMARY KEY (record, player_id)
);
CREATE INDEX results_player ON results (player_id, finished_at);
CREATE INDEX results_time ON results (finished_at);
CREATE INDEX results_club ON results (total DESC, finished_at) WHERE high_roller;

CREATE TABLE pads (
  code text PRIMARY KEY,
  key_hash text NOT NULL,
  content text NOT NULL,
  seq integer NOT NULL,
  changed_at bigint NOT NULL
);
CREATE INDEX pads_time ON pads (changed_at);
CREATE TABLE pad_winners (
  game text NOT NULL,
  name text NOT NULL,
  total integer NOT NULL,
  finished_at bigint NOT NULL,
  PRIMARY KEY (game, name)
);
CREATE INDEX pad_winners_total ON pad_winners (total DESC, finished_at);
