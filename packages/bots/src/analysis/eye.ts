import type { MoveCode, MoveList, Random, Redacted, Seat, State } from '@table-seven/engine';

import type { Samples } from './samples.ts';

/** What kind of decision it was. */
export type Kind = 'bid' | 'lead' | 'follow' | 'wheel' | 'trump';

/** What the legal moves of a decision led to in imagined deals. */
export interface Weighed {
  readonly kind: Kind;
  /** For each legal move the one that stands for it: moves that come to the same are tried once. */
  readonly stands: readonly MoveCode[];
  readonly samples: ReadonlyMap<MoveCode, Samples>;
  /** Tricks of the round, or game, that were still to be played. */
  readonly left: number;
  /** Tricks still wanted for the bid; null where nothing was bid. */
  readonly wanted: number | null;
}

/**
 * An expert who sits behind one seat, sees what it sees and nothing else, and thinks about all moves alike: where a bot drops those that
 * fall behind, this one gives every alternative the same worlds, so that they can be compared.
 */
export interface Eye<S extends State = State> {
  see(known: Redacted<S>): void;
  weigh(known: Redacted<S>, moves: MoveList, worlds: number, random: Random): Weighed;
  /** The points to expect of the deal just seen, world by world, if everybody plays by the same habits; null if nothing was dealt. */
  dealt(known: Redacted<S>, worlds: number, random: Random): readonly number[] | null;
}

/** What the average deal would bring every seat, at the moment of dealing; by seat and world. */
export type FairShare<S extends State = State> = (
  known: Redacted<S>,
  worlds: number,
  random: Random,
) => readonly (readonly number[])[];

/** The experts of one game. */
export interface EyeKit<S extends State = State> {
  eye(seat: Seat, players: number): Eye<S>;
  fairShare(players: number): FairShare<S>;
  /** What a seat has made of the game in the end, in the unit of the estimates. */
  made(totals: readonly number[], sides: readonly number[], seat: Seat): number;
}
