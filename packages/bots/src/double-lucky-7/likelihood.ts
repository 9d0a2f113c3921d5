import { DoubleLucky7, MoveList, NONE } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import type { Decision, History } from './history.ts';
import { HandTable } from './hand-table.ts';
import { playedSince } from './played-since.ts';
import type { TablePolicy } from './table-policy.ts';

const { BID, game, legalMoves } = DoubleLucky7;
type State = DoubleLucky7.State;

/** Nobody thinks just as we do: what a bid or a card that we would never make still counts. */
const ODD_BID = 0.03;
const ODD_PLAY = 0.05;

/** Moves of playouts that take as long as one such decision, and as dealing a hand that was thought about before. */
const WORK = 2;
const LOOK_UP = 0.25;

/** A decision, and what to add to a hand of today to have the hand it was made with. */
interface Clue {
  readonly decision: Decision;
  readonly low: number;
  readonly high: number;
}

/** How well imagined hands explain what the other seats have bid and played. */
export class Likelihood {
  readonly #policy: TablePolicy;
  readonly #moves = new MoveList();
  readonly #fit = new Float64Array(8);
  /** What was found out about hands in the position at hand: worlds differ in few cards, so the same hands come again and again. */
  readonly #known = new HandTable();
  /** By the seat that holds today what is left of the hand. */
  #clues: Clue[][] = [];
  /** How much was done in all, in moves of playouts: of those many are forced, of these none. */
  work = 0;

  constructor(policy: TablePolicy) {
    this.#policy = policy;
  }

  get hasClues(): boolean {
    return this.#clues.some((clues) => clues.length > 0);
  }

  prepare(known: State, history: History): void {
    this.#known.clear();
    const { decisions, memory } = history;
    const swapped = swappedSeats(known);
    this.#clues = Array.from({ length: known.players }, () => []);
    decisions.forEach((decision, i) => {
      const owner = ownerNow(decision, swapped);
      if (owner === memory.seat) return;
      this.#clues[owner]!.push({ decision, ...playedSince(decisions, i, owner) });
    });
  }

  /** How likely the seat that holds this hand would have done what was seen; other hands do not matter to it. */
  ofHand(world: State, owner: Seat): number {
    if (this.#clues[owner]!.length === 0) return 1;
    const low = world.hands[2 * owner]!;
    const high = world.hands[2 * owner + 1]!;
    this.work += LOOK_UP;
    const known = this.#known.get(owner, low, high);
    if (known !== NONE) return known;
    const likelihood = this.#reckon(world, owner);
    this.#known.set(owner, low, high, likelihood);
    return likelihood;
  }

  #reckon(world: State, owner: Seat): number {
    let likelihood = 1;
    for (const { decision, low, high } of this.#clues[owner]!) {
      const { position, seat } = decision;
      position.hands[2 * seat] = world.hands[2 * owner]! | low;
      position.hands[2 * seat + 1] = world.hands[2 * owner + 1]! | high;
      likelihood *= position.phase === 'bid' ? this.#ofBid(decision) : this.#ofPlay(decision);
    }
    this.work += WORK * this.#clues[owner]!.length;
    return likelihood;
  }

  #ofBid({ position, facts, seat, move }: Decision): number {
    this.#policy.fitBids(position, seat, facts, this.#fit);
    return ODD_BID + this.#fit[move - BID]!;
  }

  #ofPlay({ position, facts, move }: Decision): number {
    legalMoves(position, this.#moves);
    return ODD_PLAY + this.#policy.fitPlay(position, facts, this.#moves, move);
  }
}

function swappedSeats(known: State): readonly [Seat, Seat] | null {
  if (known.used === NONE) return null;
  const move = game.makeMove(known.used);
  return move.type === 'use' && move.option === 'player-swap' ? move.seats : null;
}

/** [DL-WHL-2] After a swap the hand that a seat bid on is in another seat. */
function ownerNow({ position, seat }: Decision, swapped: readonly [Seat, Seat] | null): Seat {
  if (swapped === null || position.used !== NONE || !swapped.includes(seat)) return seat;
  return swapped[0] === seat ? swapped[1] : swapped[0];
}
