import type { OptionsOf } from '../options.ts';

/** House options; defaults first. */
export const OPTIONS = {
  mirrorScore: ['zero', 'copies'],
  openScore: [false, true],
  alternateOpponents: [false, true],
} as const;

export type Options = OptionsOf<typeof OPTIONS>;

/** Dealt to everyone from the shuffled cards, beside the one Joker. */
export const CARDS_DEALT = 6;
