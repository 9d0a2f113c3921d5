import type { Chance, Purpose } from './chance.ts';

/** One thing that chance gave: the order of some cards, or a number. */
export type Outcome = Uint8Array | number;

/** What chance has given, or is told to give, by purpose and index. */
export class Outcomes {
  readonly #known = new Map<string, Outcome>();

  /** How many there are: it grows when chance is asked for something new. */
  get size(): number {
    return this.#known.size;
  }

  get(purpose: Purpose, index: number): Outcome | undefined {
    return this.#known.get(`${purpose} ${String(index)}`);
  }

  set(purpose: Purpose, index: number, outcome: Outcome): void {
    this.#known.set(`${purpose} ${String(index)}`, outcome);
  }

  /** Takes in what others hold. */
  add(others: Outcomes): void {
    for (const [key, outcome] of others.#known) this.#known.set(key, outcome);
  }

  /** The outcomes of one purpose from index `first` up to the last known one, with null for gaps. */
  list(purpose: Purpose, first: number): (Outcome | null)[] {
    let last = first - 1;
    for (const key of this.#known.keys()) {
      if (key.startsWith(`${purpose} `)) last = Math.max(last, Number(key.slice(purpose.length)));
    }
    return Array.from({ length: last - first + 1 }, (_, i) => this.get(purpose, first + i) ?? null);
  }
}

/** Fixed chance: gives the outcomes it is told, takes what they leave out from `source`, and writes that down beside them. */
export function fixedChance(outcomes: Outcomes, source: Chance): Chance {
  return {
    shuffle(purpose, index, cards, needed) {
      const known = outcomes.get(purpose, index);
      if (known instanceof Uint8Array) {
        cards.set(known);
      } else {
        source.shuffle(purpose, index, cards, needed);
        outcomes.set(purpose, index, cards.slice());
      }
    },
    pick(purpose, index, n) {
      const known = outcomes.get(purpose, index);
      if (typeof known === 'number') return known;
      const picked = source.pick(purpose, index, n);
      outcomes.set(purpose, index, picked);
      return picked;
    },
  };
}
