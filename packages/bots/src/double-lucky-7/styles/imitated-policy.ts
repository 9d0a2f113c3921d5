import { DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, MoveList, Random, Seat } from '@table-seven/engine';

import type { Network, Shape } from '../../learnt/network.ts';
import { BID_INPUTS, BidInputs } from '../learnt/bid-inputs.ts';
import { playInputs, PlayInputs } from '../learnt/play-inputs.ts';
import type { TableFacts } from '../table-facts.ts';
import type { TablePolicy } from '../table-policy.ts';

const { BID } = DoubleLucky7;
type State = DoubleLucky7.State;

/** The bids from 0 to 7. */
const BIDS = 8;
const MOST_MOVES = 64;

/** What somebody was seen to do: for each card, and for each bid, how often it is chosen, in log odds. */
export type Likeness = Readonly<Record<'play' | 'bid', Network>>;

export function likenessShapes(players: number): Readonly<Record<keyof Likeness, Shape>> {
  const units = { first: 24, second: 12 };
  return {
    play: { inputs: playInputs(players), ...units, outputs: 1 },
    bid: { inputs: BID_INPUTS, ...units, outputs: BIDS },
  };
}

/** Bids and plays as somebody was seen to (training/imitation.ts), and hesitates where it could not be told what that one would do. */
export class ImitatedPolicy implements TablePolicy {
  readonly playInputs: PlayInputs;
  readonly bidInputs = new BidInputs();
  /** How likely each move of the list weighed last is, or each bid. */
  readonly chances = new Float64Array(MOST_MOVES);
  readonly #likeness: Likeness;
  readonly #random: Random;

  constructor(likeness: Likeness, players: number, random: Random) {
    this.#likeness = likeness;
    this.playInputs = new PlayInputs(players);
    this.#random = random;
  }

  choosePlay(state: State, facts: TableFacts, moves: MoveList): MoveCode {
    if (moves.length === 1) return moves.codes[0]!;
    this.weighPlays(state, facts, moves);
    return this.#draw(moves);
  }

  chooseBid(state: State, facts: TableFacts, moves: MoveList): MoveCode {
    this.weighLegalBids(state, facts, moves);
    return this.#draw(moves);
  }

  fitPlay(state: State, facts: TableFacts, moves: MoveList, card: MoveCode): number {
    if (moves.length === 1) return 1;
    this.weighPlays(state, facts, moves);
    for (let i = 0; i < moves.length; i++) if (moves.codes[i] === card) return this.chances[i]!;
    return 0;
  }

  fitBids(state: State, seat: Seat, facts: TableFacts, fit: Float64Array): void {
    this.weighBids(state, seat, facts);
    for (let bid = 0; bid <= state.cards; bid++) fit[bid] = this.chances[bid]!;
  }

  /** Fills `chances` for each move of the list. */
  weighPlays(state: State, facts: TableFacts, moves: MoveList): void {
    const { play } = this.#likeness;
    this.playInputs.look(state, facts);
    play.setCommon(this.playInputs.common);
    for (let i = 0; i < moves.length; i++) {
      this.playInputs.weigh(moves.codes[i]!);
      play.run(this.playInputs.candidate);
      this.chances[i] = play.output[0]!;
    }
    this.#makeChances(moves.length);
  }

  /** Fills `chances` for each bid of the list, which skips what may not be bid [DL-BID-3]. */
  weighLegalBids(state: State, facts: TableFacts, moves: MoveList): void {
    const { chances } = this;
    this.weighBids(state, state.turn, facts);
    let total = 0;
    for (let i = 0; i < moves.length; i++) total += chances[i] = chances[moves.codes[i]! - BID]!;
    for (let i = 0; i < moves.length; i++) chances[i]! /= total;
  }

  /** Fills `chances` for each bid from 0 to the number of cards. */
  weighBids(state: State, seat: Seat, facts: TableFacts): void {
    const { bid: network } = this.#likeness;
    this.bidInputs.look(state, seat, facts, state.trump);
    network.setCommon(this.bidInputs.common);
    network.run(null);
    for (let bid = 0; bid <= state.cards; bid++) this.chances[bid] = network.output[bid]!;
    this.#makeChances(state.cards + 1);
  }

  /** Log odds become chances. */
  #makeChances(length: number): void {
    const { chances } = this;
    let highest = chances[0]!;
    for (let i = 1; i < length; i++) highest = Math.max(highest, chances[i]!);
    let total = 0;
    for (let i = 0; i < length; i++) total += chances[i] = Math.exp(chances[i]! - highest);
    for (let i = 0; i < length; i++) chances[i]! /= total;
  }

  #draw(moves: MoveList): MoveCode {
    let lot = (this.#random.next() >>> 0) / 2 ** 32;
    for (let i = 0; i < moves.length; i++) {
      lot -= this.chances[i]!;
      if (lot < 0) return moves.codes[i]!;
    }
    return moves.codes[moves.length - 1]!;
  }
}
