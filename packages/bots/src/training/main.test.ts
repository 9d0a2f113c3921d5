import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { faultOf } from '../learnt/learnt-file.ts';

const PROGRAM = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'train-'));
after(() => rmSync(folder, { recursive: true }));

function train(data: string, ...args: string[]) {
  const given = ['--data', join(folder, data), '--games', '2', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...given], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const read = (data: string, game: string): string =>
  readFileSync(join(folder, data, `${game}.json`), 'utf8');

describe('train', () => {
  for (const [game, players] of [
    ['double-lucky-7', '2'],
    ['magic-7', '2'],
    ['magic-7', '3'],
  ] as const) {
    it(`learns ${game} for ${players}: the same seed gives the same file, also when it was stopped meanwhile`, () => {
      const course = ['--game', game, '--players', players, '--generations', '2', '--deals', '3'];
      const whole = train('whole', ...course);
      assert.equal(whole.status, 0, whole.stderr);
      assert.match(whole.stdout, /generation 2 of 2/);
      assert.equal(faultOf(JSON.parse(read('whole', game)), game), null);

      const first = train('parts', ...course, '--stop-after', '1');
      assert.doesNotMatch(first.stdout, /generation 2/);
      const second = train('parts', ...course);
      assert.match(second.stdout, /goes on after generation 1/);
      assert.equal(read('parts', game), read('whole', game));
    });
  }

  it('keeps what was learnt for other numbers of players', () => {
    const course = ['--generations', '1', '--deals', '3'];
    train('several', ...course, '--players', '2');
    train('several', ...course, '--players', '3');
    const { players } = JSON.parse(read('several', 'double-lucky-7')) as { players: object };
    assert.deepEqual(Object.keys(players), ['2', '3']);
    assert.ok(readdirSync(join(folder, 'several')).length >= 3);
  });

  it('refuses a table that there is not', () => {
    for (const args of [
      ['--players', '8'],
      ['--game', 'whist'],
      ['--game', 'magic-7', '--players', '5'],
    ]) {
      const { status, stderr } = train('none', ...args);
      assert.equal(status, 2);
      assert.match(stderr, /^train: /);
    }
  });
});
