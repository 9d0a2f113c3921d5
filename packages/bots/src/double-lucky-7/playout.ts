import { DoubleLucky7, MoveList } from '@table-seven/engine';
import type { Chance, MoveCode } from '@table-seven/engine';

import { chooseByRules } from './casual.ts';
import { Policy } from './policy.ts';
import type { TablePolicy } from './table-policy.ts';
import { TableFacts } from './table-facts.ts';

const { apply, legalMoves, PASS } = DoubleLucky7;
type State = DoubleLucky7.State;

/**
 * Chance within a playout. It ends with the round, so the deck of the next one need not be shuffled; the one roll that a round
 * may have is drawn with the world, so that every move is tried under the same luck.
 */
export class PlayoutChance implements Chance {
  roll = 0;

  shuffle(): void {
    // Nobody will look at these cards.
  }

  pick(): number {
    return this.roll;
  }
}

/** Plays a round on to its end, every seat by the rules of thumb, without allocating. */
export class Playout {
  readonly #policy: TablePolicy;
  readonly #rules = new Policy();
  readonly #moves = new MoveList();
  readonly #facts = new TableFacts();
  /** How many moves were made in all: the unit of a bot's work. */
  work = 0;

  constructor(policy: TablePolicy) {
    this.#policy = policy;
  }

  /** Makes the move in `state`, of which `facts` are known, and plays on; the round is then the last row of its sheet. */
  run(state: State, facts: TableFacts, first: MoveCode): void {
    this.#facts.copyFrom(facts);
    const { round } = state;
    this.#make(state, first);
    this.#finish(state, round);
  }

  /** The same without a first move: everybody, from whoever's turn it is. */
  finish(state: State, facts: TableFacts): void {
    this.#facts.copyFrom(facts);
    this.#finish(state, state.round);
  }

  #finish(state: State, round: number): void {
    while (state.round === round && state.phase !== 'over') {
      legalMoves(state, this.#moves);
      this.#make(state, this.#next(state));
    }
  }

  #next(state: State): MoveCode {
    const moves = this.#moves;
    if (moves.length === 1) return moves.codes[0]!;
    if (state.phase === 'play') return this.#policy.choosePlay(state, this.#facts, moves);
    // Whether others use the wheel is a guess on top of a guess: they pass.
    if (moves.codes[0] === PASS) return PASS;
    if (state.phase === 'bid') return this.#policy.chooseBid(state, this.#facts, moves);
    return chooseByRules(this.#rules, state, this.#facts, moves);
  }

  #make(state: State, move: MoveCode): void {
    this.work++;
    if (state.phase === 'play') this.#facts.notePlay(state, move);
    apply(state, move);
  }
}
