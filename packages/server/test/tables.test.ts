import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { checkedFetch } from './checked-fetch.ts';
import { House, joining, playOne, together } from './house.ts';
import type { Gathering } from './house.ts';

let time = Date.now();
let house: House;
before(async () => {
  house = await House.open({}, () => ({ now: () => time }));
});
after(() => house.close());

describe('finding and entering a table', () => {
  test('a code has six letters that cannot be taken for one another, and upper or lower case do not matter', async () => {
    const ann = await house.person('Ann');
    const code = await house.table(ann);
    assert.match(code, /^[ABCDEFGHJKMNPQRSTUVWXYZ]{6}$/);
    const client = await house.visit(ann);
    const answer = await client.must({ type: 'watch', table: code.toLowerCase() });
    assert.equal(answer.table, code);
    assert.equal(await client.refusal({ type: 'watch', table: 'ZZZZZZ' }), 'no-table');
  });

  test('a seat and a colour can be chosen; otherwise the first free ones are given', async () => {
    const [ann, bob] = [await house.person('Ann'), await house.person('Bob')];
    const code = await house.table(ann, { seats: ['open', 'open', 'open'] });
    const [a, b] = [await house.look(code, ann), await house.look(code, bob)];
    await a.must({ ...joining('Ann'), seat: 2, color: 'pink' });
    await b.must(joining('Bob'));
    await together({ code, people: [ann, bob], clients: [a, b] });
    assert.equal(a.table.you, 2);
    assert.equal(b.table.you, 0);
    const colors = b.table.info.seats.map(({ color }) => color);
    assert.deepEqual(colors, ['red', undefined, 'pink']);
    assert.equal(b.table.info.host, 2);
  });

  test('a seat, a name or a colour that is taken is refused, and so is a second seat', async () => {
    const { code, clients } = await house.gathering({ seats: ['open', 'open', 'random'] });
    const eve = await house.look(code, await house.person('Eve'));
    assert.equal(await eve.refusal(joining('Eve')), 'table-full');
    await clients[1]!.must({ type: 'leave' });
    assert.equal(await eve.refusal({ ...joining('Eve'), seat: 0 }), 'seat-taken');
    assert.equal(await eve.refusal({ ...joining('Eve'), seat: 2 }), 'seat-taken');
    assert.equal(await eve.refusal({ ...joining('Eve'), seat: 6 }), 'seat-taken');
    assert.equal(await eve.refusal(joining('gUEST 0')), 'name-taken');
    assert.equal(await eve.refusal({ ...joining('Eve'), color: 'red' }), 'color-taken');
    assert.equal(await eve.refusal({ ...joining('Eve'), color: 'gold' }), 'bad-command');
    assert.equal(await eve.refusal(joining('\u0000\u200b\u202e ')), 'bad-name');
    assert.equal(await eve.refusal(joining('x'.repeat(25))), 'bad-name');
    assert.equal(await eve.refusal({ ...joining('Eve'), entropy: 'short' }), 'bad-command');
    await eve.must(joining('Eve'));
    assert.equal(await eve.refusal(joining('Eve 2')), 'already-seated');
  });

  test('nobody takes a bot’s name or one that reads like it; a bot that comes later takes another', async () => {
    const [ann, cleo] = [await house.person('Ann'), await house.person('Cleo')];
    const code = await house.table(ann, { seats: ['open', 'open', 'random', 'open'] });
    const [a, c] = [await house.look(code, ann), await house.look(code, cleo)];
    await a.must(joining('Ann'));
    const names = (): unknown[] =>
      a.table.info.seats.map((seat) => ('name' in seat ? seat.name : null));
    assert.deepEqual(names(), ['Ann', null, 'Cleo', null]);
    // The second with a Cyrillic e and o, the third with a capital i.
    for (const name of ['Cleo', 'Clео', 'CIeo', 'CLÉO', 'c l e o', 'Ann.'])
      assert.equal(await c.refusal(joining(name)), 'name-taken', name);
    await a.must({ type: 'plan-seat', seat: 2, plan: 'open' });
    await c.must(joining('Cleo'));
    await a.until(() => a.table.info.seats[1]!.kind === 'player');
    for (const seat of [2, 3]) await a.must({ type: 'plan-seat', seat, plan: 'casual' });
    assert.deepEqual(names(), ['Ann', 'Cleo', 'Ada', 'Dario']);
  });

  test('whoever opened the table keeps their name, and the bot takes another', async () => {
    const bruno = await house.person('Bruno');
    const code = await house.table(bruno, { seats: ['open', 'random', 'random'] });
    const client = await house.look(code, bruno);
    await client.must(joining('Bruno'));
    const names = client.table.info.seats.map((seat) => ('name' in seat ? seat.name : null));
    assert.deepEqual(names, ['Bruno', 'Ada', 'Cleo']);
    await client.must({ type: 'watch' });
    assert.equal(client.table.info.seats.length, 3);
  });

  test('nobody sits without an identity, but may look', async () => {
    const code = await house.table(await house.person('Ann'));
    const visitor = await house.look(code);
    assert.equal(visitor.table.you, null);
    assert.equal(await visitor.refusal(joining('Nobody')), 'no-identity');
    assert.equal(await visitor.refusal({ type: 'rematch' }), 'no-identity');
  });

  test('a wish that no game can grant is refused with its reason', async () => {
    const { cookie } = await house.person('Ann');
    const open = { game: 'double-lucky-7', seats: ['open', 'open'] };
    const cases: [object, string][] = [
      [{ ...open, game: 'chess' }, 'unknown-game'],
      [{ ...open, game: 'magic-7', seats: Array<string>(7).fill('open') }, 'bad-players'],
      [{ ...open, options: { rounds: 8 } }, 'bad-option-value'],
      [{ ...open, options: { cheat: true } }, 'unknown-option'],
      [{ ...open, clock: 31 }, 'bad-request'],
      [{ ...open, grace: -1 }, 'bad-request'],
      [{ ...open, seats: ['open', 'genius'] }, 'bad-request'],
      [{ ...open, seats: 'open' }, 'bad-request'],
      [{ ...open, more: 1 }, 'bad-request'],
    ];
    for (const [wish, code] of cases) {
      const response = await house.post('/api/tables', wish, cookie);
      const { error } = (await response.json()) as { error: { code: string } };
      assert.deepEqual([response.status, error.code], [400, code], JSON.stringify(wish));
    }
    assert.equal((await house.post('/api/tables', open)).status, 401);
  });
});

