import { DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, MoveList } from '@table-seven/engine';

import type { Policy } from './policy.ts';
import type { TableFacts } from './table-facts.ts';

const { BID, bidPoints } = DoubleLucky7;

/** How well each bid fits; read and forgotten within one decision. */
const fit = new Float64Array(8);

/**
 * The legal bid with the most points to expect [DL-SCO-1]. These rise to one bid and fall after it, so where that one may not be
 * made [DL-BID-3] it is the better of its neighbours.
 */
export function chooseBid(
  policy: Policy,
  state: DoubleLucky7.State,
  facts: TableFacts,
  moves: MoveList,
): MoveCode {
  policy.fitBids(state, state.turn, facts, fit);
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
