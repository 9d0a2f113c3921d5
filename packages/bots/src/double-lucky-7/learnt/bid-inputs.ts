import { at, DoubleLucky7 } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import { InputLayout, SparseInput } from '../../learnt/sparse-input.ts';
import { HandStrength } from '../hand-strength.ts';
import type { TableFacts } from '../table-facts.ts';
import { WEIGHTS } from '../weights.ts';
import { Sight, SIZE } from './sight.ts';

const { RANKS } = DoubleLucky7;
type State = DoubleLucky7.State;

const CHANCES = 5;

const layout = new InputLayout();
const CARDS_AND_PLACE = layout.block(8 * 7);
const CARDS = layout.block(8);
const TRUMP_RANKS = layout.block(RANKS);
const OTHER_RANKS = layout.block(RANKS);
const HELD_TRUMPS = layout.block(CHANCES);
const HELD_OTHERS = layout.block(3 * CHANCES);
const JOKER_HELD = layout.block(1);
const JOKER_OUT = layout.block(1);
const TRUMP_COUNT = layout.block(8);
const EMPTY_COLORS = layout.block(5);
const TRUMPLESS = layout.block(1);
const TRICKS = layout.block(15);
const ROOM = layout.block(13);
const EARLIER_BIDS = layout.block(6 * 9);
const OPEN = layout.block(8);

export const BID_INPUTS = layout.size;

/** What the network for bidding is shown: a hand, and what the others have bid so far. */
export class BidInputs {
  readonly common = new SparseInput(80);
  readonly #sight = new Sight();
  readonly #strength = new HandStrength(WEIGHTS);

  look(state: State, seat: Seat, facts: TableFacts, trump: number): void {
    this.#sight.look(state, seat, facts);
    this.#strength.weigh(state, seat, facts, trump, 0);
    this.common.clear();
    this.#lookAtHand(trump);
    this.#lookAtBids(state, seat);
  }

  #lookAtHand(trump: number): void {
    const { common } = this;
    const sight = this.#sight;
    let empty = 0;
    let trumps = 0;
    for (let color = 0; color < 4; color++) {
      const held = sight.held[color]!;
      const size = SIZE[held]!;
      const isTrump = color === trump;
      if (isTrump) trumps = size;
      else if (size === 0) empty++;
      const first = isTrump ? HELD_TRUMPS : HELD_OTHERS + (size > 3 ? 2 : size - 1) * CHANCES;
      for (let rest = held; rest !== 0; rest &= rest - 1) {
        const rank = 31 - Math.clz32(rest & -rest);
        common.add((isTrump ? TRUMP_RANKS : OTHER_RANKS) + rank, 1);
        common.addBetween(first, CHANCES, (CHANCES - 1) * sight.topChance(color, rank));
      }
    }
    common.add(TRUMP_COUNT + (trumps > 7 ? 7 : trumps), 1);
    common.add(EMPTY_COLORS + empty, 1);
    if (sight.hasJoker) common.add(JOKER_HELD, 1);
    if (sight.isJokerUnseen) common.add(JOKER_OUT, sight.live);
    if (trump > 3) common.add(TRUMPLESS, 1);
    common.addBetween(TRICKS, 15, 2 * this.#strength.mean);
  }

  #lookAtBids(state: State, seat: Seat): void {
    const { common } = this;
    const { players, cards, dealer } = state;
    const place = seat >= dealer ? seat - dealer : seat - dealer + players;
    common.add(CARDS_AND_PLACE + 7 * cards + place, 1);
    common.add(CARDS + cards, 1);
    let sum = 0;
    // Only bids made before: a seat's own later position in the order of bidding is all the others know of it.
    for (let r = 1; r <= place; r++) {
      const other = seat >= r ? seat - r : seat - r + players;
      const bid = at(state.bids, other) - 1;
      sum += bid;
      common.add(EARLIER_BIDS + (r - 1) * 9 + bid, 1);
    }
    common.addBetween(ROOM, 13, 6 + 2 * ((cards * place) / players - sum));
    const open = cards - sum;
    common.add(OPEN + (open < 0 ? 0 : open), 1);
  }
}
