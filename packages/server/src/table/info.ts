import type { Seat } from '@table-seven/engine';
import type { Presence, SeatInfo, TableInfo } from '@table-seven/protocol';

import { isKept } from './joining.ts';
import type { Request } from './request.ts';
import type { Table } from './table.ts';

/** So long everybody who is there has to open their share; pages do it by themselves. */
export const OPENING_MS = 10_000;

/** What everybody sees of a table beside the game itself. */
export function makeInfo(
  table: Table,
  presence: (player: number) => Presence,
  now: number,
): Omit<TableInfo, 'watching' | 'botAt'> {
  const { created, undo, claim, removal } = table;
  return {
    code: table.code,
    game: created.game,
    options: created.options,
    status: table.status,
    clock: created.clock,
    grace: created.grace,
    spectators: created.spectators,
    chat: created.chat,
    listed: created.listed,
    latecomers: created.latecomers ?? false,
    claims: created.claims ?? false,
    commitment: table.commitment,
    starting: table.startingAt === null ? null : table.startingAt + OPENING_MS,
    host: table.hostSeat,
    seats: seatsOf(table, presence, now),
    deadline: deadlineOf(table),
    undo: requestOf(undo),
    claim: requestOf(claim),
    removal: requestOf(removal),
    seatAsked: requestOf(table.seatAsked),
    record: table.record,
    rematch: table.rematch,
    rematchBy: table.rematchBy,
  };
}

function requestOf(request: Request | null): TableInfo['undo'] {
  return request === null ? null : { seat: request.seat, agreed: [...request.agreed] };
}

/** Who sits where, as everybody may know it. */
export function seatsOf(
  table: Table,
  presence: (player: number) => Presence,
  now = Infinity,
): SeatInfo[] {
  return table.chairs.map((chair, seat): SeatInfo => {
    if (chair.kind === 'open') return openSeat(table, seat, now);
    const name = table.nameOf(seat);
    if (chair.kind === 'bot') return { kind: 'bot', name, level: chair.level };
    const { color, isStoodIn, entropy, share } = chair;
    return {
      kind: 'player',
      name,
      color,
      entropy,
      share,
      presence: presence(chair.player),
      bot: isStoodIn,
    };
  });
}

function openSeat(table: Table, seat: Seat, now: number): SeatInfo {
  const name = isKept(table, seat, now) ? table.created.keptNames?.[seat] : null;
  return name == null ? { kind: 'open' } : { kind: 'open', keptFor: name };
}

/** When the clock of the seat to move runs out. */
export function deadlineOf(table: Table): number | null {
  const { clock } = table.created;
  if (table.status !== 'playing' || clock === 0 || !isWaitingForPlayer(table)) return null;
  return table.turnAt + 1000 * clock;
}

/** Whether it is the turn of a person for whom no bot is playing. */
export function isWaitingForPlayer(table: Table): boolean {
  const { turn } = table;
  const chair = turn === null ? undefined : table.chairs[turn];
  return chair?.kind === 'player' && !chair.isStoodIn;
}