describe('before the game', () => {
  test('only the host starts, plans seats and closes; and only when every seat is filled', async () => {
    const { clients } = await house.gathering({ seats: ['open', 'open', 'open'] });
    const [host, bob, cyd] = clients;
    await cyd!.must({ type: 'leave' });
    assert.equal(await bob!.refusal({ type: 'start' }), 'not-host');
    assert.equal(await host!.refusal({ type: 'start' }), 'seats-open');
    const plan = { type: 'plan-seat', seat: 2, plan: 'novice' };
    assert.equal(await bob!.refusal(plan), 'not-host');
    assert.equal(await host!.refusal({ ...plan, seat: 1 }), 'seat-taken');
    assert.equal(await host!.refusal({ ...plan, plan: 'genius' }), 'bad-command');
    await host!.must(plan);
    assert.equal(host!.table.info.seats[2]!.level, 'novice');
    await host!.must({ ...plan, plan: 'open' });
    assert.equal(host!.table.info.seats[2]!.kind, 'open');
    await host!.must(plan);
    assert.equal(await bob!.refusal({ type: 'close' }), 'not-host');
    await host!.must({ type: 'start' });
    assert.equal(host!.table.info.status, 'playing');
    for (const command of [{ type: 'start' }, plan])
      assert.equal(await host!.refusal(command), 'not-open');
  });

  test('the first who sits stands in for a host who does not, until the host sits again', async () => {
    const gathering = await house.gathering({ seats: ['open', 'open', 'novice'] });
    const [host, bob] = gathering.clients;
    await host!.must({ type: 'leave' });
    await together(gathering);
    assert.equal(bob!.table.info.host, 1);
    const plan = { type: 'plan-seat', seat: 0, plan: 'casual' };
    await bob!.must(plan);
    await host!.must({ ...plan, plan: 'open' });
    await host!.must(joining('Host'));
    await together(gathering);
    assert.equal(bob!.table.info.host, 0);
    assert.equal(await bob!.refusal({ type: 'start' }), 'not-host');
    await host!.must({ type: 'leave' });
    await bob!.must(plan);
    await bob!.must({ type: 'start' });
    assert.equal(bob!.table.info.status, 'playing');
  });

  test('whoever leaves frees the seat, and it is no longer among their tables', async () => {
    const { code, people, clients } = await house.gathering();
    const mine = async (): Promise<unknown[]> =>
      ((await house.get('/api/me/tables', people[1]!.cookie)) as { tables: unknown[] }).tables;
    assert.equal((await mine()).length, 1);
    await clients[1]!.must({ type: 'leave' });
    assert.equal(clients[1]!.table.you, null);
    assert.equal(clients[1]!.table.info.seats[1]!.kind, 'open');
    assert.equal(await clients[1]!.refusal({ type: 'leave' }), 'no-seat');
    assert.equal((await mine()).length, 0);
    const eve = await house.look(code, await house.person('Eve'));
    await eve.must(joining('Eve'));
    assert.equal(eve.table.you, 1);
  });

  test('a closed table refuses everything but a look', async () => {
    const { code, clients } = await house.gathering();
    await clients[0]!.must({ type: 'close' });
    await together({ code, people: [], clients });
    assert.equal(clients[1]!.table.info.status, 'closed');
    assert.equal(await clients[1]!.refusal({ type: 'leave' }), 'table-closed');
    assert.equal(await clients[0]!.refusal({ type: 'close' }), 'table-closed');
    await clients[1]!.verify(code);
  });

  test('in the middle of a game the host closes a table only if nobody else would lose it', async () => {
    const { clients } = await house.game();
    assert.equal(await clients[0]!.refusal({ type: 'close' }), 'not-over');
    const alone = await house.game({ seats: ['open', 'random'] });
    await alone.clients[0]!.must({ type: 'close' });
  });
});

