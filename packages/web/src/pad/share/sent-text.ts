import type { Place } from './live-share.svelte.ts';

/** A whole pad, and, if it is handed over, where others follow it and the key to write there. */
export function withPlace(packed: string, place: Place | null): string {
  return place === null ? packed : `${packed}.${place.code}.${place.key}`;
}

export function readSent(text: string): { readonly packed: string; readonly place: Place | null } {
  const [version = '', letters = '', code, key] = text.split('.');
  const packed = `${version}.${letters}`;
  return code === undefined || key === undefined
    ? { packed, place: null }
    : { packed, place: { code, key } };
}
