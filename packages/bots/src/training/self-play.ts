import { at, below, DoubleLucky7, fastChance, MoveList } from '@table-seven/engine';
import type { MoveCode, Random, Seat } from '@table-seven/engine';

import { chooseTrump } from '../double-lucky-7/wheel-policy.ts';
import {
  bestOf,
  LearntPolicy,
  logistic,
  MEETS,
  OTHERS,
  UNIT,
} from '../double-lucky-7/learnt/learnt-policy.ts';
import type { Learnt } from '../double-lucky-7/learnt/learnt-policy.ts';
import { Policy } from '../double-lucky-7/policy.ts';
import { TableFacts } from '../double-lucky-7/table-facts.ts';
import type { Network } from '../learnt/network.ts';
import { SparseInput } from '../learnt/sparse-input.ts';
import { Learner } from './learner.ts';

const { apply, BID, bidPoints, game, legalMoves } = DoubleLucky7;
type State = DoubleLucky7.State;

/** What was seen and done in one decision, until the round says how it went. */
interface Sample {
  readonly input: SparseInput;
  seat: Seat;
  bid: number;
}

function makeSamples(count: number): Sample[] {
  return Array.from({ length: count }, () => ({ input: new SparseInput(128), seat: 0, bid: 0 }));
}

/** In points: a move that is behind by so much is tried e times less often. */
export interface Curiosity {
  readonly bid: number;
  readonly play: number;
}

/** Plays games with itself, every seat by the policy that is being learnt, and learns from how each round ends. */
export class SelfPlay {
  readonly #policy: LearntPolicy;
  readonly #rules = new Policy();
  readonly #learnt: Learnt;
  readonly #playLearner: Learner;
  readonly #bidLearner: Learner;
  readonly #random: Random;
  readonly #players: number;
  readonly #moves = new MoveList();
  readonly #facts = new TableFacts();
  readonly #plays = makeSamples(64);
  readonly #bids = makeSamples(8);
  readonly #weights = new Float64Array(64);
  #played = 0;
  #bidden = 0;
  rate = 0;
  curiosity: Curiosity = { bid: 1, play: 1 };
  /** Sums over what was learnt from, for the progress: squared errors of the chances. */
  playLoss = 0;
  bidLoss = 0;
  plays = 0;
  bids = 0;

  constructor(learnt: Learnt, players: number, random: Random) {
    this.#learnt = learnt;
    this.#policy = new LearntPolicy(learnt, players);
    this.#playLearner = new Learner(learnt.play);
    this.#bidLearner = new Learner(learnt.bid);
    this.#random = random;
    this.#players = players;
  }

