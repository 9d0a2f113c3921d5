import type { Seat, State } from '@table-seven/engine';

import { programsOf } from '../games/registry.ts';
import type { Estimate } from './estimate.ts';

/** What a bot that sat in a seat said about its bids, round by round: the chance to meet each; null where it said nothing. */
export type Chances = readonly (number | null)[];

/** What is known of one bot when all is played, for a game's own part of the report. */
export interface Totals {
  /** Each figure of the game, estimated over deals, by its place in `figureNames`. */
  readonly figures: readonly Estimate[];
  readonly tallies: readonly number[];
  /** With duplicate deals: the same figures, less those of another bot in the same seats. */
  readonly against: readonly { readonly bot: string; readonly figures: readonly Estimate[] }[];
}

/**
 * What is counted in one game beyond points and wins. Figures are averaged over the seats and games of a deal, and then estimated
 * over deals; tallies are simply added up.
 */
export interface Statistics<S extends State = State, V extends object = object> {
  readonly figureNames: readonly string[];
  readonly tallyCount: number;
  /** The round, from 0, in which the seat to move now bids; -1 if it does something else. */
  biddingRound(state: S): number;
  /** The figures of one seat in a finished game, in the order of their names. */
  figures(over: V, seat: Seat): readonly number[];
  addTallies(tallies: number[], over: V, seat: Seat, chances: Chances): void;
  report(totals: Totals): GameReport;
}

/** The keys that a game adds to a bot's entry of the report. */
export interface GameReport {
  readonly bidsMet: number | null;
  readonly [key: string]: unknown;
}

/** For games that are only about points and wins. */
const PLAIN: Statistics = {
  figureNames: [],
  tallyCount: 0,
  biddingRound: () => -1,
  figures: () => [],
  addTallies: () => undefined,
  report: () => ({ bidsMet: null }),
};

export function statisticsOf(game: string): Statistics {
  return (programsOf(game).statistics as Statistics | undefined) ?? PLAIN;
}
