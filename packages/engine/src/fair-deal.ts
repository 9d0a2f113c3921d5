import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { isObject, isText, isWhole, own } from './json.ts';
import { MAX_SEED_LENGTH } from './record.ts';

/**
 * How a seed comes about that nobody chose: the table publishes a commitment to its secret; every player seals a share of their own
 * in the same way and opens it only when all are fixed; the seed is made from all of them; the secret is published when the game is
 * over. Whoever sealed their share knows that nobody could choose the cards, whoever else worked together (docs/decisions 3).
 */
export interface FairDeal {
  /** SHA-256 of the secret, in hexadecimal, published before anybody added anything. */
  readonly commitment: string;
  readonly secret: string;
  /** What each seat added; null for a seat of a bot, and for somebody who was not there. */
  readonly entropy: readonly (string | null)[];
  /** The commitment of each seat to what it would add; null where it added in the open, or nothing. Missing in records of before. */
  readonly shares?: readonly (string | null)[];
  /** How often a start was void because a share that was fixed was not opened. */
  readonly voids?: number;
}

type Json = Parameters<typeof own>[0];

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
  const texts = entropy as (string | null)[];
  return isCommitted && areSharesKept(json, texts) && seed === seedFrom(secret, texts);
}

/** Whether every share is the one that was sealed. Records from before there were sealed shares say nothing of it. */
function areSharesKept(json: Json, entropy: readonly (string | null)[]): boolean {
  const shares = own(json, 'shares');
  const voids = own(json, 'voids');
  if (shares === undefined && voids === undefined) return true;
  if (!Array.isArray(shares) || shares.length !== entropy.length) return false;
  if (!isWhole(voids, 0, Number.MAX_SAFE_INTEGER)) return false;
  return shares.every((share, seat) => {
    const text = entropy[seat] ?? null;
    return share === null || (text !== null && share === commitmentTo(text));
  });
}
