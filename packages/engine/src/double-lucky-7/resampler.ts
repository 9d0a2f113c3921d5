import { fastChance } from '../chance/fast.ts';
import { NONE } from '../game.ts';
import type { Redacted, Resampler as GameResampler, Seat } from '../game.ts';
import { at } from '../packed.ts';
import type { Packed } from '../packed.ts';
import { below, shuffle } from '../random.ts';
import type { Random } from '../random.ts';
import { colorOf, DECK_SIZE, LOW_CARDS } from './cards.ts';
import type { Card } from './cards.ts';
import { cardsOf, toggle } from './hands.ts';
import type { Memory } from './memory.ts';
import type { State } from './state.ts';

/**
 * Deals the cards a seat cannot see: to the other hands as many as they hold, never a colour they have shown to lack, the rest
 * to the pile. Every deal is consistent with the redacted state and the memory it was made from.
 */
export class Resampler implements GameResampler<State> {
  readonly #known: State;
  readonly #hidden: Card[];
  /** The owner of each hidden place: a seat, or NONE for the pile, whose places come last. */
  readonly owners: Seat[] = [];
  /** How many places belong to seats. */
  readonly owned: number;
  readonly #voids: Packed;

  constructor(known: Redacted<State>, memory: Memory) {
    this.#known = known.clone();
    this.#voids = memory.voids;
    const given = addGivenHand(this.#known, memory);
    this.#hidden = hiddenCards(this.#known, memory);
    for (let seat = 0; seat < known.players; seat++) {
      if (seat === memory.seat) continue;
      const sure = seat === memory.givenTo ? given : 0;
      for (let i = sure; i < at(known.counts, seat); i++) this.owners.push(seat);
    }
    this.owned = this.owners.length;
    while (this.owners.length < this.#hidden.length) this.owners.push(NONE);
  }

  deal(random: Random): State {
    const state = this.#known.clone(fastChance(random));
    const cards = this.#hidden.slice();
    this.#arrange(random, cards);
    this.#place(cards, state);
    return state;
  }

  /**
   * The same into a state of the same game that is at hand; the way to imagine many deals without allocating. `cards` becomes the
   * hidden card of each place, whose owner is in `owners`.
   */
  dealInto(random: Random, state: State, cards: Card[] = []): void {
    for (let i = 0; i < this.#hidden.length; i++) cards[i] = this.#hidden[i]!;
    cards.length = this.#hidden.length;
    this.#arrange(random, cards);
    state.copyFrom(this.#known);
    this.#place(cards, state);
  }

  /** Whether a hidden card may lie at a place, as far as the seat knows. */
  fits(card: Card, place: number): boolean {
    const owner = this.owners[place]!;
    return owner === NONE || ((at(this.#voids, owner) >> colorOf(card)) & 1) === 0;
  }

  #arrange(random: Random, cards: Card[]): void {
    // Of the pile only the top card counts.
    shuffle(random, cards, this.owned + 1);
    if (this.#voids !== 0) this.#repairAll(cards, random);
  }

  #place(cards: readonly Card[], state: State): void {
    for (let place = 0; place < this.owned; place++) {
      toggle(state.hands, this.owners[place]!, cards[place]!);
    }
    state.next = cards[this.owned] ?? NONE;
  }

  #repairAll(cards: Card[], random: Random): void {
    for (let place = 0; place < cards.length; place++) {
      if (!this.fits(cards[place]!, place)) this.#repair(cards, place, random);
    }
  }

  /**
   * Moves a card out of a hand that cannot hold it, along the shortest chain of exchanges in which every card ends where it fits.
   * There always is one, because the real deal is a solution.
   */
  #repair(cards: Card[], wrong: number, random: Random): void {
    const cameFrom = new Map<number, number>([[wrong, NONE]]);
    const queue = [wrong];
    for (const place of queue) {
      // The card lying at `place` looks for a new place; the one lying there goes to `wrong`, or looks for a place in turn.
      const offset = below(random, cards.length);
      for (let i = 0; i < cards.length; i++) {
        const target = (offset + i) % cards.length;
        if (cameFrom.has(target) || !this.fits(cards[place]!, target)) continue;
        cameFrom.set(target, place);
        if (this.fits(cards[target]!, wrong)) {
          rotate(cards, cameFrom, target);
          return;
        }
        queue.push(target);
      }
    }
    throw new Error('no deal fits what the seat knows');
  }
}

/** Moves each card of the chain that ends at `last` one place on; the card from `last` goes to the chain's beginning. */
function rotate(cards: Card[], cameFrom: ReadonlyMap<number, number>, last: number): void {
  const freed = cards[last]!;
  let place = last;
  for (let source = cameFrom.get(place)!; source !== NONE; source = cameFrom.get(place)!) {
    cards[place] = cards[source]!;
    place = source;
  }
  cards[place] = freed;
}

/** Puts what is left of a hand given away back into sight; how many cards that are. */
function addGivenHand(known: State, memory: Memory): number {
  if (memory.givenTo === NONE) return 0;
  known.hands[2 * memory.givenTo] = memory.givenLow & ~memory.goneLow;
  known.hands[2 * memory.givenTo + 1] = memory.givenHigh & ~memory.goneHigh;
  return cardsOf(known.hands, memory.givenTo).length;
}

/** Every card that is neither gone nor in a hand that is known. */
function hiddenCards(known: State, memory: Memory): Card[] {
  let low = memory.goneLow;
  let high = memory.goneHigh;
  for (let seat = 0; seat < known.players; seat++) {
    low |= known.hands[2 * seat]!;
    high |= known.hands[2 * seat + 1]!;
  }
  const isSeen = (card: Card): boolean =>
    card < LOW_CARDS ? ((low >> card) & 1) === 1 : ((high >> (card - LOW_CARDS)) & 1) === 1;
  return Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !isSeen(card));
}
