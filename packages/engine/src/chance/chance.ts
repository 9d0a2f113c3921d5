/** What luck is asked for: `deck`, `roll`. A game lists its own (`Game.purposes`), one to four letters each. */
export type Purpose = string;

/**
 * Everything a game leaves to luck comes in through this door.
 *
 * Each outcome is named by what it is for and by its index (the round, the number of the roll), and in a fair or fixed game it
 * depends on nothing else: other play never shifts the next deal.
 */
export interface Chance {
  /** Brings `cards`, given in their standard order, into random order; only the first `needed` places will be looked at. */
  shuffle(purpose: Purpose, index: number, cards: Uint8Array, needed: number): void;
  /** A whole number from 0 to n − 1. */
  pick(purpose: Purpose, index: number, n: number): number;
}

/** For states that only show what a seat knows: whoever wants to play on from one has to deal the hidden cards first. */
export const noChance: Chance = {
  shuffle: () => {
    throw new Error('a redacted state cannot be dealt from');
  },
  pick: () => {
    throw new Error('a redacted state cannot be rolled from');
  },
};
