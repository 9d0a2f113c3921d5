import { DoubleLucky7, NONE } from '@table-seven/engine';
import type { Random, Seat } from '@table-seven/engine';

import type { Likelihood } from './likelihood.ts';

const { toggle } = DoubleLucky7;
type State = DoubleLucky7.State;
type Resampler = DoubleLucky7.Resampler;

/** A hand that explains nothing at all still counts this much, so that ratios stay finite. */
const LEAST = 1e-30;
/** How often cards are dealt anew in one step. */
const TRIES = 3;

/** One imagined deal, and how well each hand in it explains what its owner did. */
export class World {
  readonly state: State;
  readonly #cards: number[] = [];
  readonly #fits = new Float64Array(7);
  /** The places whose cards are dealt anew: so many of one hand, then those of another hand or of the pile. */
  readonly #places: number[] = [];
  #own = 0;
  /** The cards that were taken for these places. */
  readonly #taken: number[] = [];

  constructor(state: State) {
    this.state = state;
  }

  deal(random: Random, resampler: Resampler, likelihood: Likelihood): void {
    resampler.dealInto(random, this.state, this.#cards);
    for (let seat = 0; seat < this.state.players; seat++) {
      this.#fits[seat] = likelihood.ofHand(this.state, seat) + LEAST;
    }
  }

  /**
   * One step of a walk: cards of a hand and of another one, or of the pile, are dealt anew a few times, and one of these deals, or the
   * one there was, is taken by lot, the more often the better it explains what was seen. Long walks visit deals as often as they are
   * likely (iterated sampling importance resampling).
   */
  step(random: Random, resampler: Resampler, likelihood: Likelihood): void {
    const { owners, owned } = resampler;
    const owner = owners[pick(random, owned)]!;
    const other = owners[pick(random, owners.length)]!;
    if (owner === other) return;
    this.#choosePlaces(random, resampler, owner, other);
    if (this.#own === 0 || this.#own === this.#places.length) return;
    let fit = this.#fits[owner]!;
    let otherFit = other === NONE ? 1 : this.#fits[other]!;
    let total = fit * otherFit;
    this.#take();
    for (let i = 0; i < TRIES; i++) {
      this.#redeal(random, owner, other);
      const newFit = likelihood.ofHand(this.state, owner) + LEAST;
      const newOtherFit = other === NONE ? 1 : likelihood.ofHand(this.state, other) + LEAST;
      const weight = newFit * newOtherFit;
      total += weight;
      if ((random.next() >>> 0) * total >= weight * 2 ** 32) continue;
      fit = newFit;
      otherFit = newOtherFit;
      this.#take();
    }
    this.#putTaken(owner, other);
    this.#fits[owner] = fit;
    if (other !== NONE) this.#fits[other] = otherFit;
    this.state.next = this.#cards[owned] ?? NONE;
  }

  /** Some of the cards of one owner that the other might hold, and all of the other's for which it is the same. */
  #choosePlaces(random: Random, resampler: Resampler, owner: Seat, other: Seat): void {
    const { owners, owned } = resampler;
    const places = this.#places;
    const firstOf = (seat: Seat): number => (seat === NONE ? owned : owners.indexOf(seat));
    const otherFirst = firstOf(other);
    const first = firstOf(owner);
    places.length = 0;
    for (let place = first; owners[place] === owner; place++) {
      if (resampler.fits(this.#cards[place]!, otherFirst)) places.push(place);
    }
    const most = places.length;
    this.#own = most === 0 ? 0 : 1 + pick(random, most);
    for (let i = 0; i < this.#own; i++) {
      const j = i + pick(random, most - i);
      const place = places[i]!;
      places[i] = places[j]!;
      places[j] = place;
    }
    places.length = this.#own;
    for (let place = otherFirst; place < owners.length && owners[place] === other; place++) {
      if (resampler.fits(this.#cards[place]!, first)) places.push(place);
    }
  }

  #redeal(random: Random, owner: Seat, other: Seat): void {
    const places = this.#places;
    for (let i = 0; i < this.#own; i++) {
      const j = i + pick(random, places.length - i);
      if (j < this.#own) this.#exchange(places[i]!, owner, places[j]!, owner);
      else this.#exchange(places[i]!, owner, places[j]!, other);
    }
  }

  #take(): void {
    for (let i = 0; i < this.#places.length; i++) this.#taken[i] = this.#cards[this.#places[i]!]!;
  }

  #putTaken(owner: Seat, other: Seat): void {
    for (let i = 0; i < this.#places.length; i++) {
      const place = this.#places[i]!;
      const seat = i < this.#own ? owner : other;
      if (seat !== NONE) toggle(this.state.hands, seat, this.#cards[place]!);
      this.#cards[place] = this.#taken[i]!;
      if (seat !== NONE) toggle(this.state.hands, seat, this.#taken[i]!);
    }
  }

  #exchange(here: number, owner: Seat, there: number, other: Seat): void {
    const card = this.#cards[here]!;
    const otherCard = this.#cards[there]!;
    this.#cards[here] = otherCard;
    this.#cards[there] = card;
    if (owner === other) return;
    toggle(this.state.hands, owner, card);
    toggle(this.state.hands, owner, otherCard);
    if (other === NONE) return;
    toggle(this.state.hands, other, otherCard);
    toggle(this.state.hands, other, card);
  }
}

/** A number from 0 to n − 1; nearly fair is fair enough for imagining. */
function pick(random: Random, n: number): number {
  return ((random.next() >>> 0) * n * 2 ** -32) | 0;
}
