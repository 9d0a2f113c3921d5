import { SvelteSet } from 'svelte/reactivity';

import { store, stored } from '../../app/stored.ts';

const KEY = 'table-seven/pads-handed-over';

function parse(json: unknown): string[] {
  return Array.isArray(json) ? json.filter((id) => typeof id === 'string') : [];
}

const handed = new SvelteSet<string>(stored(KEY, parse));

/** Whether this pad goes on on another phone: here it is only looked at. */
export function isHandedOver(id: string): boolean {
  return handed.has(id);
}

export function handOver(id: string, isGone: boolean): void {
  if (isGone) handed.add(id);
  else handed.delete(id);
  store(KEY, [...handed]);
}
