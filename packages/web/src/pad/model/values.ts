import type { Entries } from './pad.ts';

/** Reading entries that may have come from anywhere: whatever is not what it should be counts as not written. */

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

export function entry(entries: Entries, slot: string): unknown {
  return Object.hasOwn(entries, slot) ? entries[slot] : undefined;
}

export function wholeAt(entries: Entries, slot: string, min: number, max: number): number | null {
  const value = entry(entries, slot);
  return isWhole(value, min, max) ? value : null;
}

export function isMarked(entries: Entries, slot: string): boolean {
  return entry(entries, slot) === true;
}
