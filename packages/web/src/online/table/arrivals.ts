import type { PlayerColor } from '@table-seven/protocol';

/** Somebody on the way to a table who need not be asked again: they opened it, or play again. */
export interface Arrival {
  readonly name: string;
  readonly color: PlayerColor | null;
}

const arrivals = new Map<string, Arrival>();

export function announce(code: string, arrival: Arrival): void {
  arrivals.set(code, arrival);
}

/** Handed out once. */
export function arrivalAt(code: string): Arrival | null {
  const arrival = arrivals.get(code) ?? null;
  arrivals.delete(code);
  return arrival;
}
