import type { Seat } from '@table-seven/engine';

import type { Kind } from './eye.ts';
import type { Cost, Estimate } from './samples.ts';

/** Raised when the same record would be judged differently: what was kept of an older one is not mixed with it. */
export const ANALYSIS_VERSION = 1;

/** Worlds for every decision unless somebody asks for others. */
export const USUAL_WORLDS = 320;

/** A move that could have been made. */
export interface Alternative {
  readonly move: object;
  /** Points of the round, at the wheel with what a kept pawn may still bring; Magic 7: the lead at the end of the game. */
  readonly points: Estimate;
  /** The chance to win the game. */
  readonly win: Estimate;
  /** The share of the worlds in which the bid was met; null where nothing is bid. */
  readonly met: Estimate | null;
}

/** One decision, as the expert behind that seat sees it. */
export interface Review {
  /** Moves before it. */
  readonly moment: number;
  readonly seat: Seat;
  readonly kind: Kind;
  /** Best first. */
  readonly alternatives: readonly Alternative[];
  /** Which of them was made. */
  readonly made: number;
  readonly cost: Cost;
  /** Whether the difference is clear of the noise, and large enough to be worth a word. */
  readonly isClear: boolean;
  readonly left: number;
  readonly wanted: number | null;
  /** Of a bid: the chance of every number of tricks, 0 … n, with the bid that was made. */
  readonly tricks: readonly number[] | null;
}

/** How a seat's points came about. The parts add up to what was made. */
export interface Account {
  readonly seat: Seat;
  readonly made: number;
  /** What an average deal would have brought. */
  readonly share: Estimate;
  /** What the own cards were worth beyond that. */
  readonly deal: Estimate;
  /** What the decisions cost against the best ones, zero or less on average. */
  readonly play: Estimate;
  /** The rest: how the others' cards lay, what the others did, penalties. */
  readonly rest: Estimate;
}

export interface Analysis {
  readonly version: typeof ANALYSIS_VERSION;
  readonly worlds: number;
  readonly reviews: readonly Review[];
  readonly accounts: readonly Account[];
}

/** The costliest decisions that are clear of the noise, of everybody or of one seat. */
export function costliest(
  reviews: readonly Review[],
  most: number,
  seat: Seat | null = null,
): Review[] {
  return reviews
    .filter((review) => review.isClear && (seat === null || review.seat === seat))
    .sort((a, b) => b.cost.worth.mean - a.cost.worth.mean)
    .slice(0, most);
}
