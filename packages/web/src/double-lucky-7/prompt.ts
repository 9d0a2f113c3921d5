import type { Translate } from '../i18n/format.ts';
import type { CardName } from './cards.ts';
import { colorToFollow, legalCards } from './view.ts';
import { cardName, colorName } from './names.ts';
import type { Move, View } from './scenes.ts';

/** The sentence that says what is asked of whoever's turn it is: what to follow, and what may be played besides. */
export function playPrompt(
  view: View,
  legal: readonly Move[],
  selected: CardName | null,
  t: Translate,
): string {
  if (selected !== null) return t('turn.selected', { card: cardName(selected, t) });
  if (view.trick.length === 0) return t('turn.lead');
  const follow = colorToFollow(view, legal);
  if (follow === null) return t('turn.any');
  const color = colorName(follow, t);
  const hasJoker = legalCards(legal).has('JK') && view.hand.includes('JK');
  const hasExtra = view.seat !== null && view.extra[view.seat] != null;
  if (hasJoker) return t(hasExtra ? 'turn.follow.both' : 'turn.follow.joker', { color });
  return t(hasExtra ? 'turn.follow.extra' : 'turn.follow', { color });
}

/** Why a card of the hand may not be played now; null if it may. */
export function whyNot(
  card: CardName,
  view: View,
  legal: readonly Move[],
  t: Translate,
): string | null {
  if (legalCards(legal).has(card)) return null;
  if (view.phase !== 'play') return t('hand.reason.bid');
  const follow = colorToFollow(view, legal);
  if (follow === null) return t('hand.reason.wait');
  return t('hand.reason.follow', { color: colorName(follow, t) });
}
