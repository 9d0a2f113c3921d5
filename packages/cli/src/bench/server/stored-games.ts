import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

import { below, fastRandom, Referee } from '@table-seven/engine';

/** Puts finished games of real size beside whatever a server stores. */
export async function fillWithGames(data: string, games: number): Promise<void> {
  const db = new DatabaseSync(data);
  db.exec('PRAGMA busy_timeout = 10000');
  const record = JSON.stringify(finishedRecord());
  const table = db.prepare(
    "INSERT INTO tables (id, code, secret, status, listed, created_at) VALUES (?, ?, '', 'closed', 0, 0)",
  );
  const stored = db.prepare('INSERT INTO records (id, table_id, record) VALUES (?, ?, ?)');
  const result = db.prepare(
    "INSERT INTO results (record, player_id, game, mode, players, finished_at, name, total, won, bot_moves, rounds) VALUES (?, ?, 'double-lucky-7', 'classic', 4, ?, 'Ann', 90, 0, 0, '[]')",
  );
  for (let first = 1; first <= games; first += 1000) {
    db.exec('BEGIN IMMEDIATE');
    for (let id = first; id < first + 1000 && id <= games; id++) {
      table.run(id, `stored ${String(id)}`);
      stored.run(`stored ${String(id)}`, id, record);
      for (let player = 1; player <= 4; player++) result.run(`stored ${String(id)}`, player, id);
    }
    db.exec('COMMIT');
    // The server writes to the same file and must get its turn.
    await delay(1);
  }
  db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  db.close();
  // What was filled in has to be on the disk, or the system would write it there while the server is measured.
  const file = openSync(data, 'r+');
  fsyncSync(file);
  closeSync(file);
}

function finishedRecord(): object {
  const started = Referee.start({ game: 'double-lucky-7', players: 4, seed: 'bench' });
  if (!started.ok) throw new Error(started.error.code);
  const referee = started.value;
  const random = fastRandom('bench');
  while (referee.turn !== null) {
    const moves = referee.legalMoves();
    referee.play(referee.turn, moves[below(random, moves.length)]);
  }
  return referee.record();
}
