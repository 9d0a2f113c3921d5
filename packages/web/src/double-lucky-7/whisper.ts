import type { LuckyAdvice } from '@table-seven/bots';

import type { Translate } from '../i18n/format.ts';
import type { Whisper } from '../table/whisper.ts';
import type { CardName } from './cards.ts';
import { cardName } from './names.ts';

type BidAdvice = LuckyAdvice & { kind: 'bid' };
type TrickAdvice = LuckyAdvice & { kind: 'trick' };

/** More names than these nobody reads. */
const MOST_CARDS = 3;

/** "I would bid 2: one sure trick, one likely. I count on the Joker and Leaf 14." */
function aboutBid({ bid, sure, likely, cards, barred }: BidAdvice, t: Translate): string {
  if (bid === 0 && barred === null) return t('coach.bid.none');
  const why = whyBid(sure, likely, bid - sure - likely, t);
  const said = bid === 0 ? t('coach.bid.only', { bid }) : t('coach.bid', { bid, why });
  if (barred !== null) return `${said} ${t('coach.bid.barred', { n: barred })}`;
  if (cards.length > MOST_CARDS) return said;
  return `${said} ${t('coach.bid.cards', { cards: listed(cards, t) })}`;
}

function whyBid(sure: number, likely: number, lucky: number, t: Translate): string {
  const parts = [
    sure > 0 ? t('coach.sure', { n: sure }) : null,
    likely > 0 ? t('coach.likely', { n: likely, alone: alone(sure === 0) }) : null,
    lucky > 0 ? t('coach.lucky', { n: lucky, alone: alone(sure + likely === 0) }) : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** Whoever comes first says what is counted. */
const alone = (isFirst: boolean): string => (isFirst ? 'yes' : 'no');

function listed(cards: readonly string[], t: Translate): string {
  const names = cards.map((card) => cardName(card as CardName, t));
  const last = names.pop()!;
  return names.length === 0 ? last : t('list.and', { a: names.join(', '), b: last });
}

function aboutCard(advice: TrickAdvice, lifted: string | null, t: Translate): string | null {
  const fault = lifted === null ? undefined : advice.faults[lifted];
  if (fault === undefined) return null;
  return t(`coach.card.${fault}`, {
    card: cardName(lifted as CardName, t),
    better: cardName(advice.best as CardName, t),
    bid: advice.bid,
  });
}

const whisper: Whisper = (given, lifted, t) => {
  const advice = given as LuckyAdvice;
  if (advice.kind === 'bid') return { text: aboutBid(advice, t), isWarning: false };
  const warning = aboutCard(advice, lifted, t);
  if (warning !== null) return { text: warning, isWarning: true };
  const { wanted, bid } = advice;
  const text = wanted === null ? t('coach.lost', { bid }) : t('coach.wanted', { n: wanted, bid });
  return { text, isWarning: false };
};

export default whisper;
