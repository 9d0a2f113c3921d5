import type { Seat } from '@table-seven/engine';

import type { Fact } from '../table/facts.ts';
import { deadlineOf, isWaitingForPlayer } from '../table/info.ts';
import type { Table } from '../table/table.ts';
import type { Attendance } from './presence.ts';

/** When a bot has to step in although nobody does anything: the clock of the seat to move, or its grace if it is away. */
export function dueAt(table: Table, attendance: Attendance): number | null {
  const { turn } = table;
  if (table.status !== 'playing' || turn === null || !isWaitingForPlayer(table)) return null;
  const times = [deadlineOf(table), graceEnd(table, attendance, turn)].filter((t) => t !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Grace is for the sake of those who wait: a table that everybody has left sleeps until somebody comes back. */
function graceEnd(table: Table, attendance: Attendance, turn: Seat): number | null {
  const { grace } = table.created;
  const away = attendance.awaySince(turn);
  const company = attendance.companySince;
  if (grace === 0 || away === null || company === null) return null;
  return Math.max(away, company, table.turnAt) + 1000 * grace;
}

/** The bot stepping in, if its time has come. */
export function standInDue(table: Table, attendance: Attendance, now: number): Fact | null {
  const due = dueAt(table, attendance);
  if (due === null || due > now || table.turn === null) return null;
  const deadline = deadlineOf(table);
  const reason = deadline !== null && deadline <= now ? 'clock' : 'away';
  return { type: 'stood-in', seat: table.turn, reason };
}
