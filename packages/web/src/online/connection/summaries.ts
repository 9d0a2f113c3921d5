import type { Seat } from '@table-seven/engine';

import type { TableInfo } from './protocol.ts';

/** A table in a list. */
export interface TableSummary extends Pick<
  TableInfo,
  'code' | 'game' | 'options' | 'status' | 'seats' | 'clock' | 'spectators' | 'chat'
> {
  readonly createdAt: number;
}

/** One of our own tables. */
export interface MyTable extends TableSummary {
  readonly seat: Seat | null;
  readonly turn: Seat | null;
  readonly myTurn: boolean;
  /** When the present turn began. */
  readonly since: number;
}

/** Somebody's result of a finished game. */
export interface GameResult {
  readonly record: string;
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly name: string;
  readonly total: number;
  readonly won: boolean;
  readonly date: number;
  /** How many of the moves a bot made in this player's place. */
  readonly byBot: number;
  /** By number of cards: cards, rounds, bids met, points. */
  readonly rounds: readonly (readonly [number, number, number, number])[];
}