  /** One game of fourteen rounds; in a part of them somebody puts a pawn on the wheel at random, so that this is learnt as well. */
  playGame(): void {
    const kind = below(this.#random, 4);
    const options = game.parseOptions({
      mode: kind === 0 ? 'tactical' : 'classic',
      jokerTrump: kind === 1 ? 'dealer-chooses' : 'dealer-leads',
    });
    if (!options.ok) throw new Error('these are options');
    const state = game.start(this.#players, options.value, {}, fastChance(this.#random));
    this.#begin(state);
    while (state.phase !== 'over') {
      const { round } = state;
      legalMoves(state, this.#moves);
      const move = this.#choose(state);
      if (state.phase === 'play') this.#facts.notePlay(state, move);
      const hadExtra = state.extraCard;
      apply(state, move);
      if (state.extraCard !== hadExtra && state.extraCard >= 0) {
        this.#facts.noteGone(state.extraCard);
      }
      if (state.round !== round || (state.phase as string) === 'over') {
        this.#learn(state);
        this.#begin(state);
      }
    }
  }

  #begin(state: State): void {
    this.#played = 0;
    this.#bidden = 0;
    this.#facts.begin(state);
  }

  #choose(state: State): MoveCode {
    const moves = this.#moves;
    switch (state.phase) {
      case 'bid':
        return this.#bid(state);
      case 'play':
        return moves.length === 1 ? moves.codes[0]! : this.#play(state);
      case 'choose-trump':
        return chooseTrump(this.#rules, state, this.#facts, moves);
      default:
        return moves.codes[below(this.#random, 2) === 0 ? 0 : below(this.#random, moves.length)]!;
    }
  }

  #bid(state: State): MoveCode {
    const moves = this.#moves;
    const policy = this.#policy;
    policy.weighBids(state, state.turn, this.#facts, state.trump);
    // The list skips what may not be bid.
    for (let i = 0; i < moves.length; i++) policy.values[i] = policy.values[moves.codes[i]! - BID]!;
    const move = moves.codes[this.#draw(moves.length, this.curiosity.bid)]!;
    const sample = this.#bids[this.#bidden++]!;
    sample.input.clear();
    sample.input.append(policy.bidInputs.common);
    sample.seat = state.turn;
    sample.bid = move - BID;
    return move;
  }

  #play(state: State): MoveCode {
    const moves = this.#moves;
    const policy = this.#policy;
    policy.weighPlays(state, this.#facts, moves);
    const move = moves.codes[this.#draw(moves.length, this.curiosity.play)]!;
    policy.playInputs.weigh(move);
    const sample = this.#plays[this.#played++]!;
    sample.input.clear();
    sample.input.append(policy.playInputs.common);
    sample.input.append(policy.playInputs.candidate);
    sample.seat = state.turn;
    const need = at(state.bids, state.turn) - 1 - at(state.tricks, state.turn);
    sample.bid = need < 0 || need > state.cards - state.finished ? -1 : 0;
    return move;
  }

  /** One of the moves, the better ones more often. */
  #draw(length: number, curiosity: number): number {
    const { values } = this.#policy;
    const best = values[bestOf(values, length)]!;
    let total = 0;
    for (let i = 0; i < length; i++) {
      total += this.#weights[i] = Math.exp((values[i]! - best) / curiosity) + 0.01;
    }
    let lot = (total * (this.#random.next() >>> 0)) / 2 ** 32;
    for (let i = 0; i < length; i++) {
      lot -= this.#weights[i]!;
      if (lot < 0) return i;
    }
    return length - 1;
  }

  #learn(state: State): void {
    const { bids, tricks } = state.sheet!;
    const players = this.#players;
    let sum = 0;
    const points: number[] = [];
    for (let seat = 0; seat < players; seat++) {
      points.push(bidPoints(at(bids, seat) - 1, at(tricks, seat)));
      sum += points[seat]!;
    }
    for (let i = 0; i < this.#played; i++) {
      const { input, seat, bid } = this.#plays[i]!;
      const others = (sum - points[seat]!) / (players - 1) / UNIT;
      const isMet = bid < 0 ? -1 : points[seat]! > 0 ? 1 : 0;
      this.#step(this.#learnt.play, this.#playLearner, input, 0, isMet, others);
    }
    // [DL-WHL-1] A bid that was changed says nothing about the one that was made.
    for (let i = 0; i < this.#bidden; i++) {
      const { input, seat, bid } = this.#bids[i]!;
      if (at(bids, seat) - 1 !== bid) continue;
      const others = (sum - points[seat]!) / (players - 1) / UNIT;
      this.#step(
        this.#learnt.bid,
        this.#bidLearner,
        input,
        2 * bid,
        points[seat]! > 0 ? 1 : 0,
        others,
      );
    }
  }

  /** `isMet` below 0: it was lost already, and the network is not asked. */
  #step(
    network: Network,
    learner: Learner,
    input: SparseInput,
    head: number,
    isMet: number,
    others: number,
  ): void {
    network.setCommon(input);
    network.run(null);
    const meets = logistic(network.output[head + MEETS]!);
    const { errors } = learner;
    errors[head + MEETS] = isMet < 0 ? 0 : meets - isMet;
    errors[head + OTHERS] = network.output[head + OTHERS]! - others;
    const loss = isMet < 0 ? 0 : (meets - isMet) ** 2;
    if (network === this.#learnt.play) {
      this.playLoss += loss;
      this.plays++;
    } else {
      this.bidLoss += loss;
      this.bids++;
    }
    learner.learn(input, this.rate);
    errors[head + MEETS] = 0;
    errors[head + OTHERS] = 0;
  }
}
