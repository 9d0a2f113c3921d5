import { at, DoubleLucky7 } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import { chanceOf } from './chances.ts';
import type { Habits } from './habits.ts';
import { othersShare } from './learnt/learnt-policy.ts';
import { pawnHolders, roundsLeftInHalf } from './wheel-policy.ts';

const { LUCKY_ROUND, PENALTY, pointsIn, totalOf } = DoubleLucky7;
type State = DoubleLucky7.State;

/** From this share of the rounds on, what counts is the chance to win the game. */
const LAST_THIRD = 2 / 3;
/** A win in points, about as much as decides a game: only to keep both kinds of utility on one scale. */
const WIN = 40;
/** When the game is as good as won or lost, points still count a little. */
const CONSOLATION = 0.05;
/** Variance of a player's points in an undoubled round, as casual bots make them. */
const ROUND_VARIANCE = 42;
/** The normal distribution in five points of equal weight. */
const FIFTHS = [-1.4, -0.53, 0, 0.53, 1.4];
/** The logistic curve that is nearest to the normal distribution function. */
const LOGISTIC = 1.702;

/** What the end of a round is worth to a seat. */
export class Utility {
  readonly #seat: Seat;
  readonly #habits: Habits;
  readonly #totals = new Float64Array(7);
  #isLate = false;
  #share = 0;
  #factor = 1;
  /** Standard deviation of the points that each player will make in the rounds after this one; 0 in the last round. */
  #spread = 0;

  constructor(seat: Seat, habits: Habits) {
    this.#seat = seat;
    this.#habits = habits;
  }

  /** Looks at the score sheet and at what is still to come, before the round is played out. */
  prepare(known: State): void {
    const { rounds } = known.options;
    for (let seat = 0; seat < known.players; seat++) {
      // Penalties are left out here: those of the round's end are read off the state that is judged.
      this.#totals[seat] = totalOf(known, seat) + PENALTY * at(known.penalties, seat);
    }
    this.#isLate = this.#habits.winsLate && known.round > rounds * LAST_THIRD;
    this.#share = this.#habits.spoils ? othersShare(known.players) : 0;
    this.#factor = known.round === LUCKY_ROUND ? 2 : 1;
    let variance = 0;
    for (let round = known.round + 1; round <= rounds; round++) {
      variance += round === LUCKY_ROUND ? 4 * ROUND_VARIANCE : ROUND_VARIANCE;
    }
    this.#spread = Math.sqrt(variance);
  }

  /** What a point of an undoubled round counts in this one [DL-SCO-2]. */
  get factor(): number {
    return this.#factor;
  }

  /** The share of the others' mean points that counts against the own ones. */
  get share(): number {
    return this.#share;
  }

  /** Whether it is reckoned in points, as everything that was learnt. */
  get isInPoints(): boolean {
    return !this.#isLate;
  }

  /** Of a state whose last finished round is the one to be judged. */
  of(state: State): number {
    const row = state.sheet!;
    let others = 0;
    for (let seat = 0; seat < state.players; seat++) {
      if (seat !== this.#seat) others += pointsIn(row, seat) - PENALTY * at(state.penalties, seat);
    }
    const own =
      pointsIn(row, this.#seat) -
      PENALTY * at(state.penalties, this.#seat) +
      pawnValue(state, this.#seat);
    const points = own - (this.#share * others) / (state.players - 1);
    return this.#isLate ? WIN * this.winChance(state) + CONSOLATION * points : points;
  }

  /** The chance to win the game, of a state whose last finished round is the one to be judged. */
  winChance(state: State): number {
    const row = state.sheet!;
    const own = this.#totalAfter(state, row, this.#seat);
    if (this.#spread === 0) return this.#winShare(state, row, own);
    let chance = 0;
    for (const luck of FIFTHS) {
      let all = 1;
      for (let seat = 0; seat < state.players; seat++) {
        if (seat === this.#seat) continue;
        const ahead = own + luck * this.#spread - this.#totalAfter(state, row, seat);
        all *= chanceOf((LOGISTIC * ahead) / this.#spread);
      }
      chance += all;
    }
    return chance / FIFTHS.length;
  }

  /** [DL-GAME-5] The game is over: equal totals share the win. */
  #winShare(state: State, row: DoubleLucky7.Row, own: number): number {
    let equal = 1;
    for (let seat = 0; seat < state.players; seat++) {
      if (seat === this.#seat) continue;
      const total = this.#totalAfter(state, row, seat);
      if (total > own) return 0;
      if (total === own) equal++;
    }
    return 1 / equal;
  }

  #totalAfter(state: State, row: DoubleLucky7.Row, seat: Seat): number {
    const total = this.#totals[seat]! + pointsIn(row, seat) - PENALTY * at(state.penalties, seat);
    return total + pawnValue(state, seat);
  }
}

/** What a use of the wheel gains on average, and how much more per round that one can wait for a good moment. */
const USE_VALUE = 3;
const WAIT_VALUE = 0.4;

/** What a pawn still held is worth after a finished round: a use to come, or the penalty if others are always asked first. */
export function pawnValue(state: State, seat: Seat): number {
  if (((state.pawns >> seat) & 1) === 0 || state.phase === 'over') return 0;
  // The state is already in the next round, which is one more in which the pawn may be used.
  const chances = roundsLeftInHalf(state) + 1;
  if (chances === LUCKY_ROUND) return 0; // A new half: everybody has a pawn again.
  const reached = Math.min(1, chances / pawnHolders(state));
  return reached * (USE_VALUE + WAIT_VALUE * chances) - (1 - reached) * PENALTY;
}
