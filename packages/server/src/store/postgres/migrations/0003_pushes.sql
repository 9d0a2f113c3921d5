-- Up Migration

-- Browsers that are called when it is somebody's turn, and the keys that these servers call with.
CREATE TABLE push_keys (
  id integer PRIMARY KEY,
  public_key text NOT NULL,
  private_key text NOT NULL
);
CREATE TABLE pushes (
  endpoint text PRIMARY KEY,
  player_id bigint NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX pushes_player ON pushes (player_id, created_at);
