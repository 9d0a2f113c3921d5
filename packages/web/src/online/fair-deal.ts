import { store, stored } from '../app/stored.ts';

/** What the table promised before we added anything, and what we added; kept here so that nobody else can change it. */
export interface Promised {
  readonly commitment: string;
  readonly entropy: string;
}

const KEY = 'table-seven/promises';
/** So many tables are remembered. */
const KEPT = 50;

type Promises = Readonly<Record<string, Promised>>;

function parse(json: unknown): Promises {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return {};
  return Object.fromEntries(Object.entries(json).filter(([, value]) => isPromised(value)));
}

function isPromised(value: unknown): value is Promised {
  if (typeof value !== 'object' || value === null) return false;
  const { commitment, entropy } = value as Record<string, unknown>;
  return typeof commitment === 'string' && typeof entropy === 'string';
}

export function keepPromise(code: string, promised: Promised): void {
  const kept = Object.entries(stored(KEY, parse)).filter(([other]) => other !== code);
  store(KEY, Object.fromEntries([...kept.slice(1 - KEPT), [code, promised]]));
}

export function promiseOf(code: string): Promised | null {
  return stored(KEY, parse)[code] ?? null;
}

/** What became of the promise. */
export interface Verdict {
  /** The deals follow from the secret promised before, and from what everybody added. */
  readonly isFair: boolean;
  /** What this device added is among it; null if this device did not take part. */
  readonly isMineIn: boolean | null;
  /** The cards were dealt as the seed says, every move was legal, the result is right. */
  readonly isPlayed: boolean;
}

/** Checks a record in this very browser, with the engine that referees. */
export async function examine(record: object, promised: Promised | null): Promise<Verdict> {
  const { verify } = await import('@table-seven/engine');
  const { moves, result, seed, fair } = verify(record);
  const { fair: shown } = record as { fair?: { commitment?: unknown; entropy?: unknown } };
  const isMineIn =
    promised === null
      ? null
      : shown?.commitment === promised.commitment &&
        Array.isArray(shown.entropy) &&
        shown.entropy.includes(promised.entropy);
  return {
    isFair: fair === 'good' && seed === 'good' && isMineIn !== false,
    isMineIn,
    isPlayed: moves === 'good' && result === 'good',
  };
}
