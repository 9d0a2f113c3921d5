import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** Gives the whole input to the real program; its lines. */
async function run(input: string): Promise<string[]> {
  const child = spawn(process.execPath, [MAIN], { stdio: ['pipe', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  assert.equal(code, 0);
  return Buffer.concat(chunks).toString().trimEnd().split('\n');
}

test('the program answers every line in order, also the last without a line feed', async () => {
  const requests = [
    '{"op":"start","game":"magic-7","players":2,"seed":"s","id":1}',
    '',
    'nonsense',
    '{"op":"view","seat":null,"id":"ä€😀"}',
    '{"op":"turn","id":3}',
  ];
  const answers = (await run(requests.join('\n'))).map(
    (line) => JSON.parse(line) as { ok: boolean; id?: unknown },
  );
  assert.deepEqual(
    answers.map(({ ok, id }) => [ok, id]),
    [
      [true, 1],
      [false, undefined],
      [true, 'ä€😀'],
      [true, 3],
    ],
  );
});

test('a line of 20 million characters gets one answer, and the next line its own', async () => {
  const answers = await run('x'.repeat(20_000_000) + '\n{"op":"turn"}\n');
  assert.equal(answers.length, 2);
  assert.match(answers[0]!, /"bad-request"/);
  assert.match(answers[1]!, /"no-game"/);
});
