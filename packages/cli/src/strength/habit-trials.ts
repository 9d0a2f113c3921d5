import { HABITS } from '@table-seven/bots';
import type { Habits } from '@table-seven/bots';
import { DoubleLucky7, fastRandom, MoveList, NONE } from '@table-seven/engine';
import type { Random, Seat } from '@table-seven/engine';

import { Estimator } from '../simulate/estimate.ts';
import { answersTo, questionFrom, worthsOf } from './question.ts';
import { seatExpert, seatRegulars, startGame } from './seats.ts';

const { game } = DoubleLucky7;
type State = DoubleLucky7.State;
type Mode = DoubleLucky7.Options['mode'];
type Phase = State['phase'];

/** A habit of the expert, a mode in which it matters, and what is otherwise without it. */
export interface Trial {
  readonly habit: string;
  readonly mode: Mode;
  readonly without: Partial<Habits>;
  /** Where it leads to better answers, if at all. None if it is about what is sought rather than how: then answers cannot be compared. */
  readonly phases: readonly Phase[];
}

const trial = (
  habit: string,
  mode: Mode,
  without: Partial<Habits>,
  ...phases: readonly Phase[]
): Trial => ({ habit, mode, without, phases });

export const TRIALS: readonly Trial[] = [
  trial('tries bids out', 'classic', { triesBids: false }, 'bid'),
  trial('tries cards out', 'classic', { triesCards: false }, 'play'),
  trial("reads the others' hands", 'classic', { reads: false }, 'bid', 'play'),
  trial('gets to know how the others play', 'classic', { getsToKnow: false }),
  trial('heeds what was learnt about bids', 'classic', { bidPrior: 0 }, 'bid'),
  trial('heeds what was learnt about cards', 'classic', { cardPrior: 0 }, 'play'),
  trial("counts the others' points against its own", 'classic', { spoils: false }),
  trial('plays for the win in the last third', 'classic', { winsLate: false }),
  trial('tries the Lucky Wheel out', 'tactical', { triesWheel: false }, 'wheel'),
  trial('tries the die out', 'dice', { triesWheel: false }, 'wheel'),
];

/** Where a trial is made. */
export interface TrialTable {
  readonly players: number;
  readonly limitMs: number;
  readonly seed: string;
}

/** What a habit is worth: the expert with it less the expert without it. */
export class Worth {
  /** Per game, from one value per deal. */
  readonly points = new Estimator();
  readonly wins = new Estimator();
  /** Points per decision. */
  readonly answers = new Estimator();
}

interface Outcome {
  readonly points: number;
  readonly wins: number;
}

/** Begins anew with every question, so that two experts who are asked the same have the same luck, whatever happened to them before. */
class Luck implements Random {
  #random = fastRandom('');

  begin(question: string): void {
    this.#random = fastRandom(question);
  }

  next(): number {
    return this.#random.next();
  }
}

/** Plays one deal with and without each habit of a mode, once in every seat. */
export function tryDeal(
  mode: Mode,
  trials: readonly (readonly [Trial, Worth])[],
  table: TrialTable,
): void {
  const usual = meanOutcome(mode, HABITS, table);
  for (const [{ without }, worth] of trials) {
    const other = meanOutcome(mode, { ...HABITS, ...without }, table);
    worth.points.add(usual.points - other.points);
    worth.wins.add(usual.wins - other.wins);
  }
}

/**
 * Compares the answers to one question with and without a habit by what a long time finds about them. Far less depends on luck than in
 * games, but it is the expert itself that judges. False if there is nothing to ask in this deal.
 */
export function tryQuestion(
  { mode, without, phases }: Trial,
  worth: Worth,
  { players, limitMs, seed }: TrialTable,
  longMs: number,
): boolean {
  const question = questionFrom({ players, mode, phases }, seed);
  if (question === null) return false;
  const manners = [HABITS, { ...HABITS, ...without }].map((one) => ({ limitMs, habits: one }));
  const answers = answersTo(question, manners, `${seed} luck`);
  const [usual, other] = worthsOf(question, answers, longMs, `${seed} long`);
  worth.answers.add(usual! - other!);
  return true;
}

function meanOutcome(mode: Mode, habits: Habits, table: TrialTable): Outcome {
  const { players } = table;
  let points = 0;
  let wins = 0;
  for (let seat = 0; seat < players; seat++) {
    const { totals, winners } = game.result(playGame(mode, seat, habits, table))!;
    points += totals[seat]! / players;
    if (winners.includes(seat)) wins += 1 / winners.length / players;
  }
  return { points, wins };
}

/** One game of an expert among regulars, to its end. */
export function playGame(mode: Mode, seat: Seat, habits: Habits, table: TrialTable): State {
  const { players, limitMs, seed } = table;
  const state = startGame(players, { mode }, seed);
  const luck = new Luck();
  const bots = seatRegulars(players);
  bots[seat] = seatExpert(seat, players, luck, { limitMs, habits });
  const moves = new MoveList();
  while (state.turn !== NONE) {
    const known = bots.map((bot, at) => {
      const redacted = game.redact(state, at);
      bot.see(redacted);
      return redacted;
    });
    const { turn, round, phase, finished } = state;
    luck.begin(`${seed} ${seat} ${round} ${phase} ${finished}`);
    game.legalMoves(state, moves);
    game.apply(state, bots[turn]!.choose(known[turn]!, moves));
  }
  return state;
}
