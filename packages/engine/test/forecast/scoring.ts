import type { GameResult, RoundResult, Seat, Side } from '../../src/index.ts';
import { CARDS_DEALT } from './options.ts';
import type { Row, State } from './state.ts';

/** [FC-SCORE-3] */
export const HIGH_ROLLER = 6;

/** [FC-SCORE-1] */
export function pointsIn({ bids, tricks }: Row, seat: Seat): number {
  return bids[seat] === tricks[seat] ? 5 + tricks[seat]! : 0;
}

/** [FC-GAME-1] The side of every seat. */
export function sides(players: number): Side[] {
  return Array.from({ length: players }, (_, seat) => (players === 4 ? seat % 2 : seat));
}

/** [FC-SCORE-2] By side. */
export function totalsOf({ players, sheet }: State): number[] {
  const totals: number[] = [];
  for (const [seat, side] of sides(players).entries()) {
    const points = sheet.reduce((sum, row) => sum + pointsIn(row, seat), 0);
    totals[side] = (totals[side] ?? 0) + points;
  }
  return totals;
}

export function result(state: State): GameResult | null {
  if (state.phase !== 'over') return null;
  const totals = totalsOf(state);
  const best = Math.max(...totals);
  return { totals, winners: [...totals.keys()].filter((side) => totals[side] === best) };
}

export function rounds({ sheet }: State, seat: Seat): RoundResult[] {
  return sheet.map((row) => ({
    cards: CARDS_DEALT,
    isMet: row.bids[seat] === row.tricks[seat],
    points: pointsIn(row, seat),
  }));
}
