import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { simulate } from '../simulate/test/run.ts';

const PROGRAM = fileURLToPath(new URL('previous-expert.ts', import.meta.url));

it('the expert of the release before plays as a program without a fault, and repeats itself', async () => {
  const previous = `'cmd:"${process.execPath}" "${PROGRAM}" 2'`;
  const table = ['--players', '2', '--options', '{"rounds":7}', '--games', '1', '--seed', 'lab'];
  const play = () => simulate(...table, '--bots', `casual,${previous}`);
  const [first, second] = [await play(), await play()];
  assert.deepEqual(
    first.bots.map(({ meanPoints }) => meanPoints),
    second.bots.map(({ meanPoints }) => meanPoints),
  );
  assert.deepEqual(first.bots[1]!.faults, {});
});
