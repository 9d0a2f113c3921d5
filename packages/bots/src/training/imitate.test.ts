import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { DoubleLucky7, fairChance, fastRandom, MoveList, NONE, Referee } from '@table-seven/engine';

import { kit } from '../double-lucky-7/kit.ts';
import { likenessShapes } from '../double-lucky-7/styles/imitated-policy.ts';
import { faultOf, networksIn } from '../learnt/learnt-file.ts';
import type { LearntFile } from '../learnt/learnt-file.ts';

const { game } = DoubleLucky7;
const PROGRAM = fileURLToPath(new URL('imitate.ts', import.meta.url));
const SUBJECT = 'double-lucky-7-others';
const folder = mkdtempSync(join(tmpdir(), 'imitate-'));
after(() => rmSync(folder, { recursive: true }));

/** A game for two of a casual bot against one that moves at random, as `simulate --records` writes it. */
function recordOf(seed: string): string {
  const levels = ['casual', 'random'] as const;
  const options = game.parseOptions({});
  assert.ok(options.ok);
  const state = game.start(2, options.value, {}, fairChance(seed));
  const referee = Referee.start({
    game: game.id,
    players: 2,
    options: options.value,
    seed,
    names: [...levels],
  });
  assert.ok(referee.ok);
  const bots = levels.map((level, seat) => {
    const thinking = { limitMs: 1, now: () => 0 };
    return kit[level]({ seat, players: 2, random: fastRandom(`${seed} ${seat}`), thinking });
  });
  const moves = new MoveList();
  while (state.turn !== NONE) {
    bots.forEach((bot, seat) => {
      bot.see(game.redact(state, seat));
    });
    game.legalMoves(state, moves);
    const { turn } = state;
    const code = bots[turn]!.choose(game.redact(state, turn), moves);
    assert.equal(referee.value.play(turn, game.makeMove(code)), null);
    game.apply(state, code);
  }
  return JSON.stringify(referee.value.record());
}

const records = join(folder, 'games.jsonl');
writeFileSync(
  records,
  Array.from({ length: 40 }, (_, i) => `${recordOf(`watch ${i}`)}\n`).join(''),
);

function imitate(data: string, ...args: string[]) {
  return spawnSync(process.execPath, [PROGRAM, '--data', join(folder, data), ...args], {
    encoding: 'utf8',
  });
}

describe('imitate', () => {
  it('learns to foretell who was watched, and the same games give the same file', () => {
    const runs = ['one', 'two'].map((data) => {
      const { status, stdout, stderr } = imitate(data, '--whom', 'casual', '--times', '4', records);
      assert.equal(status, 0, stderr);
      const [, bids, cards] = /time 4 of 4: foretells ([\d.]+) % of \d+ bids, ([\d.]+) %/.exec(
        stdout,
      )!;
      // Of some three bids and three cards each one would be right by chance.
      assert.ok(Number(bids) > 60 && Number(cards) > 50, stdout);
      return readFileSync(join(folder, data, `${SUBJECT}.json`), 'utf8');
    });
    assert.equal(runs[0], runs[1]);
    const file = JSON.parse(runs[0]!) as LearntFile;
    assert.equal(faultOf(file, SUBJECT), null);
    assert.notEqual(networksIn(file, 2, likenessShapes(2)), null);
  });

  it('refuses what it cannot learn from in one line, and writes nothing', () => {
    const torn = join(folder, 'torn.jsonl');
    writeFileSync(torn, `${recordOf('whole')}\n${recordOf('torn').slice(0, -9)}\n`);
    const cases: [readonly string[], RegExp][] = [
      [[], /whom/],
      [['--whom', 'casual'], /files of records/],
      [['--whom', 'casual', '--players', '8', records], /--players 2 … 7/],
      [['--whom', 'casual', '--players', '3', records], /line 1 is not one of 3 players/],
      [['--whom', 'nobody', records], /line 1 has no nobody in it/],
      [['--whom', 'casual', 'no-such-file'], /cannot read no-such-file/],
      [['--whom', 'casual', torn], /line 2 is refused/],
      [['--loudly'], /loudly/],
    ];
    for (const [args, reason] of cases) {
      const { status, stderr } = imitate('none', ...args);
      assert.equal(status, 2, args.join(' '));
      assert.match(stderr, /^imitate: .*\n$/);
      assert.match(stderr, reason);
    }
    assert.throws(() => readFileSync(join(folder, 'none', `${SUBJECT}.json`)));
  });
});
