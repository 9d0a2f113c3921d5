import { Magic7 } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import type { Cast } from '../cast.ts';
import { list } from '../text.ts';

/** [MG-FOUR-1] With four players partners sit opposite each other and score as one. */
export function sideOf({ players }: Magic7.View, seat: Seat): number {
  return Magic7.sideOf(players, seat);
}

/** "You and Bruno", or just one name. */
export function sideName(view: Magic7.View, side: number, cast: Cast): string {
  const members = cast.seats.filter((seat) => sideOf(view, seat) === side);
  return list(
    members.map((seat) => cast.name(seat)),
    'and',
  );
}
