import type { Game, GameResult, Side } from './game.ts';

/** The sides that the High Rollers Club takes in: those who win with as much as the game asks for. */
export function highRollers(
  { highRoller }: Pick<Game, 'highRoller'>,
  { totals, winners }: GameResult,
): Side[] {
  return highRoller === null ? [] : winners.filter((side) => totals[side]! >= highRoller);
}
