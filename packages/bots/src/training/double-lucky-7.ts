import { fastRandom } from '@table-seven/engine';

import { LearntPolicy, shapesFor } from '../double-lucky-7/learnt/learnt-policy.ts';
import type { Learnt } from '../double-lucky-7/learnt/learnt-policy.ts';
import { Policy } from '../double-lucky-7/policy.ts';
import { Network } from '../learnt/network.ts';
import { moveTowards } from './average.ts';
import { duel } from './duel.ts';
import { scatter } from './learner.ts';
import { SelfPlay } from './self-play.ts';
import type { Training } from './training.ts';
import { clearUnused } from './unused.ts';

const NAMES = ['play', 'bid'] as const;
/** Every so many games the latest numbers enter the average, with this share. */
const AVERAGING = 10;
const FRESHNESS = 0.01;
/** How fast it learns, and in points how much it tries besides what it thinks best: in the first generation and in the last. */
const RATE = [0.012, 0.0008] as const;
const CURIOSITY = { bid: [1.5, 0.5], play: [1.2, 0.3] } as const;

function makeLearnt(players: number): Learnt {
  const { play, bid } = shapesFor(players);
  return { play: new Network(play), bid: new Network(bid) };
}

/** Learns Double Lucky 7 for one number of players. */
export class DoubleLucky7Training implements Training {
  readonly #players: number;
  /** Games of self-play in a generation. */
  readonly #games: number;
  /** Of the duel that decides whether a generation is kept. */
  readonly #deals: number;
  readonly #seed: string;
  readonly #pupil: Learnt;
  readonly #mean: Learnt;
  readonly #kept: Learnt;
  readonly #begun: Learnt;
  hasKept = false;

  constructor(players: number, games: number, deals: number, seed: string) {
    this.#players = players;
    this.#games = games;
    this.#deals = deals;
    this.#seed = seed;
    this.#pupil = makeLearnt(players);
    this.#mean = makeLearnt(players);
    this.#kept = makeLearnt(players);
    this.#begun = makeLearnt(players);
    const random = fastRandom(`${seed} begins`);
    for (const name of NAMES) {
      scatter(this.#begun[name], random);
      this.#pupil[name].copyFrom(this.#begun[name]);
      this.#mean[name].copyFrom(this.#begun[name]);
    }
  }

  get networks(): Training['networks'] {
    return { pupil: { ...this.#pupil }, mean: { ...this.#mean }, kept: { ...this.#kept } };
  }

  generation(number: number, of: number): string {
    const part = (number - 1) / Math.max(1, of - 1);
    const seed = `${this.#seed} generation ${number}`;
    const selfPlay = new SelfPlay(this.#pupil, this.#players, fastRandom(seed));
    selfPlay.rate = RATE[0] * (RATE[1] / RATE[0]) ** part;
    const between = ([first, last]: readonly [number, number]): number =>
      first + (last - first) * part;
    selfPlay.curiosity = { bid: between(CURIOSITY.bid), play: between(CURIOSITY.play) };
    for (let i = 0; i < this.#games; i++) {
      selfPlay.playGame();
      if (i % AVERAGING !== 0) continue;
      for (const name of NAMES) moveTowards(this.#mean[name], this.#pupil[name], FRESHNESS);
    }
    return this.#examine(seed);
  }

  /** Keeps the pupil if it is better than what was kept, or to begin with than the rules of thumb, beyond doubt. */
  #examine(seed: string): string {
    const players = this.#players;
    const pupil = new LearntPolicy(this.#mean, players);
    const field = this.hasKept ? new LearntPolicy(this.#kept, players) : new Policy();
    const deals = Math.max(2, Math.round((2 * this.#deals) / players));
    const { gain, half } = duel(pupil, field, players, deals, seed);
    const isBetter = gain > half;
    if (isBetter) {
      for (const name of NAMES) {
        this.#kept[name].copyFrom(this.#mean[name]);
        clearUnused(this.#kept[name], this.#begun[name]);
      }
      this.hasKept = true;
    }
    const against = field instanceof LearntPolicy ? 'the generation kept' : 'the rules of thumb';
    const verdict = isBetter ? 'kept' : 'not kept';
    return `${gain.toFixed(2)} ± ${half.toFixed(2)} points a game against ${against}: ${verdict}`;
  }
}
