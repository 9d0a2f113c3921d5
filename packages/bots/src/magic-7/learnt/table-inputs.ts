import { Magic7 } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import { InputLayout, SparseInput } from '../../learnt/sparse-input.ts';
import { addStanding, STANDING } from './standing.ts';

const { JOKER, KINDS, sideOf } = Magic7;

/** Cards of opponents beside which a card is seen: partners of a number [MG-MAT-3], else Jokers; none, one, or more. */
const BESIDE = 3;
const SEATS = 4;
const TRICKS = 24;

const layout = new InputLayout();
/** By seats from the leader on. */
const HELD = layout.block(SEATS * KINDS * BESIDE);
const PILE = layout.block(KINDS);
const LEFT = layout.block(TRICKS + 1);
/** Of the leader's side to the next and to the one after it, and between these. */
const STANDINGS = layout.block(3 * STANDING);

export const TABLE_INPUTS = layout.size;

/** What the network is shown of an open table, all hands and the pile, when a trick is to be led. */
export class TableInputs {
  readonly input = new SparseInput(80);

  look(state: Magic7.State): void {
    const { input } = this;
    const { players, leader } = state;
    input.clear();
    let cards = state.pile.length - state.drawn;
    for (let place = 0; place < players; place++) {
      const seat = (leader + place) % players;
      cards += state.counts[seat]!;
      this.#lookAtHand(state, seat, HELD + place * KINDS * BESIDE);
    }
    for (let i = state.drawn; i < state.pile.length; i++) input.add(PILE + state.pile[i]!, 1);
    const tricks = cards >> 1;
    input.add(LEFT + tricks, 1);
    this.#lookAtPoints(state, tricks);
  }

  #lookAtPoints({ players, leader, points }: Magic7.State, tricks: number): void {
    const sides = points.length;
    const first = sideOf(players, leader);
    let block = STANDINGS;
    for (let one = 0; one < sides; one++) {
      for (let other = one + 1; other < sides; other++) {
        const ahead = points[(first + one) % sides]! - points[(first + other) % sides]!;
        addStanding(this.input, block, ahead, tricks);
        block += STANDING;
      }
    }
  }

  #lookAtHand(state: Magic7.State, seat: Seat, first: number): void {
    const { players, held, twice } = state;
    let opposed = 0;
    let opposedTwice = 0;
    let jokers = 0;
    for (let other = 0; other < players; other++) {
      if (sideOf(players, other) === sideOf(players, seat)) continue;
      opposedTwice |= (opposed & held[other]!) | twice[other]!;
      opposed |= held[other]!;
      jokers += (held[other]! >> JOKER) & 1;
    }
    for (let rest = held[seat]!; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const partner = JOKER - 1 - card;
      const beside =
        card < JOKER ? ((opposed >> partner) & 1) + ((opposedTwice >> partner) & 1) : jokers;
      this.input.add(first + card * BESIDE + beside, 1 + ((twice[seat]! >> card) & 1));
    }
  }
}
