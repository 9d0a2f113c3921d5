import { TableMemory } from './table-memory.ts';

/** What the table promised before we added anything, and what we add; kept here so that nobody else can change it. */
export interface Promised {
  readonly commitment: string;
  /** Our share. Nobody is told before all shares are fixed. */
  readonly entropy: string;
  /** Everybody's sealed shares when they were fixed; null where there was none. Missing until then. */
  readonly shares?: readonly (string | null)[];
}

function isPromised(value: unknown): value is Promised {
  if (typeof value !== 'object' || value === null) return false;
  const { commitment, entropy, shares } = value as Record<string, unknown>;
  const isFixed = shares === undefined || Array.isArray(shares);
  return typeof commitment === 'string' && typeof entropy === 'string' && isFixed;
}

export const promises = new TableMemory('table-seven/promises', isPromised);
