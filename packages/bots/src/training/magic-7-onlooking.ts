import { below, fastRandom, Magic7, MoveList } from '@table-seven/engine';
import type { MoveCode, Random } from '@table-seven/engine';

import { Network } from '../learnt/network.ts';
import { SparseInput } from '../learnt/sparse-input.ts';
import { Outlook, outlookShape, UNIT } from '../magic-7/learnt/outlook.ts';
import { play } from '../magic-7/playout.ts';
import { policyMove } from '../magic-7/policy.ts';
import { Tally } from '../magic-7/tally.ts';
import { utility } from '../magic-7/utility.ts';
import { weightsFor } from '../magic-7/weights.ts';
import { moveTowards } from './average.ts';
import { outcomeOf } from './duel.ts';
import { Learner, scatter } from './learner.ts';
import { startGame } from './magic-7-self-play.ts';
import { Prophets } from './prophets.ts';
import type { Training } from './training.ts';

const { game, sideOf, sidesOf } = Magic7;

const AVERAGING = 10;
const FRESHNESS = 0.003;
/** In the first generation and in the last. */
const RATE = [0.004, 0.0001] as const;
/** In every other game one move in so many is made at random, so that tables are seen to which the rules of thumb would not come. */
const SLIPS = 5;
/** How much of what is learnt about a trick comes from what really followed, and not from what was foreseen after it. */
const EXPERIENCE = 0.9;
/** One game says little; what is farther off than this, in units, counts no more. */
const LARGEST_ERROR = 12;
const MOST_TRICKS = 24;

/** A trick, to learn from when the game is over: the table it began with, who led, and what was foreseen for each side. */
class TrickSample {
  readonly table = new SparseInput(80);
  side: Magic7.Side = 0;
  readonly foreseen: Float64Array;

  constructor(sides: number) {
    this.foreseen = new Float64Array(sides);
  }
}

/**
 * Looks on while everybody plays by the rules of thumb, and learns what comes of open tables. It is what playing on by these rules would say, without
 * the luck of one game and in a small part of the time.
 */
export class Magic7Onlooking implements Training {
  readonly #players: number;
  readonly #games: number;
  /** Games of which the pupil has to foresee the end better than what was kept. */
  readonly #deals: number;
  readonly #seed: string;
  readonly #pupil: Network;
  readonly #mean: Network;
  readonly #kept: Network;
  readonly #outlook: Outlook;
  readonly #learner: Learner;
  readonly #moves = new MoveList();
  readonly #tricks: readonly TrickSample[];
  /** By side: what is learnt about the trick at hand. */
  readonly #worth: Float64Array;
  hasKept = false;

  constructor(players: number, games: number, deals: number, seed: string) {
    const shape = outlookShape(players);
    const sides = sidesOf(players);
    this.#players = players;
    this.#games = games;
    this.#deals = deals;
    this.#seed = seed;
    this.#pupil = new Network(shape);
    this.#mean = new Network(shape);
    this.#kept = new Network(shape);
    this.#outlook = new Outlook(this.#pupil);
    this.#learner = new Learner(this.#pupil);
    this.#tricks = Array.from({ length: MOST_TRICKS }, () => new TrickSample(sides));
    this.#worth = new Float64Array(sides);
    scatter(this.#pupil, fastRandom(`${seed} outlook begins`));
    this.#mean.copyFrom(this.#pupil);
  }

  get networks(): Training['networks'] {
    const [pupil, mean, kept] = [this.#pupil, this.#mean, this.#kept];
    return { pupil: { outlook: pupil }, mean: { outlook: mean }, kept: { outlook: kept } };
  }

  generation(number: number, of: number): string {
    const part = (number - 1) / Math.max(1, of - 1);
    const seed = `${this.#seed} generation ${number}`;
    const random = fastRandom(seed);
    const rate = RATE[0] * (RATE[1] / RATE[0]) ** part;
    for (let i = 0; i < this.#games; i++) {
      this.#learn(this.#watch(random), rate);
      if (i % AVERAGING === 0) moveTowards(this.#mean, this.#pupil, FRESHNESS);
    }
    return this.#examine(seed);
  }

  /** Watches a game and answers how many tricks it had. */
  #watch(random: Random): number {
    const state = startGame(this.#players, random);
    const tally = new Tally();
    const isSteady = below(random, 2) === 0;
    let tricks = 0;
    while (state.phase !== 'over') {
      if (state.phase === 'lead') this.#noteTable(state, this.#tricks[tricks++]!);
      const slips = !isSteady && below(random, SLIPS) === 0;
      play(state, tally, slips ? this.#anyMove(state, random) : this.#usualMove(state, tally));
    }
    this.#worth.forEach((_, side) => (this.#worth[side] = utility(state.points, side)));
    return tricks;
  }

  #anyMove(state: Magic7.State, random: Random): MoveCode {
    game.legalMoves(state, this.#moves);
    return this.#moves.codes[below(random, this.#moves.length)]!;
  }

  #usualMove(state: Magic7.State, tally: Tally): MoveCode {
    return policyMove(state, tally, weightsFor(this.#players));
  }

  #noteTable(state: Magic7.State, trick: TrickSample): void {
    this.#outlook.foresee(state);
    trick.foreseen.set(this.#outlook.utilities);
    trick.side = sideOf(state.players, state.leader);
    trick.table.clear();
    trick.table.append(this.#outlook.inputs.input);
  }

  /** From the last trick to the first: what it was worth is partly how the game ended, partly what was foreseen along the way (TD(λ)). */
  #learn(tricks: number, rate: number): void {
    const worth = this.#worth;
    for (let i = tricks - 1; i >= 0; i--) {
      const { table, side, foreseen } = this.#tricks[i]!;
      this.#pupil.setCommon(table);
      this.#pupil.run(null);
      for (let place = 0; place < worth.length; place++) {
        const error = this.#pupil.output[place]! - worth[(side + place) % worth.length]! / UNIT;
        this.#learner.errors[place] = Math.max(-LARGEST_ERROR, Math.min(LARGEST_ERROR, error));
      }
      this.#learner.learn(table, rate);
      for (let other = 0; other < worth.length; other++) {
        worth[other] = foreseen[other]! + EXPERIENCE * (worth[other]! - foreseen[other]!);
      }
    }
  }

  /** Keeps the mean of what is being learnt if it is nearer to what comes than what was kept, beyond doubt. */
  #examine(seed: string): string {
    const nearer = Array.from({ length: this.#deals }, (_, deal) =>
      this.#compare(`${seed}/${deal}`),
    );
    const { gain, half } = outcomeOf(nearer);
    const isBetter = gain > half;
    if (isBetter) {
      this.#kept.copyFrom(this.#mean);
      this.hasKept = true;
    }
    return `foresees better by ${gain.toFixed(4)} ± ${half.toFixed(4)}: ${isBetter ? 'kept' : 'not kept'}`;
  }

  /** By how much the mean foresees one game better than what was kept. */
  #compare(seed: string): number {
    const prophets = new Prophets(this.#mean, this.#kept);
    const state = startGame(this.#players, fastRandom(seed));
    const tally = new Tally();
    while (state.phase !== 'over') {
      if (state.phase === 'lead') prophets.foresee(state);
      play(state, tally, this.#usualMove(state, tally));
    }
    prophets.learnEnd(state);
    return prophets.advantage;
  }
}
