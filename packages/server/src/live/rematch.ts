import type { Level } from '@table-seven/bots';
import { commitmentTo } from '@table-seven/engine';
import type { Code, CommandOf } from '@table-seven/protocol';

import { newSecret } from '../identity.ts';
import type { Chair } from '../table/table.ts';
import type { Hub } from './hub.ts';
import { makeAnswer, makeRefusal } from './bulletin.ts';
import type { Watcher } from './bulletin.ts';
import type { Room } from './room.ts';

interface Asker {
  readonly player: number;
  readonly watcher: Watcher;
}

/**
 * The same people, the same seats, a new table: whoever asks first opens it and is its host, everybody's seat is kept for them for
 * a while, and the old table says where to go. They all join anew, because what they add to the seed has to come after the new
 * table's commitment.
 */
export function openRematch(
  hub: Hub,
  room: Room,
  { id }: CommandOf<'rematch'>,
  { player, watcher }: Asker,
): Code | null {
  const { table } = room;
  if (table.status !== 'over') return 'not-over';
  if (table.seatOf(player) === null) return 'no-seat';
  if (table.rematch === null && room.rematch === null) {
    const refusal = hub.refusalToOpen(player);
    if (refusal !== null) return refusal;
  }
  // Whoever asks while the first one's table is being opened gets the same one.
  room.rematch ??= open(hub, room, player);
  room.rematch.then(
    (code) => {
      watcher.send(makeAnswer(watcher, id, `"table":"${room.code}","rematch":"${code}"`));
    },
    () => {
      room.rematch = null;
      watcher.send(makeRefusal(id, 'storage-failed'));
    },
  );
  return null;
}

async function open(hub: Hub, room: Room, host: number): Promise<string> {
  const { created, chairs, rematch } = room.table;
  if (rematch !== null) return rematch;
  const secret = newSecret();
  const next = await hub.create(
    {
      ...created,
      seats: chairs.map(planOf),
      keptFor: chairs.map((chair) => (chair.kind === 'player' ? chair.player : null)),
      host,
      commitment: commitmentTo(secret),
    },
    secret,
  );
  room.commit([{ type: 'rematched', table: next.code }]);
  await hub.settled();
  return next.code;
}

function planOf(chair: Chair): 'open' | Level {
  return chair.kind === 'bot' ? chair.level : 'open';
}
