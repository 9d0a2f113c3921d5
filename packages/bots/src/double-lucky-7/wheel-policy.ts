import { at, DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, MoveList } from '@table-seven/engine';

import type { Policy } from './policy.ts';
import type { TableFacts } from './table-facts.ts';

const { CHOOSE_TRUMP, COLORS, game, LUCKY_ROUND, NO_TRUMP, PASS, ROLL } = DoubleLucky7;
type State = DoubleLucky7.State;

/** Below this chance to meet the bid any change is welcome, so the die is rolled. */
const DESPERATE = 0.25;
/** What a use must gain, in chances to meet the bid, while there is time to wait for a better moment. */
const WORTHWHILE = 0.35;
/** A chance to meet the bid that is worth doubling. */
const LIKELY = 0.5;
/** How likely a bid fits a hand that one has not seen. */
const UNKNOWN_HAND = 0.3;

/** [DL-DEAL-3] Names the colour in which the hand is worth the most tricks. */
export function chooseTrump(
  policy: Policy,
  state: State,
  facts: TableFacts,
  moves: MoveList,
): MoveCode {
  let best = moves.codes[0]!;
  let bestTricks = -1;
  for (let i = 0; i < moves.length; i++) {
    const color = moves.codes[i]! - CHOOSE_TRUMP;
    const tricks = policy.tricksUnder(state, state.turn, facts, color);
    if (tricks > bestTricks) {
      bestTricks = tricks;
      best = moves.codes[i]!;
    }
  }
  return best;
}

/** How many rounds this half still has after this one. */
export function roundsLeftInHalf(state: State): number {
  return state.round <= LUCKY_ROUND ? LUCKY_ROUND - state.round : 2 * LUCKY_ROUND - state.round;
}

/** How many seats still hold their pawn. */
export function pawnHolders(state: State): number {
  let holders = 0;
  for (let rest = state.pawns; rest !== 0; rest &= rest - 1) holders++;
  return holders;
}

/** At most one pawn is placed per round [DL-LW-1], so whoever waits too long may not come to it before the half ends. */
function isUrgent(state: State): boolean {
  return roundsLeftInHalf(state) < pawnHolders(state);
}

/**
 * Uses of the wheel by rule of thumb: the option that brings the own bid nearest to what the hand is worth, or doubles a bid
 * that is likely met; otherwise waits until waiting could cost the penalty [DL-SCO-4].
 */
export function chooseWheelMove(
  policy: Policy,
  state: State,
  facts: TableFacts,
  moves: MoveList,
): MoveCode {
  const seat = state.turn;
  if (moves.codes[0] === PASS && moves.codes[1] === ROLL) {
    return isUrgent(state) || policy.meetChance(state, seat, facts, 0, state.trump) < DESPERATE
      ? ROLL
      : PASS;
  }
  const now = policy.meetChance(state, seat, facts, 0, state.trump);
  const isFree = moves.codes[0] === PASS;
  let best = moves.codes[0]!;
  let bestGain = isFree ? (isUrgent(state) ? -1 : WORTHWHILE) : -2;
  for (let i = isFree ? 1 : 0; i < moves.length; i++) {
    const gain = gainOf(policy, state, facts, moves.codes[i]!, now);
    if (gain > bestGain) {
      bestGain = gain;
      best = moves.codes[i]!;
    }
  }
  return best;
}

/** What a use is worth, in chances to meet the bid. */
function gainOf(
  policy: Policy,
  state: State,
  facts: TableFacts,
  code: MoveCode,
  now: number,
): number {
  const seat = state.turn;
  const move = game.makeMove(code);
  if (move.type !== 'use') return 0;
  switch (move.option) {
    case 'change-bid':
      return move.seat === seat
        ? policy.meetChance(state, seat, facts, move.by, state.trump) - now
        : 0.02 * at(state.bids, move.seat);
    case 'double-points':
      return now > LIKELY ? now - 0.1 : 0;
    case 'change-trump':
      return policy.meetChance(state, seat, facts, 0, COLORS.indexOf(move.color)) - now;
    case 'no-trump':
      return policy.meetChance(state, seat, facts, 0, NO_TRUMP) - now;
    case 'player-swap':
      return move.seats.includes(seat) ? UNKNOWN_HAND - now : 0;
    case 'change-dealer':
      return 0;
    case 'extra-card':
      return now < 0.2 ? 0.15 : 0.05;
  }
}
