import { magicFace } from '../art/cards/cards.ts';
import type { Translate } from '../i18n/format.ts';
import type { Key } from '../i18n/keys.ts';
import { partnerOf, printed, replyTakes, valueOf, written } from './cards.ts';
import type { CardName } from './cards.ts';
import { isTeamGame, seatsOfSide } from './view.ts';
import type { View } from './scenes.ts';

const SPECIAL_KEYS = { JK: 'card.joker', MI: 'magic.mirror', CR: 'magic.cross' } as const;

/** What is lettered on Joker, Mirror and Cross; nothing on a number. */
export function specialName(card: CardName, t: Translate): string {
  return card === 'JK' || card === 'MI' || card === 'CR' ? t(SPECIAL_KEYS[card]) : '';
}

function motifName(card: CardName, t: Translate): string {
  return t(`magic.motif.${magicFace(card).motif}` as Key);
}

/** The whole name: "−2, Bat", "Joker, Wizard". */
export function cardName(card: CardName, t: Translate): string {
  return `${printed(card) || specialName(card, t)}, ${motifName(card, t)}`;
}

/** "−2" or "Joker", where there is no room for more. */
export function shortName(card: CardName, t: Translate): string {
  return printed(card) || specialName(card, t);
}

export function teamName(side: number, t: Translate): string {
  return t(side === 0 ? 'magic.team.0' : 'magic.team.1');
}

/** A side by name: a team, or the one player that it consists of. */
export function sideName(view: View, side: number, names: readonly string[], t: Translate): string {
  if (isTeamGame(view)) return teamName(side, t);
  return names[seatsOfSide(view, side)[0] ?? 0] ?? '';
}

/** What takes a card that is about to be led. */
export function whatTakes(card: CardName, t: Translate): string {
  const partner = partnerOf(card);
  if (partner !== null) return t('magic.only.number', { partner: printed(partner) });
  return t(`magic.only.${card as 'JK' | 'MI' | 'CR'}`);
}

/** The seal on a card of the hand that would take the trick; null if it would not. */
export function sealOf(lead: CardName, reply: CardName, t: Translate): string | null {
  if (!replyTakes(lead, reply)) return null;
  return valueOf(lead) === null || valueOf(reply) === null ? t('magic.seal') : '= 7';
}

/** Why a trick goes where it goes, if there is a special card in it [MG-WIN-1 … MG-WIN-7]; else null: the sum says it. */
export function whySpecial(lead: CardName, reply: CardName, t: Translate): string | null {
  if (reply === 'JK') return t('magic.why.joker');
  if (lead === 'JK') return t(reply === 'MI' ? 'magic.why.mirror.joker' : 'magic.why.joker.led');
  if (lead === 'CR') return t('magic.why.cross.led');
  if (lead === 'MI') return t('magic.why.mirror.led');
  if (reply === 'CR') return t('magic.why.cross');
  return reply === 'MI' ? t('magic.why.mirror') : null;
}

/** The sum of two numbers as it is written; null if one of the cards is none. */
export function sumOf(lead: CardName, reply: CardName): string | null {
  const [a, b] = [valueOf(lead), valueOf(reply)];
  return a === null || b === null ? null : written(a + b);
}
