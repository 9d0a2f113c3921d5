import { Magic7, MoveList } from '@table-seven/engine';

import { Endgame, isOpen } from './endgame.ts';
import type { Learnt } from './learnt/learnt-policies.ts';
import { play, playOut } from './playout.ts';
import { RulesOfThumb } from './policy.ts';
import type { Tally } from './tally.ts';
import { utility } from './utility.ts';
import { weightsFor } from './weights.ts';

const { KINDS } = Magic7;

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
/** How often the trick that empties the pile may be tried: many of the endings are the same ones, and each is solved once. */
const SOLVED_PER_MS = 20;
/** More endings than one decision leads to. */
const MOST_ENDINGS = 4096;

/**
 * The trick is completed by what was learnt, and what was learnt says what will come of the table then. With two players and no pile left
 * that need not be foreseen: it can be solved.
 */
export class Foreseen implements Future {
  readonly #learnt: Learnt;
  readonly #moves = new MoveList();
  readonly #endgame = new Endgame();
  /** By hands and leader: by how many points the leader will finish the rest ahead. */
  readonly #endings = new Map<number, number>();

  constructor(learnt: Learnt) {
    this.#learnt = learnt;
  }

  perMs(known: Magic7.State): number {
    return known.players === 2 && known.pile.length <= 2 ? SOLVED_PER_MS : FORESEEN_PER_MS;
  }

  utilityOf(world: Magic7.State, tally: Tally, side: Magic7.Side): number {
    const { policy, outlook } = this.#learnt;
    if (world.phase === 'reply') play(world, tally, policy.move(world, tally, this.#moves));
    if (world.phase === 'over') return utility(world.points, side);
    if (isOpen(world)) return this.#solve(world, side);
    outlook.foresee(world);
    return outlook.utilities[side]!;
  }

  #solve(world: Magic7.State, side: Magic7.Side): number {
    const { leader, points } = world;
    const ahead = points[leader]! - points[1 - leader]! + this.#rest(world);
    return utility([ahead, 0], side === leader ? 0 : 1);
  }

  /** Worlds of one decision differ in few cards, so the same hands come again and again. */
  #rest(world: Magic7.State): number {
    const hands = (world.held[0]! * 2 ** KINDS + world.held[1]!) * 2 + world.leader;
    let rest = this.#endings.get(hands);
    if (rest === undefined) {
      if (this.#endings.size === MOST_ENDINGS) this.#endings.clear();
      rest = this.#endgame.solveLead(world);
      this.#endings.set(hands, rest);
    }
    return rest;
  }
}
