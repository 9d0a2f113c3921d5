import { Magic7, NONE } from '@table-seven/engine';
import type { Redacted, Seat } from '@table-seven/engine';

import { replyScore } from './policy.ts';
import { Tally } from './tally.ts';
import { stageOf } from './weights.ts';
import type { Weights } from './weights.ts';

const { KINDS } = Magic7;

/**
 * How likely a card is held although another was played to the trick, against cards of which nothing is known: by how many hundredths of a
 * point the rules of thumb would rather have played it. Counted in games of strong players (docs/decisions/0012), who pass over a lot that
 * the rules of thumb would not, but hardly ever the partner of a dear card. What is led tells nothing that could be counted on.
 */
const PASSED_OVER = [
  { by: 1300, odds: 0.15 },
  { by: 150, odds: 0.75 },
];

/**
 * What the cards that others reply with tell about those they keep: who passes over a kind that the rules of thumb would rather have
 * played, such as the partner of a led card [MG-WIN-8], hardly holds it, unless it was drawn since.
 */
export class Doubts {
  readonly #seat: Seat;
  readonly #weights: Weights;
  #before: Magic7.State | undefined;
  /** What everybody knew in that position. */
  readonly #tally = new Tally();
  /** By seat and kind. */
  readonly #odds: Float64Array;

  constructor(seat: Seat, players: number, weights: Weights) {
    this.#seat = seat;
    this.#weights = weights;
    this.#odds = new Float64Array(players * KINDS).fill(1);
  }

  /** Takes in the next position, which the memory has seen already. */
  see(known: Redacted<Magic7.State>, memory: Magic7.Memory): void {
    const before = this.#before;
    if (before !== undefined) {
      const reply = replyBetween(before, known);
      if (reply !== NONE && before.turn !== this.#seat) this.#noticeReply(before, reply);
      this.#noticeDraws(before, known);
    }
    this.#before = known.clone();
    this.#tally.recall(known, memory);
  }

  /** Every kind that would have been better to play was passed over. */
  #noticeReply(before: Magic7.State, played: Magic7.Card): void {
    const stage = stageOf(before);
    const scoreOf = (card: Magic7.Card): number =>
      replyScore(before, this.#tally, this.#weights, stage, card);
    const done = scoreOf(played);
    for (let card = 0; card < KINDS; card++) {
      const passed = PASSED_OVER.find(({ by }) => scoreOf(card) >= done + by);
      if (passed !== undefined) this.#odds[before.turn * KINDS + card]! *= passed.odds;
    }
  }

  /** [MG-TWO-4] With the end of a trick both who played it draw, while the pile lasts. What they draw may be anything. */
  #noticeDraws(before: Magic7.State, known: Magic7.State): void {
    if (known.pile.length === before.pile.length) return;
    for (const seat of [before.leader, before.turn]) {
      for (let at = seat * KINDS; at < (seat + 1) * KINDS; at++) {
        this.#odds[at]! += (1 - this.#odds[at]!) / known.counts[seat]!;
      }
    }
  }

  /** How likely a seat holds a card of a kind, against a seat of whom nothing is known: 1 at most. */
  odds(seat: Seat, card: Magic7.Card): number {
    return this.#odds[seat * KINDS + card]!;
  }
}

/** The reply between two positions, if there was one. */
function replyBetween(before: Magic7.State, after: Magic7.State): Magic7.Card {
  return before.phase === 'reply' && after.lastReplier === before.turn ? after.lastReply : NONE;
}
