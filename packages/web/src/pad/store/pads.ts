import { del, entries, get, set, update } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

import { parsePad } from '../model/parse.ts';
import type { Parsed } from '../model/parse.ts';
import { isSamePad } from '../model/pad.ts';
import type { Pad } from '../model/pad.ts';
import { bringIn } from './left-behind.ts';

const NAME = 'pads';
let database: Promise<IDBDatabase> | null = null;

/** As the library opens a store, but what was written is on the disk when it says so: a battery may be empty a moment later. */
const pads: UseStore = async (mode, use) => {
  database ??= openComplete();
  return within(await database)(mode, use);
};

function within(opened: IDBDatabase): UseStore {
  return async (mode, use) =>
    use(opened.transaction(NAME, mode, { durability: 'strict' }).objectStore(NAME));
}

/** With what pages left behind: whoever reads a pad here finds all that was ever written on it. */
async function openComplete(): Promise<IDBDatabase> {
  const opened = await open();
  await bringIn(within(opened));
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('table-seven-pads');
    request.onupgradeneeded = () => void request.result.createObjectStore(NAME);
    request.onsuccess = () => {
      request.result.onclose = () => (database = null);
      resolve(request.result);
    };
    request.onerror = () => {
      database = null;
      reject(request.error ?? new Error('no storage'));
    };
  });
}

/** Begun on this page: also there if nothing can be stored. */
const begun = new Map<string, Pad>();

/** A pad as it is stored; undefined if there is none of this id. */
export async function loadPad(id: string): Promise<Parsed | undefined> {
  const content: unknown = await get(id, pads).catch(() => undefined);
  if (content !== undefined) return parsePad(content);
  const pad = begun.get(id);
  return pad === undefined ? undefined : { ok: true, pad };
}

/** A new pad. If it cannot be stored, it lives as long as the page. */
export async function beginPad(pad: Pad): Promise<void> {
  begun.set(pad.id, pad);
  await set(pad.id, pad, pads).catch(() => undefined);
}

/**
 * Changes the pad as it is stored now, reading and writing in one go: whatever another tab has written meanwhile stays. Where nothing
 * is stored, what this tab had before the change is taken; and where that is what is stored, it need not be judged again.
 */
export async function changePad(before: Pad, change: (pad: Pad) => Pad): Promise<Pad> {
  let changed = before;
  await update<unknown>(
    before.id,
    (content) => {
      return (changed = change(isSamePad(content, before) ? before : readOr(before, content)));
    },
    pads,
  );
  return changed;
}

function readOr(before: Pad, content: unknown): Pad {
  const stored = parsePad(content);
  return stored.ok ? stored.pad : before;
}

export async function forgetPad(id: string): Promise<void> {
  await del(id, pads);
}

/** Stores again what was stored under this id. */
export async function restorePad(id: string, content: unknown): Promise<void> {
  await set(id, content, pads);
}

export interface StoredPad {
  readonly id: string;
  readonly content: unknown;
  /** Null if it cannot be read. */
  readonly pad: Pad | null;
}

/** The latest first, and what cannot be read last. */
export async function storedPads(): Promise<StoredPad[]> {
  const all = await entries<string, unknown>(pads);
  const when = ({ pad }: StoredPad): number => pad?.changedAt ?? 0;
  return all
    .map(([id, content]) => {
      const parsed = parsePad(content);
      return { id, content, pad: parsed.ok ? parsed.pad : null };
    })
    .sort((a, b) => when(b) - when(a));
}
