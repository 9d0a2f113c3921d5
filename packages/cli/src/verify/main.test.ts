import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { Referee } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
after(() => {
  rmSync(folder, { recursive: true });
});

function playedRecord(game: string, setup?: object): GameRecord {
  const started = Referee.start({ game, players: 2, seed: 'verify', setup });
  assert.ok(started.ok);
  const referee = started.value;
  while (referee.turn !== null) {
    assert.equal(referee.play(referee.turn, referee.legalMoves().at(-1)), null);
  }
  return referee.record();
}

function verify(
  name: string,
  text: string,
  ...flags: string[]
): { code: number | null; out: string } {
  const file = join(folder, name);
  writeFileSync(file, text);
  const { status, stdout } = spawnSync(process.execPath, [MAIN, ...flags, file], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout };
}

test('records as they were played are good, as JSON, as a list and as JSON Lines', () => {
  const records = [playedRecord('double-lucky-7'), playedRecord('magic-7')];
  const [first] = records;
  for (const text of [
    JSON.stringify(first),
    JSON.stringify(first, null, 2),
    JSON.stringify(records),
    records.map((record) => JSON.stringify(record)).join('\n\n') + '\n',
  ]) {
    const { code, out } = verify('good.json', text);
    assert.equal(code, 0, out);
    assert.doesNotMatch(out, /BAD/);
  }
});

test('a bad move, a wrong result, and a deck that is not the seed’s are found', () => {
  const record = playedRecord('magic-7');
  const cases: [string, object, RegExp][] = [
    [
      'moves',
      { ...record, moves: record.moves.toReversed() },
      /moves not legal, result not checked/,
    ],
    ['result', { ...record, result: null }, /moves legal, result wrong, seed gives the setup/],
    ['seed', { ...record, seed: 'another' }, /moves legal, result right, seed does not give/],
    ['format', { ...record, format: 'x' }, /not checked.*"format"/],
    ['text', ['x'], /BAD/],
  ];
  for (const [name, json, expected] of cases) {
    const { code, out } = verify(`${name}.json`, JSON.stringify(json));
    assert.equal(code, 1);
    assert.match(out, expected);
  }
});

test('one bad line does not hide the others, and --json gives an object per record', () => {
  const good = JSON.stringify(playedRecord('double-lucky-7'));
  const { code, out } = verify('mixed.jsonl', `${good}\nnot json\n${good}\n`, '--json');
  assert.equal(code, 1);
  const found = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { line: number; ok: boolean });
  assert.deepEqual(
    found.map(({ line, ok }) => [line, ok]),
    [
      [1, true],
      [2, false],
      [3, true],
    ],
  );
});

test('a game set up by hand is legal, but its seed did not give the setup', () => {
  const { leader } = playedRecord('magic-7').setup as { leader: number };
  const { code, out } = verify(
    'hand.json',
    JSON.stringify(playedRecord('magic-7', { leader: 1 - leader })),
  );
  assert.equal(code, 1);
  assert.match(out, /moves legal, result right, seed does not give the setup/);
});

test('a file that is empty or cannot be read, or none at all', () => {
  assert.equal(verify('empty.json', '').code, 1);
  const missing = spawnSync(process.execPath, [MAIN, join(folder, 'missing.json')]);
  assert.equal(missing.status, 1);
  assert.equal(spawnSync(process.execPath, [MAIN]).status, 2);
});
