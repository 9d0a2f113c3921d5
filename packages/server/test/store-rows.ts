import assert from 'node:assert/strict';

import type { LogRow, PlayerRow, ResultRow, Store, Writer } from '../src/store/store.ts';

/** Writes and waits until it is durable, or says why it is not. */
export function write(store: Store, work: (writer: Writer) => void): Promise<Error | null> {
  return new Promise((resolve) => {
    store.stage(work, resolve);
  });
}

export async function written(store: Store, work: (writer: Writer) => void): Promise<void> {
  assert.equal(await write(store, work), null);
}

export function tableRow(id: number, more: object = {}): Parameters<Writer['createTable']>[0] {
  const code = `TABLE${String.fromCharCode(64 + id)}`;
  const secret = `secret ${String(id)}`;
  const rest = { listed: false, createdAt: 1000 * id, host: 1, summary: '{"seq":1}' };
  return { id, code, secret, ...rest, ...more };
}

export function logRow(seq: number, at = seq): LogRow {
  return {
    seq,
    at,
    fact: `{"type":"fact ${String(seq)}"}`,
    command: seq % 2 ? `c${String(seq)}` : null,
  };
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
export function plain(row: LogRow): LogRow {
  return { ...row };
}
