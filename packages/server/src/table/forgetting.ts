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
  const facts = log.map(({ seq, fact }) => ({ seq, fact: JSON.parse(fact) as Fact }));
  const own = identitiesOf(facts, player);
  let seat: Seat | null = null;
  for (const { seq, fact } of facts) {
    const without = withoutPlayer(fact, own, seat);
    if (without !== null) rewritten.push({ seq, fact: without });
    if (isComing(fact) && own.has(fact.player)) seat = fact.seat;
    else if (fact.type === 'arranged') seat = seatAfter(fact, seat);
    else if (isGoing(fact) && own.has(fact.player)) seat = null;
    else if (fact.type === 'reseated' && own.has(fact.from)) {
      seat = own.has(fact.player) ? fact.seat : null;
    }
  }
  return rewritten;
}

/** Whoever got a seat back on another device is the person who sat there before, under the same name. */
function identitiesOf(facts: readonly { fact: Fact }[], player: number): ReadonlySet<number> {
  const own = new Set([player]);
  for (const { fact } of facts.toReversed()) {
    if (fact.type === 'reseated' && own.has(fact.player)) own.add(fact.from);
  }
  return own;
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
function withoutPlayer(fact: Fact, own: ReadonlySet<number>, seat: Seat | null): Fact | null {
  switch (fact.type) {
    case 'created':
      return fact.keptFor?.some((kept) => isOwn(kept, own)) === true
        ? withoutKept(fact, own)
        : null;
    case 'joined':
    case 'took-over':
      return own.has(fact.player) ? { ...fact, name: NAMELESS } : null;
    case 'left':
    case 'removed':
      return own.has(fact.player) && fact.name !== undefined ? { ...fact, name: NAMELESS } : null;
    case 'chatted':
    case 'reacted':
      return fact.seat === seat ? { type: 'withdrawn', seat: fact.seat } : null;
    default:
      return null;
  }
}

/** Their seat in a rematch is kept for nobody by name. */
function withoutKept(fact: Created, own: ReadonlySet<number>): Created {
  const keptNames = fact.keptNames?.map((name, seat) =>
    isOwn(fact.keptFor?.[seat], own) ? null : name,
  );
  return keptNames === undefined ? fact : { ...fact, keptNames };
}

function isOwn(player: number | null | undefined, own: ReadonlySet<number>): boolean {
  return typeof player === 'number' && own.has(player);
}
