import { Magic7, MoveList, NONE } from '@table-seven/engine';
import type { MoveCode } from '@table-seven/engine';

import { play, playOut } from './playout.ts';
import type { MovePolicy } from './move-policy.ts';
import { Tally } from './tally.ts';
import { expectedUtility, leadOf, utility } from './utility.ts';

const { game, sideOf } = Magic7;

const ROOT = 0;
const CAPACITY = 1 << 15;
/** No line is longer than the game: 24 tricks of two cards. */
const MAX_DEPTH = 48;
/**
 * Moves looked at before the rules of thumb take over, by number of players. With four there are so many that what a tree tells
 * of the later ones is mostly luck; there only the first is compared.
 */
const DEPTH = [0, 0, MAX_DEPTH, MAX_DEPTH, 1];
/**
 * How much is tried against what looks best, by number of players. In the longer game of three a result says less about one move
 * and there are more moves, so that only few can be told apart in the time.
 */
const EXPLORATION = [0, 0, 1.5, 0.6, 0];
/** Hundredths of a point behind the best by which a prior falls by e. */
const TEMPERATURE = 800;
/** Utility of a hundredth of a point. */
const SLOPE = 0.00025;
/** A mean counts as much as the rules of thumb after so many tries. */
const TRUST = 2;

/** What is known of a move at the root. */
export interface Evaluation {
  readonly code: MoveCode;
  /** Mean utility (see utility.ts) and its standard error. */
  readonly mean: number;
  readonly error: number;
  /** How often it was tried; the search tries most what looks best. */
  readonly visits: number;
}

/**
 * Monte Carlo tree search over information sets: every iteration deals the hidden cards anew and walks down one tree common to
 * all deals, in which only the moves that a deal allows can be taken. So no line may count on knowing what the seat cannot see,
 * and the others learn in the tree to answer what the rules of thumb would let pass.
 */
export class Tree {
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
  /** For each legal move: its score, its prior weight and its node. */
  readonly #scores = new Float64Array(64);
  readonly #prior = new Float64Array(64);
  readonly #children = new Int32Array(64);
  readonly #placeOf = new Uint8Array(128);
  readonly #tally = new Tally();
  readonly #depth: number;
  readonly #exploration: number;
  readonly #policy: MovePolicy;

  constructor(players: number, policy: MovePolicy) {
    this.#depth = DEPTH[players]!;
    this.#exploration = EXPLORATION[players]!;
    this.#policy = policy;
  }

  clear(): void {
    this.#size = 0;
    this.#addNode(NONE, 0);
  }

  /** One iteration that begins with this move, on a state with the hidden cards dealt, which is used up. */
  iterate(state: Magic7.State, tally: Tally, first: MoveCode): void {
    this.#tally.copyFrom(tally);
    const depth = this.#descend(state, first);
    if (this.#policy.foresees && state.phase !== 'over') {
      this.#judge(state, depth);
      return;
    }
    playOut(state, this.#tally, this.#policy, this.#moves);
    for (let i = 0; i < depth; i++) {
      this.#note(this.#path[i]!, utility(state.points, this.#sides[i]!));
    }
  }

  /** A policy that foresees the end need not play it out, which is mostly luck of the pile. */
  #judge(state: Magic7.State, depth: number): void {
    game.legalMoves(state, this.#moves);
    this.#policy.score(state, this.#tally, this.#moves, this.#scores);
    let gain = -Infinity;
    for (let i = 0; i < this.#moves.length; i++) gain = Math.max(gain, this.#scores[i]!);
    const side = sideOf(state.players, state.turn);
    const lead = leadOf(state, side) + gain / 100;
    const own = expectedUtility(state, lead);
    // What one gains, the others lose in equal parts: more is not known.
    const theirs = expectedUtility(state, -lead / (state.points.length - 1));
    for (let i = 0; i < depth; i++)
      this.#note(this.#path[i]!, this.#sides[i] === side ? own : theirs);
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
    while (state.phase !== 'over' && !isNew && depth < this.#depth) {
      game.legalMoves(state, this.#moves);
      this.#policy.score(state, this.#tally, this.#moves, this.#scores);
      this.#findChildren(node);
      const i = node === ROOT ? this.#placeOf[first]! : this.#select();
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
   * taken together with what the rules of thumb expect.
   */
  #select(): number {
    const { length } = this.#moves;
    let visits = 0;
    let sum = 0;
    let bestScore = -Infinity;
    for (let i = 0; i < length; i++) {
      const child = this.#children[i]!;
      if (child !== NONE) {
        visits += this.#visits[child]!;
        sum += this.#sum[child]!;
      }
      if (this.#scores[i]! > bestScore) bestScore = this.#scores[i]!;
    }
    let weight = 0;
    for (let i = 0; i < length; i++) {
      const behind = this.#scores[i]! - bestScore;
      weight += this.#prior[i] = Math.exp(behind / TEMPERATURE);
    }
    const mean = visits === 0 ? 0 : sum / visits;
    const urge = (this.#exploration * Math.sqrt(visits + 1)) / weight;
    let best = 0;
    let bestValue = -Infinity;
    for (let i = 0; i < length; i++) {
      const child = this.#children[i]!;
      const tries = child === NONE ? 0 : this.#visits[child]!;
      const got = child === NONE ? 0 : this.#sum[child]!;
      const expected = mean + SLOPE * (this.#scores[i]! - bestScore);
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
      if (child === NONE) return { code, mean: 0, error: Infinity, visits: 0 };
      const visits = this.#visits[child]!;
      const mean = this.#sum[child]! / visits;
      const variance = Math.max(0, this.#squares[child]! / visits - mean * mean);
      return {
        code,
        mean,
        error: visits > 1 ? Math.sqrt(variance / (visits - 1)) : Infinity,
        visits,
      };
    });
  }
}
