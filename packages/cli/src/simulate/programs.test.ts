import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createServer, Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:os';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { Referee } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';

import { MAIN, run, Scratch, simulate } from './test/run.ts';

const scratch = new Scratch();
const SHORT = ['--options', '{"rounds":7}'];
/** In a game of 7 rounds every seat bids 7 times and plays 1 + … + 7 cards. */
const MOVES = 35;

describe('what a program is sent', () => {
  const RECORDER = `on((message, line) => {
    log(process.pid + ' ' + line);
    if (message.moves) say({ index: message.moves.length - 1, why: 'just so' });
  });`;

  /** The lines for the second of three bots, worked out from the record of one rotation. */
  function linesFor(record: GameRecord, rotation: number): object[] {
    const seat = (1 + rotation) % 3;
    const referee = begin(record);
    const lines: object[] = [{ see: referee.view(seat) }];
    for (const { seat: mover, move } of record.moves) {
      if (mover === seat) {
        const moves = referee.legalMoves();
        lines.push({ view: referee.view(seat), moves });
        assert.deepEqual(move, moves.at(-1));
      }
      assert.equal(referee.play(mover, move), null);
      lines.push({ see: referee.view(seat) });
    }
    return [...lines, { over: referee.view(seat) }];
  }

  for (const [game, options] of [
    ['double-lucky-7', '{"rounds":7,"mode":"dice"}'],
    ['magic-7', '{"alternateOpponents":true}'],
  ] as const) {
    test(`${game}: every position before any question about it, its own seat's views only, and the end`, async () => {
      const recorder = scratch.bot('recorder', RECORDER, scratch.path(`${game}.log`));
      const report = await simulate(
        ...['--game', game, '--options', options, '--games', '1', '--seed', game, '--duplicate'],
        ...['--bots', `random,"${recorder}",novice`, '--records', scratch.path(game)],
      );
      assert.deepEqual(report.bots[1]!.faults, {});
      const heard = scratch.lines(`${game}.log`).map((line) => line.split(' '));
      assert.equal(new Set(heard.map(([pid]) => pid)).size, 1, 'one process for all games');
      assert.deepEqual(
        heard.map(([, ...line]) => line.join(' ')),
        scratch
          .records(game)
          .flatMap(linesFor)
          .map((line) => JSON.stringify(line)),
      );
    });
  }
});

describe('a program that does wrong loses the move, is counted, and stops nothing', () => {
  const pids = scratch.path('pids');
  const answering = (answer: string): string =>
    `log(process.pid); on(({ moves }) => moves && write(${JSON.stringify(`${answer}\n`)}));`;

  /** Each does one thing wrong, all the time. */
  const WRONG: readonly (readonly [fault: string, bot: string])[] = [
    ['cannot-start', 'cmd:/no/such/program --at all'],
    [
      'died',
      scratch.bot('dies', 'log(process.pid); on(({ moves }) => moves && process.exit(1));', pids),
    ],
    ['bad-json', scratch.bot('babbles', answering('What a lovely hand!'), pids)],
    ['bad-answer', scratch.bot('silent', answering('{"card":"R7"}'), pids)],
    ['illegal-move', scratch.bot('cheats', answering('{"move":{"type":"bid","tricks":99}}'), pids)],
    ['illegal-move', scratch.bot('miscounts', answering('{"index":-1}'), pids)],
  ];
  const FLOODS: readonly string[] = [
    scratch.bot('endless-line', `log(process.pid); for (;;) write('x'.repeat(65536));`, pids),
    scratch.bot(
      'endless-lines',
      `log(process.pid); for (;;) write('{"index":0}\\n'.repeat(5000));`,
      pids,
    ),
  ];

  test('every kind of fault, at one table', async () => {
    const report = await simulate(
      ...[...SHORT, '--games', '1', '--seed', 'faults'],
      ...['--bots', WRONG.map(([, bot]) => bot).join(','), '--records', scratch.path('faults')],
    );
    assert.deepEqual(
      report.bots.map(({ faults }) => faults),
      WRONG.map(([fault]) => ({ [fault]: MOVES })),
    );
    const [record] = scratch.records('faults');
    const referee = begin(record!);
    for (const { seat, move } of record!.moves) {
      assert.deepEqual(move, referee.legalMoves()[0]);
      assert.equal(referee.play(seat, move), null);
    }
    areGone(scratch.lines('pids'));
  });

  test('one that hangs is ended, and given up after a few times', async () => {
    const hangs = scratch.bot('hangs', 'log(process.pid); on(() => {});', pids);
    const plan = [...SHORT, '--games', '2', '--move-limit', '200', '--bots', `random,${hangs}`];
    const report = await simulate(...plan);
    assert.deepEqual(report.bots[1]!.faults, { timeout: 2 * MOVES });
    areGone(scratch.lines('pids'));
  });

  test('a flood', async () => {
    const report = await simulate(
      ...[...SHORT, '--games', '2', '--seed', 'flood', '--bots', [...FLOODS, 'novice'].join(',')],
    );
    assert.deepEqual(report.bots[0]!.faults, { flood: 2 * MOVES });
    const { flood = 0, ...others } = report.bots[1]!.faults;
    // A line that comes too early for one question may come just in time for the next.
    assert.ok(flood > 0);
    assert.deepEqual(others, {});
    assert.deepEqual(report.bots[2]!.faults, {});
    areGone(scratch.lines('pids'));
  });

  test('one that prints what nobody asked for loses a move', async () => {
    const chatty = scratch.bot(
      'chatty',
      `let seen = 0;
      on(({ see, moves }) => {
        if (see && ++seen === 5) say('thinking');
        if (moves) say({ index: 0 });
      });`,
    );
    const report = await simulate(...SHORT, '--games', '1', '--bots', `${chatty},random`);
    // It depends on who is quicker whether the line is one too many or taken for an answer.
    const { flood = 0, 'bad-answer': mistaken = 0, ...others } = report.bots[0]!.faults;
    assert.ok(flood + mistaken > 0);
    assert.deepEqual(others, {});
  });

  test('one that dies is started again, within limits', async () => {
    const mortal = scratch.bot(
      'mortal',
      `let left = 10;
      on(({ moves }) => {
        if (moves) say({ index: 0 });
        if (moves && --left === 0) process.exit(0);
      });`,
    );
    const report = await simulate(...SHORT, '--games', '2', '--bots', `random,${mortal}`);
    // Ten good moves, one lost; three times in a game, then no more in it.
    assert.deepEqual(report.bots[1]!.faults, { died: 2 * (MOVES - 30) });
  });

  test('people are told too, and what it says on standard error is passed on, but not for ever', async () => {
    const loud = scratch.bot(
      'loud',
      `on(({ moves }) => { if (moves) { process.stderr.write('?'.repeat(100_000)); say(7); } });`,
    );
    const { code, stdout, stderr } = await run(
      ...SHORT,
      '--games',
      '1',
      '--bots',
      `random,${loud}`,
    );
    assert.equal(code, 0);
    assert.match(stdout, /lost 35 of 35 moves: 35 bad-answer/);
    assert.ok(stderr.length > 60_000 && stderr.length < 70_000, String(stderr.length));
    assert.match(stderr, /lost a move: bad-answer: 7\n/);
    assert.match(stderr, /no more is shown/);
  });
});

