import type { Promised } from '../table/promises.ts';

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
