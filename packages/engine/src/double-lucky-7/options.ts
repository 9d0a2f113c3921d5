import type { OptionsOf } from '../options.ts';

/** What a table agrees on beforehand [DL-GAME-1]; defaults first. */
export const OPTIONS = {
  rounds: [14, 7],
  mode: ['classic', 'tactical', 'dice'],
  jokerTrump: ['dealer-leads', 'dealer-chooses'],
  lastTrick: [true, false],
} as const;

export type Options = OptionsOf<typeof OPTIONS>;

/** The Double Lucky 7 round, and the last one of the first half [DL-GAME-2, DL-SCO-2]. */
export const LUCKY_ROUND = 7;

/** How many cards everyone gets in a round, which is also its number of tricks [DL-GAME-2]. */
export function cardsInRound(round: number): number {
  return round <= LUCKY_ROUND ? round : 15 - round;
}
