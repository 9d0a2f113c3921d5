import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { simulate } from '../simulate/test/run.ts';
import { fetchBots } from './bots-of-commit.ts';

const PREVIOUS = fileURLToPath(new URL('previous-expert.ts', import.meta.url));
const OF_COMMIT = fileURLToPath(new URL('expert-of-commit.ts', import.meta.url));

/** A short game of two; answers the points of both. */
async function playAgainst(...program: string[]): Promise<number[]> {
  const words = [process.execPath, ...program].map((word) => `"${word}"`);
  const table = ['--players', '2', '--options', '{"rounds":7}', '--games', '1', '--seed', 'lab'];
  const { bots } = await simulate(...table, '--bots', `casual,'cmd:${words.join(' ')}'`);
  assert.deepEqual(bots[1]!.faults, {});
  return bots.map(({ meanPoints }) => meanPoints);
}

it('the expert of the release before plays as a program without a fault, and repeats itself', async () => {
  const program = [PREVIOUS, '2'];
  assert.deepEqual(await playAgainst(...program), await playAgainst(...program));
});

it('the expert of any commit does the same', async () => {
  const { folder } = fetchBots('HEAD')!;
  const program = [OF_COMMIT, folder, '2'];
  assert.deepEqual(await playAgainst(...program), await playAgainst(...program));
});

it('what is no commit has no bots', () => {
  assert.equal(fetchBots('no such thing'), null);
  assert.equal(fetchBots('--version'), null);
});
