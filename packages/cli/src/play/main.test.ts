import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

import { Referee } from '@table-seven/engine';

const PROGRAM = fileURLToPath(new URL('main.ts', import.meta.url));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs the real program. `input` is all that is typed; with null the input stays open until `watch` ends the run. */
function run(
  argv: readonly string[],
  input: string | null,
  watch: (out: string, child: ReturnType<typeof spawn>) => void = () => undefined,
): Promise<Run> {
  const child = spawn(process.execPath, [PROGRAM, ...argv]);
  let out = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    watch(out, child);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  // The program may leave before it has read everything.
  child.stdin.on('error', () => undefined);
  if (input !== null) child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, errors }));
  });
}

function inFolder(body: (file: string) => Promise<void>): () => Promise<void> {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'play-'));
    try {
      await body(join(folder, 'game.json'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

test('a bot can play the whole game: --auto --defaults', async () => {
  const { code, out, errors } = await run(
    ['--auto', '--defaults', '--seed', 'x', '--bots', 'novice'],
    '',
  );
  assert.equal(code, 0, errors);
  assert.match(out, /Round 14: /);
  assert.match(out, /The game is over/);
  assert.match(out, /(win|wins|share the win) with -?\d+ points\./);
  assert.match(out, /Seed: x\n/);
  assert.ok(!out.includes('\u001b'), 'no colours in a pipe');
});

test('Die Magische 7 too', async () => {
  const { code, out } = await run(['--game=magic-7', '--auto', '--defaults', '--seed=x'], '');
  assert.equal(code, 0);
  assert.match(out, /Die Magische 7/);
  assert.match(out, /You +\d+ tricks? +-?\d+ points/);
});

test(
  'a whole game from a pipe, wrong inputs included; its record is sound',
  inFolder(async (file) => {
    // Whatever is asked, one of these fits sooner or later; all others are answered and asked again.
    const lines = ['rubbish', '1', '0', '2', '3', '4', '5', '6', '7', ''].join('\n');
    const argv = ['--rounds=7', '--mode=dice', '--players=3', '--bots=random', '--seed=pipe'];
    const asked = ['Bea', ...Array.from({ length: 200 }, () => lines)].join('\n');
    const { code, out, errors } = await run([...argv, '--record', file], asked);
    assert.equal(code, 0, errors);
    assert.match(out, /The game is over/);
    assert.match(out, /npm run -s verify -- /);
    const referee = Referee.load(JSON.parse(readFileSync(file, 'utf8')));
    assert.ok(referee.ok);
    assert.notEqual(referee.value.result, null);
    assert.deepEqual(referee.value.names, ['Bea', 'Ada', 'Bruno']);
  }),
);

test(
  'wrong inputs and commands are answered; the end of the input leaves politely',
  inFolder(async (file) => {
    const settings = ['Bea', '99', '3', '', 'nonsense', 'c', 'random'];
    const turn = ['zzz', '?', 's', 'l', 'r', 'h', '', '77', 'q', ''];
    const { code, out, errors } = await run(
      ['--seed', 'x', '--record', file],
      [...settings, ...turn].join('\n'),
    );
    assert.equal(code, 0, errors);
    assert.match(out, /Please type 2, 3, 4, 5, 6 or 7, or Enter for 4\./);
    assert.match(out, /Please type classic, tactical or dice/);
    assert.match(out, /A bid is a number: please bid 0/);
    assert.match(out, /What you can type/);
    assert.match(out, /Score sheet/);
    assert.match(out, /no last trick/);
    assert.match(out, /Double Lucky 7 in short/);
    assert.match(out, /A casual bot would bid [01]\./);
    assert.match(out, /That is not possible now: please bid 0/);
    assert.match(out, /Leave the game\?/);
    assert.match(out, /The game ends here\. Goodbye!/);
    const record = Referee.load(JSON.parse(readFileSync(file, 'utf8')));
    assert.ok(record.ok);
    assert.equal(record.value.result, null);
  }),
);

test('the end of the input leaves politely before the game, too', async () => {
  const { code, out } = await run([], 'Bea\n');
  assert.equal(code, 0);
  assert.match(out, /Goodbye!/);
});

test('the offer to save does not replace a file', async () => {
  // Twelve tricks, and the first card of a hand is always a legal one.
  const input = `${'a\n'.repeat(12)}${PROGRAM}\n\n`;
  const { code, out } = await run(['--game=magic-7', '--defaults', '--seed=x'], input);
  assert.equal(code, 0);
  assert.match(out, /Not saved: there is such a file already\. Please type another name\./);
});

test('q leaves after a yes', async () => {
  const { code, out } = await run(['--defaults', '--seed=x', '--bots=random'], 'q\ny\n');
  assert.equal(code, 0);
  assert.match(out, /Goodbye!/);
});

test('Ctrl-C leaves politely with 130', async () => {
  let isSent = false;
  const { code, out } = await run(['--defaults', '--seed=x'], null, (seen, child) => {
    if (isSent || !seen.endsWith('> ')) return;
    isSent = true;
    child.kill('SIGINT');
  });
  assert.equal(code, 130);
  assert.match(out, /Goodbye!/);
});

test('a bad flag is one line on stderr and exit code 2', async () => {
  for (const argv of [
    ['--rounds', '8'],
    ['--record', join(PROGRAM, 'no', 'folder')],
  ]) {
    const { code, out, errors } = await run(argv, '');
    assert.equal(code, 2);
    assert.equal(out, '');
    assert.match(errors, /^.+\n$/);
  }
});

test('--help is on stdout', async () => {
  const { code, out } = await run(['--help'], '');
  assert.equal(code, 0);
  assert.match(out, /--joker-trump/);
});
