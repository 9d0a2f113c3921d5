import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { HABITS, prepareBots } from '@table-seven/bots';
import type { Habits } from '@table-seven/bots';
import { DoubleLucky7 } from '@table-seven/engine';

import { playGame, TRIALS, tryDeal, Worth } from './habit-trials.ts';
import type { Trial } from './habit-trials.ts';
import { run } from './test/run.ts';

const { game } = DoubleLucky7;

await prepareBots();

describe('habits', () => {
  const table = { players: 2, limitMs: 1 };

  it('a habit that is not switched off is worth exactly nothing: deals and luck are the same', () => {
    const nothing: Trial = { habit: 'nothing', mode: 'tactical', without: {}, phases: [] };
    const worth = new Worth();
    for (const seed of ['one', 'two']) tryDeal('tactical', [[nothing, worth]], { ...table, seed });
    assert.deepEqual(worth.points.estimate, { mean: 0, ci95: 0 });
    assert.deepEqual(worth.wins.estimate, { mean: 0, ci95: 0 });
  });

  it('luck begins anew with every question: other cards leave the bids as they were', () => {
    const bids = (habits: Habits): readonly (readonly number[])[] =>
      game
        // Of three players nobody is got to know, which takes cards.
        .view(playGame('classic', 0, habits, { ...table, players: 3, seed: 'bids' }), null)
        // Later the score matters too.
        .sheet.slice(0, 9)
        .map((row) => row.bids);
    assert.deepEqual(bids({ ...HABITS, triesCards: false }), bids(HABITS));
  });

  it('one that is switched off makes other games', () => {
    const trial = TRIALS.find(({ without }) => without.triesCards === false)!;
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
