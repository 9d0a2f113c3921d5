import type { Magic7 } from '@table-seven/engine';

/**
 * What a point of difference is worth, where winning alone is worth 1. More than a tie-break: most games are undecided for long,
 * and then points are the better guide to who will win.
 */
const POINT_SHARE = 0.01;

/** [MG-SCO-3] How good the end of a game is for a side: its share in the win, and the points ahead of the others' mean. */
export function utility(points: readonly number[], side: Magic7.Side): number {
  const own = points[side]!;
  let others = 0;
  let winners = 1;
  let isBeaten = false;
  for (let other = 0; other < points.length; other++) {
    if (other === side) continue;
    others += points[other]!;
    if (points[other]! > own) isBeaten = true;
    else if (points[other] === own) winners++;
  }
  const lead = own - others / (points.length - 1);
  return (isBeaten ? 0 : 1 / winners) + POINT_SHARE * lead;
}

/** Points by which a trick still to come may change a lead, and the least doubt there is. */
const SPREAD = 5;
const LEAST_SPREAD = 1;
/** The logistic curve that is nearest to the normal distribution function. */
const LOGISTIC = 1.702;

/** The same before the end, for a side that is expected to finish so many points ahead of the others' mean. */
export function expectedUtility(state: Magic7.State, lead: number): number {
  let cards = state.pile.length - state.drawn;
  for (const count of state.counts) cards += count;
  const spread = SPREAD * Math.sqrt(cards / 2) + LEAST_SPREAD;
  const others = state.points.length - 1;
  return 1 / (1 + others * Math.exp((-LOGISTIC * lead) / spread)) + POINT_SHARE * lead;
}

/** How many points a side is ahead of the others' mean. */
export function leadOf({ points }: Magic7.State, side: Magic7.Side): number {
  let others = 0;
  for (let other = 0; other < points.length; other++) if (other !== side) others += points[other]!;
  return points[side]! - others / (points.length - 1);
}
