import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Referee } from '@table-seven/engine';

import { BotPool } from './pool.ts';
import type { BotJob } from './pool.ts';

function started(): Referee {
  const start = Referee.start({ game: 'magic-7', players: 2, seed: 'pool' });
  assert.ok(start.ok);
  return start.value;
}

function jobFor(referee: Referee, more: Partial<BotJob> = {}): BotJob {
  const seat = referee.turn!;
  const views = [referee.view(seat)];
  const { players } = referee;
  return {
    key: 'k',
    game: 'magic-7',
    level: 'novice',
    seat,
    players,
    isFresh: true,
    views,
    ...more,
  };
}

describe('the bots’ threads', () => {
  test('answer with a legal move, and the same bot with the same move again', async () => {
    const pool = new BotPool(2);
    const referee = started();
    const job = jobFor(referee);
    const [first, second] = [await pool.choose(job), await pool.choose(job)];
    assert.equal(referee.check(referee.turn, first), null);
    assert.deepEqual(second, first);
    await pool.close();
  });

  test('say so if a bot cannot answer, and answer the next one', async () => {
    const pool = new BotPool(1);
    const job = jobFor(started());
    await assert.rejects(pool.choose({ ...job, game: 'chess' }), /unknown game/);
    await assert.rejects(pool.choose({ ...job, isFresh: false }), /forgotten/);
    await assert.rejects(pool.choose({ ...job, views: [{}] }));
    await pool.choose(job);
    await pool.close();
  });

  const leaving = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => process.exit());`;
  for (const [how, program] of [
    ['fall over', new URL('../../test/dying-thread.ts', import.meta.url)],
    ['just end', new URL(`data:text/javascript,${encodeURIComponent(leaving)}`)],
  ] as const) {
    test(`reject everything they were asked when they ${how}, and are replaced`, async () => {
      const pool = new BotPool(1, program);
      const job = jobFor(started());
      const asked = [pool.choose(job), pool.choose(job)];
      for (const answer of asked) await assert.rejects(answer, /died/);
      await assert.rejects(pool.choose(job), /died/);
      await pool.close();
    });
  }

  test('are asked nothing any more once they have gone home', async () => {
    const pool = new BotPool(1);
    await pool.close();
    await assert.rejects(pool.choose(jobFor(started())), /gone home/);
  });
});
