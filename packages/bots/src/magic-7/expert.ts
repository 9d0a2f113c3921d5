import { Magic7 } from '@table-seven/engine';
import type { MoveCode, MoveList, Redacted } from '@table-seven/engine';

import type { Bot, BotSeat } from '../bot.ts';
import { Doubts } from './doubts.ts';
import { Endgame } from './endgame.ts';
import { Foreseen, PlayedOut } from './future.ts';
import type { Future } from './future.ts';
import type { Learnt } from './learnt/learnt-policies.ts';
import { betterHalf, bestOf } from './race.ts';
import type { Evaluation, Trials } from './race.ts';
import { Rehearsals } from './rehearsals.ts';
import { Tally } from './tally.ts';
import { Tree } from './tree.ts';
import { utility } from './utility.ts';
import { weightsFor } from './weights.ts';
import { Worlds } from './worlds.ts';

/** Counts cards, reads the others' play, tries every move in the worlds that may be, and solves what it can. */
export class Expert implements Bot<Magic7.State> {
  readonly #seat: BotSeat;
  readonly #side: Magic7.Side;
  readonly #memory: Magic7.Memory;
  readonly #doubts: Doubts;
  readonly #hasPolicy: boolean;
  readonly #future: Future;
  readonly #endgame = new Endgame();
  /** What everybody knows, now and in a world in which a move was made. */
  readonly #known = new Tally();
  readonly #tally = new Tally();

  constructor(seat: BotSeat, learnt: Learnt | null = null) {
    const { players } = seat;
    this.#seat = seat;
    this.#side = Magic7.sideOf(players, seat.seat);
    this.#memory = new Magic7.Memory(seat.seat);
    this.#doubts = new Doubts(seat.seat, players, weightsFor(players));
    this.#hasPolicy = learnt !== null && learnt.policy !== null;
    this.#future = learnt === null ? new PlayedOut(players) : new Foreseen(learnt, players);
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
   * and after each round the better half goes on.
   */
  #search(known: Redacted<Magic7.State>, codes: readonly MoveCode[]): Evaluation[] {
    const { random, thinking } = this.#seat;
    const worlds = new Worlds(known, this.#memory, this.#doubts);
    const world = worlds.deal(random);
    const scratch = world.clone();
    this.#known.recall(known, this.#memory);

    const trials = this.#trials(known);
    const rounds = Math.max(1, Math.ceil(Math.log2(codes.length)));
    const perRound = (trials.perMs * thinking.limitMs) / rounds;
    const end = thinking.now() + thinking.limitMs;
    let alive = codes;
    for (let round = 0; round < rounds; round++) {
      const deals = Math.ceil(perRound / alive.length);
      for (let i = 0; i < deals; i++) {
        if (thinking.now() > end && (round > 0 || i > 0)) return trials.evaluate(codes);
        worlds.dealInto(random, world);
        for (const code of alive) {
          scratch.copyFrom(world);
          this.#tally.copyFrom(this.#known);
          trials.try(code, scratch, this.#tally);
        }
      }
      alive = betterHalf(trials.evaluate(alive));
    }
    return trials.evaluate(codes);
  }

  /**
   * Where a policy was learnt, a trick completed by it and the outlook after it say more than a tree. Without one a tree is worth its time, but not
   * with four: there are so many moves that what it tells of the later ones is mostly luck.
   */
  #trials(known: Magic7.State): Trials {
    const { players } = known;
    return this.#hasPolicy || players === 4
      ? new Rehearsals(known, this.#side, this.#future)
      : new Tree(known, weightsFor(players), this.#future);
  }
}
