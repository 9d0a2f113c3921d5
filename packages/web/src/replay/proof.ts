import { commitmentTo, seedFrom, verify } from '@table-seven/engine';
import type { Finding } from '@table-seven/engine';

import { isObject } from '../finished/finished-game.ts';
import type { KeptRecord } from '../finished/finished-game.ts';

/** One thing that was checked, with what it was checked against. */
export interface ProofStep {
  readonly name: 'promise' | 'shares' | 'seed' | 'deal' | 'moves' | 'result';
  readonly finding: Finding;
  /** Long texts that somebody may want to compare: what was said, and what was found. */
  readonly shown: readonly string[];
}

/** Checks everything a record claims, step by step, with the engine that referees. A game dealt by this device promised nothing. */
export function proofOf(record: KeptRecord): ProofStep[] {
  const { fair, seed, moves, result } = verify(record);
  const step = (name: ProofStep['name'], finding: Finding): ProofStep => ({
    name,
    finding,
    shown: [],
  });
  return [
    ...(record.fair === undefined ? [] : promiseSteps(record, fair)),
    { ...step('deal', seed), shown: [record.seed] },
    step('moves', moves),
    step('result', result),
  ];
}

/** Whatever stands in the record may be anything: it came from outside. */
function promiseSteps({ fair, seed }: KeptRecord, whole: Finding): ProofStep[] {
  const given: Record<string, unknown> = isObject(fair) ? fair : {};
  const { commitment, secret, entropy, shares } = given;
  const isWhole =
    typeof secret === 'string' &&
    Array.isArray(entropy) &&
    entropy.every((text) => text === null || typeof text === 'string');
  if (!isWhole) {
    return (['promise', 'seed'] as const).map((name) => ({ name, finding: 'bad', shown: [] }));
  }
  const found = commitmentTo(secret);
  const texts = entropy as (string | null)[];
  const made = seedFrom(secret, texts);
  const finding = (isGood: boolean): Finding => (isGood ? 'good' : 'bad');
  const steps: ProofStep[] = [
    {
      name: 'promise',
      finding: finding(commitment === found),
      shown: [String(commitment), secret, found],
    },
    // Records of before say nothing of sealed shares.
    ...(shares === undefined ? [] : [sharesStep(shares, texts)]),
    {
      name: 'seed',
      finding: finding(made === seed),
      shown: [...texts.filter((text) => text !== null), made],
    },
  ];
  const isFaultFound = steps.some(({ finding: one }) => one === 'bad');
  // The referee may know better: whatever it objects to is not called right here.
  return whole === 'good' || isFaultFound
    ? steps
    : steps.map((step) => ({ ...step, finding: 'bad' }));
}

/** Every player's share is the one they had sealed before. */
function sharesStep(shares: unknown, texts: readonly (string | null)[]): ProofStep {
  const list: unknown[] = Array.isArray(shares) ? shares : [];
  const isKept = (share: unknown, seat: number): boolean => {
    const text = texts[seat] ?? null;
    return share === null || (text !== null && share === commitmentTo(text));
  };
  const isGood = list.length === texts.length && list.every(isKept);
  const shown = list.filter((share) => typeof share === 'string');
  return { name: 'shares', finding: isGood ? 'good' : 'bad', shown };
}
