import { Magic7, NONE } from '@table-seven/engine';
import type { MoveCode, MoveList, Seat } from '@table-seven/engine';

import type { MovePolicy } from './move-policy.ts';
import type { Tally } from './tally.ts';
import { cell, stageOf, tempoCell } from './weights.ts';
import type { Weights } from './weights.ts';

const { JOKER, leadAgainst, leadCard, leadCode, mayChoose, REPLY, replyWins, trickPoints } = Magic7;

/**
 * The rules of thumb, as a table: what keeping a card is worth later, what leading it brings now, what it is worth to have the
 * lead. The move with the best sum is played. All in hundredths of a point; nothing is allocated.
 */
export function policyMove(state: Magic7.State, tally: Tally, weights: Weights): MoveCode {
  return state.phase === 'reply'
    ? REPLY + bestReply(state, tally, weights)
    : bestLead(state, tally, weights);
}

function bestReply(state: Magic7.State, tally: Tally, weights: Weights): Magic7.Card {
  const stage = stageOf(state);
  let best = NONE;
  let bestScore = -Infinity;
  for (let rest = state.held[state.turn]!; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    const score = replyScore(state, tally, weights, stage, card);
    if (score > bestScore) {
      bestScore = score;
      best = card;
    }
  }
  return best;
}

function bestLead(state: Magic7.State, tally: Tally, weights: Weights): MoveCode {
  const stage = stageOf(state);
  let best = NONE;
  let bestScore = -Infinity;
  for (let seat = 0; seat < state.players; seat++) {
    if (!mayChoose(state, seat)) continue;
    for (let rest = state.held[state.turn]!; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const score = leadScore(state, tally, weights, stage, card, seat);
      if (score > bestScore) {
        bestScore = score;
        best = leadCode(card, seat);
      }
    }
  }
  return best;
}

/** What the rules of thumb think of each of these moves; only differences between them count. */
export function scoreMoves(
  state: Magic7.State,
  tally: Tally,
  weights: Weights,
  moves: MoveList,
  scores: Float64Array,
): void {
  const stage = stageOf(state);
  for (let i = 0; i < moves.length; i++) {
    scores[i] = moveScore(state, tally, weights, stage, moves.codes[i]!);
  }
}

function moveScore(
  state: Magic7.State,
  tally: Tally,
  weights: Weights,
  stage: number,
  code: MoveCode,
): number {
  return code < REPLY
    ? leadScore(state, tally, weights, stage, leadCard(code), leadAgainst(code))
    : replyScore(state, tally, weights, stage, code - REPLY);
}

/** [MG-TWO-3] Who takes the trick is in the replier's hand; what remains is what the card would be worth later. */
export function replyScore(
  state: Magic7.State,
  tally: Tally,
  weights: Weights,
  stage: number,
  card: Magic7.Card,
): number {
  const { turn, lead } = state;
  const points = 100 * trickPoints(lead, card, state.options.mirrorScore);
  const keep = weights.keep[cell(stage, card, unseenBeside(state, tally, turn, card))]!;
  if (replyWins(lead, card)) {
    return points + weights.tempo[tempoCell(stage, tally.opposingJokers(state, turn))]! - keep;
  }
  // Of three players only one other gains by it [MG-THREE-1].
  return (state.players === 3 ? -0.5 : -1) * points - keep;
}

/** [MG-FOUR-2] Which card, and against whom: it matters only whether that one has a Joker to take it with. */
function leadScore(
  state: Magic7.State,
  tally: Tally,
  weights: Weights,
  stage: number,
  card: Magic7.Card,
  against: Seat,
): number {
  const at = cell(stage, card, unseenBeside(state, tally, state.turn, card));
  return weights.lead[2 * at + (hasJoker(tally, against) ? 1 : 0)]! - weights.keep[at]!;
}

/** Whether a seat still has its Joker. */
export function hasJoker(tally: Tally, seat: Seat): boolean {
  return ((tally.jokers >> seat) & 1) === 1;
}

/** What is not seen yet and decides about a card: its partners for a number, else the Jokers of the others. */
export function unseenBeside(
  state: Magic7.State,
  tally: Tally,
  seat: Seat,
  card: Magic7.Card,
): number {
  return card < JOKER ? tally.unseenPartners(state, seat, card) : tally.opposingJokers(state, seat);
}

/** The rules of thumb as somebody at the table. */
export class RulesOfThumb implements MovePolicy {
  readonly #weights: Weights;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  move(state: Magic7.State, tally: Tally): MoveCode {
    return policyMove(state, tally, this.#weights);
  }
}
