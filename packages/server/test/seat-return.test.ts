import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { AWAY_AFTER_MS } from '../src/live/presence.ts';
import { RETURN_MS } from '../src/table/seat-return.ts';
import { checkedFetch } from './checked-fetch.ts';
import type { Client } from './client.ts';
import { cookieOf, House, playOne, together } from './house.ts';
import type { Gathering, Person, TableWish } from './house.ts';
import { playTogether } from './play.ts';

let time = Date.now();
let house: House;
before(async () => {
  house = await House.open({}, () => ({ now: () => time }));
});
after(() => house.close());

/** Of a game that waits for its people however long. */
const PATIENT = { grace: 0 };
const FOUR = { ...PATIENT, seats: ['open', 'open', 'open', 'open'] };
const GONE_MS = AWAY_AFTER_MS + RETURN_MS;

/** A game from which the last to sit down has gone, for so long. */
async function deserted(wish: TableWish, ms = GONE_MS): Promise<Gathering & { seat: number }> {
  const gathering = await house.game(wish);
  const { code, people, clients } = gathering;
  const seat = clients.length - 1;
  await clients[seat]!.close();
  const [ann] = clients;
  const isLost = (): boolean => ann!.tables.get(code)!.info.seats[seat]!.presence !== 'here';
  await ann!.until(isLost, 'they are gone');
  time += ms;
  return { code, people, clients: clients.slice(0, seat), seat };
}

/** Somebody with another device, who is nobody to the server yet. */
async function stranger(code: string): Promise<{ person: Person; client: Client }> {
  const person = await house.person('Somebody');
  const client = await house.visit(person);
  await client.ask({ type: 'watch', table: code });
  return { person, client };
}

const asking = (table: string, name: string): { type: string; table: string; name: string } => ({
  type: 'ask-seat',
  table,
  name,
});
const yes = (
  table: string,
  seat: number,
): { type: string; table: string; [k: string]: unknown } => ({
  type: 'answer-seat',
  table,
  seat,
  agrees: true,
});

