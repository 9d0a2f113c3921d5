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

interface Shown {
  readonly commitment?: unknown;
  readonly entropy?: unknown;
  readonly shares?: unknown;
}

/** Whether the record has the promise we kept, our share, and everybody's as they were fixed before we opened ours. */
function isAmong({ commitment, entropy, shares }: Promised, shown: Shown): boolean {
  if (shown.commitment !== commitment || !Array.isArray(shown.entropy)) return false;
  const areFixed = shares === undefined || JSON.stringify(shown.shares) === JSON.stringify(shares);
  return areFixed && shown.entropy.includes(entropy);
}

/** Checks a record in this very browser, with the engine that referees. */
export async function examine(record: object, promised: Promised | null): Promise<Verdict> {
  const { verify } = await import('@table-seven/engine');
  const { moves, result, seed, fair } = verify(record);
  const { fair: shown = {} } = record as { fair?: Shown };
  const isMineIn = promised === null ? null : isAmong(promised, shown);
  return {
    isFair: fair === 'good' && seed === 'good' && isMineIn !== false,
    isMineIn,
    isPlayed: moves === 'good' && result === 'good',
  };
}
