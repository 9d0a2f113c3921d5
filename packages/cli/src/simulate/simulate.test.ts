import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Referee, verify } from '@table-seven/engine';
import type { DoubleLucky7, GameRecord } from '@table-seven/engine';

import { parseFlags } from './flags.ts';
import { parsePlan } from './plan.ts';
import type { BotReport, Report } from './report.ts';
import { run, Scratch, simulate } from './test/run.ts';
import { UsageError } from './usage-error.ts';

const TIMES = ['seconds', 'movesPerSecond', 'msPerMove', 'msP50', 'msP95', 'msMax'];

/** A report without what no two runs have in common. */
function timeless(report: Report): unknown {
  return JSON.parse(JSON.stringify(report), (key, value: unknown) =>
    TIMES.includes(key) ? undefined : value,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function isNear(actual: number | null, expected: number, tolerance = 1e-9): void {
  assert.ok(actual !== null && Math.abs(actual - expected) <= tolerance, `${actual}: ${expected}`);
}

const scratch = new Scratch();

describe('simulate', () => {
  const mixed = ['--options', '{"rounds":7,"mode":"dice"}', '--bots', 'random,casual,expert:1ms'];

  test('the same seed gives the same report, with any number of workers', async () => {
    const plan = [...mixed, '--games', '3', '--seed', 'again'];
    const [first, second, shared] = [
      await simulate(...plan),
      await simulate(...plan),
      await simulate(...plan, '--workers', '2'),
    ];
    assert.deepEqual(timeless(second), timeless(first));
    assert.deepEqual(timeless(shared), timeless(first));
  });

  test('other seeds give other games', async () => {
    const [one, other] = await Promise.all(
      ['1', '2'].map((seed) => simulate('--games', '20', '--seed', seed)),
    );
    assert.notEqual(one!.bots[0]!.meanPoints, other!.bots[0]!.meanPoints);
  });

  test('without a seed a random one is used, and reported so that the run can be repeated', async () => {
    const first = await simulate('--games', '5');
    const again = await simulate('--games', '5', '--seed', first.seed);
    assert.deepEqual(timeless(again), timeless(first));
  });

  test('the report has the keys of the contract, one entry per bot given', async () => {
    const report = await simulate('--games', '3', '--players', '4', '--bots', 'random');
    assert.equal(report.games, 3);
    assert.ok(report.moves > 0 && report.seconds > 0 && report.movesPerSecond > 0);
    assert.equal(report.bots.length, 1);
    const [bot] = report.bots;
    assert.deepEqual([bot!.bot, bot!.seats, bot!.winShare], ['random', 4, 0.25]);
    for (const key of ['meanPoints', 'ci95', 'winShare', 'bidsMet', 'msPerMove'] as const) {
      assert.equal(typeof bot![key], 'number', key);
    }
    const named = await simulate('--games', '2', '--bots', 'random,random,novice');
    assert.equal(named.players, 3);
    assert.deepEqual(
      named.bots.map(({ bot: name, seats }) => [name, seats]),
      [
        ['random', 1],
        ['random', 1],
        ['novice', 1],
      ],
    );
  });

  test('Magic 7 has no bids; a team wins and scores together [MG-FOUR-1]', async () => {
    const { bots } = await simulate(
      ...['--game', 'magic-7', '--games', '10', '--seed', 'team', '--players', '4'],
      ...['--bots', 'random,novice,random,novice'],
    );
    assert.deepEqual(
      bots.map(({ bidsMet }) => bidsMet),
      [null, null, null, null],
    );
    assert.deepEqual(
      [bots[2]!.meanPoints, bots[2]!.winShare],
      [bots[0]!.meanPoints, bots[0]!.winShare],
    );
    isNear(bots[0]!.winShare + bots[1]!.winShare, 1);
  });

  test('for people there is a table, and nothing on standard error unless it is a terminal', async () => {
    const { code, stdout, stderr } = await run('--games', '3', '--seed', 'x', '--bots', 'novice');
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, /seed "x"/);
    assert.match(stdout, /^bot +seats +points/m);
    assert.match(stdout, /^novice +4 /m);
  });
});

describe('duplicate deals and records', () => {
  const names = ['novice', 'random', 'casual'];
  const plan = ['--games', '4', '--seed', 'dup', '--bots', names.join(','), '--duplicate'];

  test('every deal is played once per rotation, and the records say so', async () => {
    const report = await simulate(...plan, '--records', scratch.path('one.jsonl'));
    assert.deepEqual([report.games, report.deals], [12, 4]);
    const records = scratch.records('one.jsonl');
    assert.equal(records.length, 12);
    records.forEach((record, i) => {
      const rotation = i % 3;
      assert.equal(record.seed, `dup/${Math.floor(i / 3) + 1}`);
      assert.deepEqual(
        record.players,
        [0, 1, 2].map((seat) => names[(seat + 3 - rotation) % 3]),
      );
      assert.deepEqual(record.setup, records[i - rotation]!.setup);
      const { moves, result, seed } = verify(record);
      assert.deepEqual([moves, result, seed], ['good', 'good', 'good']);
    });
    assert.equal(
      report.moves,
      records.reduce((sum, { moves }) => sum + moves.length, 0),
    );
    agreesWithRecords(report, records);

    const shared = ['--workers', '2', '--records', scratch.path('two.jsonl')];
    assert.deepEqual(timeless(await simulate(...plan, ...shared)), timeless(report));
    assert.deepEqual(scratch.lines('two.jsonl'), scratch.lines('one.jsonl'));
  });

  /** Works the figures out again from the records. */
  function agreesWithRecords(report: Report, records: readonly GameRecord[]): void {
    const games = records.map((record) => {
      const referee = Referee.load(record);
      assert.ok(referee.ok);
      const { sheet } = referee.value.view(null) as DoubleLucky7.View;
      return { record, sheet, result: record.result! };
    });
    const pointsOf = (name: string): number[] =>
      games.map(({ record, result }) => result.totals[record.players.indexOf(name)]!);
    const perDeal = (values: readonly number[]): number[] =>
      [0, 1, 2, 3].map((deal) => mean(values.slice(3 * deal, 3 * deal + 3)));
    const halfWidth = (values: readonly number[]): number => {
      const squares = values.map((value) => (value - mean(values)) ** 2);
      return 3.182 * Math.sqrt(mean(squares) / 3);
    };

    report.bots.forEach((bot: BotReport) => {
      const points = perDeal(pointsOf(bot.bot));
      isNear(bot.meanPoints, mean(points));
      isNear(bot.ci95, halfWidth(points));
      const rounds = games.flatMap(({ record, sheet }) => {
        const seat = record.players.indexOf(bot.bot);
        return sheet.map((row) => ({ bid: row.bids[seat]!, tricks: row.tricks[seat]! }));
      });
      isNear(bot.bidsMet, mean(rounds.map(({ bid, tricks }) => Number(bid === tricks))));
      const wins = games.map(({ record, result: { winners } }) =>
        winners.includes(record.players.indexOf(bot.bot)) ? 1 / winners.length : 0,
      );
      isNear(bot.winShare, mean(wins));
      bot.pointsAgainst!.forEach((against) => {
        const other = perDeal(pointsOf(against.bot));
        const differences = points.map((value, deal) => value - other[deal]!);
        isNear(against.mean, mean(differences));
        isNear(against.ci95, halfWidth(differences));
      });
    });
  }

  test('points by cards count before doubling, bids met by cards are shares [DL-SCO-1, DL-SCO-2]', async () => {
    const report = await simulate(
      '--games',
      '3',
      '--seed',
      'cards',
      '--records',
      scratch.path('c'),
    );
    const sevens = scratch.records('c').flatMap((record) => {
      const referee = Referee.load(record);
      assert.ok(referee.ok);
      const { sheet } = referee.value.view(null) as DoubleLucky7.View;
      return [sheet[6]!, sheet[7]!].flatMap(({ bids, tricks }) =>
        bids.map((bid, seat) => (bid === tricks[seat] ? 10 + 2 * bid : 0)),
      );
    });
    const { pointsByCards, bidsMetByCards } = report.bots[0] as unknown as Record<
      string,
      Record<string, { mean: number }>
    >;
    isNear(pointsByCards!['7']!.mean, mean(sevens));
    isNear(bidsMetByCards!['7']!.mean, mean(sevens.map((points) => Number(points > 0))));
  });
});

describe('called in the wrong way', () => {
  const BAD: readonly (readonly string[])[] = [
    ['--frobnicate'],
    ['random'],
    ['--json=yes'],
    ['--seed'],
    ['--seed', 'a', '--seed', 'b'],
    ['--seed', 'x'.repeat(1001)],
    ['--game', 'chess'],
    ['--players', '8'],
    ['--game', 'magic-7', '--players', '5'],
    ['--players', 'four'],
    ['--games', '0'],
    ['--games', '1.5'],
    ['--workers', '0'],
    ['--move-limit', '-1'],
    ['--bots', 'grandmaster'],
    ['--bots', 'random,random', '--players', '3'],
    ['--options', '{'],
    ['--options', '[]'],
    ['--options', '{"constructor":1}'],
    ['--options', '{"rounds":8}'],
  ];
  for (const args of BAD) {
    test(`${args.join(' ').slice(0, 40)} is refused`, () => {
      assert.throws(() => parsePlan(parseFlags(args)), UsageError);
    });
  }

  test('one clear line on standard error and exit code 2', async () => {
    const unwritable = ['--records', scratch.path('no/such/folder')];
    for (const args of [['--frobnicate'], ['--options', '{\n'], unwritable]) {
      const { code, stdout, stderr } = await run(...args);
      assert.deepEqual([code, stdout], [2, ''], args.join(' '));
      assert.match(stderr, /^simulate: [^\n]+\n$/, args.join(' '));
    }
  });

  test('--help says how, on standard output', async () => {
    const { code, stdout, stderr } = await run('--help');
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, /--move-limit MS/);
  });
});
