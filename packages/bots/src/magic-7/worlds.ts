import { below, Magic7 } from '@table-seven/engine';
import type { Random, Redacted, Seat } from '@table-seven/engine';

import type { Doubts } from './doubts.ts';

const { JOKER, KINDS } = Magic7;

/** How often a hidden card of a hand is tried in another place, on average. */
const TRIES = 3;

/**
 * Deals what a seat cannot see such that cards lie more often where they are to be expected: a world dealt at random, in which
 * hidden cards then change places by the odds (Metropolis). Jokers stay; it is known who has one.
 */
export class Worlds {
  readonly #seat: Seat;
  readonly #players: number;
  readonly #resampler: Magic7.Resampler;
  /** By owner and kind; the pile comes after the last seat and takes any card. */
  readonly #odds: Float64Array;
  readonly #cards: Magic7.Card[] = [];
  readonly #owners: Seat[] = [];

  constructor(known: Redacted<Magic7.State>, memory: Magic7.Memory, doubts: Doubts) {
    this.#seat = memory.seat;
    this.#players = known.players;
    this.#resampler = new Magic7.Resampler(known, memory);
    this.#odds = new Float64Array((known.players + 1) * KINDS).fill(1);
    for (let seat = 0; seat < known.players; seat++) {
      if (known.counts[seat] === 0) continue;
      for (let card = 0; card < KINDS; card++) {
        this.#odds[seat * KINDS + card] = doubts.odds(seat, card);
      }
    }
  }

  deal(random: Random): Magic7.State {
    return this.#resampler.deal(random);
  }

  /** Deals into a state that `deal` gave. */
  dealInto(random: Random, world: Magic7.State): void {
    this.#resampler.dealInto(random, world);
    const inHands = this.#takeHands(world);
    this.#takePile(world, inHands);
    const size = inHands + world.pile.length;
    for (let tries = TRIES * inHands; tries > 0; tries--) {
      this.#trySwap(random, below(random, inHands), below(random, size));
    }
    this.#putBack(world, size);
  }

  /** Takes the cards from the hidden hands and returns how many they are. */
  #takeHands(world: Magic7.State): number {
    let size = 0;
    for (let seat = 0; seat < this.#players; seat++) {
      if (seat === this.#seat) continue;
      const held = world.held[seat]!;
      for (let rest = held & ~(1 << JOKER); rest !== 0; rest &= rest - 1) {
        const card = 31 - Math.clz32(rest & -rest);
        for (let n = (world.twice[seat]! >> card) & 1; n >= 0; n--) {
          this.#cards[size] = card;
          this.#owners[size++] = seat;
        }
      }
      world.held[seat] = held & (1 << JOKER);
      world.twice[seat] = 0;
    }
    return size;
  }

  #takePile({ pile }: Magic7.State, from: number): void {
    for (let i = 0; i < pile.length; i++) {
      this.#cards[from + i] = pile[i]!;
      this.#owners[from + i] = this.#players;
    }
  }

  #trySwap(random: Random, i: number, j: number): void {
    const one = this.#cards[i]!;
    const other = this.#cards[j]!;
    const here = this.#owners[i]! * KINDS;
    const there = this.#owners[j]! * KINDS;
    if (one === other || here === there) return;
    const now = this.#odds[here + one]! * this.#odds[there + other]!;
    const then = this.#odds[here + other]! * this.#odds[there + one]!;
    if (then < now && (random.next() >>> 0) * now >= then * 2 ** 32) return;
    this.#cards[i] = other;
    this.#cards[j] = one;
  }

  #putBack(world: Magic7.State, size: number): void {
    let inPile = 0;
    for (let i = 0; i < size; i++) {
      const owner = this.#owners[i]!;
      const card = this.#cards[i]!;
      if (owner === this.#players) world.pile[inPile++] = card;
      else if (((world.held[owner]! >> card) & 1) === 0) world.held[owner]! |= 1 << card;
      else world.twice[owner]! |= 1 << card;
    }
  }
}
