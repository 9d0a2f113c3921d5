import type { Seat } from '@table-seven/engine';

import { NAMELESS } from '../store/rows.ts';
import type { LogRow } from '../store/rows.ts';
import type { Arranged, Created, Fact } from './facts.ts';

/** A fact that has to be written anew. */
export interface Rewritten {
  readonly seq: number;
  readonly fact: Fact;
}

/** What has to change in a log so that neither the name nor a word of somebody is in it; what they played stays. */
export function forgetIn(log: readonly LogRow[], player: number): Rewritten[] {
  const rewritten: Rewritten[] = [];
  let seat: Seat | null = null;
  for (const { seq, fact: text } of log) {
    const fact = JSON.parse(text) as Fact;
    const without = withoutPlayer(fact, player, seat);
    if (without !== null) rewritten.push({ seq, fact: without });
    if (isComing(fact) && fact.player === player) seat = fact.seat;
    else if (fact.type === 'arranged') seat = seatAfter(fact, seat);
    else if (isGoing(fact) && fact.player === player) seat = null;
  }
  return rewritten;
}

function isComing(fact: Fact): fact is Extract<Fact, { type: 'joined' | 'took-over' }> {
  return fact.type === 'joined' || fact.type === 'took-over';
}

/** Whoever sits there has a place in every order. */
function seatAfter({ seats }: Arranged, seat: Seat | null): Seat | null {
  return seat === null || seats === undefined ? seat : seats.indexOf(seat);
}

function isGoing(fact: Fact): fact is Extract<Fact, { type: 'left' | 'removed' }> {
  return fact.type === 'left' || fact.type === 'removed';
}

/** The fact without what it tells of that player, who sits there at that time; null if it tells nothing. */
function withoutPlayer(fact: Fact, player: number, seat: Seat | null): Fact | null {
  switch (fact.type) {
    case 'created':
      return fact.keptFor?.includes(player) === true ? withoutKept(fact, player) : null;
    case 'joined':
    case 'took-over':
      return fact.player === player ? { ...fact, name: NAMELESS } : null;
    case 'left':
    case 'removed':
      return fact.player === player && fact.name !== undefined ? { ...fact, name: NAMELESS } : null;
    case 'chatted':
    case 'reacted':
      return fact.seat === seat ? { type: 'withdrawn', seat: fact.seat } : null;
    default:
      return null;
  }
}

/** Their seat in a rematch is kept for nobody by name. */
function withoutKept(fact: Created, player: number): Created {
  const keptNames = fact.keptNames?.map((name, seat) =>
    fact.keptFor?.[seat] === player ? null : name,
  );
  return keptNames === undefined ? fact : { ...fact, keptNames };
}
