import assert from 'node:assert/strict';
import test from 'node:test';

import { parseArguments } from './arguments.ts';
import type { Flags } from './arguments.ts';
import { USAGE } from './usage.ts';

function flags(...argv: string[]): Flags {
  const parsed = parseArguments(argv);
  assert.ok(parsed.type === 'play');
  return parsed.flags;
}

function message(...argv: string[]): string {
  const parsed = parseArguments(argv);
  assert.ok(parsed.type === 'bad', argv.join(' '));
  return parsed.message;
}

test('without flags everything is left open', () => {
  const { game, ...open } = flags();
  assert.equal(game.id, 'double-lucky-7');
  assert.deepEqual(open, { options: {}, isAuto: false, isFast: false, takesDefaults: false });
});

test('every flag is understood, as two words or with an equals sign', () => {
  const given = flags(
    ...['--name', 'Bea', '--players=5', '--rounds', '7', '--mode=dice', '--bots', 'expert'],
    ...['--seed', 'a=b', '--joker-trump', 'dealer-chooses', '--last-trick=off', '--record', 'f'],
    ...['--auto', '--fast', '--defaults'],
  );
  const { game, ...rest } = given;
  assert.equal(game.id, 'double-lucky-7');
  assert.deepEqual(rest, {
    name: 'Bea',
    players: 5,
    level: 'expert',
    seed: 'a=b',
    record: 'f',
    options: { rounds: 7, mode: 'dice', jokerTrump: 'dealer-chooses', lastTrick: false },
    isAuto: true,
    isFast: true,
    takesDefaults: true,
  });
  const magic = flags('--game', 'magic-7', '--open-score', 'on', '--mirror-score=copies');
  assert.deepEqual(magic.options, { openScore: true, mirrorScore: 'copies' });
});

test('a bad flag is answered with one line that says what is possible', () => {
  assert.match(message('--rounds', '9'), /--rounds is 14 or 7/);
  assert.match(message('--mode', ''), /--mode is classic, tactical or dice/);
  assert.match(message('--players', '8'), /2 to 7/);
  assert.match(message('--game=magic-7', '--players=5'), /2 to 4/);
  assert.match(message('--bots', 'genius'), /random, novice, casual, regular or expert/);
  assert.match(message('--game', 'chess'), /double-lucky-7 or magic-7/);
  assert.match(message('--game', 'magic-7', '--rounds', '7'), /no option of magic-7/);
  assert.match(message('--name'), /needs a value/);
  assert.match(message('--name', 'a', '--name', 'b'), /twice/);
  assert.match(message('--auto=yes'), /takes no value/);
  assert.match(message('--seed', 'x'.repeat(1025)), /at most 1024/);
  for (const unknown of ['play', '--constructor', '--', '-x']) {
    assert.match(message(unknown), /I do not know .*--help/);
  }
});

test('help wins over all that is well-formed, and names every flag', () => {
  assert.equal(parseArguments(['--players', '99', '--help']).type, 'help');
  assert.equal(parseArguments(['-h']).type, 'help');
  for (const flag of ['--joker-trump', '--last-trick', '--alternate-opponents', '--record']) {
    assert.ok(USAGE.includes(flag), flag);
  }
});
