import { at, DoubleLucky7, NONE } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import { chanceOf } from './chances.ts';
import type { TableFacts } from './table-facts.ts';
import type { Weights } from './weights.ts';

const { DECK_SIZE, JOKER, JOKER_BIT, LOW_CARDS, RANKS, highOf, lowOf } = DoubleLucky7;

const ONE_COLOR = (1 << RANKS) - 1;
const ALL_LOW = (1 << LOW_CARDS) - 1;
const ALL_HIGH = (1 << (DECK_SIZE - LOW_CARDS)) - 1;

/** How many cards a set of one colour has. */
const SIZE = Uint8Array.from({ length: 1 << RANKS }, (_, set) => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
});

/** The cards of one colour in a set given as two masks, as 14 bits. */
function ofColor(low: number, high: number, color: number): number {
  return color < 2
    ? (low >> (RANKS * color)) & ONE_COLOR
    : (high >> (RANKS * (color - 2))) & ONE_COLOR;
}

function sizeOf(low: number, high: number): number {
  return (
    SIZE[low & ONE_COLOR]! +
    SIZE[low >> RANKS]! +
    SIZE[high & ONE_COLOR]! +
    SIZE[(high >> RANKS) & ONE_COLOR]! +
    ((high & JOKER_BIT) === 0 ? 0 : 1)
  );
}

/**
 * What a seat makes of its own hand: for each card the chance that it will take a trick if it is kept for later, and the sum
 * over the hand. Filled anew for each decision, from the hand and from what everybody knows.
 */
export class HandStrength {
  readonly chance = new Float64Array(DECK_SIZE);
  /** Expected tricks of the whole hand, and the variance if the cards were independent. */
  mean = 0;
  variance = 0;
  /** Cards that this seat cannot place: in other hands or in the pile. */
  #unseenLow = 0;
  #unseenHigh = 0;
  /** The chance that an unseen card is in somebody's hand. */
  #live = 0;

  readonly #weights: Weights;
  #trump = 0;
  #slack = 0;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** `slack`: tricks left beyond what all seats still want. */
  weigh(
    state: DoubleLucky7.State,
    seat: Seat,
    facts: TableFacts,
    trump: number,
    slack: number,
  ): void {
    this.#trump = trump;
    this.#slack = slack;

    const low = lowOf(state.hands, seat);
    const high = highOf(state.hands, seat);
    this.#look(state, seat, facts, low, high);
    this.mean = 0;
    this.variance = 0;
    for (let color = 0; color < 4; color++) {
      const held = ofColor(low, high, color);
      if (held !== 0) this.#weighColor(state, seat, color, held);
    }
    if ((high & JOKER_BIT) !== 0) this.#add(JOKER, 1);
    if (seat === state.extraSeat && state.extraCard !== NONE) this.#weighExtra(state);
  }

  #look(state: DoubleLucky7.State, seat: Seat, facts: TableFacts, low: number, high: number): void {
    this.#unseenLow = ALL_LOW & ~(facts.goneLow | low);
    this.#unseenHigh = ALL_HIGH & ~(facts.goneHigh | high);
    const unseen = sizeOf(this.#unseenLow, this.#unseenHigh);
    let others = 0;
    for (let other = 0; other < state.players; other++) {
      if (other !== seat) others += at(state.counts, other);
    }
    this.#live = unseen === 0 ? 0 : others / unseen;
  }

  #weighColor(state: DoubleLucky7.State, seat: Seat, color: number, held: number): void {
    const weights = this.#weights;
    const isTrump = color === this.#trump;
    const unseen = ofColor(this.#unseenLow, this.#unseenHigh, color);
    const base = isTrump
      ? this.#trumpOdds(state, seat, SIZE[held]! - 1)
      : this.#sideOdds(state, seat, SIZE[held]! - 1, unseen);
    const perHigher = (isTrump ? weights.trumpHigher : weights.sideHigher) * this.#live;
    for (let rest = held; rest !== 0; rest &= rest - 1) {
      const rank = 31 - Math.clz32(rest & -rest);
      this.#add(color * RANKS + rank, chanceOf(base + perHigher * SIZE[unseen >> rank]!));
    }
  }

  #trumpOdds(state: DoubleLucky7.State, seat: Seat, length: number): number {
    const weights = this.#weights;
    return (
      weights.trump +
      (seat === state.dealer ? weights.trumpDealer : 0) +
      weights.trumpLength * length +
      weights.trumpSlack * this.#slack +
      weights.trumpTricks * (state.cards - state.finished)
    );
  }

  #sideOdds(state: DoubleLucky7.State, seat: Seat, length: number, unseen: number): number {
    const weights = this.#weights;
    return (
      weights.side +
      (seat === state.dealer ? weights.sideDealer : 0) +
      weights.sideLength * length +
      weights.sideSlack * this.#slack +
      weights.sideTricks * (state.cards - state.finished) +
      weights.sideRuff * this.#ruffs(state, unseen)
    );
  }

  /** How much a card of a colour has to fear trumps: live trumps, and how few cards of the colour the others have. */
  #ruffs(state: DoubleLucky7.State, unseenOfColor: number): number {
    if (this.#trump > 3) return 0;
    const trumps = SIZE[ofColor(this.#unseenLow, this.#unseenHigh, this.#trump)]! * this.#live;
    const share = (SIZE[unseenOfColor]! * this.#live) / (state.players - 1);
    return trumps / (1 + share);
  }

  /** [DL-WHL-6] The extra card need not follow, so as a trump it is at its best and otherwise mostly of use when led. */
  #weighExtra(state: DoubleLucky7.State): void {
    const card = state.extraCard;
    if (card === JOKER) {
      this.#add(card, 1);
      return;
    }
    const color = (card / RANKS) | 0;
    this.#weighColor(state, state.extraSeat, color, 1 << (card % RANKS));
  }

  #add(card: number, chance: number): void {
    this.chance[card] = chance;
    this.mean += chance;
    this.variance += chance * (1 - chance);
  }
}
