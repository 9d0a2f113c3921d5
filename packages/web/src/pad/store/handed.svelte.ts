import { store, stored } from '../../app/stored.ts';

const KEY = 'table-seven/pads-handed-over';

function parse(json: unknown): string[] {
  return Array.isArray(json) ? json.filter((id) => typeof id === 'string') : [];
}

let handed = $state.raw<readonly string[]>(stored(KEY, parse));

/** Whether this pad goes on on another phone: here it is only looked at. */
export function isHandedOver(id: string): boolean {
  return handed.includes(id);
}

export function handOver(id: string, isGone: boolean): void {
  const others = handed.filter((one) => one !== id);
  handed = isGone ? [...others, id] : others;
  store(KEY, handed);
}
