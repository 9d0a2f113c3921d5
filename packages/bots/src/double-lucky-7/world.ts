import { DoubleLucky7, NONE } from '@table-seven/engine';
import type { Random } from '@table-seven/engine';

import type { Likelihood } from './likelihood.ts';

const { toggle } = DoubleLucky7;
type State = DoubleLucky7.State;
type Resampler = DoubleLucky7.Resampler;

/** A hand that explains nothing at all still counts this much, so that ratios stay finite. */
const LEAST = 1e-30;

/** One imagined deal, and how well each hand in it explains what its owner did. */
export class World {
  readonly state: State;
  readonly #cards: number[] = [];
  readonly #fits = new Float64Array(7);

  constructor(state: State) {
    this.state = state;
  }

  deal(random: Random, resampler: Resampler, likelihood: Likelihood): void {
    resampler.dealInto(random, this.state, this.#cards);
    for (let seat = 0; seat < this.state.players; seat++) {
      this.#fits[seat] = likelihood.ofHand(this.state, seat) + LEAST;
    }
  }

  /** How well the whole deal explains what was seen. */
  get weight(): number {
    let weight = 1;
    for (let seat = 0; seat < this.state.players; seat++) weight *= this.#fits[seat]!;
    return weight;
  }

  copyFrom(other: World): void {
    this.state.copyFrom(other.state);
    for (let i = 0; i < other.#cards.length; i++) this.#cards[i] = other.#cards[i]!;
    this.#cards.length = other.#cards.length;
    for (let seat = 0; seat < this.state.players; seat++) this.#fits[seat] = other.#fits[seat]!;
  }

  /**
   * One step of a Metropolis walk: two hidden cards change places if the deal then explains what was seen better, or, the less
   * often the worse it does, if not. Long walks visit deals as often as they are likely.
   */
  step(random: Random, resampler: Resampler, likelihood: Likelihood): void {
    const { owners, owned } = resampler;
    const here = pick(random, owned);
    const there = pick(random, owners.length);
    const owner = owners[here]!;
    const other = owners[there]!;
    if (owner === other) return;
    const card = this.#cards[here]!;
    const otherCard = this.#cards[there]!;
    if (!resampler.fits(card, there) || !resampler.fits(otherCard, here)) return;
    this.#exchange(here, owner, there, other);
    const fit = likelihood.ofHand(this.state, owner) + LEAST;
    const otherFit = other === NONE ? 1 : likelihood.ofHand(this.state, other) + LEAST;
    const before = this.#fits[owner]! * (other === NONE ? 1 : this.#fits[other]!);
    if (fit * otherFit < before * ((random.next() >>> 0) / 2 ** 32)) {
      this.#exchange(here, owner, there, other);
      return;
    }
    this.#fits[owner] = fit;
    this.state.next = this.#cards[owned] ?? NONE;
    if (other !== NONE) this.#fits[other] = otherFit;
  }

  #exchange(here: number, owner: number, there: number, other: number): void {
    const card = this.#cards[here]!;
    const otherCard = this.#cards[there]!;
    toggle(this.state.hands, owner, card);
    toggle(this.state.hands, owner, otherCard);
    if (other !== NONE) {
      toggle(this.state.hands, other, otherCard);
      toggle(this.state.hands, other, card);
    }
    this.#cards[here] = otherCard;
    this.#cards[there] = card;
  }
}

/** A number from 0 to n − 1; nearly fair is fair enough for imagining. */
function pick(random: Random, n: number): number {
  return ((random.next() >>> 0) * n * 2 ** -32) | 0;
}
