import type { Seat } from '@table-seven/engine';
import { readsLike, SLOW_CLOCK } from '@table-seven/protocol';
import type { CommandOf, Refused, ServerCode } from '@table-seven/protocol';

import type { Fact } from './facts.ts';
import type { SeatRequest } from './request.ts';
import { NOBODY } from './seating.ts';
import type { Table } from './table.ts';

/** When somebody has been away from a seat, or will be; null while they are there. */
export type AwaySince = (seat: Seat) => number | null;

/** So long somebody has to be away before another device may be taken for theirs: their own phone may just come back. */
export const RETURN_MS = 40_000;
/** After that a wish that nobody has answered gives way to another. */
const ASKED_MS = 600_000;

/**
 * Somebody whose phone has died says on another device who they are. They name themselves, so that a private table says nothing; and
 * whether there is nobody of that name or they are there makes no difference.
 */
export function decideAskSeat(
  table: Table,
  name: string,
  player: number,
  now: number,
  awaySince: AwaySince,
): readonly Fact[] | Refused {
  const why = whyNotAsk(table, player);
  if (why !== null) return { code: why };
  const seat = table.chairs.findIndex(
    (chair) =>
      chair.kind === 'player' && chair.player !== NOBODY && readsLike(chair.name, name.trim()),
  );
  const away = seat < 0 ? null : awaySince(seat);
  if (away === null) return { code: 'nobody-away' };
  if (now < away + RETURN_MS) return { code: 'too-early' };
  const asked = table.seatAsked;
  if (asked?.player === player && asked.seat === seat) {
    return isAgreed(table, asked, asked.agreed, awaySince) ? [reseating(table, asked)] : [];
  }
  const isPending = asked !== null && awaySince(asked.seat) !== null && now < asked.at + ASKED_MS;
  return isPending ? { code: 'seat-asked' } : [{ type: 'seat-asked', seat, player }];
}

function whyNotAsk(table: Table, player: number): ServerCode | null {
  if (table.removed.has(player)) return 'removed';
  if (table.seatOf(player) !== null) return 'already-seated';
  if (table.status !== 'playing') return 'not-playing';
  if (table.seatRefused.has(player)) return 'seat-refused';
  return table.created.clock >= SLOW_CLOCK ? 'needs-code' : null;
}

/** One no is enough; a yes counts while whoever sat there is still away. */
export function decideAnswerSeat(
  table: Table,
  { seat: target, agrees }: CommandOf<'answer-seat'>,
  seat: Seat,
  awaySince: AwaySince,
): readonly Fact[] | Refused {
  const asked = table.seatAsked;
  if (asked?.seat !== target || table.status !== 'playing') return { code: 'no-request' };
  const answered: Fact = { type: 'seat-answered', seat, target, agrees };
  if (!agrees) return [answered];
  if (awaySince(target) === null || seat === target) return { code: 'no-request' };
  const agreed = new Set([...asked.agreed, seat]);
  const facts: Fact[] = asked.agreed.has(seat) ? [] : [answered];
  return isAgreed(table, asked, agreed, awaySince) ? [...facts, reseating(table, asked)] : facts;
}

/** All people who are there and play themselves, and there has to be one. */
function isAgreed(
  table: Table,
  { seat: target }: SeatRequest,
  agreed: ReadonlySet<Seat>,
  awaySince: AwaySince,
): boolean {
  const judges = table.chairs.flatMap((chair, seat) =>
    chair.kind === 'player' && !chair.isStoodIn && seat !== target && awaySince(seat) === null
      ? [seat]
      : [],
  );
  return agreed.size > 0 && judges.every((judge) => agreed.has(judge));
}

function reseating(table: Table, { seat, player }: SeatRequest): Fact {
  const chair = table.chairs[seat]!;
  const from = chair.kind === 'player' ? chair.player : NOBODY;
  return { type: 'reseated', seat, player, from };
}
