import type { DoubleLucky7 } from '@table-seven/engine';

import type { Stage } from '../screen.ts';
import { showCard } from './cards.ts';

type View = DoubleLucky7.View;
type Move = DoubleLucky7.Move;
type CardName = DoubleLucky7.CardName;

/** The cards that can be named by their place: the hand, then the own extra card. */
export function ownCards(view: View): CardName[] {
  const extra = view.seat === null ? null : view.extra[view.seat];
  return extra == null ? [...view.hand] : [...view.hand, extra];
}

export function playable(moves: readonly Move[]): CardName[] {
  return moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
}

/** The own cards, numbered while cards are played; brackets mark what may be played now. */
export function showHand(view: View, moves: readonly Move[], { paint }: Stage): string[] {
  const may = playable(moves);
  const shown = ownCards(view).map((card, i) => {
    const face = showCard(card, paint);
    if (may.length === 0) return face;
    return may.includes(card) ? `[${i + 1}]${face}` : paint('dim', ` ${i + 1} ${face}`);
  });
  const hand = shown.slice(0, view.hand.length);
  const extra = shown.slice(view.hand.length);
  return [
    ` Your hand:  ${hand.join('  ')}`.trimEnd(),
    ...extra.map((card) => ` Your extra card:  ${card}`),
  ];
}
