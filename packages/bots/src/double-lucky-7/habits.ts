/**
 * What an expert does when it thinks. Each habit can be switched off, which is how `npm run -s habits` says what it is worth. Who does not
 * try bids, cards or the wheel out decides there at once, as a regular does.
 */
export interface Habits {
  /** Tries bids out in imagined deals. */
  readonly triesBids: boolean;
  readonly triesCards: boolean;
  /** The same for the pawn on the Lucky Wheel, and for the die. */
  readonly triesWheel: boolean;
  /** What was learnt about the cards at hand counts as much as so many worlds. */
  readonly cardPrior: number;
  /** The same for bids. Much fewer: of bids that are seldom made little was learnt. */
  readonly bidPrior: number;
  /** Reads the others' hands from their bids and cards. */
  readonly reads: boolean;
  /** Finds out during a game in which of several styles the others play. */
  readonly getsToKnow: boolean;
  /** Towards the end of a game plays for the win rather than for points. */
  readonly winsLate: boolean;
  /** What the others make counts against the own points. */
  readonly spoils: boolean;
}

export const HABITS: Habits = {
  triesBids: true,
  triesCards: true,
  triesWheel: true,
  cardPrior: 50,
  bidPrior: 15,
  reads: true,
  getsToKnow: true,
  winsLate: true,
  spoils: true,
};
