import { fastChance, shuffle } from '../../src/index.ts';
import type { Random, Redacted, Resampler as GameResampler, Seat } from '../../src/index.ts';
import { CARD_NAMES, suitOf } from './cards.ts';
import type { Card } from './cards.ts';
import type { Memory } from './memory.ts';
import type { State } from './state.ts';

/** Deals the unseen cards: to every hand as many as it holds, and no suit that its owner has shown to lack. */
export class Resampler implements GameResampler<State> {
  readonly #known: State;
  readonly #hidden: readonly Card[];
  /** The other seats, those that lack most suits first: they are the hardest to deal to. */
  readonly #others: readonly { readonly seat: Seat; readonly lacks: ReadonlySet<number> }[];

  constructor(known: Redacted<State>, { seat }: Memory) {
    this.#known = known;
    const tricks = [...known.won, known.trick];
    const seen = new Set([...known.hands[seat]!, ...tricks.flatMap(({ cards }) => cards)]);
    this.#hidden = [...CARD_NAMES.keys()].filter((card) => !seen.has(card));
    this.#others = known.counts
      .map((_, other) => ({ seat: other, lacks: suitsLackedBy(known, other) }))
      .filter((other) => other.seat !== seat)
      .sort((a, b) => b.lacks.size - a.lacks.size);
  }

  deal(random: Random): State {
    for (;;) {
      const hands = this.#tryDealing(random);
      if (hands === null) continue;
      const state = this.#known.clone(fastChance(random));
      state.hands = hands;
      return state;
    }
  }

  /** Null if some hand could not be filled; the real deal shows that another try can. */
  #tryDealing(random: Random): (readonly Card[])[] | null {
    const { counts } = this.#known;
    const hands = [...this.#known.hands];
    const left = [...this.#hidden];
    shuffle(random, left);
    for (const { seat, lacks } of this.#others) {
      const fitting = left.filter((card) => !lacks.has(suitOf(card))).slice(0, counts[seat]);
      if (fitting.length < counts[seat]!) return null;
      for (const card of fitting) left.splice(left.indexOf(card), 1);
      hands[seat] = fitting.sort((a, b) => a - b);
    }
    return hands;
  }
}

/** [FC-TRICK-2] Whoever did not follow has no card of that suit. */
function suitsLackedBy({ won, trick, players }: State, seat: Seat): Set<number> {
  const lacked = [...won, trick].flatMap(({ leader, cards }) => {
    const card = cards[(seat - leader + players) % players];
    const led = cards[0];
    if (card === undefined || led === undefined) return [];
    return suitOf(card) === suitOf(led) ? [] : [suitOf(led)];
  });
  return new Set(lacked);
}
