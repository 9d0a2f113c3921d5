import type { Alternative, Review } from '@table-seven/bots';

import type { Translate } from '../../i18n/format.ts';

/** What the words need to know besides the review. */
export interface Speech {
  readonly t: Translate;
  readonly name: string;
  readonly moveName: (move: object) => string;
  /** A number as it is written in this language, with a decimal. */
  readonly number: (value: number) => string;
}

/** A share as people say it: so many of ten, or of five where that is the same. */
function outOf(a: number, b: number): { a: number; b: number; n: number } {
  const [tenthsA, tenthsB] = [Math.round(10 * a), Math.round(10 * b)];
  const isEven = tenthsA % 2 === 0 && tenthsB % 2 === 0;
  return isEven ? { a: tenthsA / 2, b: tenthsB / 2, n: 5 } : { a: tenthsA, b: tenthsB, n: 10 };
}

/** A difference in the share of bids met that can be said in tenths. */
const TELLING = 0.1;
/** A difference in the chance to win that is worth a sentence of its own. */
const WINNING = 0.03;

function share(alternative: Alternative): number {
  return alternative.met?.mean ?? 0;
}

/**
 * What would have been better, as somebody at the table would say it. Which sentence it is follows from the decision (a bid, a lead, a
 * card that follows, the wheel) and from what makes the difference (the bid, or points).
 */
export function adviceOf(review: Review, speech: Speech): string {
  const { kind, alternatives, made, left, wanted, cost } = review;
  const { t, name, number } = speech;
  const [better, own] = [alternatives[made === 0 ? 1 : 0]!, alternatives[made]!];
  const words = {
    name,
    best: speech.moveName(better.move),
    made: speech.moveName(own.move),
    more: number(cost.points.mean),
    left,
  };
  const isAboutBid = wanted !== null && share(better) - share(own) >= TELLING;
  const shares = outOf(share(better), share(own));
  const sentences = [sentence()];
  if (cost.win.mean >= WINNING) {
    const percent = (value: number): number => Math.round(100 * value);
    sentences.push(t('eye.say.win', { a: percent(better.win.mean), b: percent(own.win.mean) }));
  }
  return sentences.join(' ');

  function sentence(): string {
    if (kind === 'bid') return t('eye.say.bid', { ...words, ...shares });
    if (kind === 'trump') return t('eye.say.trump', words);
    if (kind === 'wheel') return t('eye.say.wheel', words);
    if (wanted === null) return t(`eye.say.magic.${kind}`, words);
    if (isAboutBid)
      return t(`eye.say.${kind}.met`, { ...words, ...shares, wanted: Math.max(0, wanted) });
    return t(`eye.say.${kind}`, words);
  }
}
