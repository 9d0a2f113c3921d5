import type { Chance } from '../chance/chance.ts';
import { fastChance } from '../chance/fast.ts';
import { NONE } from '../game.ts';
import type { Resampler as GameResampler, Seat } from '../game.ts';
import { below, shuffle } from '../random.ts';
import type { Random } from '../random.ts';
import { colorOf, DECK_SIZE, parseCard } from './cards.ts';
import type { Card } from './cards.ts';
import { toggle } from './hands.ts';
import type { Memory } from './memory.ts';
import { restore } from './restore.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/**
 * Deals the cards a seat cannot see: to the other hands as many as they hold, never a colour they have shown to lack, the rest
 * to the pile. Every deal is consistent with the view and the memory it was made from.
 */
export class Resampler implements GameResampler<State> {
  readonly #base: State;
  readonly #hidden: Card[];
  /** The owner of each hidden place: a seat, or NONE for the pile. */
  readonly #owners: Seat[] = [];
  readonly #voids: readonly number[];

  constructor(view: View, memory: Memory) {
    const known = knownHands(view, memory);
    const seen = new Set([...memory.gone, ...known.flat()]);
    this.#base = restore(view);
    known.forEach((cards, seat) => {
      for (const card of cards) toggle(this.#base.hands, seat, card);
    });
    this.#voids = memory.voids;
    view.counts.forEach((count, seat) => {
      for (let i = known[seat]!.length; i < count; i++) this.#owners.push(seat);
    });
    this.#hidden = Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
      (card) => !seen.has(card),
    );
    while (this.#owners.length < this.#hidden.length) this.#owners.push(NONE);
  }

  deal(random: Random): State {
    const cards = this.#hidden.slice();
    shuffle(random, cards);
    for (let place = 0; place < cards.length; place++) {
      if (!this.#fits(cards[place]!, place)) this.#repair(cards, place, random);
    }
    return this.#build(cards, fastChance(random));
  }

  #fits(card: Card, place: number): boolean {
    const owner = this.#owners[place]!;
    return owner === NONE || ((this.#voids[owner]! >> colorOf(card)) & 1) === 0;
  }

  /**
   * Moves a card out of a hand that cannot hold it, along the shortest chain of exchanges in which every card ends where it fits
   * and no fitting card is spoilt. There always is one, because the real deal is a solution.
   */
  #repair(cards: Card[], wrong: number, random: Random): void {
    const from = new Map<number, number>([[wrong, NONE]]);
    const queue = [wrong];
    for (const place of queue) {
      // The card lying at `place` looks for a new place; whoever lies there moves on in turn, or goes to `wrong`.
      const offset = below(random, cards.length);
      for (let i = 0; i < cards.length; i++) {
        const target = (offset + i) % cards.length;
        if (from.has(target) || !this.#fits(cards[place]!, target)) continue;
        from.set(target, place);
        if (this.#fits(cards[target]!, wrong)) {
          rotate(cards, from, target);
          return;
        }
        queue.push(target);
      }
    }
    throw new Error('no deal fits what the seat knows');
  }

  #build(cards: readonly Card[], chance: Chance): State {
    const state = this.#base.clone(chance);
    cards.forEach((card, place) => {
      const owner = this.#owners[place]!;
      if (owner !== NONE) toggle(state.hands, owner, card);
      else state.next = card;
    });
    return state;
  }
}

/** Moves each card of the chain that ends at `last` one place on; the card from `last` goes to the chain's beginning. */
function rotate(cards: Card[], from: ReadonlyMap<number, number>, last: number): void {
  const freed = cards[last]!;
  let place = last;
  for (let source = from.get(place)!; source !== NONE; source = from.get(place)!) {
    cards[place] = cards[source]!;
    place = source;
  }
  cards[place] = freed;
}

/** The cards of every hand that the seat is sure of: its own hand, and what it gave away. */
function knownHands(view: View, memory: Memory): Card[][] {
  return view.counts.map((_, seat) => {
    if (seat === view.seat) return view.hand.map((name) => parseCard(name)!);
    return memory.given[seat]!.filter((card) => !memory.gone.has(card));
  });
}
