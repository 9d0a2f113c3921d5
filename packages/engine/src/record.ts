import type { FairDeal } from './fair-deal.ts';
import { isObject, own } from './json.ts';
import { accepted, refused } from './result.ts';
import type { Result } from './result.ts';
import type { GameResult, Seat } from './game.ts';

export const FORMAT = 'table-seven/1';

/** Counts up when a rule changes in such a way that an old game would replay differently. */
export const RULES_VERSION = 1;

export const MAX_SEED_LENGTH = 1024;
export const MAX_NAME_LENGTH = 256;

/** Everything a game was made of, so that it replays for ever: what was agreed, what chance gave, what was played. */
export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly rules: typeof RULES_VERSION;
  readonly game: string;
  readonly players: readonly string[];
  readonly options: object;
  readonly seed: string;
  readonly setup: object;
  readonly moves: readonly { readonly seat: Seat; readonly move: object }[];
  readonly result: GameResult | null;
  /** How the seed came about, if the game was played at a table that shows it. */
  readonly fair?: FairDeal;
}

/** The outside of a record: known to be of our format, its parts not looked into yet. */
export interface RawRecord {
  readonly game: unknown;
  readonly players: unknown;
  readonly options: unknown;
  readonly seed: unknown;
  readonly setup: unknown;
  readonly moves: unknown;
  readonly result: unknown;
  /** Undefined if the record has none. */
  readonly fair: unknown;
}

/** Takes a record apart. The format comes first, because nothing else means anything without it; the rest is judged by the game. */
export function parseRecord(json: unknown): Result<RawRecord> {
  if (!isObject(json)) return refused('bad-record');
  if (own(json, 'format') !== FORMAT) return refused('bad-record', { key: 'format' });
  if (own(json, 'rules') !== RULES_VERSION) return refused('bad-record', { key: 'rules' });
  return accepted({
    game: own(json, 'game'),
    players: own(json, 'players'),
    options: own(json, 'options'),
    seed: own(json, 'seed'),
    setup: own(json, 'setup'),
    moves: own(json, 'moves'),
    result: own(json, 'result') ?? null,
    fair: own(json, 'fair'),
  });
}

export function isSameResult(json: unknown, result: GameResult | null): boolean {
  if (result === null || json === null) return json === result;
  if (!isObject(json)) return false;
  const same = (given: unknown, own: readonly number[]): boolean =>
    Array.isArray(given) && given.length === own.length && own.every((n, i) => given[i] === n);
  return same(own(json, 'totals'), result.totals) && same(own(json, 'winners'), result.winners);
}
