import type { TableSummary } from '@table-seven/protocol';

import type { FactType } from './facts.ts';
import { seatsOf } from './info.ts';
import type { Table } from './table.ts';

/** What lists say of a table, written down beside its log, so that no table has to be brought back into memory for a list. */
export interface Summary extends Omit<TableSummary, 'code' | 'createdAt'> {
  /** The fact it was made at: with later ones whose turn it is may have changed, and nothing else of this. */
  readonly seq: number;
  /** Who sits there to the server; null for nobody and for bots. Nobody is told. */
  readonly players: readonly (number | null)[];
  readonly turn: number | null;
  readonly since: number;
}

/** After these another summary holds. */
export const CHANGES_SUMMARY: ReadonlySet<FactType> = new Set([
  'created',
  'joined',
  'left',
  'removed',
  'planned',
  'arranged',
  'took-over',
  'started',
  'stood-in',
  'returned',
  'forgotten',
  'reseated',
  'finished',
  'closed',
]);

/** Nobody is there: those who are stand in the room's own info. */
export function makeSummary(table: Table): Summary {
  const { seq, status, turn, turnAt: since, created } = table;
  const { game, options, clock, spectators, chat } = created;
  const seats = seatsOf(table, () => 'away');
  const players = table.chairs.map((chair) => (chair.kind === 'player' ? chair.player : null));
  return { seq, game, options, status, seats, players, clock, spectators, chat, turn, since };
}
