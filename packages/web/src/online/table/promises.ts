import { TableMemory } from './table-memory.ts';

/** What the table promised before we added anything, and what we added; kept here so that nobody else can change it. */
export interface Promised {
  readonly commitment: string;
  readonly entropy: string;
}

function isPromised(value: unknown): value is Promised {
  if (typeof value !== 'object' || value === null) return false;
  const { commitment, entropy } = value as Record<string, unknown>;
  return typeof commitment === 'string' && typeof entropy === 'string';
}

export const promises = new TableMemory('table-seven/promises', isPromised);
