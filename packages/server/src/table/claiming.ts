import type { Seat } from '@table-seven/engine';
import type { CommandOf, Refused, ServerCode } from '@table-seven/protocol';

import { isUnanimous, judges } from './consent.ts';
import type { Fact } from './facts.ts';
import type { Table } from './table.ts';

/** Somebody knows that the rest of the round is theirs, whatever is played. The answer follows from what they know, so it tells no cards. */
export function decideClaim(table: Table, seq: number, seat: Seat): readonly Fact[] | Refused {
  if (table.status !== 'playing') return no('not-playing');
  if (seq < table.gameSeq) return no('stale');
  if (table.claimSeat !== seat) return no('claim-impossible');
  const asked: Fact = { type: 'claim-asked', seat };
  return judges(table, seat).length === 0 ? [asked, ...restOf(table, seat)] : [asked];
}

export function decideAnswerClaim(
  table: Table,
  { seq, agrees }: CommandOf<'answer-claim'>,
  seat: Seat,
): readonly Fact[] | Refused {
  const { claim } = table;
  if (claim === null || claim.seat === seat) return no('no-claim');
  if (seq < table.gameSeq) return no('stale');
  const answered: Fact = { type: 'claim-answered', seat, agrees };
  if (!agrees || !isUnanimous(table, claim, seat)) return [answered];
  return [answered, ...restOf(table, claim.seat)];
}

/** The moves to the end of the round: since nobody has moved, whoever was sure still is. */
function restOf({ referee, chairs }: Table, seat: Seat): Fact[] {
  return referee!.claim(seat)!.map((moved) => {
    const chair = chairs[moved.seat]!;
    const isStoodIn = chair.kind === 'player' && chair.isStoodIn;
    return { type: 'moved', ...moved, ...(isStoodIn && { by: 'stand-in' }) };
  });
}

function no(code: ServerCode): Refused {
  return { code };
}
