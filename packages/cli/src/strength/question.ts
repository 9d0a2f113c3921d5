import { HABITS } from '@table-seven/bots';
import type { Habits } from '@table-seven/bots';
import { below, DoubleLucky7, fastRandom, MoveList, NONE } from '@table-seven/engine';
import type { MoveCode, Redacted, Seat } from '@table-seven/engine';

import { seatExpert, seatRegulars, startGame } from './seats.ts';
import type { Manner } from './seats.ts';

const { game } = DoubleLucky7;
type State = DoubleLucky7.State;

/** The rounds in which questions are asked: early enough that everybody plays for points, and with two cards or more. */
const FIRST_ROUND = 2;
const ROUNDS = 8;

/** Whoever judges answers goes by the worlds alone, not by what was expected of an answer before. */
const IMPARTIAL: Habits = { ...HABITS, bidPrior: 0, cardPrior: 0 };

/** What a seat has seen of a round, the last of which asks it to choose. */
export interface Question {
  readonly seat: Seat;
  readonly players: number;
  readonly seen: readonly Redacted<State>[];
}

/** What is asked about. */
export interface Subject {
  readonly players: number;
  readonly mode: DoubleLucky7.Options['mode'];
  readonly phases: readonly State['phase'][];
}

/** A decision from play among regulars, any of one seat in one round; null if it had nothing to choose there. */
export function questionFrom({ players, mode, phases }: Subject, seed: string): Question | null {
  const random = fastRandom(seed);
  const seat = below(random, players);
  const round = FIRST_ROUND + below(random, ROUNDS);
  const state = startGame(players, { mode }, seed);
  const regulars = seatRegulars(players);
  const moves = new MoveList();
  const seen: Redacted<State>[] = [];
  const ends: number[] = [];
  while (state.turn !== NONE && state.round <= round) {
    const known = regulars.map((bot, at) => {
      const redacted = game.redact(state, at);
      bot.see(redacted);
      return redacted;
    });
    game.legalMoves(state, moves);
    if (state.round === round) {
      seen.push(known[seat]!);
      const isAsked = state.turn === seat && moves.length > 1 && phases.includes(state.phase);
      if (isAsked) ends.push(seen.length);
    }
    game.apply(state, regulars[state.turn]!.choose(known[state.turn]!, moves));
  }
  if (ends.length === 0) return null;
  return { seat, players, seen: seen.slice(0, ends[below(random, ends.length)]) };
}

/**
 * What experts of several manners answer. All have the same luck, so whoever has more time goes on where others have stopped.
 */
export function answersTo(
  question: Question,
  manners: readonly Manner[],
  luck: string,
): MoveCode[] {
  const known = question.seen.at(-1)!;
  const moves = new MoveList();
  game.legalMoves(known, moves);
  return manners.map((manner) => expertAt(question, manner, luck).choose(known, moves));
}

/**
 * What each answer is worth to an expert who has long to think about nothing but these, with luck of its own. Where all answers are the
 * same nothing can be gained, and it is not asked: 0 each.
 */
export function worthsOf(
  question: Question,
  answers: readonly MoveCode[],
  limitMs: number,
  luck: string,
): number[] {
  const moves = new MoveList();
  for (const answer of new Set(answers)) moves.add(answer);
  if (moves.length === 1) return answers.map(() => 0);
  const judge = expertAt(question, { limitMs, habits: IMPARTIAL }, luck);
  const values = judge.evaluate(question.seen.at(-1)!, moves);
  const worth = new Map(values.map(({ move, mean }) => [move, mean]));
  return answers.map((answer) => worth.get(answer)!);
}

function expertAt({ seat, players, seen }: Question, manner: Manner, luck: string) {
  const expert = seatExpert(seat, players, fastRandom(luck), manner);
  for (const position of seen) expert.see(position);
  return expert;
}
