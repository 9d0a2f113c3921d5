import { DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, MoveList, Random, Seat } from '@table-seven/engine';

import type { TableFacts } from '../table-facts.ts';
import type { TablePolicy } from '../table-policy.ts';
import type { Acquaintance } from './acquaintance.ts';

type State = DoubleLucky7.State;

/** How everybody at the table bids and plays as one seat sees it: itself by what it has learnt, the others as far as it knows them. */
export class Company implements TablePolicy {
  readonly #seat: Seat;
  readonly #own: TablePolicy;
  readonly #styles: readonly TablePolicy[];
  readonly #acquaintance: Acquaintance;
  readonly #random: Random;
  readonly #fit = new Float64Array(8);

  constructor(
    seat: Seat,
    own: TablePolicy,
    styles: readonly TablePolicy[],
    acquaintance: Acquaintance,
    random: Random,
  ) {
    this.#seat = seat;
    this.#own = own;
    this.#styles = styles;
    this.#acquaintance = acquaintance;
    this.#random = random;
  }

  choosePlay(state: State, facts: TableFacts, moves: MoveList): MoveCode {
    return this.#styleOf(state.turn).choosePlay(state, facts, moves);
  }

  chooseBid(state: State, facts: TableFacts, moves: MoveList): MoveCode {
    return this.#styleOf(state.turn).chooseBid(state, facts, moves);
  }

  fitPlay(state: State, facts: TableFacts, moves: MoveList, card: MoveCode): number {
    if (state.turn === this.#seat) return this.#own.fitPlay(state, facts, moves, card);
    const shares = this.#acquaintance.sharesOf(state.turn);
    let fit = 0;
    for (let s = 0; s < shares.length; s++) {
      if (shares[s]! > 0) fit += shares[s]! * this.#styles[s]!.fitPlay(state, facts, moves, card);
    }
    return fit;
  }

  fitBids(state: State, seat: Seat, facts: TableFacts, fit: Float64Array): void {
    if (seat === this.#seat) {
      this.#own.fitBids(state, seat, facts, fit);
      return;
    }
    const shares = this.#acquaintance.sharesOf(seat);
    fit.fill(0);
    for (let s = 0; s < shares.length; s++) {
      const share = shares[s]!;
      if (share === 0) continue;
      this.#styles[s]!.fitBids(state, seat, facts, this.#fit);
      for (let bid = 0; bid <= state.cards; bid++) fit[bid]! += share * this.#fit[bid]!;
    }
  }

  /** One of the styles that a seat may have, each as often as it is likely. */
  #styleOf(seat: Seat): TablePolicy {
    if (seat === this.#seat) return this.#own;
    const shares = this.#acquaintance.sharesOf(seat);
    const last = shares.length - 1;
    if (last === 0 || shares[0] === 1) return this.#styles[0]!;
    let lot = (this.#random.next() >>> 0) / 2 ** 32;
    for (let s = 0; s < last; s++) {
      lot -= shares[s]!;
      if (lot < 0) return this.#styles[s]!;
    }
    return this.#styles[last]!;
  }
}