/** A recorded game before its first move. */
function begin(record: GameRecord): Referee {
  const referee = Referee.start({ ...record, players: record.players.length });
  assert.ok(referee.ok);
  return referee.value;
}

/** No process of these is left. */
function areGone(pids: readonly string[]): void {
  assert.ok(pids.length > 0);
  for (const pid of pids) assert.throws(() => process.kill(Number(pid), 0), { code: 'ESRCH' });
}

test('a run that is ended takes its programs with it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connected = new Promise<Socket>((resolve) => server.once('connection', resolve));
  // Never answers and never ends; its connection closes when it is gone.
  const stuck = scratch.bot('stuck', `connect(args[0], '127.0.0.1'); on(() => {});`, String(port));
  const args = ['--players', '2', '--games', '1', '--move-limit', '600000'];
  const child = spawn(process.execPath, [MAIN, ...args, '--bots', stuck], { stdio: 'ignore' });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    const socket = await Promise.race([connected, ended]);
    assert.ok(socket instanceof Socket, 'it ended by itself');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined).resume();
    child.kill('SIGTERM');
    await closed;
    assert.equal(await ended, 128 + constants.signals.SIGTERM);
  } finally {
    child.kill();
    server.close();
  }
});

describe('the example bots', () => {
  const example = (name: string): string =>
    fileURLToPath(new URL(`../../../../examples/bots/${name}`, import.meta.url));
  const tiny = `cmd:'${process.execPath}' '${example('tiny-bot.mjs')}'`;
  const hasPython = spawnSync('python3', ['--version']).status === 0;

  test('the tiny one plays both games without a fault', async () => {
    for (const game of ['double-lucky-7', 'magic-7']) {
      const { bots } = await simulate('--game', game, '--games', '3', '--bots', `${tiny},random`);
      assert.deepEqual(bots[0]!.faults, {});
    }
  });

  for (const [game, options] of [
    ['double-lucky-7', '{"rounds":7,"mode":"tactical","jokerTrump":"dealer-chooses"}'],
    ['double-lucky-7', '{"rounds":7,"mode":"dice"}'],
    ['magic-7', '{}'],
  ] as const) {
    test(`the one in Python beats random play: ${game} ${options}`, async (t) => {
      if (!hasPython) t.diagnostic('python3 is not installed: the bot in JavaScript plays instead');
      const bot = hasPython ? `cmd:python3 '${example('simple_bot.py')}'` : tiny;
      const { bots } = await simulate(
        ...['--game', game, '--options', options, '--games', '8', '--seed', 'example'],
        ...['--duplicate', '--bots', `${bot},random,random`],
      );
      assert.deepEqual(bots[0]!.faults, {});
      if (hasPython) for (const { mean } of bots[0]!.pointsAgainst!) assert.ok(mean > 0);
    });
  }
});
