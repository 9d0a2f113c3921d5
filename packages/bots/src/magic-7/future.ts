import { Magic7, MoveList } from '@table-seven/engine';

import type { Learnt } from './learnt/learnt-policies.ts';
import { play, playOut } from './playout.ts';
import { RulesOfThumb } from './policy.ts';
import type { Tally } from './tally.ts';
import { utility } from './utility.ts';
import { weightsFor } from './weights.ts';

/** What becomes of an imagined world in which a move was made. */
export interface Future {
  /** How often it may be asked per millisecond allowed. */
  perMs(known: Magic7.State): number;
  /** What the end will be worth to a side. The world and the tally are used up. */
  utilityOf(world: Magic7.State, tally: Tally, side: Magic7.Side): number;
}

/** Cards played per millisecond allowed: what a usual machine does in a fifth of the time. */
const CARDS_PER_MS = 1000;

/** In hands and in the pile. */
export function cardsLeft({ pile, counts }: Magic7.State): number {
  let cards = pile.length;
  for (const count of counts) cards += count;
  return cards;
}

/** Everybody plays on by the rules of thumb, to the end. */
export class PlayedOut implements Future {
  readonly #policy: RulesOfThumb;
  readonly #moves = new MoveList();

  constructor(players: number) {
    this.#policy = new RulesOfThumb(weightsFor(players));
  }

  perMs(known: Magic7.State): number {
    return CARDS_PER_MS / cardsLeft(known);
  }

  utilityOf(world: Magic7.State, tally: Tally, side: Magic7.Side): number {
    playOut(world, tally, this.#policy, this.#moves);
    return utility(world.points, side);
  }
}

/** A usual machine needs two thirds of the time for a lead, and less for a reply. */
const FORESEEN_PER_MS = 50;

/** The trick is completed by what was learnt, and what was learnt says what will come of the table then. */
export class Foreseen implements Future {
  readonly #learnt: Learnt;
  readonly #moves = new MoveList();

  constructor(learnt: Learnt) {
    this.#learnt = learnt;
  }

  perMs(): number {
    return FORESEEN_PER_MS;
  }

  utilityOf(world: Magic7.State, tally: Tally, side: Magic7.Side): number {
    const { policy, outlook } = this.#learnt;
    if (world.phase === 'reply') play(world, tally, policy.move(world, tally, this.#moves));
    if (world.phase === 'over') return utility(world.points, side);
    outlook.foresee(world);
    return outlook.utilities[side]!;
  }
}
