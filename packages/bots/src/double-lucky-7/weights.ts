/**
 * The numbers that the rules of thumb turn on.
 *
 * They were found by self-play: one player with slightly changed numbers sat, in turn on every seat, at a table of players with
 * the present ones, over the same few hundred deals (2 to 7 players, 1 to 7 cards); changes that gained points beyond the luck
 * of the deals were kept. About 3000 changes were tried.
 */
export interface Weights {
  /**
   * A trump's chance of a trick, in log odds: to begin with; per higher trump in another hand; for the dealer; per further trump
   * held; per trick that nobody wants; per trick left.
   */
  readonly trump: number;
  readonly trumpHigher: number;
  readonly trumpDealer: number;
  readonly trumpLength: number;
  readonly trumpSlack: number;
  readonly trumpTricks: number;
  /** The same for the other colours, and per trump to be feared. */
  readonly side: number;
  readonly sideHigher: number;
  readonly sideDealer: number;
  readonly sideLength: number;
  readonly sideSlack: number;
  readonly sideTricks: number;
  readonly sideRuff: number;
  /** How likely any card takes the trick if it is led; the rest depends on the card. */
  readonly lead: number;
  /** How much of the spread of results counts when one can still steer, and the least spread. */
  readonly spread: number;
  readonly leastSpread: number;
  /** From a hand's strength to the tricks to bid: shift, slope, share of the room that earlier bids leave; and the spread. */
  readonly bidShift: number;
  readonly bidSlope: number;
  readonly bidRoom: number;
  readonly bidSpread: number;
}

export const WEIGHTS: Weights = {
  trump: 0.796,
  trumpHigher: -0.55,
  trumpDealer: -0.275,
  trumpLength: 0.197,
  trumpSlack: 0.511,
  trumpTricks: 0.0636,
  side: -0.128,
  sideHigher: -1.05,
  sideDealer: 0.447,
  sideLength: -0.536,
  sideSlack: 0.177,
  sideTricks: -0.0881,
  sideRuff: -0.31,
  lead: 0.6,
  spread: 0.713,
  leastSpread: 0.0382,
  bidShift: -0.236,
  bidSlope: 1.23,
  bidRoom: 0.253,
  bidSpread: 0.248,
};
