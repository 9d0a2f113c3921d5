import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { Client } from './client.ts';
import { House, mover, playOne, together } from './house.ts';
import type { Gathering } from './house.ts';
import { playTogether } from './play.ts';

let time = Date.now();
const now = (): number => time;
/** Of about fourteen moves in a game of Magic 7 for two, more than half. */
const OWN_MOVES = 9;

let house: House;
before(async () => {
  house = await House.open({}, () => ({ now }));
});
after(() => house.close());

function isStoodIn(watcher: Client, seat: number): boolean {
  return watcher.table.info.seats[seat]!.bot === true;
}

function standIns(watcher: Client): (string | undefined)[] {
  return watcher.table.facts.filter(({ type }) => type === 'stood-in').map(({ reason }) => reason);
}

/** The one on turn and the one who waits. */
function pair(gathering: Gathering): { late: Client; other: Client; seat: number } {
  const late = mover(gathering);
  const other = gathering.clients.find((client) => client !== late)!;
  return { late, other, seat: late.table.you! };
}

/** Bots leave their moves in the facts, marked. */
function botMoves(watcher: Client, seat: number): number {
  return watcher.table.facts.filter((fact) => fact.seat === seat && fact.by === 'stand-in').length;
}

describe('clocks', () => {
  test('a deadline is told, moves with the turn, and is not there without a clock', async () => {
    const gathering = await house.game({ clock: 30 });
    const { late, other } = pair(gathering);
    assert.equal(late.table.info.deadline, time + 30_000);
    time += 10_000;
    await playOne(gathering);
    assert.equal(other.table.info.deadline, time + 30_000);
    const free = await house.game();
    assert.equal(free.clients[0]!.table.info.deadline, null);
  });

  test('when it runs out a bot plays visibly, until the player returns', async () => {
    const gathering = await house.game({ clock: 60 });
    const { late, other, seat } = pair(gathering);
    time += 59_999;
    await late.must({ type: 'react', reaction: 'thinking' });
    time += 1;
    await other.until(() => botMoves(other, seat) > 0, 'a move of the bot');
    assert.deepEqual(standIns(other), ['clock']);
    assert.ok(isStoodIn(other, seat));
    assert.equal(await other.refusal({ type: 'return' }), 'not-standing-in');
    await late.must({ type: 'return' });
    assert.equal(await late.refusal({ type: 'return' }), 'not-standing-in');
    await together(gathering);
    assert.ok(!isStoodIn(other, seat));
    for (const client of gathering.clients) await client.verify(gathering.code);
  });

  test('nobody gets a third clock in the same turn by returning again and again', async () => {
    const settings = { BOT_PAUSE_MIN_MS: '60000', BOT_PAUSE_MAX_MS: '60000' };
    const pensive = await House.open(settings, () => ({ now }));
    try {
      const gathering = await pensive.game({ clock: 30 });
      const { late, other, seat } = pair(gathering);
      time += 30_000;
      await late.until(() => isStoodIn(late, seat), 'the bot steps in');
      await late.must({ type: 'return' });
      assert.equal(late.table.info.deadline, time + 30_000);
      time += 30_000;
      await late.until(() => standIns(late).length === 2, 'the bot steps in again');
      assert.equal(await late.refusal({ type: 'return' }), 'time-is-up');
      // A move is still welcome, and the next turn is a new one.
      await playOne(gathering);
      assert.ok(!isStoodIn(other, seat));
    } finally {
      await pensive.close();
    }
  });

  test('whoever plays is back', async () => {
    const pensive = await House.open({ BOT_PAUSE_MIN_MS: '60000', BOT_PAUSE_MAX_MS: '60000' });
    try {
      const gathering = await pensive.game();
      const { late, other, seat } = pair(gathering);
      await late.must({ type: 'leave' });
      await together(gathering);
      assert.deepEqual(standIns(other), ['left']);
      await playOne(gathering);
      assert.deepEqual(
        other.table.facts.slice(-2).map(({ type }) => type),
        ['returned', 'moved'],
      );
      assert.ok(!isStoodIn(other, seat));
      assert.equal(botMoves(other, seat), 0);
    } finally {
      await pensive.close();
    }
  });

  test('leaving and returning buys no time', async () => {
    const gathering = await house.game({ clock: 60 });
    const { late } = pair(gathering);
    const { deadline } = late.table.info;
    time += 50_000;
    const answers = await Promise.all([late.ask({ type: 'leave' }), late.ask({ type: 'return' })]);
    assert.ok(answers.every(({ ok }) => ok));
    assert.equal(late.table.info.deadline, deadline);
  });

  test('a deadline survives a restart, also one that passes while the server is down', async () => {
    const gathering = await house.game({ clock: 120 });
    const { late, seat } = pair(gathering);
    const { deadline } = late.table.info;
    await house.stop();
    await house.start({ now });
    const back = await house.look(gathering.code, gathering.people[1 - seat]);
    assert.equal(back.table.info.deadline, deadline);
    await house.stop();
    time = deadline!;
    await house.start({ now });
    const again = await house.visit(gathering.people[1 - seat]);
    await again.resume(back.table);
    await again.until(() => botMoves(again, seat) > 0, 'the bot steps in');
    assert.deepEqual(standIns(again), ['clock']);
  });
});

