import { at, DoubleLucky7 } from '@table-seven/engine';
import type { MoveList, Random, Redacted, Seat } from '@table-seven/engine';

import type { BotSeat, Thinking } from '../bot.ts';
import { firstEquals } from './equal-cards.ts';
import type { Habits } from './habits.ts';
import type { History } from './history.ts';
import { LearntPolicy } from './learnt/learnt-policy.ts';
import { Playout, PlayoutChance } from './playout.ts';
import { leadersOf, Runner } from './race.ts';
import type { MoveValue } from './race.ts';
import { TableFacts } from './table-facts.ts';
import type { TablePolicy } from './table-policy.ts';
import { Utility } from './utility.ts';
import { BATCH, Worlds } from './worlds.ts';

const { BID } = DoubleLucky7;
type State = DoubleLucky7.State;

/** Fewer worlds prove nothing, however short the limit. */
const MIN_WORLDS = 4;
/** Moves of playouts that a usual machine makes in a millisecond; with two players, whose networks are larger, and with more. */
const WORK_PER_MS = { two: 210, more: 400 };
/** The share of the limit that is used by the work itself: the rest is for machines slower than usual. */
const SHARE = 0.75;

/**
 * Tries every legal move in the same imagined deals, each played on to the end of the round, and drops those
 * that fall clearly behind. How long it goes on is reckoned in moves made, so that it does not depend on the machine; the clock
 * only stops it at the limit.
 */
export class Evaluation {
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #thinking: Thinking;
  readonly #habits: Habits;
  readonly #policy: TablePolicy;
  readonly #playout: Playout;
  readonly #worlds: Worlds;
  readonly #utility: Utility;
  readonly #chance = new PlayoutChance();
  readonly #facts = new TableFacts();
  #scratch: State | null = null;

  /** By `policy` the seat itself bids and plays, by `company` everybody does. */
  constructor(
    { seat, random, thinking }: BotSeat,
    policy: TablePolicy,
    company: TablePolicy,
    habits: Habits,
  ) {
    this.#seat = seat;
    this.#random = random;
    this.#thinking = thinking;
    this.#habits = habits;
    this.#policy = policy;
    this.#playout = new Playout(company);
    this.#worlds = new Worlds(company, habits.reads);
    this.#utility = new Utility(seat, habits);
  }

  /** What each legal move is worth, best first. */
  evaluate(known: Redacted<State>, history: History, moves: MoveList): MoveValue[] {
    this.#scratch ??= known.clone(this.#chance);
    this.#facts.copyFrom(history.memory);
    this.#utility.prepare(known);
    this.#worlds.begin(known, history, this.#random);
    const equals = firstEquals(known, history.memory, moves);
    const runners = new Map(equals.map((move) => [move, new Runner(move)]));
    this.#addPriors(known, moves, runners);
    this.#run([...runners.values()]);
    return equals
      .map((move, i) => runners.get(move)!.valueAs(moves.codes[i]!))
      .sort((a, b) => b.worlds - a.worlds || b.mean - a.mean);
  }

  /** What was learnt says something before anything is tried. */
  #addPriors(known: State, moves: MoveList, runners: ReadonlyMap<number, Runner>): void {
    const policy = this.#policy;
    const { cardPrior, bidPrior } = this.#habits;
    const { factor, share } = this.#utility;
    if (!(policy instanceof LearntPolicy) || !this.#utility.isInPoints) return;
    if (known.phase === 'play') {
      policy.weighPlays(known, this.#facts, moves, share);
      for (let i = 0; i < moves.length; i++) {
        runners.get(moves.codes[i]!)?.expect(factor * policy.values[i]!, cardPrior);
      }
    } else if (known.phase === 'bid') {
      policy.weighBids(known, known.turn, this.#facts, known.trump, share);
      for (const [move, runner] of runners) {
        runner.expect(factor * policy.values[move - BID]!, bidPrior);
      }
    }
  }

  #run(runners: readonly Runner[]): void {
    const { limitMs, now } = this.#thinking;
    const end = now() + limitMs;
    const perMs = this.#scratch!.players === 2 ? WORK_PER_MS.two : WORK_PER_MS.more;
    const enough = this.#work + limitMs * SHARE * perMs;
    let race = runners;
    for (let done = 0; ; done++) {
      if (done > 0 && done % BATCH === 0) {
        race = leadersOf(race);
        if (race.length === 1) return;
        this.#worlds.next(this.#random);
      }
      for (const runner of race) this.#try(runner, done % BATCH);
      if (done >= MIN_WORLDS && (this.#work > enough || now() > end)) return;
    }
  }

  get #work(): number {
    return this.#playout.work + this.#worlds.work;
  }

  #try(runner: Runner, world: number): void {
    const state = this.#scratch!;
    state.copyFrom(this.#worlds.batch[world]!.state);
    this.#chance.roll = this.#worlds.rolls[world]!;
    this.#playout.run(state, this.#facts, runner.move);
    const row = state.sheet!;
    const isMet = at(row.bids, this.#seat) - 1 === at(row.tricks, this.#seat);
    runner.add(this.#utility.of(state), isMet);
  }
}
