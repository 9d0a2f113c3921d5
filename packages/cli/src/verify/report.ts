import type { Finding, Verification } from '@table-seven/engine';

import { messageOf } from '../shared/messages.ts';

const WORDS: Readonly<
  Record<'moves' | 'result' | 'seed' | 'fair', Readonly<Record<Finding, string>>>
> = {
  moves: { good: 'legal', bad: 'not legal', unchecked: 'not checked' },
  result: { good: 'right', bad: 'wrong', unchecked: 'not checked' },
  seed: { good: 'gives the setup', bad: 'does not give the setup', unchecked: 'not checked' },
  fair: { good: 'kept', bad: 'broken', unchecked: 'not claimed' },
};

export function isGood({ moves, result, seed, fair }: Verification): boolean {
  return [moves, result, seed].every((finding) => finding === 'good') && fair !== 'bad';
}

export interface Report {
  readonly file: string;
  readonly line: number;
  readonly verification: Verification;
  readonly asJson: boolean;
}

export function makeLine({ file, line, verification, asJson }: Report): string {
  const ok = isGood(verification);
  const moves = WORDS.moves[verification.moves];
  const result = WORDS.result[verification.result];
  const seed = WORDS.seed[verification.seed];
  const fair = WORDS.fair[verification.fair];
  const why = verification.refusal === null ? null : messageOf(verification.refusal);
  if (asJson) return JSON.stringify({ file, line, ok, moves, result, seed, fair, why });
  const findings = `moves ${moves}, result ${result}, seed ${seed}, fair deal ${fair}`;
  const where = `${file}:${String(line)}`;
  return `${where}: ${ok ? 'good' : 'BAD'}: ${findings}${why === null ? '' : `. ${why}`}`;
}
