import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';

import { CLOSE } from '../src/live/connection.ts';
import { checkedFetch } from './checked-fetch.ts';
import { House, together } from './house.ts';
import { playTogether } from './play.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

async function forget(cookie: string): Promise<void> {
  const response = await checkedFetch(`${house.url}/api/me`, {
    method: 'DELETE',
    headers: { cookie },
  });
  assert.equal(response.status, 200);
}

/** What is in the log of a table, on the disk. */
function factsIn(data: string, code: string): unknown[] {
  const db = new DatabaseSync(data, { readOnly: true });
  try {
    const sql = 'SELECT fact FROM facts JOIN tables ON id = table_id WHERE code = ?';
    return db.prepare(sql).all(code);
  } finally {
    db.close();
  }
}

interface PublishedNames {
  readonly players: readonly string[];
}

describe('whoever deletes everything about them', () => {
  test('is gone from results and from the records of finished games, which others keep', async () => {
    const gathering = await house.game({ game: 'magic-7', seats: ['open', 'open'] });
    await playTogether(gathering, 'forgotten later');
    const [ann, ben] = gathering.people;
    const record = gathering.clients[1]!.table.info.record!;
    const before = (await house.get(`/api/records/${record}`)) as PublishedNames;
    assert.deepEqual(before.players, [ann!.name, ben!.name]);
    await forget(ann!.cookie);
    const left = (await house.get(`/api/records/${record}`)) as PublishedNames;
    assert.deepEqual(left, { ...before, players: ['Guest', ben!.name] });
    const everything = JSON.stringify(await house.get('/api/results', ben!.cookie));
    assert.ok(everything.includes(ben!.name) && !everything.includes(ann!.name));
    assert.deepEqual(await house.get('/api/me', ann!.cookie), { me: null });
  });

  test('is hung up on everywhere, and a bot plays on in a seat without a name', async () => {
    const gathering = await house.game({ game: 'magic-7', seats: ['open', 'open'] });
    const [ann, ben] = gathering.clients;
    const second = await house.visit(gathering.people[0]);
    await forget(gathering.people[0]!.cookie);
    assert.equal(await ann!.closed(), CLOSE.forgotten);
    assert.equal(await second.closed(), CLOSE.forgotten);
    await ben!.until(() => ben!.table.info.seats[0]!.name === 'Guest', 'a seat without a name');
    assert.equal(ben!.table.info.seats[0]!.bot, true);
    await playTogether({ ...gathering, clients: [ben!] }, 'forgotten');
    const record = (await house.get(`/api/records/${ben!.table.info.record!}`)) as PublishedNames;
    assert.deepEqual(record.players, ['Guest', gathering.people[1]!.name]);
  });

  test('is gone from whatever was arranged around them: seats, a bot’s place taken over, a rematch that keeps their seat', async () => {
    const wish = { game: 'magic-7', seats: ['open', 'open', 'casual'], latecomers: true };
    const gathering = await house.gathering(wish);
    const [ann, ben] = gathering.clients;
    await ben!.must({ type: 'chat', text: 'secretive words' });
    await ann!.must({ type: 'arrange', seq: ann!.table.seq, seats: [1, 2, 0] });
    await ben!.must({ type: 'chat', text: 'secretive words' });
    await ann!.must({ type: 'chat', text: 'mine to keep' });
    await ann!.must({ type: 'start' });
    const late = await house.person('Latecomer Lea');
    const lea = await house.look(gathering.code, late);
    await lea.must({ type: 'take-over', name: late.name });
    await lea.must({ type: 'chat', text: 'secretive words' });
    await playTogether({ ...gathering, clients: [ann!, ben!, lea] }, 'arranged');
    const { rematch } = await ann!.must({ type: 'rematch' });
    await forget(gathering.people[1]!.cookie);
    await forget(late.cookie);
    for (const code of [gathering.code, rematch!]) {
      const told = JSON.stringify(factsIn(house.data, code));
      for (const gone of [gathering.people[1]!.name, late.name, 'secretive']) {
        assert.ok(!told.includes(gone), `${gone}: ${told}`);
      }
    }
    const kept = JSON.stringify(factsIn(house.data, gathering.code));
    assert.ok(kept.includes('mine to keep') && kept.includes(gathering.people[0]!.name));
  });

  test('leaves a free seat before the game', async () => {
    const gathering = await house.gathering({ seats: ['open', 'open', 'open'] });
    await forget(gathering.people[2]!.cookie);
    const [host] = gathering.clients;
    await host!.until(() => host!.table.info.seats[2]!.kind === 'open', 'a free seat');
    await together({ ...gathering, clients: gathering.clients.slice(0, 2) });
  });
});
