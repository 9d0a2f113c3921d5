import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

let folder: string;

/** Runs a program that knows the third game of the tests (packages/engine/test/forecast), of which nothing here knows. */
function run(program: string, args: readonly string[], input = ''): string {
  const main = fileURLToPath(new URL(`${program}/main.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=third-game', main, ...args],
    { cwd: folder, input, encoding: 'utf8' },
  );
  assert.equal(status, 0, stderr);
  return stdout;
}

describe('a game that only its own folder and the registry of games know', () => {
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'table-seven-third-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  test('is refereed, with its own words for its own refusals', () => {
    const decks = [deckWith(['C9', 'C2', 'CK', 'H4', 'D2', 'H5', 'DA', 'S3', 'HA', 'S2'])];
    const requests = [
      { op: 'start', game: 'forecast', players: 2, seed: 's', setup: { dealer: 0, decks } },
      { op: 'play', seat: 1, move: { type: 'bid', tricks: 3 } },
      { op: 'play', seat: 0, move: { type: 'bid', tricks: 1 } },
      { op: 'play', seat: 1, move: { type: 'play', card: 'C9' } },
      { op: 'play', seat: 0, move: { type: 'play', card: 'S2' } },
      { op: 'start', game: 'chess' },
    ];
    const lines = run('referee', [], requests.map((line) => JSON.stringify(line)).join('\n'));
    const answers = lines.trim().split('\n');
    assert.deepEqual(answers.slice(0, 4), new Array(4).fill('{"ok":true}'));
    assert.deepEqual(JSON.parse(answers[4]!), {
      ok: false,
      error: { code: 'must-follow-suit', message: 'A card of suit C must be played.' },
    });
    assert.match(answers[5]!, /double-lucky-7 and magic-7 and forecast/);
  });

  test('is simulated, in teams too, and its records are good', () => {
    const records = join(folder, 'records.jsonl');
    const text = run('simulate', [
      ...['--game', 'forecast', '--players', '4', '--games', '20', '--seed', 's', '--json'],
      ...['--bots', 'random,casual,random,casual', '--workers', '2', '--records', records],
    ]);
    const { games, bots } = JSON.parse(text) as { games: number; bots: { winShare: number }[] };
    assert.equal(games, 20);
    // Partners win together.
    assert.equal(bots[0]!.winShare, bots[2]!.winShare);
    assert.ok(Math.abs(bots[0]!.winShare + bots[1]!.winShare - 1) < 1e-9);
    const verified = run('verify', [records]).trim().split('\n');
    assert.equal(verified.filter((line) => line.includes(': good:')).length, 20);
  });

  test('is played in a terminal, on a plain screen', () => {
    const flags = ['--game', 'forecast', '--players', '3', '--seed', 's', '--defaults'];
    assert.match(run('play', ['--help']), /forecast/);
    assert.match(run('play', [...flags, '--auto']), /The game is over[^]*totals: You \d+, Ada \d+/);
    // What is left when the game is over answers the offer to save its record.
    const typed = `99\n${'1\n'.repeat(6)}record.json\n`;
    const played = run('play', [...flags, '--rounds', '1'], typed);
    assert.match(played, /That is no move: please type a number from 1 to 6\./);
    assert.match(played, /You: bid 0[^]*You: play [CDHS][^]*The game is over/);
    assert.match(run('verify', ['record.json']), /^record\.json:1: good:/);
  });
});

/** A whole deck with these cards on top. */
function deckWith(top: readonly string[]): string[] {
  const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
  const cards = ['C', 'D', 'H', 'S'].flatMap((suit) => ranks.map((rank) => `${suit}${rank}`));
  return [...top, ...cards.filter((card) => !top.includes(card))];
}
