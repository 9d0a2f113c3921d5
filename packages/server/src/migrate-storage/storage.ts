/** A value as both storages can take it. */
export type Cell = string | number | boolean | null;
export type Record = Readonly<globalThis.Record<string, Cell>>;

/** A kind of thing that is stored, under the same name in both storages. */
export interface Kind {
  readonly name: string;
  readonly columns: readonly string[];
  /** What tells one from another, in the order in which they are copied. */
  readonly key: readonly string[];
  /** SQLite has no truth values. */
  readonly truths?: readonly string[];
}

/** Everything there is, in an order in which nothing is copied before what it belongs to. */
export const KINDS: readonly Kind[] = [
  { name: 'players', columns: ['id', 'name', 'created_at', 'idle'], key: ['id'], truths: ['idle'] },
  { name: 'tokens', columns: ['hash', 'player_id', 'created_at'], key: ['hash'] },
  { name: 'links', columns: ['hash', 'player_id', 'expires_at'], key: ['hash'] },
  { name: 'return_codes', columns: ['hash', 'player_id'], key: ['hash'] },
  { name: 'push_keys', columns: ['id', 'public_key', 'private_key'], key: ['id'] },
  {
    name: 'pushes',
    columns: ['endpoint', 'player_id', 'p256dh', 'auth', 'created_at'],
    key: ['endpoint'],
  },
  {
    name: 'tables',
    columns: [
      ...['id', 'code', 'secret', 'status', 'listed', 'created_at'],
      ...['due_at', 'host', 'ended_at', 'summary'],
    ],
    key: ['id'],
    truths: ['listed'],
  },
  { name: 'log', columns: ['table_id', 'seq', 'at', 'fact', 'command'], key: ['table_id', 'seq'] },
  {
    name: 'seats',
    columns: ['player_id', 'table_id', 'seated'],
    key: ['player_id', 'table_id'],
    truths: ['seated'],
  },
  { name: 'records', columns: ['id', 'table_id', 'record'], key: ['id'] },
  {
    name: 'results',
    columns: [
      ...['record', 'player_id', 'game', 'mode', 'players', 'finished_at', 'name', 'total'],
      ...['won', 'high_roller', 'bot_moves', 'rounds'],
    ],
    key: ['record', 'player_id'],
    truths: ['won', 'high_roller'],
  },
  { name: 'pads', columns: ['code', 'key_hash', 'content', 'seq', 'changed_at'], key: ['code'] },
  {
    name: 'pad_winners',
    columns: ['game', 'name', 'total', 'finished_at'],
    key: ['game', 'name'],
  },
];

/** One side of a move from one storage to another. */
export interface Storage {
  readonly name: string;
  count(kind: Kind): Promise<number>;
  /** The next so many after that one, in the order of their keys. */
  after(kind: Kind, last: Record | null, limit: number): Promise<Record[]>;
  /** The last one that is there, by key; null if there is none. */
  last(kind: Kind): Promise<Record | null>;
  /** Adds them, all or none. */
  add(kind: Kind, records: readonly Record[]): Promise<void>;
  close(): Promise<void>;
}
