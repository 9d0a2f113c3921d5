/** What an expert does when it thinks. Each habit can be switched off, which is how docs/bots.md says what it is worth. */
export interface Habits {
  /** What was learnt about the cards at hand counts as much as so many worlds. */
  readonly cardPrior: number;
  /** The same for bids. Much fewer: of bids that are seldom made little was learnt. */
  readonly bidPrior: number;
  /** Reads the others' hands from their bids and cards. */
  readonly reads: boolean;
  /** Towards the end of a game plays for the win rather than for points. */
  readonly winsLate: boolean;
  /** What the others make counts against the own points. */
  readonly spoils: boolean;
}

export const HABITS: Habits = {
  cardPrior: 100,
  bidPrior: 15,
  reads: true,
  winsLate: true,
  spoils: true,
};
