import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { HABITS, prepareBots } from '@table-seven/bots';
import type { Habits } from '@table-seven/bots';
import { DoubleLucky7 } from '@table-seven/engine';

import { playGame, TRIALS, tryDeal, Worth } from './habit-trials.ts';
import type { Trial } from './habit-trials.ts';
import { answersTo, questionFrom, worthsOf } from './question.ts';

const { BID, game } = DoubleLucky7;

await prepareBots();

const folder = mkdtempSync(join(tmpdir(), 'table-seven-strength-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string, ...args: readonly string[]) {
  const file = fileURLToPath(new URL(program, import.meta.url));
  return spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
}

describe('habits', () => {
  const table = { players: 2, limitMs: 1 };

  it('a habit that is not switched off is worth exactly nothing: deals and luck are the same', () => {
    const nothing: Trial = { habit: 'nothing', mode: 'tactical', without: HABITS, phases: [] };
    const worth = new Worth();
    for (const seed of ['one', 'two']) tryDeal('tactical', [[nothing, worth]], { ...table, seed });
    assert.deepEqual(worth.points.estimate, { mean: 0, ci95: 0 });
    assert.deepEqual(worth.wins.estimate, { mean: 0, ci95: 0 });
  });

  it('luck begins anew with every question: other cards leave the bids as they were', () => {
    const bids = (habits: Habits): readonly (readonly number[])[] =>
      game
        .view(playGame('classic', 0, habits, { ...table, seed: 'bids' }), null)
        // Later the score matters too.
        .sheet.slice(0, 9)
        .map((row) => row.bids);
    assert.deepEqual(bids({ ...HABITS, triesCards: false }), bids(HABITS));
  });

  it('one that is switched off makes other games', () => {
    const trial = TRIALS.find(({ without }) => !without.triesCards)!;
    const worth = new Worth();
    for (const seed of ['one', 'two']) tryDeal('classic', [[trial, worth]], { ...table, seed });
    assert.ok(worth.points.estimate.ci95! > 0);
  });

  it('the program prints a row with intervals for every habit and says how far it is', () => {
    const { status, stdout, stderr } = run(
      'habits.ts',
      ...['--deals', '2', '--players', '2', '--ms', '1', '--decisions', '2', '--long', '1'],
    );
    assert.equal(status, 0, stderr);
    const rows = stdout.trimEnd().split('\n').slice(2);
    assert.deepEqual(
      rows.map((row) => row.split(' | ')[0]!.slice(2)),
      TRIALS.map(({ habit }) => habit),
    );
    const figures = /\| 4 \| [+−]\d+\.\d ± \d+\.\d \| [+−]\d+\.\d ± .* % \| (2 \| [+−]\d|– \| –)/;
    for (const row of rows) assert.match(row, figures);
    assert.match(stderr, /deal 2 of 2/);
  });

  it('refuses what it does not know in one line', () => {
    const { status, stderr } = run('habits.ts', '--games', '2');
    assert.equal(status, 2);
    assert.match(stderr, /^habits: takes --seed .*\n$/);
  });
});

describe('thinking', () => {
  it('asks about positions with a choice, in one round, and gets legal answers', () => {
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
