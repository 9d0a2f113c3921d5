import type { Seat } from '@table-seven/engine';

import type { Request } from './request.ts';
import type { Table } from './table.ts';

/** All other people at the table have to agree; whoever has a bot playing for them is not asked. */
export function judges(table: Table, seat: Seat): Seat[] {
  return table.chairs.flatMap((chair, other) =>
    chair.kind === 'player' && !chair.isStoodIn && other !== seat ? [other] : [],
  );
}

/** Whether everybody agrees to a wish once this seat does. */
export function isUnanimous(table: Table, wish: Request, seat: Seat): boolean {
  return judges(table, wish.seat).every((judge) => judge === seat || wish.agreed.has(judge));
}
