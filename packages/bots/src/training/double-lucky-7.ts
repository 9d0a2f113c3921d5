import { fastRandom } from '@table-seven/engine';

import { BID_SHAPE, LearntPolicy, PLAY_SHAPE } from '../double-lucky-7/learnt/learnt-policy.ts';
import type { Learnt } from '../double-lucky-7/learnt/learnt-policy.ts';
import { Policy } from '../double-lucky-7/policy.ts';
import { Network } from '../learnt/network.ts';
import { moveTowards } from './average.ts';
import { duel } from './duel.ts';
import { scatter } from './learner.ts';
import { SelfPlay } from './self-play.ts';
import type { Training } from './training.ts';

/** Every so many games the latest numbers enter the average, with this share. */
const AVERAGING = 10;
const FRESHNESS = 0.01;
/** How fast it learns, and in points how much it tries besides what it thinks best: in the first generation and in the last. */
const RATE = [0.012, 0.0008] as const;
const CURIOSITY = { bid: [1.5, 0.5], play: [1.2, 0.3] } as const;

function makeLearnt(): Learnt {
  return { play: new Network(PLAY_SHAPE), bid: new Network(BID_SHAPE) };
}

/** Learns Double Lucky 7 for one number of players. */
export class DoubleLucky7Training implements Training {
  readonly #players: number;
  /** Games of self-play in a generation. */
  readonly #games: number;
  /** Of the duel that decides whether a generation is kept. */
  readonly #deals: number;
  readonly #seed: string;
  readonly #pupil = makeLearnt();
  readonly #mean = makeLearnt();
  readonly #kept = makeLearnt();
  hasKept = false;

  constructor(players: number, games: number, deals: number, seed: string) {
    this.#players = players;
    this.#games = games;
    this.#deals = deals;
    this.#seed = seed;
    const random = fastRandom(`${seed} begins`);
    scatter(this.#pupil.play, random);
    scatter(this.#pupil.bid, random);
    this.#mean.play.copyFrom(this.#pupil.play);
    this.#mean.bid.copyFrom(this.#pupil.bid);
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
      moveTowards(this.#mean.play, this.#pupil.play, FRESHNESS);
      moveTowards(this.#mean.bid, this.#pupil.bid, FRESHNESS);
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
      this.#kept.play.copyFrom(this.#mean.play);
      this.#kept.bid.copyFrom(this.#mean.bid);
      this.hasKept = true;
    }
    const against = field instanceof LearntPolicy ? 'the generation kept' : 'the rules of thumb';
    const verdict = isBetter ? 'kept' : 'not kept';
    return `${gain.toFixed(2)} ± ${half.toFixed(2)} points a game against ${against}: ${verdict}`;
  }
}
