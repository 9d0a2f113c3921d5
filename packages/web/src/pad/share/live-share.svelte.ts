import { store, stored } from '../../app/stored.ts';
import { ask } from '../../online/connection/api.ts';
import { packPad } from '../model/link.ts';
import type { Pad } from '../model/pad.ts';
import { isObject } from '../model/values.ts';

/** Where others follow a pad, and the key that lets us write there. */
export interface Place {
  readonly code: string;
  readonly key: string;
}

const KEY = 'table-seven/pads-followed';
/** So long after a failure it is tried again: the server may be starting anew. */
const RETRY_MS = 3000;

function isPlace(value: unknown): value is Place {
  return isObject(value) && typeof value['code'] === 'string' && typeof value['key'] === 'string';
}

function parse(json: unknown): [string, Place][] {
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([id, value]): [string, Place][] =>
    isPlace(value) ? [[id, { code: value.code, key: value.key }]] : [],
  );
}

let places = $state.raw<ReadonlyMap<string, Place>>(new Map(stored(KEY, parse)));

function keep(id: string, place: Place | null): void {
  const others = [...places].filter(([one]) => one !== id);
  places = new Map(place === null ? others : [...others, [id, place]]);
  store(KEY, Object.fromEntries(places));
}

/** Where this pad can be followed; null if nobody follows it. */
export function placeOf(id: string): Place | null {
  return places.get(id) ?? null;
}

/** Somebody has handed the pad over, together with those who follow it. */
export function takePlace(id: string, place: Place): void {
  keep(id, place);
}

export function followLink(code: string): string {
  return `${location.origin}/#/pad/live.${code}`;
}

/** Asks the server to let others follow; answers why not, or null. */
export async function startSharing(pad: Pad): Promise<string | null> {
  const reply = await ask<Place>('POST', '/api/pads', { pad: await packPad(pad) });
  if (!reply.ok) return reply.code;
  keep(pad.id, { code: reply.value.code, key: reply.value.key });
  return null;
}

export async function stopSharing(id: string): Promise<void> {
  const place = placeOf(id);
  if (place === null) return;
  keep(id, null);
  await ask('DELETE', `/api/pads/${place.code}`, { key: place.key });
}

/** Sends a pad to those who follow it, whenever it has changed. A server that is away for a while gets the latest later. */
export class Sender {
  #latest: Pad | null = null;
  #isSending = false;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  send(pad: Pad): void {
    this.#latest = pad;
    void this.#run();
  }

  /** What is not sent yet is sent still, but not again. */
  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#latest !== null) {
      const pad = this.#latest;
      this.#latest = null;
      const place = placeOf(pad.id);
      if (place === null) continue;
      const body = { key: place.key, pad: await packPad(pad) };
      const reply = await ask('POST', `/api/pads/${place.code}`, body);
      if (reply.ok) continue;
      if (reply.code === 'no-pad' || reply.code === 'wrong-key') keep(pad.id, null);
      else {
        this.#latest ??= pad;
        if (!this.#isOver) this.#timer = setTimeout(() => void this.#run(), RETRY_MS);
        break;
      }
    }
    this.#isSending = false;
  }
}
