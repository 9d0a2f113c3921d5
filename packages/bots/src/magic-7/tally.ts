import { Magic7 } from '@table-seven/engine';
import type { Redacted, Seat } from '@table-seven/engine';

type Card = Magic7.Card;

/**
 * What everybody who pays attention knows of the cards played so far: one bit for each kind of which a card is out, one for each
 * kind of which both are, and one for each seat that has not played its Joker. Small enough to copy for every playout.
 */
export class Tally {
  once = 0;
  twice = 0;
  /** One bit per seat that still has its Joker; everyone starts with one. */
  jokers = 15;

  copyFrom(other: Tally): void {
    this.once = other.once;
    this.twice = other.twice;
    this.jokers = other.jokers;
  }

  note(card: Card, seat: Seat): void {
    if (card === Magic7.JOKER) {
      this.jokers &= ~(1 << seat);
      return;
    }
    const bit = 1 << card;
    if ((this.once & bit) === 0) this.once |= bit;
    else this.twice |= bit;
  }

  /** Becomes what a seat knows that remembers these tricks, with the card on the table. */
  recall(known: Redacted<Magic7.State>, memory: Magic7.Memory): void {
    this.once = 0;
    this.twice = 0;
    this.jokers = 15 & ~memory.jokersSpent;
    for (let card = 0; card < Magic7.KINDS; card++) {
      if (card === Magic7.JOKER) continue;
      if (memory.gone[card]! > 0) this.once |= 1 << card;
      if (memory.gone[card]! > 1) this.twice |= 1 << card;
    }
    if (known.phase === 'reply') this.note(known.lead, known.leader);
  }

  /** How many partners of a number card [MG-MAT-3] a seat has not seen yet: in other hands or in the pile. */
  unseenPartners(state: Magic7.State, seat: Seat, card: Card): number {
    const partner = PARTNER_SUM - card;
    const held = ((state.held[seat]! >> partner) & 1) + ((state.twice[seat]! >> partner) & 1);
    const out = ((this.once >> partner) & 1) + ((this.twice >> partner) & 1);
    return (state.players === 2 ? 1 : 2) - held - out;
  }

  /** How many Jokers the other side, or the other two of three, still have. */
  opposingJokers(state: Magic7.State, seat: Seat): number {
    const jokers = this.jokers & OPPONENTS[4 * state.players + seat]!;
    return (jokers & 1) + ((jokers >> 1) & 1) + ((jokers >> 2) & 1) + ((jokers >> 3) & 1);
  }
}

/** For every number of players and every seat a bit for each opponent. */
const OPPONENTS = Array.from({ length: 20 }, (_, at) => opponentsOf(at >> 2, at & 3));

function opponentsOf(players: number, seat: Seat): number {
  let bits = 0;
  for (let other = 0; other < players; other++) {
    if (Magic7.sideOf(players, other) !== Magic7.sideOf(players, seat)) bits |= 1 << other;
  }
  return bits;
}

/** Partners add up to 7 in value, so to this in code: the lowest number is 0, the highest 19. */
const PARTNER_SUM = 19;
