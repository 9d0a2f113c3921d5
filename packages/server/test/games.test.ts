import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { GameRecord } from '@table-seven/engine';

import { House, mover, playOne, together } from './house.ts';
import type { Gathering } from './house.ts';
import { picker, playToEnd, playTogether } from './play.ts';
import { assertNothingLeaked } from './secrets.ts';
import type { TableMessage } from './seen-table.ts';

const WISHES = [
  { game: 'double-lucky-7', options: { mode: 'classic' }, seats: 2 },
  { game: 'double-lucky-7', options: { mode: 'tactical', rounds: 7, lastTrick: false }, seats: 3 },
  {
    game: 'double-lucky-7',
    options: { mode: 'dice', rounds: 7, jokerTrump: 'dealer-chooses' },
    seats: 4,
  },
  { game: 'magic-7', options: {}, seats: 2 },
  { game: 'magic-7', options: { openScore: true }, seats: 3 },
  { game: 'magic-7', options: { mirrorScore: 'copies' }, seats: 4 },
];

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

function open(count: number): string[] {
  return Array<string>(count).fill('open');
}

describe('whole games over sockets', () => {
  for (const { game, options, seats } of WISHES) {
    const title = `${game} for ${String(seats)} ${JSON.stringify(options)}`;
    test(`${title}: what every client folds is the server's truth, and nobody is told too much`, async () => {
      const gathering = await house.gathering({ game, options, seats: open(seats) });
      const { code, clients } = gathering;
      const spectator = await house.look(code);
      await clients[0]!.must({ type: 'start' });
      await together({ ...gathering, clients: [...clients, spectator] });
      const pick = picker(`look ${title}`);
      await playToEnd(gathering, title, async () => {
        await pick([...clients, spectator]).verify(code);
      });
      const { record: id } = clients[0]!.table.info;
      const record = (await house.get(`/api/records/${id!}`)) as GameRecord;
      for (const client of clients) {
        await client.verify(code);
        assertNothingLeaked(client, record, client.table.you);
        const moves = client.table.facts.filter(({ type }) => type === 'moved');
        assert.deepEqual(
          moves.map(({ seat, move }) => ({ seat, move })),
          record.moves,
        );
      }
      await spectator.verify(code);
      assertNothingLeaked(spectator, record, null);
      assert.deepEqual(record.result!.winners, clients[0]!.table.view!['winners']);
    });
  }

  test('several tables at once over one socket each', async () => {
    const games = await Promise.all(
      [2, 3, 4].map((seats) => house.game({ game: 'magic-7', seats: open(seats) })),
    );
    await Promise.all(games.map((game, i) => playTogether(game, `at once ${String(i)}`)));
    for (const { code, clients } of games) for (const client of clients) await client.verify(code);
  });
});

describe('refusals tell nothing', () => {
  const deck = ['R', 'Y', 'G', 'B'].flatMap((color) =>
    Array.from({ length: 14 }, (_, i) => `${color}${String(i + 1)}`),
  );

  /** What a seat is told when it tries a card; the id apart. */
  async function tries(gathering: Gathering, seat: number, card: string): Promise<string> {
    const client = gathering.clients[seat]!;
    const { seq } = client.table;
    const { error } = await client.ask({ type: 'play', seq, move: { type: 'play', card } });
    return JSON.stringify(error);
  }

  test('whoever is not on turn is refused alike, whatever card they name', async () => {
    const gathering = await house.game();
    const waiting = gathering.clients.indexOf(mover(gathering)) === 0 ? 1 : 0;
    const answers = new Set<string>();
    for (const card of [...deck, 'JK', 'nonsense'])
      answers.add(await tries(gathering, waiting, card));
    assert.deepEqual([...answers], ['{"code":"not-your-turn"}']);
  });

  test('whoever names a card they do not hold is refused alike, whether another holds it or nobody', async () => {
    const gathering = await house.game({ options: { rounds: 7 } });
    while (mover(gathering).table.view!['phase'] !== 'play') await playOne(gathering);
    const client = mover(gathering);
    const hand = client.table.view!['hand'] as string[];
    const answers = new Set<string>();
    for (const card of deck.filter((name) => !hand.includes(name)))
      answers.add(await tries(gathering, client.table.you!, card));
    assert.deepEqual([...answers], ['{"code":"not-in-hand"}']);
    await client.verify(gathering.code);
  });
});

describe('coming back', () => {
  test('with the number of the last fact: a short answer, and everything goes on', async () => {
    const gathering = await house.game();
    await playOne(gathering);
    const [first, second] = gathering.clients;
    await first!.close();
    const back = await house.visit(gathering.people[0]);
    const answer = await back.resume(first!.table);
    assert.ok(
      answer.view === undefined && answer.missed === undefined && answer.moves === undefined,
    );
    const now = { ...gathering, clients: [back, second!] };
    for (let i = 0; i < 6; i++) await playOne(now);
    await back.verify(gathering.code);
  });

  test('after a gap: the facts missed and a full view', async () => {
    const gathering = await house.game();
    const [first, second] = gathering.clients;
    const missed = first!.table.facts.length;
    await first!.close();
    await second!.must({ type: 'chat', text: 'Where are you?' });
    const back = await house.visit(gathering.people[0]);
    const answer = await back.resume(first!.table);
    assert.deepEqual(answer.missed, [
      { type: 'chatted', seat: 1, name: 'Guest 1', text: 'Where are you?' },
    ]);
    assert.equal(back.table.facts.length, missed + 1);
    const now = { ...gathering, clients: [back, second!] };
    await together(now);
    for (let i = 0; i < 6; i++) await playOne(now);
    assert.equal(back.table.facts.length, missed + 7);
    await back.verify(gathering.code);
  });

  test('a number from the future or none at all: a full view', async () => {
    const { code, people } = await house.game();
    for (const since of [undefined, 1_000_000]) {
      const client = await house.visit(people[0]);
      const answer = await client.must({ type: 'watch', table: code, since });
      assert.ok(answer.view !== undefined);
      assert.deepEqual(answer.missed, []);
    }
  });

  test('no fact that is told ever says who a player is to the server', async () => {
    const { code, people } = await house.game();
    const client = await house.visit(people[0]);
    const answer = await client.must({ type: 'watch', table: code, since: 0 });
    const { missed } = answer as Partial<TableMessage>;
    assert.equal(missed!.length, 4);
    for (const fact of missed!) {
      for (const key of ['player', 'host', 'keptFor', 'secret']) assert.ok(!(key in fact));
    }
  });
});
