import { below, fastChance, fastRandom, Magic7, MoveList } from '@table-seven/engine';
import type { MoveCode, Random } from '@table-seven/engine';

import { Network } from '../learnt/network.ts';
import { SparseInput } from '../learnt/sparse-input.ts';
import { LearntPolicy, MOVE_SHAPE, unitOf } from '../magic-7/learnt/learnt-policy.ts';
import { play } from '../magic-7/playout.ts';
import { policyMove } from '../magic-7/policy.ts';
import { Tally } from '../magic-7/tally.ts';
import { weightsFor } from '../magic-7/weights.ts';
import { moveTowards } from './average.ts';
import { outcomeOf } from './duel.ts';
import type { Outcome } from './duel.ts';
import { Learner, scatter } from './learner.ts';
import type { Training } from './training.ts';

const { game, sideOf } = Magic7;

const AVERAGING = 20;
const FRESHNESS = 0.01;
/** In the first generation and in the last. */
const RATE = [0.01, 0.0008] as const;
const CURIOSITY = [2, 0.6] as const;
/** One game says little; what is farther off than this counts no more. */
const LARGEST_ERROR = 2;

interface Sample {
  readonly input: SparseInput;
  side: Magic7.Side;
  ahead: number;
}

const options = game.parseOptions({});

function start(players: number, random: Random): Magic7.State {
  if (!options.ok) throw new Error('the usual options are options');
  return game.start(players, options.value, {}, fastChance(random));
}

function pointsAhead({ points }: Magic7.State, side: Magic7.Side): number {
  const sum = points.reduce((a, b) => a + b);
  return points[side]! - (sum - points[side]!) / (points.length - 1);
}

/** Learns Die Magische 7 for one number of players. */
export class Magic7Training implements Training {
  readonly #players: number;
  readonly #games: number;
  /** Of the duel that decides whether a generation is kept. */
  readonly #deals: number;
  readonly #seed: string;
  readonly #pupil = new Network(MOVE_SHAPE);
  readonly #mean = new Network(MOVE_SHAPE);
  readonly #kept = new Network(MOVE_SHAPE);
  readonly #policy = new LearntPolicy(this.#pupil);
  readonly #learner = new Learner(this.#pupil);
  readonly #moves = new MoveList();
  readonly #weights = new Float64Array(64);
  readonly #samples: Sample[] = Array.from({ length: 48 }, () => ({
    input: new SparseInput(80),
    side: 0,
    ahead: 0,
  }));
  hasKept = false;

  constructor(players: number, games: number, deals: number, seed: string) {
    this.#players = players;
    this.#games = games;
    this.#deals = deals;
    this.#seed = seed;
    scatter(this.#pupil, fastRandom(`${seed} begins`));
    this.#mean.copyFrom(this.#pupil);
  }

  get networks(): Training['networks'] {
    return {
      pupil: { move: this.#pupil },
      mean: { move: this.#mean },
      kept: { move: this.#kept },
    };
  }

  generation(number: number, of: number): string {
    const part = (number - 1) / Math.max(1, of - 1);
    const seed = `${this.#seed} generation ${number}`;
    const random = fastRandom(seed);
    const rate = RATE[0] * (RATE[1] / RATE[0]) ** part;
    const curiosity = CURIOSITY[0] + (CURIOSITY[1] - CURIOSITY[0]) * part;
    for (let i = 0; i < this.#games; i++) {
      this.#learnFromGame(random, rate, curiosity);
      if (i % AVERAGING === 0) moveTowards(this.#mean, this.#pupil, FRESHNESS);
    }
    return this.#examine(seed);
  }

  #learnFromGame(random: Random, rate: number, curiosity: number): void {
    const state = start(this.#players, random);
    const tally = new Tally();
    let made = 0;
    while (state.phase !== 'over') {
      game.legalMoves(state, this.#moves);
      const code = this.#choose(state, tally, random, curiosity);
      const sample = this.#samples[made++]!;
      this.#policy.inputs.weigh(code);
      sample.input.clear();
      sample.input.append(this.#policy.inputs.common);
      sample.input.append(this.#policy.inputs.candidate);
      sample.side = sideOf(state.players, state.turn);
      sample.ahead = pointsAhead(state, sample.side);
      play(state, tally, code);
    }
    for (let i = 0; i < made; i++) {
      const { input, side, ahead } = this.#samples[i]!;
      const gained = (pointsAhead(state, side) - ahead) / unitOf(this.#players);
      this.#pupil.setCommon(input);
      this.#pupil.run(null);
      const error = this.#pupil.output[0]! - gained;
      this.#learner.errors[0] = Math.max(-LARGEST_ERROR, Math.min(LARGEST_ERROR, error));
      this.#learner.learn(input, rate);
    }
  }

  /** One of the moves, the better ones more often. */
  #choose(state: Magic7.State, tally: Tally, random: Random, curiosity: number): MoveCode {
    const moves = this.#moves;
    this.#policy.weigh(state, tally, moves);
    const { values } = this.#policy;
    let best = values[0]!;
    for (let i = 1; i < moves.length; i++) best = Math.max(best, values[i]!);
    let total = 0;
    for (let i = 0; i < moves.length; i++) {
      total += this.#weights[i] = Math.exp((values[i]! - best) / curiosity) + 0.005;
    }
    let lot = (total * (random.next() >>> 0)) / 2 ** 32;
    for (let i = 0; i < moves.length; i++) {
      lot -= this.#weights[i]!;
      if (lot < 0) return moves.codes[i]!;
    }
    return moves.codes[below(random, moves.length)]!;
  }

  #examine(seed: string): string {
    const { gain, half } = this.#duel(seed);
    const isBetter = gain > half;
    const against = this.hasKept ? 'the generation kept' : 'the rules of thumb';
    if (isBetter) {
      this.#kept.copyFrom(this.#mean);
      this.hasKept = true;
    }
    const verdict = isBetter ? 'kept' : 'not kept';
    return `${gain.toFixed(2)} ± ${half.toFixed(2)} points a game against ${against}: ${verdict}`;
  }

  /** One side by the mean of what is being learnt, the others by what was kept; every deal once on every side. */
  #duel(seed: string): Outcome {
    const players = this.#players;
    const pupil = new LearntPolicy(this.#mean);
    const kept = new LearntPolicy(this.#kept);
    const rules = weightsFor(players);
    const sides = players === 4 ? 2 : players;
    const tally = new Tally();
    const gains = Array.from({ length: this.#deals }, (_, deal) => {
      let gain = 0;
      for (let side = 0; side < sides; side++) {
        const state = start(players, fastRandom(`${seed}/${deal}`));
        tally.copyFrom(new Tally());
        while (state.phase !== 'over') {
          game.legalMoves(state, this.#moves);
          const isPupil = sideOf(players, state.turn) === side;
          const policy = isPupil ? pupil : kept;
          const code =
            isPupil || this.hasKept
              ? policy.choose(state, tally, this.#moves)
              : policyMove(state, tally, rules);
          play(state, tally, code);
        }
        gain += pointsAhead(state, side) / sides;
      }
      return gain;
    });
    return outcomeOf(gains);
  }
}
