import type { Seat } from '@table-seven/engine';

import { LEASE_MS } from '../store/tables.ts';
import type { Fact } from '../table/facts.ts';
import { deadlineOf, isWaitingForPlayer, OPENING_MS } from '../table/info.ts';
import type { Table } from '../table/table.ts';
import type { Attendance } from './presence.ts';

/** A bot whose turn it is should have moved by then; if not, because the server went down meanwhile, the table is woken. */
const BOT_DUE_MS = 30_000;

/** When the table has to be looked at although nobody does anything: a bot has to step in, or to move. */
export function lookAt(
  table: Table,
  attendance: Attendance,
  now: number,
  isShared: boolean,
): number | null {
  const isBotsTurn =
    table.status === 'playing' && table.turn !== null && !isWaitingForPlayer(table);
  if (!isBotsTurn) return dueAt(table, attendance);
  // Among several servers it is the turn's lease: whoever has it lets the bot think, and another takes over if it ends.
  return now + (isShared ? LEASE_MS : BOT_DUE_MS);
}

/** Before a game, a host who has been away so long is no longer waited for, if somebody else is there. */
const HOST_AWAY_MS = 40_000;

/**
 * When something has to happen although nobody does anything: a start is void if shares are not opened in time; hosting passes on from
 * somebody who is away; a bot steps in when the clock of the seat to move has run out, or its grace if it is away.
 */
export function dueAt(table: Table, attendance: Attendance): number | null {
  const { turn, startingAt } = table;
  if (startingAt !== null) return startingAt + OPENING_MS;
  if (table.status === 'open') return hostingEnd(table, attendance);
  if (table.status !== 'playing' || turn === null || !isWaitingForPlayer(table)) return null;
  const deadline = deadlineOf(table);
  const grace = graceEnd(table, attendance, turn);
  if (deadline === null || grace === null) return deadline ?? grace;
  return Math.min(deadline, grace);
}

/** When a bot steps in because whoever is to move is gone; null while they are there, or everybody waits for them. */
export function botAt(table: Table, attendance: Attendance): number | null {
  const { turn } = table;
  if (table.status !== 'playing' || turn === null || !isWaitingForPlayer(table)) return null;
  return graceEnd(table, attendance, turn);
}

/** Grace is for the sake of those who wait: a table that everybody has left sleeps until somebody comes back. */
function graceEnd(table: Table, attendance: Attendance, turn: Seat): number | null {
  const { grace } = table.created;
  const away = attendance.awaySince(table.playerAt(turn));
  const company = attendance.companySince;
  if (grace === 0 || away === null || company === null) return null;
  return Math.max(away, company, table.turnAt) + 1000 * grace;
}

function hostingEnd(table: Table, attendance: Attendance): number | null {
  const { hostSeat } = table;
  const away = hostSeat === null ? null : attendance.awaySince(table.playerAt(hostSeat));
  const company = attendance.companySince;
  if (away === null || company === null || nextHost(table, attendance) === null) return null;
  return Math.max(away, company) + HOST_AWAY_MS;
}

/** The first person who is there. */
function nextHost({ chairs }: Table, attendance: Attendance): Seat | null {
  const seat = chairs.findIndex(
    (chair) => chair.kind === 'player' && attendance.awaySince(chair.player) === null,
  );
  return seat < 0 ? null : seat;
}

/** What happens by itself, if its time has come. */
export function factDue(table: Table, attendance: Attendance, now: number): Fact | null {
  const due = dueAt(table, attendance);
  if (due === null || due > now) return null;
  if (table.startingAt !== null) return table.voiding();
  const next = table.status === 'open' ? nextHost(table, attendance) : null;
  if (next !== null) return { type: 'hosted', seat: next };
  if (table.turn === null) return null;
  const deadline = deadlineOf(table);
  const reason = deadline !== null && deadline <= now ? 'clock' : 'away';
  return { type: 'stood-in', seat: table.turn, reason };
}
