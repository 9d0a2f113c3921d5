import { below, fastChance, Magic7, MoveList, NONE } from '@table-seven/engine';
import type { MoveCode, Random } from '@table-seven/engine';

import { Network } from '../learnt/network.ts';
import { SparseInput } from '../learnt/sparse-input.ts';
import { Endgame, isOpen } from '../magic-7/endgame.ts';
import { LearntPolicy, MOVE_SHAPE } from '../magic-7/learnt/learnt-policy.ts';
import { Outlook, outlookShape, UNIT } from '../magic-7/learnt/outlook.ts';
import { play } from '../magic-7/playout.ts';
import { policyMove } from '../magic-7/policy.ts';
import { Tally } from '../magic-7/tally.ts';
import { utility } from '../magic-7/utility.ts';
import { weightsFor } from '../magic-7/weights.ts';
import { Learner } from './learner.ts';

const { game, sideOf, sidesOf } = Magic7;

/**
 * One game in so many is played against the rules of thumb: whoever only meets itself is helpless among strangers. What comes of a table
 * is learnt from the other games alone, in which everybody plays well.
 */
const SPARRING = 3;
/** How much of what is learnt about a trick comes from what really followed, and not from what was foreseen after it. */
const EXPERIENCE = 0.8;
/** One game says little; what is farther off than this, in units, counts no more. */
const LARGEST_ERROR = 4;
const MOST_TRICKS = 24;

/** What a move is worth by what its seat knows, and what will come of an open table. */
export type Networks = Readonly<Record<'move' | 'outlook', Network>>;

export function emptyNetworks(players: number): Networks {
  return { move: new Network(MOVE_SHAPE), outlook: new Network(outlookShape(players)) };
}

const options = game.parseOptions({});

export function startGame(players: number, random: Random): Magic7.State {
  if (!options.ok) throw new Error('the usual options are options');
  return game.start(players, options.value, {}, fastChance(random));
}

/** A move that was made, to learn from when the game is over. */
interface MoveSample {
  readonly input: SparseInput;
  side: Magic7.Side;
}

/** A trick, likewise, with what was foreseen for each side when it began. */
class TrickSample {
  readonly table = new SparseInput(80);
  readonly foreseen = [0, 0, 0];
  readonly lead: MoveSample = { input: new SparseInput(100), side: 0 };
  readonly reply: MoveSample = { input: new SparseInput(100), side: 0 };
}

/**
 * Plays against itself and learns from each game. What comes of an open table is learnt first of all: who sees all hands errs less about what
 * a move was worth than the luck of one game does, and so teaches those who see only their own.
 */
export class Magic7SelfPlay {
  readonly #networks: Networks;
  readonly #sides: number;
  readonly #players: number;
  readonly #policy: LearntPolicy;
  readonly #outlook: Outlook;
  readonly #moveLearner: Learner;
  readonly #tableLearner: Learner;
  readonly #tally = new Tally();
  readonly #moves = new MoveList();
  readonly #weights = new Float64Array(64);
  readonly #tricks = Array.from({ length: MOST_TRICKS }, () => new TrickSample());
  readonly #endgame = new Endgame();
  /** With two players: the first trick after the pile is gone, from which on experts play perfectly, and what that comes to for each side. */
  #solvedFrom = NONE;
  readonly #solved = [0, 0];
  #isSparring = false;
  /** By side: what is learnt about the trick at hand. */
  readonly #worth = [0, 0, 0];

  constructor(players: number, networks: Networks) {
    this.#players = players;
    this.#sides = sidesOf(players);
    this.#networks = networks;
    this.#policy = new LearntPolicy(networks.move);
    this.#outlook = new Outlook(networks.outlook);
    this.#moveLearner = new Learner(networks.move);
    this.#tableLearner = new Learner(networks.outlook);
  }

  /** Curiosity is the utility by which a move may be behind the best and still be tried about every third time. */
  learnFromGame(random: Random, rate: number, curiosity: number): void {
    this.#learn(this.#play(random, curiosity), rate);
  }

