import { NAMELESS } from './rows.ts';
import type { ResultRow } from './rows.ts';

/** What is left when games are over: their records and results. They are saved with the last fact of a game (`Beside`). */
export interface Archive {
  record(id: string): Promise<string | null>;
  /** The record a table left, even after its log is gone. */
  recordOfTable(table: number): Promise<string | null>;
  /** The best of those whom this viewer may see: at listed tables, and at tables where they sat themselves. */
  club(limit: number, viewer: number | null): Promise<ResultRow[]>;
  /** Of the same, the newest before that time; a few more than the limit rather than a part of what came in at one time. */
  results(limit: number, before: number, viewer: number | null): Promise<ResultRow[]>;
  resultsOf(player: number, limit: number): Promise<ResultRow[]>;
}

/** A record without a name. */
export function withoutName(record: string, name: string): string {
  const game = JSON.parse(record) as { players?: string[] };
  const players = game.players?.map((other) => (other === name ? NAMELESS : other));
  return JSON.stringify({ ...game, players });
}
