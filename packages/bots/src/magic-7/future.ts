import { Magic7, MoveList } from '@table-seven/engine';

import { Endgame, isOpen } from './endgame.ts';
import type { Learnt } from './learnt/learnt-policies.ts';
import type { Outlook } from './learnt/outlook.ts';
import type { MovePolicy } from './move-policy.ts';
import { play, playOut } from './playout.ts';
import { RulesOfThumb } from './policy.ts';
import type { Tally } from './tally.ts';
import { utility } from './utility.ts';
import { weightsFor } from './weights.ts';

const { KINDS, sidesOf } = Magic7;

/** What becomes of an imagined world in which moves were made. */
export interface Future {
  /** By side: what the end will be worth, of the world that was looked at last. */
  readonly utilities: Float64Array;
  /** How often it may be asked per millisecond allowed. */
  perMs(known: Magic7.State): number;
  /** Fills `utilities`. The world and the tally are used up. */
  look(world: Magic7.State, tally: Tally): void;
}

/** Cards played per millisecond allowed: a usual machine needs most of the time. */
const CARDS_PER_MS = 2500;

/** In hands and in the pile. */
function cardsLeft({ pile, counts }: Magic7.State): number {
  let cards = pile.length;
  for (const count of counts) cards += count;
  return cards;
}

/** Everybody plays on by the rules of thumb, to the end. */
export class PlayedOut implements Future {
  readonly utilities: Float64Array;
  readonly #policy: RulesOfThumb;
  readonly #moves = new MoveList();

  constructor(players: number) {
    this.utilities = new Float64Array(sidesOf(players));
    this.#policy = new RulesOfThumb(weightsFor(players));
  }

  perMs(known: Magic7.State): number {
    return CARDS_PER_MS / cardsLeft(known);
  }

  look(world: Magic7.State, tally: Tally): void {
    playOut(world, tally, this.#policy, this.#moves);
    fillEnd(this.utilities, world.points);
  }
}

/** With a learnt policy a usual machine needs two thirds of the time for a lead, and less for a reply; by rules of thumb half of it. */
const PER_MS = { learnt: 50, rules: 70 };
/**
 * Tricks that the rules of thumb play before the outlook is asked: the nearer the end, the less it errs about it, and the more luck there is. A
 * choice between strong opponents and casual ones (docs/decisions/0012).
 */
const TRICKS_BY_RULES = 4;
/** How often the trick that empties the pile may be tried: many of the endings are the same ones, and each is solved once. */
const SOLVED_PER_MS = 20;
/** More endings than one decision leads to. */
const MOST_ENDINGS = 4096;

/**
 * The trick is completed by what was learnt, or it and some more by the rules of thumb, and what was learnt says what will come of the table then. With two
 * players and no pile left that need not be foreseen: it can be solved.
 */
export class Foreseen implements Future {
  readonly utilities: Float64Array;
  readonly #policy: MovePolicy;
  readonly #outlook: Outlook;
  readonly #perMs: number;
  readonly #tricks: number;
  readonly #moves = new MoveList();
  readonly #endgame = new Endgame();
  /** By hands and leader: by how many points the leader will finish the rest ahead. */
  readonly #endings = new Map<number, number>();

  constructor({ policy, outlook }: Learnt, players: number) {
    this.utilities = new Float64Array(sidesOf(players));
    this.#policy = policy ?? new RulesOfThumb(weightsFor(players));
    this.#outlook = outlook;
    this.#perMs = policy === null ? PER_MS.rules : PER_MS.learnt;
    this.#tricks = policy === null ? TRICKS_BY_RULES : 0;
  }

  perMs(known: Magic7.State): number {
    return known.players === 2 && known.pile.length <= 2 ? SOLVED_PER_MS : this.#perMs;
  }

  look(world: Magic7.State, tally: Tally): void {
    this.#playOn(world, tally);
    if (world.phase === 'over') fillEnd(this.utilities, world.points);
    else if (isOpen(world)) this.#solve(world);
    else this.#foresee(world);
  }

  /** Completes the trick, and plays those that are left to the rules of thumb. */
  #playOn(world: Magic7.State, tally: Tally): void {
    let cards = 2 * this.#tricks + (world.phase === 'reply' ? 1 : 0);
    for (; cards > 0 && world.phase !== 'over'; cards--) {
      play(world, tally, this.#policy.move(world, tally, this.#moves));
    }
  }

  #foresee(world: Magic7.State): void {
    this.#outlook.foresee(world);
    this.utilities.set(this.#outlook.utilities);
  }

  #solve(world: Magic7.State): void {
    const { leader, points } = world;
    const ahead = points[leader]! - points[1 - leader]! + this.#rest(world);
    this.utilities[leader] = utility([ahead, 0], 0);
    this.utilities[1 - leader] = utility([ahead, 0], 1);
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

/** [MG-SCO-3] The game is over: nothing is left to foresee. */
function fillEnd(utilities: Float64Array, points: readonly number[]): void {
  for (let side = 0; side < utilities.length; side++) utilities[side] = utility(points, side);
}
