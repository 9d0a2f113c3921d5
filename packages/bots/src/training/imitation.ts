import {
  DoubleLucky7,
  fairChance,
  fastRandom,
  fixedChance,
  MoveList,
  Referee,
} from '@table-seven/engine';
import type { MoveCode } from '@table-seven/engine';

import { ImitatedPolicy, likenessShapes } from '../double-lucky-7/styles/imitated-policy.ts';
import type { Likeness } from '../double-lucky-7/styles/imitated-policy.ts';
import { TableFacts } from '../double-lucky-7/table-facts.ts';
import { Network } from '../learnt/network.ts';
import { SparseInput } from '../learnt/sparse-input.ts';
import { Learner, scatter } from './learner.ts';
import { clearUnused } from './unused.ts';

const { BID, game } = DoubleLucky7;
type State = DoubleLucky7.State;

/** A game that was watched: how it began, and all its moves. */
interface Watched {
  readonly options: DoubleLucky7.Options;
  readonly seed: string;
  readonly setup: object;
  /** The seats of whoever is imitated. */
  readonly seats: readonly boolean[];
  readonly codes: readonly MoveCode[];
}

/** How well somebody's moves were foretold. */
export interface Foretold {
  /** Moves that were a choice. */
  choices: number;
  /** Of these, those thought likeliest. */
  hits: number;
}

const NAMES = ['play', 'bid'] as const;
/** One game in so many is not learnt from, so that it can say how much was learnt. */
const EXAMINED = 10;

/** Learns to move as somebody does who was watched, from the records of games. */
export class Imitation {
  readonly #players: number;
  readonly likeness: Likeness;
  readonly #begun: Likeness;
  readonly #copy: ImitatedPolicy;
  readonly #learners: Readonly<Record<keyof Likeness, Learner>>;
  readonly #watched: Watched[] = [];
  readonly #random;
  readonly #facts = new TableFacts();
  readonly #moves = new MoveList();
  readonly #input = new SparseInput(128);

  constructor(players: number, seed: string) {
    this.#players = players;
    this.#random = fastRandom(seed);
    const { play, bid } = likenessShapes(players);
    this.likeness = { play: new Network(play), bid: new Network(bid) };
    this.#begun = { play: new Network(play), bid: new Network(bid) };
    for (const name of NAMES) {
      scatter(this.#begun[name], this.#random);
      this.likeness[name].copyFrom(this.#begun[name]);
    }
    this.#copy = new ImitatedPolicy(this.likeness, players, this.#random);
    this.#learners = {
      play: new Learner(this.likeness.play),
      bid: new Learner(this.likeness.bid),
    };
  }

  /** Takes a record in; null if it can be learnt from, or why it cannot, in a few words. */
  watch(json: unknown, whom: string): string | null {
    const referee = Referee.load(json);
    if (!referee.ok) return `is refused: ${referee.error.code}`;
    const { names, options, seed } = referee.value;
    if (referee.value.game.id !== game.id) return `is no game of ${game.id}`;
    if (names.length !== this.#players) return `is not one of ${this.#players} players`;
    const seats = names.map((name) => name.includes(whom));
    if (!seats.includes(true)) return `has no ${whom} in it`;
    const { setup, moves } = referee.value.record();
    const codes = moves.map(({ move }) => game.parseMove(move));
    this.#watched.push({ options: options as DoubleLucky7.Options, seed, setup, seats, codes });
    return null;
  }

  /** Goes through all games once, in any order. */
  learn(rate: number): void {
    const order = this.#watched.filter((_, i) => i % EXAMINED !== 0);
    for (let i = order.length - 1; i > 0; i--) {
      const j = (this.#random.next() >>> 0) % (i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const watched of order) {
      this.#replay(watched, (state, move) => {
        if (state.phase === 'play') this.#learnPlay(move, rate);
        else this.#learnBid(move, rate);
      });
    }
  }

  /** Leaves out what nobody was ever seen with. */
  tidy(): void {
    for (const name of NAMES) clearUnused(this.likeness[name], this.#begun[name]);
  }

  /** How much of the games that it has not learnt from is foretold. */
  examine(): Record<keyof Likeness, Foretold> {
    const found = { play: { choices: 0, hits: 0 }, bid: { choices: 0, hits: 0 } };
    const unseen = this.#watched.filter((_, i) => i % EXAMINED === 0);
    for (const watched of unseen) {
      this.#replay(watched, ({ phase }, move) => {
        const { chances } = this.#copy;
        const moves = this.#moves;
        let likeliest = 0;
        for (let i = 1; i < moves.length; i++) if (chances[i]! > chances[likeliest]!) likeliest = i;
        const of = found[phase === 'play' ? 'play' : 'bid'];
        of.choices++;
        if (moves.codes[likeliest] === move) of.hits++;
      });
    }
    return found;
  }

  /** Plays a game again and stops wherever a bid or a card was chosen, with the chances of each move weighed. */
  #replay(watched: Watched, stop: (state: State, move: MoveCode) => void): void {
    const { options, seed, setup, seats, codes } = watched;
    const chance = fixedChance(game.outcomesOf(setup), fairChance(seed));
    const state = game.start(seats.length, options, setup, chance);
    const facts = this.#facts;
    const moves = this.#moves;
    let round = 0;
    for (const code of codes) {
      if (state.round !== round) {
        round = state.round;
        facts.begin(state);
      }
      game.legalMoves(state, moves);
      if (seats[state.turn] === true && moves.length > 1) {
        if (state.phase === 'play') this.#copy.weighPlays(state, facts, moves);
        else if (state.phase === 'bid') this.#copy.weighLegalBids(state, facts, moves);
        if (state.phase === 'play' || state.phase === 'bid') stop(state, code);
      }
      if (state.phase === 'play') facts.notePlay(state, code);
      const hadExtra = state.extraCard;
      game.apply(state, code);
      if (state.extraCard !== hadExtra && state.extraCard >= 0) facts.noteGone(state.extraCard);
    }
  }

  #learnPlay(move: MoveCode, rate: number): void {
    const { playInputs, chances } = this.#copy;
    const { play } = this.likeness;
    const learner = this.#learners.play;
    for (let i = 0; i < this.#moves.length; i++) {
      const code = this.#moves.codes[i]!;
      playInputs.weigh(code);
      this.#input.clear();
      this.#input.append(playInputs.common);
      this.#input.append(playInputs.candidate);
      play.setCommon(this.#input);
      play.run(null);
      learner.errors[0] = chances[i]! - (code === move ? 1 : 0);
      learner.learn(this.#input, rate);
    }
  }

  #learnBid(move: MoveCode, rate: number): void {
    const learner = this.#learners.bid;
    learner.errors.fill(0);
    for (let i = 0; i < this.#moves.length; i++) {
      const code = this.#moves.codes[i]!;
      learner.errors[code - BID] = this.#copy.chances[i]! - (code === move ? 1 : 0);
    }
    learner.learn(this.#copy.bidInputs.common, rate);
  }
}