describe('absence', () => {
  test('away after twenty seconds, a bot after the grace, and back at any time', async () => {
    const gathering = await house.game({ grace: 30 });
    const { late, other, seat } = pair(gathering);
    await late.close();
    time += 19_999;
    await other.verify(gathering.code);
    assert.equal(other.table.info.seats[seat]!.presence, 'here');
    time += 1;
    await other.until(() => other.table.info.seats[seat]!.presence === 'away', 'away');
    assert.deepEqual(standIns(other), []);
    time += 30_000;
    await other.until(() => botMoves(other, seat) > 0, 'the bot steps in');
    assert.deepEqual(standIns(other), ['away']);
    const back = await house.look(gathering.code, gathering.people[seat]);
    await other.until(() => other.table.info.seats[seat]!.presence === 'here', 'here');
    await back.must({ type: 'return' });
  });

  test('whoever is back in time loses nothing', async () => {
    const gathering = await house.game({ grace: 30 });
    const { late, other, seat } = pair(gathering);
    await late.close();
    time += 49_999;
    await other.until(() => other.table.info.seats[seat]!.presence === 'away');
    const back = await house.visit(gathering.people[seat]);
    await back.resume(late.table);
    time += 1_000_000;
    await playOne({ ...gathering, clients: [back, other] });
    assert.deepEqual(standIns(other), []);
  });

  test('without a grace nobody steps in, however long it takes', async () => {
    const gathering = await house.game({ grace: 0 });
    const { late, other, seat } = pair(gathering);
    await late.close();
    time += 24 * 3600_000;
    await other.until(() => other.table.info.seats[seat]!.presence === 'away');
    await other.verify(gathering.code);
    assert.deepEqual(standIns(other), []);
  });

  test('a table that everybody has left sleeps; the grace begins when somebody is back to wait', async () => {
    const gathering = await house.game({ grace: 30 });
    const { late, other, seat } = pair(gathering);
    await Promise.all([late.close(), other.close()]);
    time += 3600_000;
    const back = await house.visit(gathering.people[1 - seat]);
    await back.resume(other.table);
    assert.deepEqual(standIns(back), []);
    time += 29_999;
    await back.verify(gathering.code);
    assert.deepEqual(standIns(back), []);
    time += 20_001;
    await back.until(() => botMoves(back, seat) > 0, 'the bot steps in');
  });

  test('a game of days counts days only, unless the host wants otherwise', async () => {
    const ann = await house.person('Ann');
    const infoOf = async (wish: object): Promise<unknown> =>
      ((await house.get(`/api/tables/${await house.table(ann, { ...wish })}`)) as { grace: number })
        .grace;
    assert.equal(await infoOf({ clock: 86_400 }), 0);
    assert.equal(await infoOf({ clock: 86_400, grace: 300 }), 300);
    assert.equal(await infoOf({ clock: 120 }), 60);
  });

  test('a game that a bot played for somebody for the most part is not theirs', async () => {
    const gathering = await house.game({ game: 'magic-7' });
    const [ann, bob] = gathering.clients;
    await bob!.must({ type: 'leave' });
    await playTogether({ ...gathering, clients: [ann!] }, 'alone');
    const games = gathering.people.map(async ({ cookie }) => {
      const statistics = (await house.get('/api/me/statistics', cookie)) as { games: number };
      return statistics.games;
    });
    assert.deepEqual(await Promise.all(games), [1, 0]);
  });

  test('the record lists the moves of the stand-in, and the result is marked', async () => {
    const gathering = await house.game({ game: 'magic-7' });
    const [ann, bob] = gathering.clients;
    // More than half of Bob's moves are his own.
    for (let own = 0; own < OWN_MOVES;) {
      if ((await playOne(gathering)) === bob) own++;
    }
    await bob!.must({ type: 'leave' });
    await playTogether({ ...gathering, clients: [ann!] }, 'alone');
    const { record } = ann!.table.info;
    const { standIns: listed, moves } = (await house.get(`/api/records/${record!}`)) as {
      standIns: number[];
      moves: { seat: number }[];
    };
    const told = ann!.table.facts.filter(({ type }) => type === 'moved');
    const expected = told.flatMap(({ by }, i) => (by === 'stand-in' ? [i] : []));
    assert.ok(expected.length > 0);
    assert.deepEqual(listed, expected);
    assert.ok(listed.every((i) => moves[i]!.seat === 1));
    const results = await Promise.all(
      gathering.people.map(async ({ cookie }) => {
        const { results } = (await house.get('/api/me/results', cookie)) as {
          results: { byBot: number; won: boolean }[];
        };
        return results[0]!;
      }),
    );
    assert.deepEqual(
      results.map(({ byBot }) => byBot),
      [0, listed.length],
    );
    const statistics = (await house.get('/api/me/statistics', gathering.people[1]!.cookie)) as {
      games: number;
      winsWithBot: number;
    };
    assert.equal(statistics.games, 1);
    assert.equal(statistics.winsWithBot, results[1]!.won ? 1 : 0);
  });
});
