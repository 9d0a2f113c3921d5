-- Up Migration

-- Noted down by people whose phone may die.
CREATE TABLE return_codes (
  hash text PRIMARY KEY,
  player_id bigint NOT NULL
);
CREATE INDEX return_codes_player ON return_codes (player_id);
