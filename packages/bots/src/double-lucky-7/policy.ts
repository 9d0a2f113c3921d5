import { at, DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, MoveList, Seat } from '@table-seven/engine';

import { fading } from './chances.ts';
import { HandStrength } from './hand-strength.ts';
import { bestPaidBid } from './bidding.ts';
import type { TableFacts } from './table-facts.ts';
import type { TablePolicy } from './table-policy.ts';
import { WEIGHTS } from './weights.ts';
import type { Weights } from './weights.ts';

const { beats } = DoubleLucky7;
type State = DoubleLucky7.State;

/** However well a bid fits the hand, it is met no more often than this. */
const BEST_CHANCE = 0.6;
/** Even a hand of sure cards leaves some doubt. */
const LEAST_VARIANCE = 0.1;

/** How many tricks a seat still wants; below 0 it has too many. */
function needOf(state: State, seat: Seat): number {
  return at(state.bids, seat) - 1 - at(state.tricks, seat);
}

/**
 * The rules of thumb for playing a card: from the chance that each card takes this trick, and what the rest of the hand is then
 * likely to take, to the card that best serves the bid. Looks only at the acting seat's own hand and at public facts, and is
 * both how the casual bot plays and how the expert imagines everybody to play on.
 */
export class Policy implements TablePolicy {
  readonly #weights: Weights;
  readonly #strength: HandStrength;
  /** How good each move of the list at hand is. */
  readonly #scores = new Float64Array(64);
  readonly #fit = new Float64Array(8);

  constructor(weights: Weights = WEIGHTS) {
    this.#weights = weights;
    this.#strength = new HandStrength(weights);
  }

  choosePlay(state: State, facts: TableFacts, moves: MoveList): MoveCode {
    if (moves.length === 1) return moves.codes[0]!;
    this.#score(state, facts, moves);
    return moves.codes[this.#best(moves)]!;
  }

  chooseBid(state: State, facts: TableFacts, moves: MoveList): MoveCode {
    this.fitBids(state, state.turn, facts, this.#fit);
    return bestPaidBid(this.#fit, moves);
  }

  /** How well a card fits what this policy would do, from 0 to 1 for its own choice. */
  fitPlay(state: State, facts: TableFacts, moves: MoveList, card: MoveCode): number {
    if (moves.length === 1) return 1;
    this.#score(state, facts, moves);
    const best = this.#scores[this.#best(moves)]!;
    for (let i = 0; i < moves.length; i++) {
      if (moves.codes[i] === card) return this.#scores[i]! / best;
    }
    return 0;
  }

  #best(moves: MoveList): number {
    let best = 0;
    for (let i = 1; i < moves.length; i++) {
      if (this.#scores[i]! > this.#scores[best]!) best = i;
    }
    return best;
  }

  #score(state: State, facts: TableFacts, moves: MoveList): void {
    const seat = state.turn;
    const left = state.cards - state.finished;
    const need = needOf(state, seat);
    let wanted = 0;
    for (let other = 0; other < state.players; other++) {
      if (other === seat) continue;
      const needed = needOf(state, other);
      if (needed > 0) wanted += needed;
    }
    const slack = left - wanted - (need > 0 ? need : 0);
    this.#strength.weigh(state, seat, facts, state.trump, slack);
    if (need < 0 || need > left) this.#scoreSpoiling(state, moves, wanted >= left);
    else if (need === left) this.#scoreAll(state, moves);
    else this.#scoreAiming(state, moves, need);
  }

  /** By how likely the bid is met after each card. */
  #scoreAiming(state: State, moves: MoveList, need: number): void {
    const { chance, mean, variance } = this.#strength;
    const { spread, leastSpread } = this.#weights;
    for (let i = 0; i < moves.length; i++) {
      const card = moves.codes[i]!;
      const kept = chance[card]!;
      const width = 2 * (spread * (variance - kept * (1 - kept)) + leastSpread);
      const rest = need - (mean - kept);
      const take = this.#takeChance(state, card);
      this.#scores[i] =
        take * fading(((rest - 1) * (rest - 1)) / width) +
        (1 - take) * fading((rest * rest) / width);
    }
  }

  /** Every trick left is needed: strongest first, but as cheap as will do where nobody comes after. */
  #scoreAll(state: State, moves: MoveList): void {
    const isLast = state.played === state.players - 1;
    for (let i = 0; i < moves.length; i++) {
      const card = moves.codes[i]!;
      const kept = this.#strength.chance[card]!;
      const wins = state.played === 0 || beats(card, state.best, state.trump);
      this.#scores[i] = (wins ? 2 : 1.1) + (wins && !isLast ? kept : -kept);
    }
  }

  /** The bid is lost: take tricks that others need, or leave them tricks that they do not want. */
  #scoreSpoiling(state: State, moves: MoveList, isTaking: boolean): void {
    for (let i = 0; i < moves.length; i++) {
      const card = moves.codes[i]!;
      const take = this.#takeChance(state, card);
      const kept = this.#strength.chance[card]!;
      // Among equals keep what serves the same end later. All scores are positive, like those of aiming.
      this.#scores[i] = isTaking ? 1 + take - 0.5 * kept : 3 + kept - 2 * take;
    }
  }

  /**
   * The chance that a card played now takes this trick. A card that beats those on the table counts as good enough: reckoning with
   * the hands behind did not make self-play any better, but took twice the time.
   */
  #takeChance(state: State, card: MoveCode): number {
    if (state.played > 0) return beats(card, state.best, state.trump) ? 1 : 0;
    const { lead } = this.#weights;
    return lead + (1 - lead) * this.#strength.chance[card]!;
  }

  /** Fills `fit` with how well each bid 0 … n fits the hand of `seat`; the numbers add up to 1. */
  fitBids(state: State, seat: Seat, facts: TableFacts, fit: Float64Array): void {
    const { cards } = state;
    const expected = this.tricksUnder(state, seat, facts, state.trump);
    const width = this.#bidWidth();
    let total = 0;
    for (let bid = 0; bid <= cards; bid++) {
      const off = bid - expected;
      // Exactly, however unlikely: if all unlikely bids counted the same, the highest would be the best of them.
      total += fit[bid] = Math.exp(-(off * off) / width);
    }
    for (let bid = 0; bid <= cards; bid++) fit[bid]! /= total;
  }

  /** How many tricks a seat should expect before the first card, under a trump. */
  tricksUnder(state: State, seat: Seat, facts: TableFacts, trump: number): number {
    const { cards, players } = state;
    const { bidShift, bidSlope, bidRoom } = this.#weights;
    let bidders = 0;
    let sum = 0;
    for (let other = 0; other < players; other++) {
      const bid = at(state.bids, other);
      if (bid === 0 || other === seat) continue;
      bidders++;
      sum += bid - 1;
    }
    // What the others leave to me, if those who have not bid yet take their fair share.
    const room = (cards * bidders) / players - sum;
    this.#strength.weigh(state, seat, facts, trump, 0);
    return bidShift + bidSlope * this.#strength.mean + bidRoom * room;
  }

  /** Before the first card: the chance to meet the bid, if it were changed by `by`, under a trump. */
  meetChance(state: State, seat: Seat, facts: TableFacts, by: number, trump: number): number {
    const off = at(state.bids, seat) - 1 + by - this.tricksUnder(state, seat, facts, trump);
    return BEST_CHANCE * fading((off * off) / this.#bidWidth());
  }

  /** Twice the variance of the tricks that the hand weighed last will take. */
  #bidWidth(): number {
    return 2 * this.#weights.bidSpread * (this.#strength.variance + LEAST_VARIANCE);
  }
}