describe('a seat whose person comes back on another device', () => {
  test('is theirs when all who are there agree, and the host alone is not enough; it outlives a restart', async () => {
    const { code, people, clients, seat } = await deserted(FOUR);
    const [ann, bob, cleo] = clients as [Client, Client, Client];
    const hand = ann.table.view!['counts'] as number[];
    const { person, client } = await stranger(code);
    await client.must(asking(code, 'GUEST 3'));
    await together({ code, clients, people });
    assert.deepEqual(ann.table.info.seatAsked, { seat, agreed: [] });
    await ann.must(yes(code, seat));
    await ann.must(yes(code, seat));
    await bob.must(yes(code, seat));
    assert.deepEqual(bob.table.info.seatAsked, { seat, agreed: [0, 1] });
    assert.equal(client.table.you, null);
    await cleo.must(yes(code, seat));
    await client.until(() => client.table.you === seat, 'the seat is theirs');
    assert.equal((client.table.view!['hand'] as string[]).length, hand[seat]);
    assert.equal(ann.table.info.seatAsked, null);
    assert.equal(ann.table.facts.at(-1)!.type, 'reseated');
    await client.verify(code);
    // The device from before looks on, if it ever comes back.
    const old = await house.look(code, people[seat]);
    assert.equal(old.table.you, null);
    await house.stop();
    await house.start({ now: () => time });
    const back = await house.look(code, person);
    assert.equal(back.table.you, seat);
    const all = await Promise.all(people.slice(0, seat).map((one) => house.look(code, one)));
    await playTogether({ code, clients: [...all, back], people: [...people, person] }, 'reseated');
    const games = (await house.get('/api/me/results', person.cookie)) as { results: unknown[] };
    assert.equal(games.results.length, 1, 'and so is the game');
    assert.deepEqual(await house.get('/api/me/results', people[seat]!.cookie), { results: [] });
  });

  test('is not to be had while they are there, or have been gone for less than a minute', async () => {
    const gathering = await house.game({ ...PATIENT, seats: ['open', 'open', 'open'] });
    const { code, clients } = gathering;
    const { client } = await stranger(code);
    assert.equal(await client.refusal(asking(code, 'Guest 2')), 'nobody-away');
    assert.equal(await client.refusal(asking(code, 'Zorro')), 'nobody-away');
    assert.equal(await clients[0]!.refusal(asking(code, 'Guest 2')), 'already-seated');
    assert.equal(await clients[0]!.refusal(yes(code, 2)), 'no-request');
    await clients[2]!.close();
    const [ann] = clients;
    await ann!.until(() => ann!.table.info.seats[2]!.presence === 'lost', 'they are gone');
    time += GONE_MS - 1;
    assert.equal(await client.refusal(asking(code, 'Guest 2')), 'too-early');
    time += 1;
    await client.must(asking(code, 'Guest 2'));
    const other = await stranger(code);
    assert.equal(await other.client.refusal(asking(code, 'Guest 2')), 'seat-asked');
    // They come back after all: whatever was agreed to is of no use.
    await clients[1]!.must(yes(code, 2));
    await house.look(code, gathering.people[2]);
    await ann!.until(() => ann!.table.info.seats[2]!.presence === 'here', 'they are back');
    assert.equal(await ann!.refusal(yes(code, 2)), 'no-request');
    assert.equal(await client.refusal(asking(code, 'Guest 2')), 'nobody-away');
  });

  test('is not theirs if one says no, however often they ask', async () => {
    const { code, clients, seat } = await deserted({ ...PATIENT, seats: ['open', 'open', 'open'] });
    const { client } = await stranger(code);
    await client.must(asking(code, 'Guest 2'));
    await clients[0]!.must(yes(code, seat));
    await clients[1]!.must({ ...yes(code, seat), agrees: false });
    await client.until(() => client.table.info.seatAsked === null, 'they are told');
    assert.equal(await client.refusal(asking(code, 'Guest 2')), 'seat-refused');
    assert.equal(client.table.you, null);
  });

  test('at a private table nothing is said to whoever asks, before it is theirs', async () => {
    const { code, clients, seat } = await deserted({ ...PATIENT, spectators: false });
    const { client } = await stranger(code);
    assert.equal(client.tables.size, 0);
    const answer = await client.must(asking(code, 'guest 1'));
    assert.deepEqual(Object.keys(answer).sort(), ['answer', 'ok', 'table']);
    assert.equal(await client.refusal({ type: 'watch', table: code }), 'no-spectators');
    await clients[0]!.until(() => clients[0]!.table.info.seatAsked !== null, 'it is asked');
    await clients[0]!.must(yes(code, seat));
    await client.must({ type: 'watch', table: code });
    assert.equal(client.table.you, seat);
    await playOne({ code, clients: [clients[0]!, client], people: [] });
  });

  test('an answer that was given before another went counts when they ask again', async () => {
    const { code, clients, seat } = await deserted({ ...PATIENT, seats: ['open', 'open', 'open'] });
    const { client } = await stranger(code);
    await client.must(asking(code, 'Guest 2'));
    await clients[0]!.must(yes(code, seat));
    await clients[1]!.close();
    const [ann] = clients;
    await ann!.until(() => ann!.table.info.seats[1]!.presence !== 'here', 'the other is gone');
    await client.must(asking(code, 'Guest 2'));
    await client.until(() => client.table.you === seat, 'the seat is theirs');
  });

  test('at a table over days, where everybody is away, it takes the code; and before a game there is nothing to get back', async () => {
    const { code } = await deserted({ clock: 86_400 });
    const { client } = await stranger(code);
    assert.equal(await client.refusal(asking(code, 'Guest 1')), 'needs-code');
    const open = await house.gathering();
    assert.equal(await client.refusal(asking(open.code, 'Guest 1')), 'not-playing');
    const nobody = await house.visit();
    assert.equal(await nobody.refusal(asking(code, 'Guest 1')), 'no-identity');
    assert.equal(await client.refusal({ type: 'ask-seat', table: code }), 'bad-command');
  });

  test('whoever deletes everything about them on the new device leaves no name from the old one', async () => {
    const { code, people, clients, seat } = await deserted(PATIENT);
    const { person, client } = await stranger(code);
    await client.must(asking(code, people[seat]!.name));
    await clients[0]!.must(yes(code, seat));
    const headers = { cookie: person.cookie };
    await checkedFetch(`${house.url}/api/me`, { method: 'DELETE', headers });
    await house.stop();
    await house.start({ now: () => time });
    const back = await house.look(code, people[0]);
    assert.equal(back.table.info.seats[seat]!.name, 'Guest');
  });
});

describe('a return code', () => {
  const code = async (cookie: string): Promise<string> =>
    ((await (await house.post('/api/me/return-code', {}, cookie)).json()) as { code: string }).code;

  test('makes another device the same person, with their seat in a game over days, as often as they like', async () => {
    const { code: table, people, clients } = await house.game({ clock: 86_400 });
    const noted = await code(people[1]!.cookie);
    assert.match(noted, /^([A-Z]{4}-){3}[A-Z]{4}$/);
    await clients[1]!.close();
    for (const typed of [noted, noted.toLowerCase().replaceAll('-', ' ')]) {
      const cookie = cookieOf(await house.post('/api/me/return', { code: typed }));
      const client = await house.look(table, { name: '', cookie });
      assert.equal(client.table.you, 1);
      await client.close();
    }
    const newer = await code(people[1]!.cookie);
    assert.equal((await house.post('/api/me/return', { code: noted })).status, 404);
    await house.post('/api/me/sign-out-others', {}, people[1]!.cookie);
    assert.equal((await house.post('/api/me/return', { code: newer })).status, 404);
  });

  test('is nothing to be guessed: few tries an hour', async () => {
    const dora = await house.person('Dora');
    const noted = await code(dora.cookie);
    const codes: string[] = [];
    const guess = async (text: string): Promise<string> => {
      const answer = await house.post('/api/me/return', { code: text });
      if (answer.ok) return 'in';
      return ((await answer.json()) as { error: { code: string } }).error.code;
    };
    for (let i = 0; i < 30; i++) codes.push(await guess('AAAA-BBBB-CCCC-DDDD'));
    assert.deepEqual([codes[0], codes.at(-1)], ['wrong-code', 'rate-limited']);
    assert.equal(await guess(noted), 'rate-limited');
    time += 3_600_000;
    assert.equal(await guess(noted), 'in');
    assert.equal(await guess(''), 'bad-request');
    assert.equal((await house.post('/api/me/return-code', {})).status, 401);
  });
});
