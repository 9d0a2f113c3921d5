import { below, DoubleLucky7, fastRandom, MoveList, NONE } from '@table-seven/engine';
import type { MoveCode, Redacted, Seat } from '@table-seven/engine';

import { seatExpert, seatRegulars, startGame } from './seats.ts';

const { game } = DoubleLucky7;
type State = DoubleLucky7.State;

/** The rounds in which questions are asked: early enough that everybody plays for points, and with two cards or more. */
const FIRST_ROUND = 2;
const ROUNDS = 8;

/** What a seat has seen of a round, the last of which asks it to choose. */
export interface Question {
  readonly seat: Seat;
  readonly players: number;
  readonly seen: readonly Redacted<State>[];
}

/** A decision from play among regulars, any of one seat in one round; null if it had nothing to choose there. */
export function questionFrom(players: number, seed: string): Question | null {
  const random = fastRandom(seed);
  const seat = below(random, players);
  const round = FIRST_ROUND + below(random, ROUNDS);
  const state = startGame(players, {}, seed);
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
      if (state.turn === seat && moves.length > 1) ends.push(seen.length);
    }
    game.apply(state, regulars[state.turn]!.choose(known[state.turn]!, moves));
  }
  if (ends.length === 0) return null;
  return { seat, players, seen: seen.slice(0, ends[below(random, ends.length)]) };
}

/**
 * What the expert answers in each of some times. It has the same luck each time, so a longer time goes on where a shorter one
 * has stopped.
 */
export function answersTo(question: Question, times: readonly number[], luck: string): MoveCode[] {
  const { seat, players, seen } = question;
  const known = seen.at(-1)!;
  const moves = new MoveList();
  game.legalMoves(known, moves);
  return times.map((ms) => {
    const expert = seatExpert(seat, players, fastRandom(luck), ms);
    for (const position of seen) expert.see(position);
    return expert.choose(known, moves);
  });
}

/** What some answers are worth to an expert who has long to think about nothing but these. */
export function worthOf(
  { seat, players, seen }: Question,
  answers: readonly MoveCode[],
  longMs: number,
  luck: string,
): ReadonlyMap<MoveCode, number> {
  const expert = seatExpert(seat, players, fastRandom(luck), longMs);
  for (const position of seen) expert.see(position);
  const moves = new MoveList();
  for (const answer of answers) moves.add(answer);
  const values = expert.evaluate(seen.at(-1)!, moves);
  return new Map(values.map(({ move, mean }) => [move, mean]));
}
