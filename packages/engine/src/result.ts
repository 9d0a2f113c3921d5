/** Why something is refused, whatever is played. Decided in the order of this list (docs/referee.md). */
export const COMMON_CODES = [
  'bad-json',
  'bad-request',
  'unknown-op',
  'no-game',
  'game-over',
  'bad-seat',
  'not-your-turn',
  'illegal-move',
  'not-in-hand',
  'unknown-game',
  'bad-players',
  'unknown-option',
  'bad-option-value',
  'bad-setup',
  'bad-record',
] as const;

export type CommonCode = (typeof COMMON_CODES)[number];

/**
 * The codes that games bring (`Game.refusals`). Each game declares its own, in its folder: declare module '../result.ts' { … }
 *
 * @public
 */
export interface GameCodes {
  /** Every game of cards has this one. */
  'not-in-hand': true;
}

export type RefusalCode = CommonCode | keyof GameCodes;

/** What is said with a code, made from its facts. */
export type Refusals = Readonly<Partial<Record<RefusalCode, (facts: Facts) => string>>>;

export type Facts = Readonly<Record<string, string | number>>;

/** A refusal is a value: a code and the facts a message in any language can be made from. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly facts: Facts;
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

export function accepted<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refusal(code: RefusalCode, facts: Facts = {}): Refusal {
  return { code, facts };
}

export function refused(code: RefusalCode, facts: Facts = {}): Result<never> {
  return { ok: false, error: refusal(code, facts) };
}
