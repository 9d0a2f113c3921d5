import { DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, MoveList } from '@table-seven/engine';

const { BID, bidPoints } = DoubleLucky7;

/**
 * The legal bid with the most points to expect [DL-SCO-1], from how well each fits. These points rise to one bid and fall after it,
 * so where that one may not be made [DL-BID-3] it is the better of its neighbours.
 */
export function bestPaidBid(fit: Float64Array, moves: MoveList): MoveCode {
  let best = moves.codes[0]!;
  let bestPoints = -1;
  for (let i = 0; i < moves.length; i++) {
    const bid = moves.codes[i]! - BID;
    const points = fit[bid]! * bidPoints(bid, bid);
    if (points > bestPoints) {
      bestPoints = points;
      best = moves.codes[i]!;
    }
  }
  return best;
}
