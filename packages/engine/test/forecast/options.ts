import type { OptionsOf } from '../../src/options.ts';

/** [FC-GAME-2] */
export const OPTIONS = { rounds: [3, 1] } as const;

export type Options = OptionsOf<typeof OPTIONS>;

/** [FC-DEAL-1] Cards, and so tricks, of every round. */
export const CARDS_DEALT = 5;