  /** Plays a game and answers how many tricks it had. */
  #play(random: Random, curiosity: number): number {
    const state = startGame(this.#players, random);
    const pupil = below(random, SPARRING) === 0 ? below(random, this.#sides) : NONE;
    this.#tally.copyFrom(new Tally());
    this.#solvedFrom = NONE;
    this.#isSparring = pupil !== NONE;
    let tricks = 0;
    while (state.phase !== 'over') {
      if (isOpen(state) && this.#solvedFrom === NONE) this.#solve(state, tricks);
      const trick = this.#tricks[tricks++]!;
      this.#noteTable(state, trick);
      for (const move of [trick.lead, trick.reply]) {
        move.side = sideOf(state.players, state.turn);
        const code =
          pupil === NONE || pupil === move.side
            ? this.#choose(state, random, curiosity)
            : policyMove(state, this.#tally, weightsFor(this.#players));
        this.#noteMove(state, code, move);
        play(state, this.#tally, code);
      }
    }
    state.points.forEach((_, side) => (this.#worth[side] = utility(state.points, side)));
    return tricks;
  }

  #solve(state: Magic7.State, tricks: number): void {
    const [own, other] = [state.turn, 1 - state.turn];
    const ahead = state.points[own]! - state.points[other]! + this.#endgame.solveLead(state);
    this.#solved[own] = utility([ahead, 0], 0);
    this.#solved[other] = utility([ahead, 0], 1);
    this.#solvedFrom = tricks;
  }

  #noteTable(state: Magic7.State, { foreseen, table }: TrickSample): void {
    this.#outlook.foresee(state);
    this.#outlook.utilities.forEach((utility, side) => (foreseen[side] = utility));
    table.clear();
    table.append(this.#outlook.inputs.input);
  }

  #noteMove(state: Magic7.State, code: MoveCode, { input }: MoveSample): void {
    const { inputs } = this.#policy;
    inputs.look(state, this.#tally);
    inputs.weigh(code);
    input.clear();
    input.append(inputs.common);
    input.append(inputs.candidate);
  }

  /** One of the moves, the better ones more often. */
  #choose(state: Magic7.State, random: Random, curiosity: number): MoveCode {
    const moves = this.#moves;
    game.legalMoves(state, moves);
    this.#policy.weigh(state, this.#tally, moves);
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

  /** From the last trick to the first: what it was worth is partly how the game ended, partly what was foreseen along the way (TD(λ)). */
  #learn(tricks: number, rate: number): void {
    for (let i = tricks - 1; i >= 0; i--) {
      const trick = this.#tricks[i]!;
      this.#learnMove(trick.lead, rate);
      this.#learnMove(trick.reply, rate);
      if (i === this.#solvedFrom)
        this.#solved.forEach((worth, side) => (this.#worth[side] = worth));
      if (!this.#isSparring) this.#learnTable(trick, rate);
      if (i === this.#solvedFrom) continue;
      for (let side = 0; side < this.#sides; side++) {
        const foreseen = trick.foreseen[side]!;
        this.#worth[side] = foreseen + EXPERIENCE * (this.#worth[side]! - foreseen);
      }
    }
  }

  #learnTable({ table, lead }: TrickSample, rate: number): void {
    const { outlook } = this.#networks;
    outlook.setCommon(table);
    outlook.run(null);
    for (let i = 0; i < this.#sides; i++) {
      const worth = this.#worth[(lead.side + i) % this.#sides]!;
      this.#tableLearner.errors[i] = bounded(outlook.output[i]! - worth / UNIT);
    }
    this.#tableLearner.learn(table, rate);
  }

  #learnMove({ input, side }: MoveSample, rate: number): void {
    const { move } = this.#networks;
    move.setCommon(input);
    move.run(null);
    this.#moveLearner.errors[0] = bounded(move.output[0]! - this.#worth[side]! / UNIT);
    this.#moveLearner.learn(input, rate);
  }
}

function bounded(error: number): number {
  return Math.max(-LARGEST_ERROR, Math.min(LARGEST_ERROR, error));
}
