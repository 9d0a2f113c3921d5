import { commitmentTo, seedFrom, verify } from '@table-seven/engine';
import type { Finding } from '@table-seven/engine';

import { isObject } from '../finished/finished-game.ts';
import type { KeptRecord } from '../finished/finished-game.ts';

/** One thing that was checked, with what it was checked against. */
export interface ProofStep {
  readonly name: 'promise' | 'seed' | 'deal' | 'moves' | 'result';
  readonly finding: Finding;
  /** Long texts that somebody may want to compare: what was said, and what was found. */
  readonly shown: readonly string[];
}

/** Checks everything a record claims, step by step, with the engine that referees. A game dealt by this device promised nothing. */
export function proofOf(record: KeptRecord): ProofStep[] {
  const { seed, moves, result } = verify(record);
  const step = (name: ProofStep['name'], finding: Finding): ProofStep => ({
    name,
    finding,
    shown: [],
  });
  return [
    ...(record.fair === undefined ? [] : promiseSteps(record)),
    { ...step('deal', seed), shown: [record.seed] },
    step('moves', moves),
    step('result', result),
  ];
}

/** Whatever stands in the record may be anything: it came from outside. */
function promiseSteps({ fair, seed }: KeptRecord): ProofStep[] {
  const { commitment, secret, entropy }: Record<string, unknown> = isObject(fair) ? fair : {};
  const isWhole =
    typeof secret === 'string' &&
    Array.isArray(entropy) &&
    entropy.every((text) => text === null || typeof text === 'string');
  if (!isWhole) {
    return (['promise', 'seed'] as const).map((name) => ({ name, finding: 'bad', shown: [] }));
  }
  const found = commitmentTo(secret);
  const made = seedFrom(secret, entropy as (string | null)[]);
  const finding = (isGood: boolean): Finding => (isGood ? 'good' : 'bad');
  return [
    {
      name: 'promise',
      finding: finding(commitment === found),
      shown: [String(commitment), secret, found],
    },
    {
      name: 'seed',
      finding: finding(made === seed),
      shown: [...entropy.filter((text) => text !== null).map(String), made],
    },
  ];
}
