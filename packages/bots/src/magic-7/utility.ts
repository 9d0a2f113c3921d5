import type { Magic7 } from '@table-seven/engine';

/**
 * What a point of difference is worth, where winning alone is worth 1. More than a tie-break: most games are undecided for long,
 * and then points are the better guide to who will win.
 */
export const POINT_SHARE = 0.01;
/** Among three it is less: who is ahead of the others' mean may still be behind one of them. */
const POINT_SHARE_AMONG_THREE = 0.003;

/** [MG-SCO-3] How good the end of a game is for a side: its share in the win, and the points ahead of the others' mean. */
export function utility(
  points: readonly number[],
  side: Magic7.Side,
  pointShare = points.length === 3 ? POINT_SHARE_AMONG_THREE : POINT_SHARE,
): number {
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
  return (isBeaten ? 0 : 1 / winners) + pointShare * lead;
}

/** How many points a side is ahead of the others' mean. */
export function leadOf(
  { points }: { readonly points: readonly number[] },
  side: Magic7.Side,
): number {
  let others = 0;
  for (let other = 0; other < points.length; other++) if (other !== side) others += points[other]!;
  return points[side]! - others / (points.length - 1);
}
