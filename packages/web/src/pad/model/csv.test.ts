import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { readCsv, writeCsv } from './csv.ts';
import { luckyCsv, luckyEntriesOf } from './lucky-csv.ts';
import { LuckyEntries, planEntries } from './lucky-entries.ts';
import { luckySheet } from './lucky-sheet.ts';
import { entriesOf, newPad, write } from './pad.ts';
import type { Entries } from './pad.ts';
import { anyGame } from './test/games.ts';

const NAMES = ['Ada', '=1+1', 'Chloé, "C"', 'D; E', "'Emma", '-3', 'Ada'];

function tableOf(entries: Entries): string {
  const written = LuckyEntries.read(entries)!;
  return luckyCsv(luckySheet(entries)!, (round) => {
    const entry = written.wheel(round);
    return entry === 'none' ? null : entry;
  });
}

test('cells come out as they went in, and none begins a formula', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=SUM(A1)', '+1', "'=x", "''", "'''=", '-2', '@a', '"', ';'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
      const first = ['game', 'x'];
      const tidy = rows.map((row) => row.map((text) => text.replaceAll(/[\r\n]/g, ' ')));
      const full = [first, ...tidy.filter((row) => row.some((text) => text !== ''))];
      const text = writeCsv(full);
      assert.deepEqual(readCsv(text), full);
      for (const one of tidy.flat()) assert.doesNotMatch(writeCsv([[one]]), /^"?[=@]/);
    }),
  );
});

for (const mode of ['classic', 'tactical', 'dice'] as const) {
  test(`a sheet in ${mode} survives a spreadsheet: the same rounds, wheel and totals`, () => {
    const games = anyGame(mode).chain((game) =>
      fc.tuple(fc.constant(game), fc.nat({ max: game.steps.length })),
    );
    fc.assert(
      fc.property(games, ([{ players, options, dealers, steps }, cut]) => {
        const people = NAMES.slice(0, players).map((name, id) => ({ id, name, color: id }));
        const plan = planEntries({ players: people, dealer: dealers[0]!, options });
        const pad = newPad('p', 'double-lucky-7', plan, 0);
        const entries = entriesOf(steps.slice(0, cut).reduce((p, step) => write(p, step, 0), pad));
        const table = tableOf(entries);
        const read = luckyEntriesOf(table);
        assert.ok(read !== null);
        const [before, after] = [luckySheet(entries)!, luckySheet(read)!];
        assert.deepEqual(after.totals, before.totals);
        assert.deepEqual(after.penalties, before.penalties);
        assert.deepEqual(
          after.rounds.slice(0, after.finished),
          before.rounds.slice(0, before.finished),
        );
      }),
      { numRuns: 20 },
    );
  });
}

test('what is no table of ours is none', () => {
  fc.assert(fc.property(fc.string(), (text) => assert.equal(luckyEntriesOf(text), null)));
  assert.equal(luckyEntriesOf('game,double-lucky-7\r\nround,cards\r\n'), null);
});
