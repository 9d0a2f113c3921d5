import type { View } from './scenes.ts';

/** Cards are dealt about 60 ms apart, but a whole deal takes no longer than this. */
const GAP = 60;
const WHOLE = 1150;

/** Milliseconds between two cards of a deal. */
export function dealGap({ cards, players }: View): number {
  return Math.min(GAP, WHOLE / (cards * players));
}

/** The cards that others get, in the order of dealing: one at a time, clockwise from the dealer's left [DL-DEAL-1]. */
export function dealtTo(view: View, front: number): { seat: number; delay: number }[] {
  const { cards, players, dealer } = view;
  return Array.from({ length: cards * players }, (_, i) => ({
    seat: (dealer + 1 + i) % players,
    delay: i * dealGap(view),
  })).filter(({ seat }) => seat !== front);
}
