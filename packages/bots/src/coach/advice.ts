/** What a careful player would say to somebody who asked; facts only, the words are the table's. */
export type Advice = LuckyAdvice | MagicAdvice;

export type LuckyAdvice = BidAdvice | TrickAdvice;

/** Before a bid. */
export interface BidAdvice {
  readonly kind: 'bid';
  readonly bid: number;
  /** Of the tricks of this bid: those that come all but certainly, and those that rather do than not. The rest takes luck. */
  readonly sure: number;
  readonly likely: number;
  /** The cards that they will come from, the best first. */
  readonly cards: readonly string[];
  /** The bid that would fit better and may not be made [DL-BID-3]; null if there is none. */
  readonly barred: number | null;
}

/** A card that leads to a trick too many, or to one too few. */
export type BidFault = 'many' | 'few';

/** Before a card of Double Lucky 7. */
export interface TrickAdvice {
  readonly kind: 'trick';
  readonly bid: number;
  /** Tricks still wanted; null if the bid can no longer be met. */
  readonly wanted: number | null;
  /** The card with which the bid is met most often. */
  readonly best: string;
  /** By card: those that throw the bid away while another keeps it. */
  readonly faults: Readonly<Record<string, BidFault>>;
}

/** Leaves a trick that is worth taking, takes one that is not, invites a seven, or spends more than is needed. */
export type MagicFault = 'leaves' | 'takes' | 'seven' | 'dear';

/** Before a card of Die Magische 7. */
export interface MagicAdvice {
  readonly kind: 'lead' | 'reply';
  readonly best: string;
  /** Whether the best reply takes the trick. */
  readonly isTaking: boolean;
  /** Whether any card of the hand would. */
  readonly canTake: boolean;
  readonly faults: Readonly<Record<string, MagicFault>>;
}
