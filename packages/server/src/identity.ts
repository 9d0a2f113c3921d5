import { createHash, randomBytes, randomInt } from 'node:crypto';

import { CODE_LENGTH, CODE_LETTERS } from '@table-seven/protocol';

/** The cookie that says who somebody is: a random 256-bit token, of which only the hash is stored. */
export const COOKIE = 'table-seven';
export const COOKIE_MAX_AGE_S = 5 * 365 * 24 * 3600;

/** A link that moves an identity to another device is good for this long, once. */
export const LINK_MS = 10 * 60_000;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A six-letter code to be read aloud. */
export function newCode(): string {
  return Array.from(
    { length: CODE_LENGTH },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  ).join('');
}

/** Four groups of four letters, to be noted down: 72 bits, of which only the hash is stored. */
export function newReturnCode(): string {
  const letters = Array.from({ length: 16 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** The hash of a return code as somebody types it: capitals, blanks and hyphens make no difference. */
export function returnHashOf(code: string): string {
  return hashOf(`return/${code.toUpperCase().replace(/[^A-Z]/g, '')}`);
}

export function newPlayerId(): number {
  return randomInt(1, 2 ** 47);
}

let lastTableId = 0;

/** Grows with time, so that the logs of tables played at the same time lie together. */
export function newTableId(now: number): number {
  lastTableId = Math.max(lastTableId + 1, 1000 * now + randomInt(1000));
  return lastTableId;
}

export function newRecordId(): string {
  return randomBytes(12).toString('base64url');
}

/** The secret behind a table's deals. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
