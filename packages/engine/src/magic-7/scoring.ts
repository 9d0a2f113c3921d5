import type { GameResult, Side } from '../game.ts';
import { isNumber, MIRROR, valueOf } from './cards.ts';
import type { Card } from './cards.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** [MG-SCO-1, MG-SCO-2] What the two cards of a trick count for its winner. */
export function trickPoints(lead: Card, reply: Card, mirrorScore: Options['mirrorScore']): number {
  const numbers = (isNumber(lead) ? valueOf(lead) : 0) + (isNumber(reply) ? valueOf(reply) : 0);
  const isCopied = mirrorScore === 'copies' && (lead === MIRROR || reply === MIRROR);
  return isCopied ? 2 * numbers : numbers;
}

export function result(state: State): GameResult | null {
  if (state.phase !== 'over') return null;
  const totals = state.points.slice();
  return { totals, winners: winnersOf(totals) };
}

/** [MG-SCO-3] The side with the highest total wins; equal totals share the win. */
export function winnersOf(totals: readonly number[]): Side[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, side) => (total === best ? [side] : []));
}
