import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { isObject, isText, own } from './json.ts';
import { MAX_SEED_LENGTH } from './record.ts';

/**
 * How a seed comes about that nobody chose: the host of the table publishes a commitment to its secret before the players add
 * texts of their own; the seed is made from all of them; the secret is published when the game is over.
 */
export interface FairDeal {
  /** SHA-256 of the secret, in hexadecimal, published before anybody added anything. */
  readonly commitment: string;
  readonly secret: string;
  /** What each seat added; null for a seat of a bot. */
  readonly entropy: readonly (string | null)[];
}

export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** The seed: SHA-256 over the secret and every seat's text, each behind its length so that no two lists look alike. */
export function seedFrom(secret: string, entropy: readonly (string | null)[]): string {
  const parts = [secret, ...entropy.map((text) => text ?? '')];
  const text = parts.map((part) => `${String(part.length)}:${part}`).join('');
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Whether a record's fair deal is kept: the secret is the one committed to, and the seed follows from it. */
export function isKept(json: unknown, seed: string, players: number): boolean {
  if (!isObject(json)) return false;
  const secret = own(json, 'secret');
  const entropy = own(json, 'entropy');
  if (!isText(secret, MAX_SEED_LENGTH) || !Array.isArray(entropy)) return false;
  const isTexts = entropy.every((text) => text === null || isText(text, MAX_SEED_LENGTH));
  if (!isTexts || entropy.length !== players) return false;
  const isCommitted = own(json, 'commitment') === commitmentTo(secret);
  return isCommitted && seed === seedFrom(secret, entropy as (string | null)[]);
}