describe('the lobby', () => {
  test('shows listed tables only, with who sits there and what is played', async () => {
    const ann = await house.person('Ann');
    const secret = await house.table(ann);
    const listed = await house.table(ann, { listed: true, clock: 30, options: { rounds: 7 } });
    for (const code of [secret, listed]) await (await house.look(code, ann)).must(joining('Ann'));
    const { tables } = (await house.get('/api/tables')) as { tables: Record<string, unknown>[] };
    assert.ok(!tables.some(({ code }) => code === secret));
    const entry = tables.find(({ code }) => code === listed);
    assert.equal(entry?.['status'], 'open');
    assert.equal(entry['clock'], 30);
    assert.equal((entry['options'] as { rounds: number }).rounds, 7);
  });

  test('a table is found by its code, whatever case; an unknown one is not', async () => {
    const code = await house.table(await house.person('Ann'));
    const info = (await house.get(`/api/tables/${code.toLowerCase()}`)) as { status: string };
    assert.equal(info.status, 'open');
    assert.equal((await checkedFetch(`${house.url}/api/tables/ZZZZZZ`)).status, 404);
  });

  test('my tables say whose turn it is', async () => {
    const gathering = await house.game();
    const { people, clients } = gathering;
    for (const [seat, person] of people.entries()) {
      const { tables } = (await house.get('/api/me/tables', person.cookie)) as {
        tables: { seat: number; myTurn: boolean }[];
      };
      assert.equal(tables[0]!.seat, seat);
      assert.equal(tables[0]!.myTurn, clients[seat]!.table.moves.length > 0);
    }
  });
});

