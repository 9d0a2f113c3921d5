import { at, DoubleLucky7 } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import type { TableFacts } from '../table-facts.ts';

const { DECK_SIZE, JOKER_BIT, LOW_CARDS, RANKS, highOf, lowOf } = DoubleLucky7;

const ONE_COLOR = (1 << RANKS) - 1;
const ALL_LOW = (1 << LOW_CARDS) - 1;
const ALL_HIGH = (1 << (DECK_SIZE - LOW_CARDS)) - 1;

/** How many cards a set of one colour has. */
export const SIZE = Uint8Array.from({ length: 1 << RANKS }, (_, set) => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
});

/** What a seat sees of the cards: its own hand, and which cards it cannot place. */
export class Sight {
  /** By colour, as 14 bits. */
  readonly held = new Int32Array(5);
  readonly unseen = new Int32Array(5);
  hasJoker = false;
  isJokerUnseen = false;
  /** The chance that an unseen card is in some other hand, and in the hand of one certain seat. */
  live = 0;
  share = 0;
  /** For n cards the chance that none of them is in another hand. */
  readonly none = new Float64Array(RANKS + 1);

  look(state: DoubleLucky7.State, seat: Seat, facts: TableFacts): void {
    const low = lowOf(state.hands, seat);
    const high = highOf(state.hands, seat);
    const unseenLow = ALL_LOW & ~(facts.goneLow | low);
    const unseenHigh = ALL_HIGH & ~(facts.goneHigh | high);
    const { held, unseen, none } = this;
    held[0] = low & ONE_COLOR;
    held[1] = low >> RANKS;
    held[2] = high & ONE_COLOR;
    held[3] = (high >> RANKS) & ONE_COLOR;
    unseen[0] = unseenLow & ONE_COLOR;
    unseen[1] = unseenLow >> RANKS;
    unseen[2] = unseenHigh & ONE_COLOR;
    unseen[3] = (unseenHigh >> RANKS) & ONE_COLOR;
    this.hasJoker = (high & JOKER_BIT) !== 0;
    this.isJokerUnseen = (unseenHigh & JOKER_BIT) !== 0;
    const out =
      SIZE[unseen[0]]! +
      SIZE[unseen[1]]! +
      SIZE[unseen[2]]! +
      SIZE[unseen[3]]! +
      (this.isJokerUnseen ? 1 : 0);
    let others = 0;
    for (let other = 0; other < state.players; other++) {
      if (other !== seat) others += at(state.counts, other);
    }
    this.live = out === 0 ? 0 : Math.min(1, others / out);
    this.share = this.live / (state.players - 1);
    none[0] = 1;
    for (let n = 1; n <= RANKS; n++) none[n] = none[n - 1]! * (1 - this.live);
  }

  /** The chance that nobody else holds a higher card of its colour. */
  topChance(color: number, rank: number): number {
    return this.none[SIZE[this.unseen[color]! >> (rank + 1)]!]!;
  }
}
