import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { Referee } from '@table-seven/engine';

import { parseArguments } from './arguments.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function run(
  input: string,
  ...args: string[]
): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

function record(isOver: boolean): string {
  const begun = Referee.start({ game: 'magic-7', players: 2, seed: 'analyse' });
  assert.ok(begun.ok);
  while (begun.value.turn !== null && (isOver || begun.value.length < 3)) {
    begun.value.play(begun.value.turn, begun.value.legalMoves()[0]);
  }
  return JSON.stringify(begun.value.record());
}

describe('npm run analyse', () => {
  it('tells JSON on standard output, progress beside it', () => {
    const { status, out, err } = run(record(true), '--json', '--worlds', '16', '-');
    assert.equal(status, 0, err);
    const { reviews, accounts, worlds } = JSON.parse(out) as {
      reviews: unknown[];
      accounts: unknown[];
      worlds: number;
    };
    assert.ok(reviews.length > 0);
    assert.equal(accounts.length, 2);
    assert.equal(worlds, 16);
    assert.match(err, /100 %/);
  });

  it('tells people in lines', () => {
    const { status, out } = run(record(true), '--worlds', '16', '-');
    assert.equal(status, 0);
    assert.match(out, /decisions, 16 imagined deals each/);
    assert.match(out, /Player 1: /);
  });

  it('does not look at a game that is not over, nor at what is none', () => {
    for (const input of [record(false), '{}', 'nonsense']) {
      const { status, out } = run(input, '--json', '-');
      assert.equal(status, 1);
      assert.match(out, /"error":\{"code":"bad-record"/);
    }
    assert.equal(run('', 'no-such-file').status, 1);
    assert.equal(run('').status, 2);
  });

  it('takes so many worlds as its walks can share', () => {
    assert.deepEqual(parseArguments(['--worlds', '32', 'a', 'b']), {
      files: ['a', 'b'],
      asJson: false,
      worlds: 32,
    });
    for (const wrong of ['15', '17', '0', 'x', '1e9']) {
      assert.equal(parseArguments(['--worlds', wrong, 'a']), null);
    }
    assert.equal(parseArguments(['--what', 'a']), null);
  });
});
