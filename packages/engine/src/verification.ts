import { fairChance } from './chance/fair.ts';
import { isKept } from './fair-deal.ts';
import { isSameResult, parseRecord } from './record.ts';
import type { RawRecord } from './record.ts';
import { Referee } from './referee.ts';
import type { Refusal } from './result.ts';

/** What was found of one part of a record; parts that cannot be looked at because of an earlier fault stay unchecked. */
export type Finding = 'good' | 'bad' | 'unchecked';

export interface Verification {
  /** Every move was legal. */
  readonly moves: Finding;
  /** The result is what the moves lead to. */
  readonly result: Finding;
  /** The seed gives the setup: nobody chose the deals. */
  readonly seed: Finding;
  /** The seed was made from a secret committed to before and from what every player added; unchecked if the record says nothing of it. */
  readonly fair: Finding;
  /** The first fault met when replaying. */
  readonly refusal: Refusal | null;
}

/** Looks through a record part by part, where `Referee.load` stops at the first fault. */
export function verify(json: unknown): Verification {
  const record = parseRecord(json);
  if (!record.ok) return unreadable(record.error);
  const referee = Referee.begin(record.value);
  if (!referee.ok) return unreadable(referee.error);
  const seed = finding(isSeeded(record.value, referee.value));
  const fair = fairness(record.value.fair, referee.value);
  const refusal = referee.value.replay(record.value.moves);
  if (refusal !== null) return { moves: 'bad', result: 'unchecked', seed, fair, refusal };
  const result = finding(isSameResult(record.value.result, referee.value.result));
  return { moves: 'good', result, seed, fair, refusal: null };
}

function unreadable(refusal: Refusal): Verification {
  return { moves: 'unchecked', result: 'unchecked', seed: 'unchecked', fair: 'unchecked', refusal };
}

function finding(isGood: boolean): Finding {
  return isGood ? 'good' : 'bad';
}

function isSeeded({ setup }: RawRecord, { game, options, players, seed }: Referee): boolean {
  const parsed = game.parseSetup(setup ?? {}, players, options);
  return parsed.ok && game.isGivenBy(fairChance(seed), parsed.value, players);
}

function fairness(fair: unknown, { seed, players }: Referee): Finding {
  return fair === undefined ? 'unchecked' : finding(isKept(fair, seed, players));
}
