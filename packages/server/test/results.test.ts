import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { GameRecord } from '@table-seven/engine';

import { checkedFetch } from './checked-fetch.ts';
import { House } from './house.ts';
import type { Gathering } from './house.ts';
import { playToEnd } from './play.ts';

interface Result {
  readonly record: string;
  readonly name: string;
  readonly total: number;
  readonly won: boolean;
  readonly byBot: number;
  readonly rounds: readonly (readonly [number, number, number, number])[];
}

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

async function resultsAt(path: string, cookie = ''): Promise<Result[]> {
  return ((await house.get(path, cookie)) as { results: Result[] }).results;
}

async function finished(wish: object): Promise<[Gathering, GameRecord]> {
  const gathering = await house.game({ ...wish });
  await playToEnd(gathering, `results ${JSON.stringify(wish)}`);
  const { record } = gathering.clients[0]!.table.info;
  return [gathering, (await house.get(`/api/records/${record!}`)) as GameRecord];
}

describe('what is left of a game', () => {
  test('a result for each player, with the score sheet by number of cards', async () => {
    const [gathering, record] = await finished({ options: { rounds: 7 } });
    const { record: id } = gathering.clients[0]!.table.info;
    for (const [seat, { cookie, name }] of gathering.people.entries()) {
      const [mine] = await resultsAt('/api/me/results', cookie);
      assert.equal(mine!.record, id);
      assert.equal(mine!.name, name);
      assert.equal(mine!.total, record.result!.totals[seat]);
      assert.equal(mine!.won, record.result!.winners.includes(seat));
      assert.deepEqual(
        mine!.rounds.map(([cards, rounds]) => [cards, rounds]),
        [1, 2, 3, 4, 5, 6, 7].map((cards) => [cards, 1]),
      );
      const points = mine!.rounds.reduce((sum, [, , , each]) => sum + each, 0);
      assert.equal(points, mine!.total);
    }
    const all = await resultsAt('/api/results', gathering.people[0]!.cookie);
    assert.equal(all.filter((result) => result.record === id).length, 2);
    const strangers = await resultsAt('/api/results');
    assert.ok(
      strangers.every((result) => result.record !== id),
      'the table was not listed',
    );
    assert.ok(all.every((result) => !('playerId' in result)));
  });

  test('in a game of teams everybody has the result of their side', async () => {
    const wish = { game: 'magic-7', seats: ['open', 'open', 'open', 'open'] };
    const [gathering, record] = await finished(wish);
    for (const [seat, { cookie }] of gathering.people.entries()) {
      const [mine] = await resultsAt('/api/me/results', cookie);
      assert.equal(mine!.total, record.result!.totals[seat % 2]);
      assert.equal(mine!.won, record.result!.winners.includes(seat % 2));
    }
  });

  test('the club is open to those who win with 140 and more', async () => {
    const { club } = (await house.get('/api/club')) as { club: { total: number }[] };
    assert.ok(club.every(({ total }) => total >= 140));
  });

  test('pages of results go back in time', async () => {
    await finished({ game: 'magic-7', listed: true });
    const [newest] = (await resultsAt('/api/results')) as (Result & { date: number })[];
    const before = await resultsAt(`/api/results?before=${String(newest!.date)}`);
    assert.ok(before.every(({ record }) => record !== newest!.record));
    assert.deepEqual(await resultsAt('/api/results?before=0'), []);
  });

  test('a player who is forgotten has no results any more, the others keep theirs', async () => {
    const [{ people }] = await finished({ game: 'magic-7' });
    const [ann, bob] = people;
    await checkedFetch(`${house.url}/api/me`, {
      method: 'DELETE',
      headers: { cookie: ann!.cookie },
    });
    const [kept] = await resultsAt('/api/me/results', bob!.cookie);
    const all = await resultsAt('/api/results', bob!.cookie);
    const left = all.filter(({ record }) => record === kept!.record);
    assert.deepEqual(
      left.map(({ name }) => name),
      [bob!.name],
    );
  });
});
