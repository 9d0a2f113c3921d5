import type { Level } from '@table-seven/bots';
import type { Seat } from '@table-seven/engine';
import type { Code, CommandOf } from '@table-seven/protocol';

import type { Opening } from '../store/log.ts';
import type { Decision } from '../table/decisions.ts';
import { NOBODY } from '../table/seating.ts';
import type { Chair } from '../table/seating.ts';
import type { Table } from '../table/table.ts';
import type { Hub } from './hub.ts';
import { makeAnswer } from './bulletin.ts';
import type { Watcher } from './bulletin.ts';
import type { Room } from './room.ts';

interface Asker {
  readonly player: number;
  readonly watcher: Watcher;
  readonly answered: (refusal: Code | null) => void;
}

/**
 * The same people, the same seats, a new table: whoever asks first opens it and is its host, everybody's seat is kept for them for
 * a while, and the old table says where to go. They all join anew, because what they add to the seed has to come after the new
 * table's commitment. The new table and the fact that tells of it become durable together: however many ask, there is one.
 */
export async function openRematch(
  hub: Hub,
  room: Room,
  { id }: CommandOf<'rematch'>,
  { player, watcher, answered }: Asker,
): Promise<void> {
  let next: Opening | undefined;
  const mayOpen = room.table.rematch === null ? await hub.refusalToOpen(player) : null;
  room.act({
    decide: (): Decision => {
      const { table } = room;
      if (table.status !== 'over') return { code: 'not-over' };
      const seat = table.seatOf(player);
      if (seat === null) return { code: 'no-seat' };
      if (table.rematch !== null) return [];
      if (mayOpen !== null) return { code: mayOpen };
      next = rematchOf(hub, room, player);
      return [{ type: 'rematched', table: next.table.code, seat }];
    },
    opening: () => next!,
    settled: (refusal) => {
      if (refusal === null) {
        const inside = `"table":"${room.code}","rematch":"${room.table.rematch!}"`;
        watcher.send(makeAnswer(watcher, id, inside));
      }
      answered(refusal);
    },
  });
}

function rematchOf(hub: Hub, room: Room, host: number): Opening {
  const { created, chairs } = room.table;
  const { table, first } = hub.newTable({
    ...created,
    seats: chairs.map(planOf),
    keptFor: chairs.map((_, seat) => keptAt(room.table, seat)?.player ?? null),
    keptNames: chairs.map((_, seat) => keptAt(room.table, seat)?.name ?? null),
    host,
  });
  return { table, first };
}

/** Whoever comes back to this seat; nobody where somebody was forgotten or had to go. */
function keptAt({ chairs }: Table, seat: Seat): { player: number; name: string } | null {
  const chair = chairs[seat]!;
  return chair.kind === 'player' && chair.player !== NOBODY ? chair : null;
}

function planOf(chair: Chair): 'open' | Level {
  return chair.kind === 'bot' ? chair.level : 'open';
}