describe('spectators', () => {
  test('see everything but hands, also after every move', async () => {
    const gathering = await house.game();
    const spectator = await house.look(gathering.code);
    const { clients } = gathering;
    await clients[0]!.until(() => clients[0]!.table.info.watching === 1);
    assert.equal(spectator.table.you, null);
    assert.deepEqual(spectator.table.view!['hand'], []);
    for (let i = 0; i < 10; i++) {
      await playOne(gathering);
      await together({ ...gathering, clients: [...clients, spectator] });
      await spectator.verify(gathering.code);
    }
    assert.ok(spectator.received.every((text) => !/"(hand|moves)":\[[^\]]/.test(text)));
    assert.equal(await spectator.refusal({ type: 'start' }), 'no-identity');
    await spectator.close();
    await clients[0]!.until(() => clients[0]!.table.info.watching === 0);
  });

  test('are not let in where the host does not allow them, and have to go when the game begins', async () => {
    const gathering = await house.gathering({ spectators: false });
    const early = await house.look(gathering.code, await house.person('Eve'));
    await gathering.clients[0]!.must({ type: 'start' });
    await early.until(() => early.notices.some(({ type }) => type === 'no-spectators'));
    await together(gathering);
    const told = early.received.length;
    await playOne(gathering);
    assert.equal(await early.refusal({ type: 'watch', table: gathering.code }), 'no-spectators');
    assert.equal(early.received.length, told + 1, 'the refusal and nothing else');
    for (const client of gathering.clients) await client.verify(gathering.code);
  });

  test('a stolen code is good for a look or an open seat and nothing else', async () => {
    const gathering = await house.game({ seats: ['open', 'open', 'random'] });
    const eve = await house.look(gathering.code, await house.person('Eve'));
    const { seq } = eve.table;
    const move = gathering.clients.flatMap(({ table }) => table.moves)[0] ?? { type: 'pass' };
    const commands = [
      { type: 'play', seq, move },
      { type: 'return' },
      { type: 'leave' },
      { type: 'ask-undo', seq },
      { type: 'answer-undo', seq, agrees: true },
      { type: 'claim', seq },
      { type: 'answer-claim', seq, agrees: true },
      { type: 'chat', text: 'hello' },
      { type: 'react', reaction: 'lucky' },
      { type: 'start' },
    ];
    for (const command of commands) assert.equal(await eve.refusal(command), 'no-seat');
    assert.equal(await eve.refusal(joining('Eve')), 'not-open');
    assert.equal(await eve.refusal({ type: 'close' }), 'not-host');
    assert.equal(await eve.refusal({ type: 'rematch' }), 'not-over');
  });
});

