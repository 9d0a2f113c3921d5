import assert from 'node:assert/strict';

import type { RefusalCode, Result } from '../src/index.ts';

/** What a result holds; the test fails if it is a refusal. */
export function accepted<T>(result: Result<T>): T {
  if (!result.ok)
    assert.fail(`refused: ${result.error.code} ${JSON.stringify(result.error.facts)}`);
  return result.value;
}

/** The code of a refusal; the test fails if it is none. */
export function refusedWith(result: Result<unknown>): RefusalCode {
  if (result.ok) assert.fail('not refused');
  return result.error.code;
}

/** A value as it arrives from outside: written as JSON and read again. */
export function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}
