import { fastRandom, Magic7, MoveList } from '@table-seven/engine';

import { LearntPolicy } from '../magic-7/learnt/learnt-policy.ts';
import type { MovePolicy } from '../magic-7/move-policy.ts';
import { play } from '../magic-7/playout.ts';
import { RulesOfThumb } from '../magic-7/policy.ts';
import { Tally } from '../magic-7/tally.ts';
import { utility } from '../magic-7/utility.ts';
import { weightsFor } from '../magic-7/weights.ts';
import { moveTowards } from './average.ts';
import { outcomeOf } from './duel.ts';
import type { Outcome } from './duel.ts';
import { scatter } from './learner.ts';
import { emptyNetworks, Magic7SelfPlay, startGame } from './magic-7-self-play.ts';
import type { Networks } from './magic-7-self-play.ts';
import { Prophets } from './prophets.ts';
import type { Training } from './training.ts';

const { sideOf, sidesOf } = Magic7;

const NAMES = ['move', 'outlook'] as const;
const AVERAGING = 20;
const FRESHNESS = 0.01;
/** In the first generation and in the last. */
const RATE = [0.003, 0.0002] as const;
const CURIOSITY = [0.03, 0.008] as const;

/** Learns Die Magische 7 for one number of players. */
export class Magic7Training implements Training {
  readonly #players: number;
  readonly #games: number;
  /** Of the duel that decides whether a generation is kept. */
  readonly #deals: number;
  readonly #seed: string;
  readonly #pupil: Networks;
  readonly #mean: Networks;
  readonly #kept: Networks;
  readonly #selfPlay: Magic7SelfPlay;
  readonly #moves = new MoveList();
  hasKept = false;

  constructor(players: number, games: number, deals: number, seed: string) {
    this.#players = players;
    this.#games = games;
    this.#deals = deals;
    this.#seed = seed;
    this.#pupil = emptyNetworks(players);
    this.#mean = emptyNetworks(players);
    this.#kept = emptyNetworks(players);
    this.#selfPlay = new Magic7SelfPlay(players, this.#pupil);
    for (const name of NAMES) scatter(this.#pupil[name], fastRandom(`${seed} ${name} begins`));
    copy(this.#pupil, this.#mean);
  }

  get networks(): Training['networks'] {
    return { pupil: this.#pupil, mean: this.#mean, kept: this.#kept };
  }

  generation(number: number, of: number): string {
    const part = (number - 1) / Math.max(1, of - 1);
    const seed = `${this.#seed} generation ${number}`;
    const random = fastRandom(seed);
    const rate = RATE[0] * (RATE[1] / RATE[0]) ** part;
    const curiosity = CURIOSITY[0] + (CURIOSITY[1] - CURIOSITY[0]) * part;
    for (let i = 0; i < this.#games; i++) {
      this.#selfPlay.learnFromGame(random, rate, curiosity);
      if (i % AVERAGING !== 0) continue;
      for (const name of NAMES) moveTowards(this.#mean[name], this.#pupil[name], FRESHNESS);
    }
    return this.#examine(seed);
  }

  /** Each network by what it is for: whoever plays by it must win more, and what is foreseen must be nearer to what comes. */
  #examine(seed: string): string {
    const { wins, nearer } = this.#duel(seed);
    const against = this.hasKept ? 'the generation kept' : 'the rules of thumb';
    const played = this.#keepIf('move', wins);
    this.hasKept ||= isAbove(wins);
    return `${told(wins)} wins a game more than even against ${against}: ${played}; foresees better by ${told(nearer)}: ${this.#keepIf('outlook', nearer)}`;
  }

  #keepIf(name: (typeof NAMES)[number], outcome: Outcome): string {
    if (!isAbove(outcome)) return 'not kept';
    this.#kept[name].copyFrom(this.#mean[name]);
    return 'kept';
  }

  /** One side by the mean of what is being learnt, the others by what was kept; every deal once on every side. */
  #duel(seed: string): Record<'wins' | 'nearer', Outcome> {
    const players = this.#players;
    const sides = sidesOf(players);
    const pupil = new LearntPolicy(this.#mean.move);
    const others = this.hasKept
      ? new LearntPolicy(this.#kept.move)
      : new RulesOfThumb(weightsFor(players));
    const wins: number[] = [];
    const nearer: number[] = [];
    for (let deal = 0; deal < this.#deals; deal++) {
      const prophets = new Prophets(this.#mean.outlook, this.#kept.outlook);
      let gain = 0;
      for (let side = 0; side < sides; side++) {
        const end = this.#playSide(side, pupil, others, `${seed}/${deal}`, prophets);
        gain += (utility(end.points, side) - 1 / sides) / sides;
      }
      wins.push(gain);
      nearer.push(prophets.advantage);
    }
    return { wins: outcomeOf(wins), nearer: outcomeOf(nearer) };
  }

  /** Plays a game to its end, in which one side plays by one policy, all others by another. */
  #playSide(
    side: Magic7.Side,
    own: MovePolicy,
    others: MovePolicy,
    seed: string,
    prophets: Prophets,
  ): Magic7.State {
    const state = startGame(this.#players, fastRandom(seed));
    const tally = new Tally();
    while (state.phase !== 'over') {
      if (state.phase === 'lead') prophets.foresee(state);
      const policy = sideOf(state.players, state.turn) === side ? own : others;
      play(state, tally, policy.move(state, tally, this.#moves));
    }
    prophets.learnEnd(state);
    return state;
  }
}

function told({ gain, half }: Outcome): string {
  return `${gain.toFixed(3)} ± ${half.toFixed(3)}`;
}

/** Whether there is an advantage for certain, as far as 95 % are. */
function isAbove({ gain, half }: Outcome): boolean {
  return gain > half;
}

function copy(from: Networks, to: Networks): void {
  for (const name of NAMES) to[name].copyFrom(from[name]);
}
