import { at, DoubleLucky7, MoveList, NONE } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import { playedSince, sizeOf } from '../played-since.ts';
import type { Decision } from '../history.ts';
import type { TablePolicy } from '../table-policy.ts';

const { BID, game, legalMoves } = DoubleLucky7;

/** Nobody plays exactly in one style: what a style would never do still counts. */
const ODD = 0.05;
/** However clear it seems, somebody else may take the seat over: the odds between styles stay below e to this. */
const CERTAIN = 6;
/** A share of a style below this is not worth a thought. */
const NEGLIGIBLE = 0.02;

/**
 * What a seat finds out about how the others play: for each of them, how likely each style is. When a round is over all its cards have been seen,
 * so every bid and card can be held against what each style would have done with that hand.
 */
export class Acquaintance {
  readonly #styles: readonly TablePolicy[];
  /** By seat, then by style: log odds. */
  readonly #odds: readonly Float64Array[];
  /** By seat, then by style: chances, 0 for what is negligible. */
  readonly #shares: readonly Float64Array[];
  readonly #moves = new MoveList();
  readonly #fit = new Float64Array(8);

  constructor(players: number, styles: readonly TablePolicy[]) {
    this.#styles = styles;
    const bySeat = (): Float64Array[] =>
      Array.from({ length: players }, () => new Float64Array(styles.length));
    this.#odds = bySeat();
    this.#shares = bySeat();
    this.#shares.forEach((shares) => shares.fill(1 / styles.length));
  }

  /** How likely it is that a seat plays in each style. */
  sharesOf(seat: Seat): Float64Array {
    return this.#shares[seat]!;
  }

  /** Looks back at all decisions that others made in a round that is over. */
  lookBack(decisions: readonly Decision[]): void {
    const last = decisions.at(-1)?.position;
    // [DL-WHL-2] After a swap nobody has played the hand that they bid on.
    if (last === undefined || this.#styles.length < 2 || isSwapped(last)) return;
    decisions.forEach((decision, i) => this.#heed(decisions, decision, i));
    for (let seat = 0; seat < last.players; seat++) this.#share(seat);
  }

  #heed(decisions: readonly Decision[], decision: Decision, i: number): void {
    const { position, facts, seat, move } = decision;
    const hand = playedSince(decisions, i, seat);
    // [DL-WHL-6] Of a hand with an extra card beside it one card is never played.
    if (sizeOf(hand) !== at(position.counts, seat)) return;
    position.hands[2 * seat] = hand.low;
    position.hands[2 * seat + 1] = hand.high;
    const odds = this.#odds[seat]!;
    legalMoves(position, this.#moves);
    if (this.#moves.length === 1) return;
    this.#styles.forEach((style, s) => {
      if (position.phase === 'bid') style.fitBids(position, seat, facts, this.#fit);
      const fit =
        position.phase === 'bid'
          ? this.#fit[move - BID]!
          : style.fitPlay(position, facts, this.#moves, move);
      odds[s]! += Math.log(ODD + fit);
    });
  }

  #share(seat: Seat): void {
    const odds = this.#odds[seat]!;
    const shares = this.#shares[seat]!;
    const best = Math.max(...odds);
    let total = 0;
    for (let s = 0; s < odds.length; s++) {
      odds[s] = Math.max(-CERTAIN, odds[s]! - best);
      const share = Math.exp(odds[s]!);
      total += shares[s] = share < NEGLIGIBLE ? 0 : share;
    }
    for (let s = 0; s < shares.length; s++) shares[s]! /= total;
  }
}

function isSwapped(known: DoubleLucky7.State): boolean {
  if (known.used === NONE) return false;
  const move = game.makeMove(known.used);
  return move.type === 'use' && move.option === 'player-swap';
}
