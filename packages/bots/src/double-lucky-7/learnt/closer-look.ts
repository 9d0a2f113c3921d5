import { at, DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, Seat } from '@table-seven/engine';

import { InputLayout } from '../../learnt/sparse-input.ts';
import type { SparseInput } from '../../learnt/sparse-input.ts';
import type { Sight } from './sight.ts';
import { SIZE } from './sight.ts';

const { beats, JOKER, NO_COLOR, RANKS } = DoubleLucky7;
type State = DoubleLucky7.State;

/** Tricks still to be needed: 0 to 3, more, or the bid is lost. */
const NEEDS = 6;
const LOST = NEEDS - 1;
/** Tricks left: 1, 2, 3, or more. */
const LEFT = 4;
const BIDS = 8;
/** Cards of which one counts how many there are. */
const FEW = 8;
const FEWER = 4;
/** A card led, following, following with trumps, or thrown away, and a trump that is led. */
const ROLES = 5;

const layout = new InputLayout();
/** Of the table and the hand. */
const BOTH_NEEDS = layout.block(LEFT * NEEDS * NEEDS);
const RIVAL_BID = layout.block(BIDS);
const HELD_TRUMPS = layout.block(RANKS);
const HELD_OTHERS = layout.block(RANKS);
const HELD_LED = layout.block(RANKS);
const BEST_RANK = layout.block(2 * RANKS);
/** Of the card to be played. */
const RANK_IN_ROLE = layout.block(ROLES * RANKS);
const HIGHER_OUT = layout.block(2 * FEW);
const WINNERS = layout.block(FEWER);
const LOSERS = layout.block(FEWER);

export const CLOSER_INPUTS = layout.size;

/**
 * What is looked at besides where only two play: every single card, and how both stand to their bids at once. There one's gain is the other's loss, so
 * each trick is fought for. With more at the table it has not been tried.
 */
export class CloserLook {
  readonly #first: number;
  #state: State | null = null;
  #sight: Sight | null = null;

  /** Its inputs come from `first` on. */
  constructor(first: number) {
    this.#first = first;
  }

  /** Looks at the table from the seat to move. */
  look(state: State, sight: Sight, common: SparseInput): void {
    this.#state = state;
    this.#sight = sight;
    const seat = state.turn;
    const left = state.cards - state.finished;
    const place = ((left > LEFT ? LEFT : left) - 1) * NEEDS + needPlace(state, seat);
    common.add(this.#first + BOTH_NEEDS + place * NEEDS + needPlace(state, 1 - seat), 1);
    common.add(this.#first + RIVAL_BID + at(state.bids, 1 - seat) - 1, 1);
    this.#lookAtHand(state, sight, common);
    if (state.played > 0 && state.best !== JOKER) {
      const isTrump = ((state.best / RANKS) | 0) === state.trump;
      common.add(this.#first + BEST_RANK + (isTrump ? RANKS : 0) + (state.best % RANKS), 1);
    }
  }

  #lookAtHand(state: State, sight: Sight, common: SparseInput): void {
    for (let color = 0; color < 4; color++) {
      const kind = color === state.trump ? HELD_TRUMPS : HELD_OTHERS;
      const isLed = state.played > 0 && state.led === color;
      for (let rest = sight.held[color]!; rest !== 0; rest &= rest - 1) {
        const rank = 31 - Math.clz32(rest & -rest);
        common.add(this.#first + kind + rank, 1);
        if (isLed) common.add(this.#first + HELD_LED + rank, 1);
      }
    }
  }

  /** Looks at one of the cards that may be played. */
  weigh(card: MoveCode, candidate: SparseInput): void {
    const state = this.#state!;
    if (state.played > 0 && state.led !== NO_COLOR && state.best !== JOKER) {
      this.#weighAlternatives(state, card, candidate);
    }
    if (card === JOKER) return;
    const color = (card / RANKS) | 0;
    const rank = card % RANKS;
    const isTrump = color === state.trump;
    candidate.add(this.#first + RANK_IN_ROLE + roleOf(state, color) * RANKS + rank, 1);
    const higher = SIZE[this.#sight!.unseen[color]! >> (rank + 1)]!;
    candidate.add(
      this.#first + HIGHER_OUT + (isTrump ? FEW : 0) + (higher < FEW ? higher : FEW - 1),
      1,
    );
  }

  /** How many other cards of the hand would win the trick, and how many would not. */
  #weighAlternatives(state: State, card: MoveCode, candidate: SparseInput): void {
    const { held } = this.#sight!;
    const mustFollow = held[state.led] !== 0;
    let winners = 0;
    let losers = 0;
    for (let color = 0; color < 4; color++) {
      if (mustFollow && color !== state.led) continue;
      for (let rest = held[color]!; rest !== 0; rest &= rest - 1) {
        const other = color * RANKS + (31 - Math.clz32(rest & -rest));
        if (other === card) continue;
        if (beats(other, state.best, state.trump)) winners++;
        else losers++;
      }
    }
    candidate.add(this.#first + WINNERS + (winners < FEWER ? winners : FEWER - 1), 1);
    candidate.add(this.#first + LOSERS + (losers < FEWER ? losers : FEWER - 1), 1);
  }
}

function needPlace(state: State, seat: Seat): number {
  const need = at(state.bids, seat) - 1 - at(state.tricks, seat);
  if (need < 0 || need > state.cards - state.finished) return LOST;
  return need < LOST ? need : LOST - 1;
}

function roleOf(state: State, color: number): number {
  if (color === state.trump) return state.played === 0 ? 0 : 4;
  if (state.played === 0) return 1;
  return color === state.led ? 2 : 3;
}
