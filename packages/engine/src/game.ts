import type { Chance, Purpose } from './chance/chance.ts';
import type { Outcomes } from './chance/outcomes.ts';
import type { MoveCode, MoveList } from './move-list.ts';
import type { OptionTable } from './options.ts';
import type { Random } from './random.ts';
import type { Refusal, Refusals, Result } from './result.ts';

/** Places at the table, numbered clockwise from 0. */
export type Seat = number;

/** Who scores as one, numbered from 0: a team, or a seat that plays for itself. */
export type Side = number;

/** In the place of a seat, a card or a move: there is none. */
export const NONE = -1;

/** A game in progress: mutable, compact, and known in full only to the engine. What a seat may know comes out of `view`. */
export interface State {
  readonly players: number;
  /** Whose move it is; NONE when the game is over. */
  readonly turn: Seat;
}

/** How a game ended. In a team game totals and winners are per side. */
export interface GameResult {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

/** A finished round of one seat, as histories and statistics keep it. */
export interface RoundResult {
  /** Cards dealt to everyone: rounds of the same length are counted together. */
  readonly cards: number;
  /** Whether the seat did just what it had said it would. */
  readonly isMet: boolean;
  readonly points: number;
}

declare const redacted: unique symbol;

/**
 * A state from which everything is removed that one seat may not know: a view in compact form, for those who think fast. Only
 * `redact` and `restore` make one, so nothing that asks for it can be given more than a seat may know.
 */
export type Redacted<S> = S & { readonly [redacted]: true };

/** What one seat remembers of all it was shown, beyond what the present view still says. Shown every position, in order. */
export interface Memory<S> {
  observe(known: Redacted<S>): void;
}

/** Deals what a seat cannot see anew, consistently with everything that it knows. Each deal is a state of its own. */
export interface Resampler<S> {
  deal(random: Random): S;
}

/** The types that make up one game. */
interface Shapes {
  state: State;
  move: object;
  view: object;
  options: object;
  setup: object;
  memory: Memory<never>;
}

/**
 * The rules of one game, and what they mean to everything above them. Everything outside a game's folder (referee, records,
 * server, the bots' harness, the table) works on this interface alone.
 *
 * There are two levels of truth. What anyone can write down (options, setup, moves in JSON) goes through a `parse…` function and
 * may be refused; a state, and the codes of its legal moves, are always right.
 */
export interface Game<T extends Shapes = Shapes> {
  readonly id: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly options: OptionTable;
  /** Everything it asks of chance, by name. */
  readonly purposes: readonly Purpose[];
  /** The codes that only this game refuses a move with, and what each of them says to whoever reads the contract. */
  readonly refusals: Refusals;
  /** The total from which a winner belongs to the High Rollers Club; null if the game has no such thing. */
  readonly highRoller: number | null;

  /** The side of every seat. */
  sides(players: number): readonly Side[];
  /** The mode that results with these options are counted under. */
  mode(options: T['options']): string;

  parseOptions(json: unknown): Result<T['options']>;
  parseSetup(json: unknown, players: number, options: T['options']): Result<T['setup']>;
  /** What a setup tells chance to give. */
  outcomesOf(setup: T['setup']): Outcomes;
  /** The setup of a game played so far: what was given and what chance gave. */
  makeSetup(given: T['setup'], state: T['state'], outcomes: Outcomes): T['setup'];
  /** Whether this chance would have given just what the setup says. */
  isGivenBy(chance: Chance, setup: T['setup'], players: number): boolean;

  start(players: number, options: T['options'], setup: T['setup'], chance: Chance): T['state'];
  clone(state: T['state']): T['state'];
  /** Fills the list with every legal move, in the order of the contract; none when the game is over. */
  legalMoves(state: T['state'], list: MoveList): void;
  /** Carries out a legal move and everything that follows from it: scoring, the next deal. */
  apply(state: T['state'], move: MoveCode): void;
  /** Why a move that is not among the legal ones is refused. */
  explain(state: T['state'], move: MoveCode): Refusal;
  /** Whether a legal move shows somebody a card or a roll they have not seen: it cannot be taken back, even if all agree. */
  isRevealing(state: T['state'], move: MoveCode): boolean;
  result(state: T['state']): GameResult | null;
  /** The rounds that a seat has finished so far; none in a game without rounds. */
  rounds(state: T['state'], seat: Seat): readonly RoundResult[];

  /** The code of a move in JSON, whether legal now or not; NONE if it is no move of this game at all. */
  parseMove(json: unknown): MoveCode;
  makeMove(code: MoveCode): T['move'];

  /** What a seat (or, with null, a spectator) may know: the only way out of a game in progress. */
  view(state: T['state'], seat: Seat | null): T['view'];
  /** The part of a view that is the seat's own; all the rest is what everybody sees. */
  hand(state: T['state'], seat: Seat): readonly string[];
  /** The same knowledge as a compact state. */
  redact(state: T['state'], seat: Seat | null): Redacted<T['state']>;
  /** Turns a view into what `redact` would have given. The view is taken as right: it comes from an engine. */
  restore(view: T['view']): Redacted<T['state']>;

  /** Claiming the rest of a round; missing in a game where nobody can be sure of it. */
  readonly claims?: {
    /**
     * Whether a seat knows, from what it may know, that it takes every trick that is left of the round whatever anybody plays; only
     * said where there are at least two. Not to be sure is always right.
     */
    isSure(known: Redacted<T['state']>, memory: T['memory']): boolean;
    /** Legal moves that end the round. While somebody is sure, it makes no difference which. */
    rest(state: T['state']): readonly { readonly seat: Seat; readonly code: MoveCode }[];
  };

  memory(seat: Seat): T['memory'];
  resampler(known: Redacted<T['state']>, memory: T['memory']): Resampler<T['state']>;
}