describe('connections and identities', () => {
  test('a second socket of the same player replaces the first', async () => {
    const gathering = await house.game();
    const [first, other] = gathering.clients;
    const second = await house.look(gathering.code, gathering.people[0]);
    await first!.until(() => first!.notices.some(({ type }) => type === 'replaced'));
    assert.equal(second.table.you, 0);
    const told = first!.received.length;
    const now: Gathering = { ...gathering, clients: [second, other!] };
    await playOne(now);
    assert.equal(first!.received.length, told, 'the first hears nothing any more');
    assert.equal(other!.table.info.seats[0]!.presence, 'here');
  });

  test('whoever looked on through two sockets keeps the one they sat down with', async () => {
    const ann = await house.person('Ann');
    const code = await house.table(ann);
    const [first, second] = [await house.look(code, ann), await house.look(code, ann)];
    await second.must(joining('Ann'));
    await first.until(() => first.notices.some(({ type }) => type === 'replaced'));
    assert.equal(second.table.you, 0);
  });

  test('the first socket may take the seat back by looking again', async () => {
    const gathering = await house.game();
    const second = await house.look(gathering.code, gathering.people[0]);
    const first = gathering.clients[0]!;
    await first.until(() => first.notices.length === 2);
    await first.must({ type: 'watch', table: gathering.code });
    await second.until(() => second.notices.some(({ type }) => type === 'replaced'));
    await playOne(gathering);
  });

  test('a one-time link takes an identity, with its seats, to another device, once', async () => {
    const gathering = await house.game();
    const response = await house.post('/api/me/link', {}, gathering.people[0]!.cookie);
    const { link } = (await response.json()) as { link: string };
    const claims = await Promise.all([1, 2].map(() => house.post('/api/me/claim', { link })));
    assert.deepEqual(claims.map(({ status }) => status).sort(), [200, 404]);
    const claimed = claims.find(({ status }) => status === 200)!;
    const cookie = claimed.headers.getSetCookie()[0]!.split(';')[0]!;
    assert.notEqual(cookie, gathering.people[0]!.cookie);
    const phone = await house.look(gathering.code, { name: 'Guest 0', cookie });
    assert.equal(phone.table.you, 0);
    assert.equal((await house.post('/api/me/claim', { link })).status, 404);
  });

  test('a link is no longer good after ten minutes, nor once there is a newer one', async () => {
    const { cookie } = await house.person('Ann');
    const make = async (): Promise<string> =>
      ((await (await house.post('/api/me/link', {}, cookie)).json()) as { link: string }).link;
    const [older, newer] = [await make(), await make()];
    assert.equal((await house.post('/api/me/claim', { link: older })).status, 404);
    time += 10 * 60_000;
    assert.equal((await house.post('/api/me/claim', { link: newer })).status, 404);
  });

  test('the cookie is HttpOnly and SameSite; a new name needs no new one', async () => {
    const response = await house.post('/api/me', { name: 'Ann' });
    const [cookie] = response.headers.getSetCookie();
    assert.match(cookie!, /^table-seven=[\w-]{43};.*HttpOnly.*SameSite=Lax/);
    const token = cookie!.split(';')[0]!;
    const again = await house.post('/api/me', { name: '  Anne\u202e ' }, token);
    assert.deepEqual(again.headers.getSetCookie(), []);
    assert.equal(((await house.get('/api/me', token)) as { me: { name: string } }).me.name, 'Anne');
  });
});

describe('rematch', () => {
  async function finished(): Promise<Gathering> {
    const gathering = await house.game({ game: 'magic-7', seats: ['open', 'open', 'random'] });
    const { clients } = gathering;
    for (const client of clients) {
      client.onMessage = () => {
        const { seq, moves } = client.table;
        if (moves.length > 0) void client.ask({ type: 'play', seq, move: moves[0] });
      };
      client.onMessage({});
    }
    for (const client of clients)
      await client.until(() => client.table.info.status === 'over', 'the end');
    return gathering;
  }

  test('is not there before the game is over', async () => {
    const { clients } = await house.game();
    assert.equal(await clients[0]!.refusal({ type: 'rematch' }), 'not-over');
  });

  test('gives everybody their seat back, also if all ask at once; others wait two minutes for a kept seat', async () => {
    const { code, people, clients } = await finished();
    const answers = await Promise.all(clients.map((client) => client.ask({ type: 'rematch' })));
    const next = answers[0]!.rematch!;
    assert.deepEqual(new Set(answers.map(({ rematch }) => rematch)).size, 1);
    await together({ code, people, clients });
    assert.ok(clients.every(({ table }) => table.info.rematch === next));
    assert.equal((await clients[1]!.ask({ type: 'rematch' })).rematch, next);

    const eve = await house.look(next, await house.person('Eve'));
    assert.equal(eve.table.info.seats[2]!.level, 'random');
    assert.equal(await eve.refusal({ ...joining('Eve'), seat: 1 }), 'seat-kept');
    assert.equal(await eve.refusal(joining('Eve')), 'table-full');
    const bob = await house.look(next, people[1]);
    await bob.must(joining('Guest 1'));
    assert.equal(bob.table.you, 1);
    time += 120_000;
    await eve.must(joining('Eve'));
    assert.equal(eve.table.you, 0);
  });

  test('has a commitment of its own, published before anybody adds to the seed', async () => {
    const { code, people, clients } = await finished();
    const { rematch } = await clients[0]!.must({ type: 'rematch' });
    const again = await house.look(rematch!, people[0]);
    assert.notEqual(again.table.info.commitment, clients[0]!.tables.get(code)!.info.commitment);
    assert.ok(again.table.info.seats.every(({ entropy }) => entropy === undefined));
    assert.equal(again.table.seq, 1);
  });
});
