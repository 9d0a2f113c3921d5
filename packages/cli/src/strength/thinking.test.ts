import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

import { prepareBots } from '@table-seven/bots';
import { DoubleLucky7 } from '@table-seven/engine';

import { answersTo, questionFrom, worthsOf } from './question.ts';
import { run } from './test/run.ts';

const { BID } = DoubleLucky7;

await prepareBots();

const folder = mkdtempSync(join(tmpdir(), 'table-seven-strength-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('thinking', () => {
  it('asks about decisions of the kind that is wanted, in one round; the same luck gives the same answer', () => {
    const subjects = [
      { players: 4, mode: 'classic', phases: ['bid', 'play'] },
      { players: 3, mode: 'tactical', phases: ['wheel'] },
    ] as const;
    for (const subject of subjects) {
      const questions = ['1', '2', '3', '4'].flatMap((seed) => questionFrom(subject, seed) ?? []);
      assert.ok(questions.length > 0);
      for (const question of questions) {
        const { seat, seen } = question;
        const { turn, phase } = seen.at(-1)!;
        assert.equal(new Set(seen.map(({ round }) => round)).size, 1);
        assert.equal(turn, seat);
        assert.ok(subject.phases.some((one) => one === phase));
        const answers = answersTo(question, [{ limitMs: 1 }, { limitMs: 1 }], 'luck');
        assert.equal(answers[0], answers[1]);
      }
    }
  });

  it('finds a worth for every answer, and asks nobody where all are the same', () => {
    const question = questionFrom({ players: 2, mode: 'classic', phases: ['bid'] }, 'bids')!;
    const [no, one] = [BID, BID + 1];
    const worths = worthsOf(question, [no, one, no], 4, 'long');
    assert.equal(worths[0], worths[2]);
    assert.notEqual(worths[0], worths[1]);
    assert.deepEqual(worthsOf(question, [one, one], 4, 'long'), [0, 0]);
  });

  it('the program prints what each longer time gains, and draws it', () => {
    const plot = join(folder, 'plot.svg');
    const { status, stdout, stderr } = run(
      'thinking.ts',
      ...['--positions', '2', '--players', '2', '--long', '10', '--plot', plot],
    );
    assert.equal(status, 0, stderr);
    assert.match(stdout, /^\| 10 → 30 ms \| [+−]\d\.\d{3} ± \d+\.\d{3} \| \d+\.\d % \|$/m);
    assert.match(stdout, /^\| 100 → 300 ms \|/m);
    assert.equal(readFileSync(plot, 'utf8').match(/<circle/g)?.length, 4);
  });
});
