import { Magic7 } from '@table-seven/engine';
import type { MoveCode, MoveList, Redacted } from '@table-seven/engine';

import type { Bot, BotSeat } from '../bot.ts';
import { Doubts } from './doubts.ts';
import { Endgame } from './endgame.ts';
import type { MovePolicy } from './move-policy.ts';
import { RulesOfThumb } from './policy.ts';
import { Tally } from './tally.ts';
import { Tree } from './tree.ts';
import type { Evaluation } from './tree.ts';
import { utility } from './utility.ts';
import { weightsFor } from './weights.ts';
import { Worlds } from './worlds.ts';

/** Cards played in the search per millisecond allowed: what a usual machine does in a fifth of the time. */
const CARDS_PER_MS = 1000;
/** Iterations per millisecond allowed with a policy that foresees the end; two thirds of the time. */
const ITERATIONS_PER_MS = 33;

/** Counts cards, reads the others' play, searches what it cannot see, and solves what it can. */
export class Expert implements Bot<Magic7.State> {
  readonly #seat: BotSeat;
  readonly #memory: Magic7.Memory;
  readonly #tally = new Tally();
  readonly #doubts: Doubts;
  readonly #tree: Tree;
  readonly #foresees: boolean;
  readonly #endgame = new Endgame();

  constructor(seat: BotSeat, learnt: MovePolicy | null = null) {
    this.#seat = seat;
    this.#memory = new Magic7.Memory(seat.seat);
    this.#doubts = new Doubts(seat.seat, seat.players, weightsFor(seat.players));
    this.#tree = new Tree(seat.players, learnt ?? new RulesOfThumb(weightsFor(seat.players)));
    this.#foresees = learnt !== null;
  }

  see(known: Redacted<Magic7.State>): void {
    this.#memory.observe(known);
    this.#doubts.see(known, this.#memory);
  }

  choose(known: Redacted<Magic7.State>, moves: MoveList): MoveCode {
    if (moves.length === 1) return moves.codes[0]!;
    return bestOf(this.evaluate(known, moves));
  }

  /** What it thinks of every legal move in the position seen last. */
  evaluate(known: Redacted<Magic7.State>, moves: MoveList): Evaluation[] {
    const codes = moves.toArray();
    const isOpen = known.players === 2 && known.pile.length === 0 && this.#memory.isComplete;
    return isOpen ? this.#solve(known, codes) : this.#search(known, codes);
  }

  /** With two players and no pile the opponent holds all cards that are missing: nothing is left to chance. */
  #solve(known: Redacted<Magic7.State>, codes: readonly MoveCode[]): Evaluation[] {
    const { random, seat } = this.#seat;
    const state = new Magic7.Resampler(known, this.#memory).deal(random);
    const ahead = state.points[seat]! - state.points[1 - seat]!;
    return this.#endgame.solve(state, codes).map((rest, i) => {
      return { code: codes[i]!, mean: utility([ahead + rest, 0], 0), error: 0, visits: 1 };
    });
  }

  /**
   * A race in rounds: all moves that are still in it meet the same worlds, so that the luck of the deal tells nothing about them,
   * and after each round the better half goes on. What comes after the move is searched with the tree.
   */
  #search(known: Redacted<Magic7.State>, codes: readonly MoveCode[]): Evaluation[] {
    const { random, thinking } = this.#seat;
    const worlds = new Worlds(known, this.#memory, this.#doubts);
    const world = worlds.deal(random);
    this.#tally.recall(known, this.#memory);
    this.#tree.clear();

    const playout = world.clone();
    const perMs = this.#foresees ? ITERATIONS_PER_MS : CARDS_PER_MS / cardsLeft(known);
    const end = thinking.now() + thinking.limitMs;
    let alive = codes;
    const rounds = Math.max(1, Math.ceil(Math.log2(codes.length)));
    for (let round = 0; round < rounds; round++) {
      const iterations = (perMs * thinking.limitMs) / rounds;
      const deals = Math.ceil(iterations / alive.length);
      for (let i = 0; i < deals; i++) {
        if (thinking.now() > end && (round > 0 || i > 0)) return this.#tree.evaluate(codes);
        worlds.dealInto(random, world);
        for (const code of alive) {
          playout.copyFrom(world);
          this.#tree.iterate(playout, this.#tally, code);
        }
      }
      alive = betterHalf(this.#tree.evaluate(alive));
    }
    return this.#tree.evaluate(codes);
  }
}

/** The moves that stay in the race. */
function betterHalf(evaluations: Evaluation[]): MoveCode[] {
  evaluations.sort((a, b) => b.mean - a.mean);
  return evaluations.slice(0, Math.ceil(evaluations.length / 2)).map(({ code }) => code);
}

/** The move that stayed longest in the race; among equally often tried ones the best mean. */
function bestOf(evaluations: readonly Evaluation[]): MoveCode {
  let best = evaluations[0]!;
  for (const one of evaluations) {
    const isBetter = one.visits === best.visits ? one.mean > best.mean : one.visits > best.visits;
    if (isBetter) best = one;
  }
  return best.code;
}

function cardsLeft(known: Magic7.State): number {
  let cards = known.pile.length;
  for (const count of known.counts) cards += count;
  return cards;
}
