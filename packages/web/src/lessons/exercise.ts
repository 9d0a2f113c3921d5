import type { DoubleLucky7, Magic7, Seat } from '@table-seven/engine';

/** Who sits at the table of every lesson, the learner first. */
export const PEOPLE = ['Ann', 'Ben', 'Cleo'] as const;

/** The learner always sits here. */
export const LEARNER: Seat = 0;

/** When an exercise is over, whatever the learner chose. */
type End = 'bids' | 'wheel' | 'trick' | 'round';

/** What is pointed at while the learner thinks. */
type Spot = 'bids' | 'hand' | 'trump' | 'trick' | 'wheel';

/** Somebody plays the first of these cards that is legal; so the order of a hand is its script. */
type Hands<Card> = Readonly<Record<Seat, readonly Card[]>>;

/** One idea to try, in Double Lucky 7. Its texts: `lesson.ID.ask`, `.good` and, if one can miss the point, `.poor`. */
export interface LuckyExercise {
  readonly game: 'double-lucky-7';
  readonly id: string;
  readonly rule: string;
  readonly round: number;
  readonly dealer: Seat;
  readonly mode?: DoubleLucky7.Options['mode'];
  readonly turned: DoubleLucky7.CardName;
  readonly next?: DoubleLucky7.CardName;
  readonly hands: Hands<DoubleLucky7.CardName>;
  /** By seat. The learner's own is made beforehand unless bidding is the exercise. */
  readonly bids: readonly number[];
  readonly rolls?: readonly DoubleLucky7.DieSide[];
  /** Where the learner takes over. */
  readonly from: 'bid' | 'wheel' | 'play';
  /** The trick at which they do, from 1. */
  readonly fromTrick?: number;
  readonly spot: Spot;
  readonly end: End;
  readonly isGood: (view: DoubleLucky7.View) => boolean;
}

/** The same for Die Magische 7, for two. The order of the other's hand is its script. */
interface MagicExercise {
  readonly game: 'magic-7';
  readonly id: string;
  readonly rule: string;
  readonly leader: Seat;
  readonly hands: Hands<Magic7.CardName>;
  readonly pile?: readonly Magic7.CardName[];
  readonly openScore?: boolean;
  readonly spot: Spot;
  readonly end: 'trick';
  readonly isGood: (view: Magic7.View) => boolean;
}

export type Exercise = LuckyExercise | MagicExercise;

/** What belongs together under one heading: `lesson.ID.title`. */
export interface Lesson {
  readonly id: string;
  readonly exercises: readonly Exercise[];
}

/** How many sit at the table of a lesson. */
export function playersOf({ game }: Exercise): number {
  return game === 'magic-7' ? 2 : 3;
}
