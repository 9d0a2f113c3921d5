import type { DoubleLucky7, MoveCode, MoveList, Seat } from '@table-seven/engine';

import type { TableFacts } from './table-facts.ts';

/**
 * How somebody at the table bids and plays. Looks only at the acting seat's own hand and at public facts, so it may be asked about
 * states with all hands dealt: it is both how a bot moves at once and how a searching bot imagines everybody to move.
 */
export interface TablePolicy {
  choosePlay(state: DoubleLucky7.State, facts: TableFacts, moves: MoveList): MoveCode;
  chooseBid(state: DoubleLucky7.State, facts: TableFacts, moves: MoveList): MoveCode;
  /** How likely it is to play this card, or how well the card fits what it would do: up to 1. */
  fitPlay(state: DoubleLucky7.State, facts: TableFacts, moves: MoveList, card: MoveCode): number;
  /** Fills `fit` with how likely it is to make each bid 0 … n with the hand of `seat`; the numbers add up to 1. */
  fitBids(state: DoubleLucky7.State, seat: Seat, facts: TableFacts, fit: Float64Array): void;
}
