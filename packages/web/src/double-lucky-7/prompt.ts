import type { InputKind } from '../app/input.svelte.ts';
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
  by: InputKind,
  t: Translate,
): string {
  if (selected !== null) return t('turn.selected', { card: cardName(selected, t), by });
  if (view.trick.length === 0) return t('turn.lead');
  const follow = colorToFollow(view, legal);
  if (follow === null) return t('turn.any');
  const color = colorName(follow, t);
  return t('turn.follow', { color, also: besides(view, legal) });
}

/** What may be played instead of following, by whoever has it. */
function besides(view: View, legal: readonly Move[]): 'joker' | 'extra' | 'both' | 'none' {
  const hasJoker = legalCards(legal).has('JK') && view.hand.includes('JK');
  const hasExtra = view.seat !== null && view.extra[view.seat] != null;
  if (hasJoker) return hasExtra ? 'both' : 'joker';
  return hasExtra ? 'extra' : 'none';
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
  return t('hand.reason.follow', { color: colorName(follow, t), also: besides(view, legal) });
}
