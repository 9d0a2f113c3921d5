import assert from 'node:assert/strict';

import type { Beside, Opening, Outcome } from '../../src/store/log.ts';
import type { LogRow, PlayerRow, ResultRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';

/** Writes facts to a table's log, and says what came of it. */
export function append(
  { log }: Store,
  table: number,
  rows: readonly LogRow[],
  beside: Beside = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    log.append({ table, rows, beside }, resolve);
  });
}

export async function appended(...args: Parameters<typeof append>): Promise<void> {
  assert.equal(await append(...args), 'ok');
}

/** Opens tables; the first fact of each is number 1. */
export async function opened(
  store: Store,
  ids: readonly number[],
  more: object = {},
): Promise<void> {
  for (const id of ids) assert.equal(await store.tables.open(opening(id, more)), 'ok');
}

export function opening(id: number, more: object = {}, at = 1): Opening {
  const code = `TABLE${String.fromCharCode(64 + id)}`;
  const secret = `secret ${String(id)}`;
  const rest = { listed: false, createdAt: 1000 * id, host: 1, summary: '{"seq":1}' };
  return { table: { id, code, secret, ...rest, ...more }, first: logRow(1, at) };
}

export function logRow(seq: number, at = seq): LogRow {
  return {
    seq,
    at,
    fact: `{"type":"fact ${String(seq)}"}`,
    command: seq % 2 ? `c${String(seq)}` : null,
  };
}

export function logRows(from: number, to: number): LogRow[] {
  return Array.from({ length: to - from + 1 }, (_, i) => logRow(from + i));
}

export function player(id: number): PlayerRow {
  return { id, name: `Player ${String(id)}`, createdAt: id };
}

export function result(playerId: number, more: Partial<ResultRow> = {}): ResultRow {
  return {
    record: 'record-1',
    playerId,
    game: 'double-lucky-7',
    mode: 'classic',
    players: 2,
    finishedAt: 100,
    name: `Player ${String(playerId)}`,
    total: 100,
    won: false,
    isHighRoller: false,
    botMoves: 0,
    rounds: [[7, 2, 1, 30]],
    ...more,
  };
}

export function ids(tables: readonly { id: number }[]): number[] {
  return tables.map(({ id }) => id);
}

/** Rows as plain objects, whatever the storage made them from. */
export function plain(rows: readonly LogRow[]): LogRow[] {
  return rows.map((row) => ({ ...row }));
}
