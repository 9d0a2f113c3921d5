import { at, DoubleLucky7 } from '@table-seven/engine';
import type { MoveList, Random, Redacted, Seat } from '@table-seven/engine';

import type { Thinking } from '../bot.ts';
import { firstEquals } from './equal-cards.ts';
import type { History } from './history.ts';
import { Playout, PlayoutChance } from './playout.ts';
import { Policy } from './policy.ts';
import { leadersOf, Runner } from './race.ts';
import type { MoveValue } from './race.ts';
import { TableFacts } from './table-facts.ts';
import { Utility } from './utility.ts';
import { BATCH, Worlds } from './worlds.ts';

type State = DoubleLucky7.State;

/** More worlds than these gain next to nothing. */
const MAX_WORLDS = 320;
/** Fewer prove nothing, however short the limit. */
const MIN_WORLDS = 4;
/** Moves of playouts that a usual machine makes in a millisecond. */
const WORK_PER_MS = 1500;
/** The share of the limit that is used by the work itself: the rest is for machines slower than usual. */
const SHARE = 0.3;

/**
 * Tries every legal move in the same imagined deals, each played on by rules of thumb to the end of the round, and drops those
 * that fall clearly behind. How long it goes on is reckoned in moves made, so that it does not depend on the machine; the clock
 * only stops it at the limit.
 *
 * There is no search of its own for the last tricks. With two cards left the first decides the second (unless there is an extra
 * card), so for the own seat the playouts are that search already. Solving these tricks exactly for all seats, in each world,
 * changed 7 % of the decisions and gained nothing that could be measured, against casual bots or experts: the others do not see
 * the hands either.
 */
export class Evaluation {
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #thinking: Thinking;
  readonly #playout = new Playout(new Policy());
  readonly #worlds = new Worlds(new Policy());
  readonly #utility: Utility;
  readonly #chance = new PlayoutChance();
  readonly #facts = new TableFacts();
  #scratch: State | null = null;

  constructor(seat: Seat, random: Random, thinking: Thinking) {
    this.#seat = seat;
    this.#random = random;
    this.#thinking = thinking;
    this.#utility = new Utility(seat);
  }

  /** What each legal move is worth, best first. */
  evaluate(known: Redacted<State>, history: History, moves: MoveList): MoveValue[] {
    this.#scratch ??= known.clone(this.#chance);
    this.#facts.copyFrom(history.memory);
    this.#utility.prepare(known);
    this.#worlds.begin(known, history, this.#random);
    const equals = firstEquals(known, history.memory, moves);
    const runners = new Map(equals.map((move) => [move, new Runner(move)]));
    this.#run([...runners.values()]);
    return equals
      .map((move, i) => runners.get(move)!.valueAs(moves.codes[i]!))
      .sort((a, b) => b.worlds - a.worlds || b.mean - a.mean);
  }

  #run(runners: readonly Runner[]): void {
    const { limitMs, now } = this.#thinking;
    const end = now() + limitMs;
    const enough = this.#work + limitMs * SHARE * WORK_PER_MS;
    let race = runners;
    for (let done = 0; done < MAX_WORLDS; done++) {
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
