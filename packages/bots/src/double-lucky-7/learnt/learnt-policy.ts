import { at, DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, MoveList, Seat } from '@table-seven/engine';

import type { Network, Shape } from '../../learnt/network.ts';
import type { TableFacts } from '../table-facts.ts';
import type { TablePolicy } from '../table-policy.ts';
import { BID_INPUTS, BidInputs } from './bid-inputs.ts';
import { playInputs, PlayInputs } from './play-inputs.ts';

const { BID, bidPoints } = DoubleLucky7;
type State = DoubleLucky7.State;

/** The bids from 0 to 7. */
const BIDS = 8;
/** Of the network for playing: the chance to meet the own bid, in log odds, and the others' mean points in units. */
export const MEETS = 0;
export const OTHERS = 1;
/** Points are learnt in tens, so that all outputs are of one size. */
export const UNIT = 10;

/** The share of the others' mean points that counts against the own ones: with two players one's gain is the other's loss. */
export function othersShare(players: number): number {
  return players === 2 ? 1 : 0.3;
}

/** Others may see it otherwise: in points, what makes a card or a bid e times less likely. */
const PLAY_DOUBT = 0.7;
const BID_DOUBT = 1;

/** The two networks for one number of players. */
export interface Learnt {
  readonly play: Network;
  readonly bid: Network;
}

/** The network for bidding has both outputs for every bid. With two players larger ones are worth their time (docs/decisions/0012). */
export function shapesFor(players: number): Readonly<Record<keyof Learnt, Shape>> {
  const units = players === 2 ? { first: 64, second: 32 } : { first: 32, second: 16 };
  return {
    play: { inputs: playInputs(players), ...units, outputs: 2 },
    bid: { inputs: BID_INPUTS, ...units, outputs: 2 * BIDS },
  };
}

export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** How a seat bids and plays by what was learnt from self-play. Looks only at the acting seat's own hand and at public facts. */
export class LearntPolicy implements TablePolicy {
  readonly playInputs: PlayInputs;
  readonly bidInputs = new BidInputs();
  /** What each move of the list at hand, or each bid, is thought to be worth, in points. */
  readonly values = new Float64Array(64);
  /** The chance that each bid is met, of those weighed last. */
  readonly meets = new Float64Array(BIDS);
  readonly #learnt: Learnt;
  readonly #share: number;

  constructor(learnt: Learnt, players: number) {
    this.#learnt = learnt;
    this.playInputs = new PlayInputs(players);
    this.#share = othersShare(players);
  }

  choosePlay(state: State, facts: TableFacts, moves: MoveList): MoveCode {
    if (moves.length === 1) return moves.codes[0]!;
    this.weighPlays(state, facts, moves);
    return moves.codes[bestOf(this.values, moves.length)]!;
  }

  chooseBid(state: State, facts: TableFacts, moves: MoveList): MoveCode {
    this.weighBids(state, state.turn, facts, state.trump);
    const wanted = bestOf(this.values, state.cards + 1);
    if (moves.has(BID + wanted)) return BID + wanted;
    // [DL-BID-3] Of bids far from what a hand is worth little was learnt: it is one of the neighbours.
    const isHigher =
      wanted === 0 || (wanted < state.cards && this.values[wanted + 1]! > this.values[wanted - 1]!);
    return BID + wanted + (isHigher ? 1 : -1);
  }

  fitPlay(state: State, facts: TableFacts, moves: MoveList, card: MoveCode): number {
    if (moves.length === 1) return 1;
    this.weighPlays(state, facts, moves);
    const { values } = this;
    const best = values[bestOf(values, moves.length)]!;
    let total = 0;
    let own = 0;
    for (let i = 0; i < moves.length; i++) {
      const weight = Math.exp((values[i]! - best) / PLAY_DOUBT);
      total += weight;
      if (moves.codes[i] === card) own = weight;
    }
    return own / total;
  }

  fitBids(state: State, seat: Seat, facts: TableFacts, fit: Float64Array): void {
    this.weighBids(state, seat, facts, state.trump);
    const { values } = this;
    const best = values[bestOf(values, state.cards + 1)]!;
    let total = 0;
    for (let bid = 0; bid <= state.cards; bid++) {
      total += fit[bid] = Math.exp((values[bid]! - best) / BID_DOUBT);
    }
    for (let bid = 0; bid <= state.cards; bid++) fit[bid]! /= total;
  }

  /** Fills `values` for each move of the list; `share` is that of the others' points. */
  weighPlays(state: State, facts: TableFacts, moves: MoveList, share = this.#share): void {
    const { play } = this.#learnt;
    const { playInputs } = this;
    const bid = at(state.bids, state.turn) - 1;
    const points = bidPoints(bid, bid);
    const need = bid - at(state.tricks, state.turn);
    const isLost = need < 0 || need > state.cards - state.finished;
    const others = share * UNIT;
    playInputs.look(state, facts);
    play.setCommon(playInputs.common);
    for (let i = 0; i < moves.length; i++) {
      playInputs.weigh(moves.codes[i]!);
      play.run(playInputs.candidate);
      const meets = isLost ? 0 : logistic(play.output[MEETS]!);
      this.values[i] = points * meets - others * play.output[OTHERS]!;
    }
  }

  /** Fills `values` for each bid from 0 to the number of cards; `share` is that of the others' points. */
  weighBids(state: State, seat: Seat, facts: TableFacts, trump: number, share = this.#share): void {
    const { bid: network } = this.#learnt;
    this.bidInputs.look(state, seat, facts, trump);
    network.setCommon(this.bidInputs.common);
    network.run(null);
    const { output } = network;
    for (let bid = 0; bid <= state.cards; bid++) {
      this.meets[bid] = logistic(output[2 * bid + MEETS]!);
      const others = share * UNIT * output[2 * bid + OTHERS]!;
      this.values[bid] = bidPoints(bid, bid) * this.meets[bid]! - others;
    }
  }
}

export function bestOf(values: Float64Array, length: number): number {
  let best = 0;
  for (let i = 1; i < length; i++) if (values[i]! > values[best]!) best = i;
  return best;
}
