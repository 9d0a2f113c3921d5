import { createHash } from 'node:crypto';

import { KINDS } from './storage.ts';
import type { Kind, Record, Storage } from './storage.ts';

/** So many at a time: what is there is there, and an interrupted copy goes on behind it. */
const PORTION = 2000;

/** How far it is. */
export type OnProgress = (kind: string, done: number, all: number) => void;

/** Copies everything that is not there yet, then compares everything, record by record. How many there were of each kind. */
export async function copyAll(
  from: Storage,
  to: Storage,
  onProgress: OnProgress,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const kind of KINDS) counts.set(kind.name, await copy(kind, from, to, onProgress));
  for (const kind of KINDS) {
    const [ours, theirs] = [await digest(kind, from), await digest(kind, to)];
    if (ours !== theirs) {
      throw new Error(`${kind.name} are not the same in ${to.name}: was something in it before?`);
    }
  }
  return counts;
}

async function copy(
  kind: Kind,
  from: Storage,
  to: Storage,
  onProgress: OnProgress,
): Promise<number> {
  const all = await from.count(kind);
  let done = await to.count(kind);
  let last = await to.last(kind);
  for (;;) {
    onProgress(kind.name, done, all);
    const records = await from.after(kind, last, PORTION);
    if (records.length === 0) return all;
    await to.add(kind, records);
    done += records.length;
    last = records.at(-1)!;
  }
}

/** One sum over every record of a kind. */
async function digest(kind: Kind, storage: Storage): Promise<string> {
  const hash = createHash('sha256');
  let last: Record | null = null;
  for (;;) {
    const records: Record[] = await storage.after(kind, last, PORTION);
    for (const record of records) {
      hash.update(JSON.stringify(kind.columns.map((column) => record[column])));
    }
    if (records.length < PORTION) return hash.digest('hex');
    last = records.at(-1)!;
  }
}
