import type { Magic7 } from '@table-seven/engine';

import type { Network } from '../learnt/network.ts';
import { Outlook } from '../magic-7/learnt/outlook.ts';
import { utility } from '../magic-7/utility.ts';

/** Two networks that foresee the same games of Die Magische 7, to see who of them is nearer to what comes. */
export class Prophets {
  readonly #outlooks: readonly [Outlook, Outlook];
  /** What each of them said about the game at hand, side by side. */
  #said: [number[], number[]] = [[], []];
  #errors = [0, 0];
  #count = 0;

  constructor(first: Network, second: Network) {
    this.#outlooks = [new Outlook(first), new Outlook(second)];
  }

  /** Has both look at an open table. */
  foresee(state: Magic7.State): void {
    this.#outlooks.forEach((outlook, i) => {
      outlook.foresee(state);
      this.#said[i]!.push(...outlook.utilities);
    });
  }

  learnEnd({ points }: Magic7.State): void {
    const ends = points.map((_, side) => utility(points, side));
    this.#said.forEach((said, i) => {
      said.forEach((utility, at) => {
        this.#errors[i]! += (utility - ends[at % ends.length]!) ** 2;
      });
    });
    this.#count += this.#said[0].length;
    this.#said = [[], []];
  }

  /** By how much the mean squared error of the first is smaller. */
  get advantage(): number {
    return (this.#errors[1]! - this.#errors[0]!) / this.#count;
  }
}
