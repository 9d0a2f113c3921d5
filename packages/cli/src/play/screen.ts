import type { Refusal, RefusalCode, Seat } from '@table-seven/engine';

import type { Cast } from './cast.ts';
import type { Paint } from './paint.ts';
import type { Sentence } from './refusals.ts';

/** What every piece of text is made with, besides a view. */
export interface Stage {
  readonly cast: Cast;
  readonly paint: Paint;
}

/** What an input means: a move to try, a further question, or nothing (and why not). */
export type Answer<M> =
  | { readonly type: 'move'; readonly move: M }
  | { readonly type: 'next'; readonly question: Question<M> }
  | { readonly type: 'back' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'unclear'; readonly why: string };

/** Something the human is asked. */
export interface Question<M> {
  /** The choices, shown before the prompt. */
  readonly lines: readonly string[];
  readonly prompt: string;
  /** What can be done, as a request: "bid 0, 1 or 3". */
  readonly possible: string;
  answer(input: string): Answer<M>;
}

/** A move that was made, as the human saw it. */
export interface Change<V, M> {
  readonly seat: Seat;
  readonly move: M;
  readonly before: V;
  readonly after: V;
}

/** An option that is asked for before the game. */
interface OptionQuestion {
  readonly option: string;
  readonly words: string;
  readonly help?: string;
}

/**
 * How one game looks in a terminal and is spoken to. All of it is pure, and all of it is made from the human's own view: what
 * a seat may not know cannot get onto the screen.
 */
export interface Screen<V extends object = object, M extends object = object> {
  readonly title: string;
  /** The game in one sentence. */
  readonly idea: string;
  /** How many play unless something else is asked for, and what is to be said about other numbers. */
  readonly players: { readonly preset: number; readonly help?: string };
  readonly asks: readonly OptionQuestion[];
  /** What is said to refusals that only this game knows. */
  readonly refusals?: Readonly<Partial<Record<RefusalCode, Sentence>>>;
  /** What can be typed, and what the marks mean. */
  help(stage: Stage): string[];
  rules(view: V, stage: Stage): string[];
  /** How the game begins. */
  opening(view: V, stage: Stage): string[];
  table(view: V, moves: readonly M[], stage: Stage): string[];
  question(view: V, moves: readonly M[], stage: Stage): Question<M>;
  /** A move in words and what followed from it, in pages: between two of them there is time to read. */
  narrate(change: Change<V, M>, stage: Stage): string[][];
  /** A move as advice: "bid 2". */
  advise(move: M, view: V, stage: Stage): string;
  lastTrick(view: V, stage: Stage): string[];
  sheet(view: V, stage: Stage): string[];
  /** The end of the game, in pages; `today` is for the High Rollers Club. */
  ending(view: V, today: string, stage: Stage): string[][];
}

export function unclear(why: string): { type: 'unclear'; why: string } {
  return { type: 'unclear', why };
}
