import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';

import { PINNED } from './pinned.ts';

/** What is searched through; each has a list of seeds of its own. */
export type Search = keyof typeof PINNED;

/** How many new seeds a run tries: a few by default, `SEARCH=200` for a deep one. */
function depth(few: number): number {
  const text = process.env['SEARCH'] ?? '';
  return /^[1-9]\d*$/.test(text) ? Number(text) : few;
}

/**
 * The seeds of this run: every one that ever failed, and new ones. `SEARCH_SEED` names the only one to try, as often as
 * `SEARCH` says: the sockets are real, so what the seed decides stays the same, but not which of two bytes is the first to arrive.
 */
function seedsFor(search: Search, few: number): string[] {
  const only = process.env['SEARCH_SEED'];
  if (only !== undefined && only !== '') return Array<string>(depth(1)).fill(only);
  const fresh = Array.from({ length: depth(few) }, () => randomBytes(4).toString('hex'));
  return [...PINNED[search], ...fresh];
}

/** Tries one seed after the other; the first that fails is told together with how to repeat it and where to keep it. */
export async function trySeeds(
  t: TestContext,
  search: Search,
  few: number,
  attempt: (seed: string) => Promise<void>,
): Promise<void> {
  const seeds = seedsFor(search, few);
  t.diagnostic(`seeds: ${seeds.join(' ')}`);
  for (const seed of seeds) {
    try {
      await attempt(seed);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const file = `packages/server/test/search/${search}.test.ts`;
      throw new Error(
        `seed ${seed}: ${reason}\n` +
          `Repeat it: SEARCH_SEED=${seed} SEARCH=20 node_modules/.bin/node --test ${file}\n` +
          `Keep it: add '${seed}' to '${search}' in packages/server/test/search/pinned.ts`,
        { cause },
      );
    }
  }
}
