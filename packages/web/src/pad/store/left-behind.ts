import { update } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

import { store, stored } from '../../app/stored.ts';
import { carriedOver } from '../model/pad.ts';
import type { Pad } from '../model/pad.ts';
import { parsePad } from '../model/parse.ts';

/**
 * What stood on a pad when its page went, and was not stored yet: a page may be gone sooner than a database answers. It is noted in
 * the storage that answers at once, and brought in before anybody reads a pad again.
 */
interface Left {
  /** As it was stored, as far as that page knew. */
  readonly before: Pad;
  readonly after: Pad;
}

const KEYS = 'table-seven/pad-left/';
const keyOf = (page: string, id: string): string => `${KEYS}${id}/${page}`;

export function leaveBehind(page: string, before: Pad, after: Pad): void {
  store(keyOf(page, after.id), { before, after } satisfies Left);
}

export function forgetLeft(page: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(page, id));
  } catch {
    // Where nothing may be stored, nothing was left.
  }
}

/** What cannot be stored now either stays noted. */
export async function bringIn(pads: UseStore): Promise<void> {
  for (const key of keysLeft()) {
    const left = stored(key, parse);
    try {
      if (left !== null) await update(left.after.id, (content) => completed(content, left), pads);
      localStorage.removeItem(key);
    } catch {
      continue;
    }
  }
}

function keysLeft(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(KEYS));
  } catch {
    return [];
  }
}

/** What is no pad of ours is none of our business. */
function completed(content: unknown, { before, after }: Left): unknown {
  if (content === undefined) return after;
  const found = parsePad(content);
  return found.ok ? carriedOver(found.pad, before, after) : content;
}

function parse(json: unknown): Left | null {
  const { before, after } = (json ?? {}) as Partial<Record<keyof Left, unknown>>;
  const [one, other] = [parsePad(before), parsePad(after)];
  return one.ok && other.ok ? { before: one.pad, after: other.pad } : null;
}
