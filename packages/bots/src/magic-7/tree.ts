import { Magic7, MoveList, NONE } from '@table-seven/engine';
import type { MoveCode } from '@table-seven/engine';

import type { Future } from './future.ts';
import { play } from './playout.ts';
import { scoreMoves } from './policy.ts';
import { evaluationOf } from './race.ts';
import type { Evaluation, Trials } from './race.ts';
import { Tally } from './tally.ts';
import type { Weights } from './weights.ts';

const { game, sideOf } = Magic7;

const ROOT = 0;
const CAPACITY = 1 << 15;
/** No line is longer than the game: 24 tricks of two cards. */
const MAX_DEPTH = 48;
/**
 * How much is tried against what looks best, by number of players. In the longer game of three a result says less about one move
 * and there are more moves, so that only few can be told apart in the time.
 */
const EXPLORATION = [0, 0, 1.5, 0.6];
/** Hundredths of a point behind the best by which a prior falls by e. */
const TEMPERATURE = 800;
/** Utility of a hundredth of a point. */
const SLOPE = 0.00025;
/** A mean counts as much as the rules of thumb after so many tries. */
const TRUST = 2;

/**
 * Monte Carlo tree search over information sets: every iteration deals the hidden cards anew and walks down one tree common to
 * all deals, in which only the moves that a deal allows can be taken. So no line may count on knowing what the seat cannot see,
 * and the others learn in the tree to answer what the rules of thumb would let pass. What comes where it ends is left to a future.
 */
export class Tree implements Trials {
  readonly perMs: number;
  readonly #firstChild = new Int32Array(CAPACITY);
  readonly #sibling = new Int32Array(CAPACITY);
  readonly #code = new Uint8Array(CAPACITY);
  readonly #visits = new Int32Array(CAPACITY);
  /** Of the utilities of the side that makes the move. */
  readonly #sum = new Float64Array(CAPACITY);
  readonly #squares = new Float64Array(CAPACITY);
  #size = 0;

  readonly #path = new Int32Array(MAX_DEPTH);
  readonly #sides = new Uint8Array(MAX_DEPTH);
  readonly #moves = new MoveList();
  /** For each legal move: what the rules of thumb think of it, its prior weight and its node. */
  readonly #scores = new Float64Array(64);
  readonly #prior = new Float64Array(64);
  readonly #children = new Int32Array(64);
  readonly #placeOf = new Uint8Array(128);
  readonly #tally = new Tally();
  readonly #exploration: number;
  readonly #weights: Weights;
  readonly #future: Future;

  constructor(known: Magic7.State, weights: Weights, future: Future) {
    this.perMs = future.perMs(known);
    this.#exploration = EXPLORATION[known.players]!;
    this.#weights = weights;
    this.#future = future;
    this.#addNode(NONE, 0);
  }

  /** One iteration that begins with this move, on a state with the hidden cards dealt, which is used up. */
  try(first: MoveCode, state: Magic7.State, tally: Tally): void {
    this.#tally.copyFrom(tally);
    const depth = this.#descend(state, first);
    this.#future.look(state, this.#tally);
    const { utilities } = this.#future;
    for (let i = 0; i < depth; i++) this.#note(this.#path[i]!, utilities[this.#sides[i]!]!);
  }

  #note(node: number, value: number): void {
    this.#visits[node]!++;
    this.#sum[node]! += value;
    this.#squares[node]! += value * value;
  }

  /** Walks down to the first move not tried before, makes it, and returns how many moves that were. */
  #descend(state: Magic7.State, first: MoveCode): number {
    let node = ROOT;
    let depth = 0;
    let isNew = false;
    while (state.phase !== 'over' && !isNew) {
      game.legalMoves(state, this.#moves);
      this.#findChildren(node);
      const i = node === ROOT ? this.#placeOf[first]! : this.#select(state);
      isNew = this.#children[i] === NONE;
      if (isNew && this.#size === CAPACITY) break;
      const code = this.#moves.codes[i]!;
      node = isNew ? this.#addNode(node, code) : this.#children[i]!;
      this.#path[depth] = node;
      this.#sides[depth++] = sideOf(state.players, state.turn);
      play(state, this.#tally, code);
    }
    return depth;
  }

  /** The nodes of the legal moves, as far as they have been tried. */
  #findChildren(node: number): void {
    const { codes, length } = this.#moves;
    for (let i = 0; i < length; i++) {
      this.#placeOf[codes[i]!] = i;
      this.#children[i] = NONE;
    }
    for (let child = this.#firstChild[node]!; child !== NONE; child = this.#sibling[child]!) {
      const code = this.#code[child]!;
      const place = this.#placeOf[code]!;
      if (place < length && codes[place] === code) this.#children[place] = child;
    }
  }

  /**
   * The most promising legal move: a good mean, or few tries for what the rules of thumb think of it (PUCT). A mean of few tries is
   * taken together with what they expect.
   */
  #select(state: Magic7.State): number {
    const { length } = this.#moves;
    const scores = this.#scores;
    scoreMoves(state, this.#tally, this.#weights, this.#moves, scores);
    let visits = 0;
    let sum = 0;
    let bestScore = -Infinity;
    for (let i = 0; i < length; i++) {
      const child = this.#children[i]!;
      if (child !== NONE) {
        visits += this.#visits[child]!;
        sum += this.#sum[child]!;
      }
      if (scores[i]! > bestScore) bestScore = scores[i]!;
    }
    let weight = 0;
    for (let i = 0; i < length; i++) {
      weight += this.#prior[i] = Math.exp((scores[i]! - bestScore) / TEMPERATURE);
    }
    const mean = visits === 0 ? 0 : sum / visits;
    const urge = (this.#exploration * Math.sqrt(visits + 1)) / weight;
    let best = 0;
    let bestValue = -Infinity;
    for (let i = 0; i < length; i++) {
      const child = this.#children[i]!;
      const tries = child === NONE ? 0 : this.#visits[child]!;
      const got = child === NONE ? 0 : this.#sum[child]!;
      const expected = mean + SLOPE * (scores[i]! - bestScore);
      const value =
        (got + TRUST * expected) / (tries + TRUST) + (urge * this.#prior[i]!) / (tries + 1);
      if (value > bestValue) {
        bestValue = value;
        best = i;
      }
    }
    return best;
  }

  #addNode(parent: number, code: MoveCode): number {
    const node = this.#size++;
    this.#code[node] = code;
    this.#firstChild[node] = NONE;
    this.#visits[node] = 0;
    this.#sum[node] = 0;
    this.#squares[node] = 0;
    if (parent === NONE) return node;
    this.#sibling[node] = this.#firstChild[parent]!;
    this.#firstChild[parent] = node;
    return node;
  }

  /** What the search found out about these moves at the root. */
  evaluate(codes: readonly MoveCode[]): Evaluation[] {
    return codes.map((code) => {
      let child = this.#firstChild[ROOT]!;
      while (child !== NONE && this.#code[child] !== code) child = this.#sibling[child]!;
      return child === NONE
        ? evaluationOf(code, 0, 0, 0)
        : evaluationOf(code, this.#visits[child]!, this.#sum[child]!, this.#squares[child]!);
    });
  }
}
