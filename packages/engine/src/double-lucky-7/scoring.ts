import { NONE } from '../game.ts';
import type { GameResult, RoundResult, Seat } from '../game.ts';
import { at, withAt } from '../packed.ts';
import { cardsInRound, LUCKY_ROUND } from './options.ts';
import type { Row, State } from './state.ts';

/** The wheel penalty for a half in which the pawn stayed off the wheel [DL-SCO-4]. */
export const PENALTY = 10;

/** [DL-SCO-1] What a bid is worth with that many tricks, before anything is doubled. */
export function bidPoints(bid: number, tricks: number): number {
  return bid === tricks ? 10 + 2 * tricks : 0;
}

/** [DL-SCO-2, DL-SCO-3] A seat's points in a finished round. */
export function pointsIn(row: Row, seat: Seat): number {
  const points = bidPoints(at(row.bids, seat) - 1, at(row.tricks, seat));
  return row.round === LUCKY_ROUND || row.doubled === seat ? 2 * points : points;
}

/** Enters the round that has just ended on the score sheet. */
export function enterRow(state: State): void {
  const { round, bids, tricks, doubled, sheet } = state;
  state.sheet = { round, bids, tricks, doubled, previous: sheet };
  const isHalf = round % LUCKY_ROUND === 0;
  if (isHalf && state.options.mode !== 'classic') enterPenalties(state);
}

/** [DL-SCO-4] Whoever still holds the pawn at the end of a half never put it on the wheel. */
function enterPenalties(state: State): void {
  for (let seat = 0; seat < state.players; seat++) {
    const holdsPawn = (state.pawns >> seat) & 1;
    state.penalties = withAt(state.penalties, seat, at(state.penalties, seat) + holdsPawn);
  }
}

/** A seat's total so far: all points less the penalties. */
export function totalOf(state: State, seat: Seat): number {
  let points = 0;
  for (let row = state.sheet; row !== null; row = row.previous) points += pointsIn(row, seat);
  return points - PENALTY * at(state.penalties, seat);
}

export function totalsOf(state: State): number[] {
  return Array.from({ length: state.players }, (_, seat) => totalOf(state, seat));
}

export function result(state: State): GameResult | null {
  if (state.turn !== NONE) return null;
  const totals = totalsOf(state);
  return { totals, winners: winnersOf(totals) };
}

/** [DL-GAME-5] The highest total wins; equal totals share the win. */
export function winnersOf(totals: readonly number[]): Seat[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** [DL-VAR-2] The seats whose bid failed in a finished round. */
export function missedBids({ bids, tricks }: Row, players: number): Seat[] {
  const seats = Array.from({ length: players }, (_, seat): Seat => seat);
  return seats.filter((seat) => at(bids, seat) - 1 !== at(tricks, seat));
}

/** [DL-SCO-5] Winners with this total, after the penalty, are in the High Rollers Club. */
export const HIGH_ROLLER = 140;

/** A seat's finished rounds, in order. */
export function roundsOf({ sheet }: State, seat: Seat): RoundResult[] {
  const rounds: RoundResult[] = [];
  for (let row = sheet; row !== null; row = row.previous) {
    const isMet = at(row.bids, seat) - 1 === at(row.tricks, seat);
    rounds.push({ cards: cardsInRound(row.round), isMet, points: pointsIn(row, seat) });
  }
  return rounds.reverse();
}
