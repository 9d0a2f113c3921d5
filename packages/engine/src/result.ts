/** Why something was refused. Decided in the order of this list (docs/referee.md). */
export const REFUSAL_CODES = [
  'bad-json',
  'bad-request',
  'unknown-op',
  'no-game',
  'game-over',
  'bad-seat',
  'not-your-turn',
  'illegal-move',
  'not-in-hand',
  'must-follow-color',
  'bid-makes-sum',
  'option-blocked',
  'unknown-game',
  'bad-players',
  'unknown-option',
  'bad-option-value',
  'bad-setup',
  'bad-record',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A refusal is a value: a code and the facts a message in any language can be made from. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly facts: Readonly<Record<string, string | number>>;
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

export function accepted<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refusal(code: RefusalCode, facts: Refusal['facts'] = {}): Refusal {
  return { code, facts };
}

export function refused(code: RefusalCode, facts: Refusal['facts'] = {}): Result<never> {
  return { ok: false, error: refusal(code, facts) };
}
