import type { Magic7, Seat } from '@table-seven/engine';

import type { Cast } from '../cast.ts';
import { list } from '../text.ts';

/** [MG-FOUR-1] With four players partners sit opposite each other and score as one. */
export function sideOf({ players }: Magic7.View, seat: Seat): number {
  return players === 4 ? seat % 2 : seat;
}

/** "You and Bruno", or just one name. */
export function sideName(view: Magic7.View, side: number, cast: Cast): string {
  const members = cast.seats.filter((seat) => sideOf(view, seat) === side);
  return list(
    members.map((seat) => cast.name(seat)),
    'and',
  );
}
