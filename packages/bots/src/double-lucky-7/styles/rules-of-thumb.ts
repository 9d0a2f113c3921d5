import { DoubleLucky7, MoveList } from '@table-seven/engine';
import type { MoveCode, Seat } from '@table-seven/engine';

import { bestPaidBid } from '../bidding.ts';
import { Policy } from '../policy.ts';
import type { TableFacts } from '../table-facts.ts';
import type { TablePolicy } from '../table-policy.ts';

const { BID, legalMoves } = DoubleLucky7;
type State = DoubleLucky7.State;

/** Always does what the rules of thumb find best, like the casual bot: whose hand it is can be told from very little. */
export class RulesOfThumb implements TablePolicy {
  readonly #policy = new Policy();
  readonly #bids = new MoveList();

  choosePlay(state: State, facts: TableFacts, moves: MoveList): MoveCode {
    return this.#policy.choosePlay(state, facts, moves);
  }

  chooseBid(state: State, facts: TableFacts, moves: MoveList): MoveCode {
    return this.#policy.chooseBid(state, facts, moves);
  }

  fitPlay(state: State, facts: TableFacts, moves: MoveList, card: MoveCode): number {
    return this.#policy.choosePlay(state, facts, moves) === card ? 1 : 0;
  }

  fitBids(state: State, seat: Seat, facts: TableFacts, fit: Float64Array): void {
    this.#policy.fitBids(state, seat, facts, fit);
    legalMoves(state, this.#bids);
    const best = bestPaidBid(fit, this.#bids);
    fit.fill(0);
    fit[best - BID] = 1;
  }
}
