import { below, fastChance, Magic7, MoveList } from '@table-seven/engine';
import type { MoveCode, Random, Seat } from '@table-seven/engine';

import { play } from './playout.ts';
import { hasJoker, policyMove, unseenBeside } from './policy.ts';
import { Tally } from './tally.ts';
import { cell, stageOf, STAGES, tempoCell, zeroWeights } from './weights.ts';
import type { Weights } from './weights.ts';

const { game, leadAgainst, leadCard, REPLY, replyWins, sideOf, trickPoints } = Magic7;

/** A step towards the result of one game, at first and at last; and how many moves are made at random. */
const STEP = { first: 0.02, last: 0.0002 };
const RANDOM_MOVES = { first: 0.17, last: 0.02 };

/** A decision in a game: the weights whose sum predicts what follows, what is certain of it, and how things stood. */
interface Decision {
  readonly side: Magic7.Side;
  readonly ahead: number;
  readonly certain: number;
  readonly terms: { readonly part: Float64Array; readonly at: number }[];
}

/**
 * Finds the weights of the rules of thumb by playing against itself. After every game the sum of weights behind each decision is
 * moved a little towards what the side really gained from there on; the next game is played by the new weights.
 */
export class Fitting {
  readonly weights: Weights = zeroWeights();
  /** What a side gains from here on whatever it plays, when leading and when replying. */
  readonly #even = { lead: new Float64Array(STAGES * 3), reply: new Float64Array(STAGES * 3) };
  readonly #players: number;
  readonly #options: Magic7.Options;
  readonly #random: Random;
  readonly #moves = new MoveList();
  readonly #tally = new Tally();

  constructor(players: number, options: Magic7.Options, random: Random) {
    this.#players = players;
    this.#options = options;
    this.#random = random;
  }

  run(games: number): void {
    for (let done = 0; done < games; done++) {
      const share = done / games;
      const step = STEP.first * (STEP.last / STEP.first) ** share;
      const slips = RANDOM_MOVES.first + (RANDOM_MOVES.last - RANDOM_MOVES.first) * share;
      this.#learnFromGame(step, Math.round(slips * 1000));
    }
  }

  #learnFromGame(step: number, slipsPerMille: number): void {
    const state = game.start(this.#players, this.#options, {}, fastChance(this.#random));
    this.#tally.copyFrom(new Tally());
    const decisions: Decision[] = [];
    while (state.phase !== 'over') {
      const code = this.#move(state, slipsPerMille);
      decisions.push(this.#decision(state, code));
      play(state, this.#tally, code);
    }
    for (const { side, ahead, certain, terms } of decisions) {
      let predicted = certain;
      for (const { part, at } of terms) predicted += part[at]!;
      const missed = pointsAhead(state, side) - ahead - predicted;
      for (const { part, at } of terms) part[at]! += step * missed;
    }
  }

  #move(state: Magic7.State, slipsPerMille: number): MoveCode {
    if (below(this.#random, 1000) >= slipsPerMille) {
      return policyMove(state, this.#tally, this.weights);
    }
    game.legalMoves(state, this.#moves);
    return this.#moves.codes[below(this.#random, this.#moves.length)]!;
  }

  #decision(state: Magic7.State, code: MoveCode): Decision {
    const seat = state.turn;
    const side = sideOf(state.players, seat);
    const terms: Decision['terms'] = [];
    const decision = { side, ahead: pointsAhead(state, side), certain: 0, terms };
    const stage = stageOf(state);
    const jokers = tempoCell(stage, this.#tally.opposingJokers(state, seat));
    if (code < REPLY) {
      const card = leadCard(code);
      this.#addHand(terms, state, seat, card);
      const at = cell(stage, card, unseenBeside(state, this.#tally, seat, card));
      const joker = hasJoker(this.#tally, leadAgainst(code)) ? 1 : 0;
      terms.push({ part: this.weights.lead, at: 2 * at + joker });
      terms.push({ part: this.#even.lead, at: jokers });
      return decision;
    }
    const card = code - REPLY;
    this.#addHand(terms, state, seat, card);
    terms.push({ part: this.#even.reply, at: jokers });
    const points = 100 * trickPoints(state.lead, card, state.options.mirrorScore);
    if (!replyWins(state.lead, card)) {
      return { ...decision, certain: -points / (state.points.length - 1) };
    }
    terms.push({ part: this.weights.tempo, at: jokers });
    return { ...decision, certain: points };
  }

  /** The cards that stay in the hand. */
  #addHand(terms: Decision['terms'], state: Magic7.State, seat: Seat, played: Magic7.Card): void {
    const stage = stageOf(state);
    const cards = Magic7.cardsOf(state, seat);
    cards.splice(cards.indexOf(played), 1);
    for (const card of cards) {
      const at = cell(stage, card, unseenBeside(state, this.#tally, seat, card));
      terms.push({ part: this.weights.keep, at });
    }
  }
}

/** In hundredths of a point, as the weights. */
function pointsAhead(state: Magic7.State, side: Magic7.Side): number {
  let others = 0;
  for (let other = 0; other < state.points.length; other++) {
    if (other !== side) others += state.points[other]!;
  }
  return 100 * (state.points[side]! - others / (state.points.length - 1));
}
