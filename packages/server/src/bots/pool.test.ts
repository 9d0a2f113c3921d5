import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Referee } from '@table-seven/engine';

import { FairQueue } from './fair-queue.ts';
import type { BotJob, Known } from './job.ts';
import { BotPool, BotsGoneHome } from './pool.ts';

function started(game = 'magic-7', players = 2): Referee {
  const start = Referee.start({ game, players, seed: 'pool' });
  assert.ok(start.ok);
  return start.value;
}

/** Everything that was told, to look at afterwards. */
interface Told {
  readonly asked: (Known | null)[];
  readonly job: BotJob;
}

function jobFor(referee: Referee, more: Partial<BotJob> = {}): Told {
  const asked: (Known | null)[] = [];
  const { options, players } = referee;
  const job: BotJob = {
    table: 'TABLEA',
    opener: 1,
    seat: referee.turn!,
    level: 'novice',
    seed: 'own luck',
    gameSince: (known) => {
      asked.push(known);
      const { length: moves, chances } = referee;
      return {
        start: known === null ? { game: referee.game.id, options, players } : null,
        setup: known === null || known.chances < chances ? referee.setup : null,
        moves: referee.movesFrom(known?.moves ?? 0),
        known: { moves, chances },
      };
    },
    ...more,
  };
  return { asked, job };
}

describe('the bots’ threads', () => {
  test('answer with a legal move, and the same bot with the same move again', async () => {
    const pool = new BotPool(2);
    const referee = started();
    const { job } = jobFor(referee);
    const [first, second] = [await pool.choose(job), await pool.choose(job)];
    assert.equal(referee.check(referee.turn, first), null);
    assert.deepEqual(second, first);
    await pool.close();
  });

  test('are told how the game goes on, not the whole of it, and never what chance will give', async () => {
    const pool = new BotPool(1);
    const referee = started('double-lucky-7', 3);
    const known: (Known | null)[] = [];
    while (referee.turn !== null && referee.length < 60) {
      const { asked, job } = jobFor(referee);
      const game = job.gameSince(null);
      const { decks } = game.setup as { decks: unknown[] };
      assert.equal(decks.length, (referee.view(null) as { round: number }).round);
      const move = await pool.choose(job);
      known.push(...asked.slice(1));
      assert.equal(referee.play(referee.turn, move), null);
    }
    assert.equal(known.shift(), null);
    assert.deepEqual(
      known.map((entry) => entry?.moves),
      known.map((_, i) => i),
    );
    await pool.close();
  });

  test('that no longer know a game are told all of it, and go on', async () => {
    const pool = new BotPool(1);
    const referee = started();
    while (referee.turn !== null && referee.length < 10) {
      const { asked, job } = jobFor(referee);
      // As if it had made room for others meanwhile: it is told how the game goes on, and does not know which.
      const believed = { moves: referee.length, chances: referee.chances };
      let isFirst = true;
      const move = await pool.choose({
        ...job,
        table: `TABLE ${referee.length}`,
        gameSince: (known) => {
          const since = job.gameSince(isFirst ? believed : known);
          isFirst = false;
          return since;
        },
      });
      assert.deepEqual(asked, [believed, null]);
      assert.equal(referee.play(referee.turn, move), null);
    }
    await pool.close();
  });

  test('forget a table that is released', async () => {
    const pool = new BotPool(1);
    const referee = started();
    const { asked, job } = jobFor(referee);
    await pool.choose(job);
    pool.release(job.table);
    await pool.choose(job);
    assert.deepEqual(asked, [null, null]);
    await pool.close();
  });

  test('say so if a bot cannot answer, and answer the next one', async () => {
    const pool = new BotPool(1);
    const referee = started();
    const { job } = jobFor(referee);
    const start = { game: 'chess', options: {}, players: 2 };
    await assert.rejects(
      pool.choose({ ...job, gameSince: (known) => ({ ...job.gameSince(known), start }) }),
      /unknown-game/,
    );
    await assert.rejects(pool.choose({ ...job, seat: 1 - referee.turn! }), /turn/);
    await assert.rejects(
      pool.choose({
        ...job,
        gameSince: () => {
          throw new Error('no game');
        },
      }),
      /no game/,
    );
    await pool.choose(job);
    await pool.close();
  });

  const leaving = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => process.exit());`;
  for (const [how, program] of [
    ['fall over', new URL('../../test/dying-thread.ts', import.meta.url)],
    ['just end', new URL(`data:text/javascript,${encodeURIComponent(leaving)}`)],
  ] as const) {
    test(`reject what they were asked when they ${how}, and are replaced`, async () => {
      const pool = new BotPool(1, program);
      const { job } = jobFor(started());
      const asked = [pool.choose(job), pool.choose(job)];
      for (const answer of asked) await assert.rejects(answer, /died/);
      await assert.rejects(pool.choose(job), /died/);
      await pool.close();
    });
  }

  test('are asked nothing any more once they have gone home, and what was asked is not answered', async () => {
    const pool = new BotPool(1);
    const { job } = jobFor(started());
    const pending = [pool.choose(job), pool.choose(job)].map((answer) =>
      assert.rejects(answer, BotsGoneHome),
    );
    await pool.close();
    await Promise.all(pending);
    await assert.rejects(pool.choose(job), BotsGoneHome);
  });
});

describe('waiting in line', () => {
  test('whoever brings much waits behind whoever brings little', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add(1, item);
    queue.add(2, 'b1');
    queue.add(3, 'c1');
    queue.add(2, 'b2');
    const served = Array.from({ length: 7 }, () => queue.take());
    assert.deepEqual(served, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    assert.equal(queue.take(), undefined);
  });
});
