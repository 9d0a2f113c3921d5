import { commitmentTo } from '@table-seven/engine';

import { newSecret } from '../identity.ts';
import type { CommandOf } from '../protocol/commands.ts';
import type { Code } from '../protocol/refusals.ts';
import type { Fact } from '../table/facts.ts';
import type { Table } from '../table/table.ts';
import type { Hub } from './hub.ts';
import { makeAnswer, makeRefusal } from './bulletin.ts';
import type { Watcher } from './bulletin.ts';
import type { Room } from './room.ts';

interface Asker {
  readonly player: number;
  readonly watcher: Watcher;
}

/**
 * The same people, the same seats, a new table: whoever asks first opens it and takes their seat; everybody else's seat is kept
 * for them by the colour and the place they had, and the old table says where to go.
 */
export function openRematch(
  hub: Hub,
  room: Room,
  command: CommandOf<'rematch'>,
  { player, watcher }: Asker,
): Code | null {
  const { table } = room;
  if (table.status !== 'over') return 'not-over';
  const seat = table.seatOf(player);
  if (seat === null) return 'no-seat';
  if (table.rematch !== null) {
    watcher.send(makeAnswer(command.id, `"table":"${room.code}","rematch":"${table.rematch}"`));
    return null;
  }
  void open(hub, room, command, seat, player).then(
    (code) => {
      watcher.send(makeAnswer(command.id, `"table":"${room.code}","rematch":"${code}"`));
    },
    () => {
      watcher.send(makeRefusal(command.id, 'storage-failed'));
    },
  );
  return null;
}

async function open(
  hub: Hub,
  room: Room,
  { entropy }: CommandOf<'rematch'>,
  seat: number,
  player: number,
): Promise<string> {
  const old = room.table;
  const secret = newSecret();
  const next = await hub.create(
    { ...old.created, host: player, commitment: commitmentTo(secret) },
    secret,
  );
  // Somebody else may have been quicker in the meantime.
  if (old.rematch !== null) return old.rematch;
  next.commit([sitAgain(old, seat, entropy)]);
  room.commit([{ type: 'rematched', table: next.code }]);
  return next.code;
}

function sitAgain(old: Table, seat: number, entropy: string): Fact {
  const chair = old.chairs[seat]!;
  if (chair.kind !== 'player') throw new Error('only people ask for a rematch');
  const { player, name, color } = chair;
  return { type: 'joined', seat, player, name, color, entropy };
}
