import { Magic7, MoveList, NONE } from '@table-seven/engine';
import type { MoveCode, Redacted, Seat } from '@table-seven/engine';

import { scoreMoves } from './policy.ts';
import { Tally } from './tally.ts';
import type { Weights } from './weights.ts';

const { KINDS, leadCard, leadCode, mayChoose, REPLY } = Magic7;

/** Hundredths of a point by which playing another card must have been better before its absence is believed. */
const MARGIN = 200;
/** The odds that such a card is held nevertheless, where those of a card never passed over are 1. */
const ODDS_LEFT = 0.1;

/**
 * What the cards that others play tell about those they keep: who passes over a kind that the rules of thumb would rather have
 * played, such as the partner of a led card [MG-WIN-8], hardly holds it, unless it was drawn since.
 */
export class Doubts {
  readonly #seat: Seat;
  readonly #weights: Weights;
  #before: Magic7.State | undefined;
  /** What everybody knew in that position. */
  readonly #tally = new Tally();
  /** Cards drawn by each seat, and how many that were when it last passed over a kind. */
  readonly #draws: number[];
  readonly #passedAt: Int8Array;
  readonly #moves = new MoveList();
  readonly #scores = new Float64Array(64);

  constructor(seat: Seat, players: number, weights: Weights) {
    this.#seat = seat;
    this.#weights = weights;
    this.#draws = new Array<number>(players).fill(0);
    this.#passedAt = new Int8Array(players * KINDS).fill(NONE);
  }

  /** Takes in the next position, which the memory has seen already. */
  see(known: Redacted<Magic7.State>, memory: Magic7.Memory): void {
    const before = this.#before;
    if (before !== undefined) {
      const code = moveBetween(before, known);
      if (code !== NONE && before.turn !== this.#seat) this.#noticeMove(before, code);
      this.#noticeDraws(before, known);
    }
    this.#before = known.clone();
    this.#tally.recall(known, memory);
  }

  /** Every kind that would have been much better to play was passed over. */
  #noticeMove(before: Magic7.State, played: MoveCode): void {
    listMovesOfAnyCard(before, this.#moves);
    scoreMoves(before, this.#tally, this.#weights, this.#moves, this.#scores);
    const codes = this.#moves.toArray();
    const enough = this.#scores[codes.indexOf(played)]! + MARGIN;
    codes.forEach((code, i) => {
      if (this.#scores[i]! <= enough) return;
      this.#passedAt[before.turn * KINDS + cardOf(code)] = this.#draws[before.turn]!;
    });
  }

  /** [MG-TWO-4] With the end of a trick both who played it draw, while the pile lasts. */
  #noticeDraws(before: Magic7.State, known: Magic7.State): void {
    if (known.pile.length === before.pile.length) return;
    this.#draws[before.leader]!++;
    this.#draws[before.turn]!++;
  }

  /** How likely a seat holds a card of a kind, against a seat of whom nothing is known: 1 at most. */
  odds(known: Magic7.State, seat: Seat, card: Magic7.Card): number {
    const passedAt = this.#passedAt[seat * KINDS + card]!;
    if (passedAt === NONE) return 1;
    const drawnSince = Math.min(1, (this.#draws[seat]! - passedAt) / known.counts[seat]!);
    return ODDS_LEFT + (1 - ODDS_LEFT) * drawnSince;
  }
}

/** The moves there would be with a card of every kind in hand; who holds a Joker is known anyway [MG-TWO-1]. */
function listMovesOfAnyCard(state: Magic7.State, list: MoveList): void {
  list.clear();
  for (let card = 0; card < KINDS; card++) {
    if (state.phase === 'reply') list.add(REPLY + card);
    for (let seat = 0; state.phase === 'lead' && seat < state.players; seat++) {
      if (mayChoose(state, seat)) list.add(leadCode(card, seat));
    }
  }
}

function cardOf(code: MoveCode): Magic7.Card {
  return code < REPLY ? leadCard(code) : code - REPLY;
}

/** The move between two positions, if it was seen. */
function moveBetween(before: Magic7.State, after: Magic7.State): MoveCode {
  if (before.phase === 'lead') {
    const isNext = after.phase === 'reply' && after.leader === before.turn;
    return isNext ? leadCode(after.lead, after.against) : NONE;
  }
  return after.lastReplier === before.turn ? REPLY + after.lastReply : NONE;
}
