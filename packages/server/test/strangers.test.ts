import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';

import type { MyTable, TableSummary } from '@table-seven/protocol';

import { MAX_MISSED } from '../src/live/room.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { MAX_EXTRAS } from '../src/table/decisions.ts';
import { Client } from './client.ts';
import { House, joining, mover, playOne, together } from './house.ts';
import type { Gathering } from './house.ts';
import { ServerProcess } from './server-process.ts';

let time = Date.now();
let house: House;
/** The server's own connection to its file. */
let db: DatabaseSync;
before(async () => {
  house = await House.open({}, (data) => {
    db = new DatabaseSync(data);
    return { store: new SqliteStore(db), now: () => time };
  });
});
after(() => house.close());

async function tablesInMemory(): Promise<number> {
  // They are put together once a second.
  time += 1000;
  const text = await (await fetch(`${house.url}/metrics`)).text();
  return Number(/^table_seven_tables_in_memory (\d+)/m.exec(text)?.[1]);
}

/** Waits until nobody's table is in memory any more. */
async function forsaken(): Promise<void> {
  time += 61_000;
  while ((await tablesInMemory()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function goAway({ clients }: Gathering): Promise<void> {
  for (const client of clients) await client.close();
}

describe('lists', () => {
  test('bring no table back into memory, and say what the tables would', async () => {
    const gatherings = [];
    for (let i = 0; i < 3; i++) gatherings.push(await house.game({ listed: true, grace: 0 }));
    for (const gathering of gatherings) {
      for (let move = 0; move < 5; move++) await playOne(gathering);
    }
    const [{ people }] = gatherings as [Gathering];
    const listed = async (): Promise<TableSummary[]> =>
      ((await house.get('/api/tables')) as { tables: TableSummary[] }).tables;
    const mine = async (): Promise<MyTable[]> =>
      ((await house.get('/api/me/tables', people[0]!.cookie)) as { tables: MyTable[] }).tables;
    const before = [await listed(), await mine()];
    assert.equal(before[0]!.length, 3);
    for (const gathering of gatherings) await goAway(gathering);
    await forsaken();
    const away = (text: string): unknown => JSON.parse(text.replaceAll('"here"', '"away"'));
    // Nobody is sent to tables at which nobody is.
    assert.deepEqual([await listed(), await mine()], [[], away(JSON.stringify(before[1]))]);
    assert.equal(await tablesInMemory(), 0);
  });
});

describe('what somebody missed', () => {
  test('is told up to a limit; whoever missed more has a view of the present', async () => {
    const gathering = await house.game({ grace: 0 });
    const [talker, listener] = gathering.clients;
    const { seq } = listener!.table;
    await listener!.close();
    const lines = MAX_MISSED + 50;
    for (let i = 0; i < lines; i++) {
      time += 1000;
      await talker!.must({ type: 'chat', text: `line ${String(i)}` });
    }
    const back = await house.visit(gathering.people[1]);
    const answer = await back.must({ type: 'watch', table: gathering.code, since: seq });
    assert.equal(answer.seq, seq + lines);
    assert.ok(answer.view !== undefined);
    const texts = answer.missed!.map((fact) => (fact.type === 'chatted' ? fact.text : ''));
    assert.equal(texts.length, MAX_MISSED);
    assert.deepEqual([texts[0], texts.at(-1)], ['line 50', `line ${String(lines - 1)}`]);
  });

  test('is paced by how much it is', async () => {
    const gathering = await house.game({ grace: 0 });
    const [talker] = gathering.clients;
    for (let i = 0; i < 100; i++) {
      time += 1000;
      await talker!.must({ type: 'chat', text: 'again' });
    }
    const asker = await house.visit(gathering.people[1]);
    const table = gathering.code;
    const ask = async (since?: number): Promise<boolean> =>
      (await asker.ask({ type: 'watch', table, ...(since === undefined ? {} : { since }) })).ok;
    time += 60_000;
    const answers = [];
    for (let i = 0; i < 40; i++) answers.push(await ask(0));
    const told = answers.filter(Boolean).length;
    assert.ok(told >= 10 && told <= 20, `${String(told)} times everything`);
    time += 2000;
    for (let i = 0; i < 100; i++) assert.ok(await ask());
  });
});

describe('talk', () => {
  test('belongs to the person who said it, whoever sits there later', async () => {
    const host = await house.person('Host');
    const code = await house.table(host, { seats: ['open', 'open'] });
    const [rude, kind] = [await house.person('Rude'), await house.person('Kind')];
    const first = await house.look(code, rude);
    await first.must(joining('Rude'));
    await first.must({ type: 'chat', text: 'something rude' });
    await first.must({ type: 'react', reaction: 'laugh' });
    await first.must({ type: 'leave' });
    const second = await house.look(code, kind);
    await second.must(joining('Kind'));
    const { missed } = await second.must({ type: 'watch', table: code, since: 0 });
    const names = missed!.flatMap((fact) =>
      ['chatted', 'reacted', 'left'].includes(fact.type)
        ? [[fact.type, 'name' in fact ? fact.name : null]]
        : [],
    );
    assert.deepEqual(names, [
      ['chatted', 'Rude'],
      ['reacted', 'Rude'],
      ['left', 'Rude'],
    ]);
  });

  test('goes with whoever has everything about them deleted, out of every log', async () => {
    const gathering = await house.gathering({ seats: ['open', 'open', 'open'], grace: 0 });
    const [ann, ben] = gathering.clients;
    const leaver = await house.person('Zelda the leaver');
    await gathering.clients[2]!.must({ type: 'leave' });
    const passing = await house.look(gathering.code, leaver);
    await passing.must(joining('Zelda the leaver'));
    await passing.must({ type: 'chat', text: 'zelda was here' });
    await passing.must({ type: 'leave' });
    await ben!.must({ type: 'chat', text: 'ben stays' });
    await ann!.must({ type: 'plan-seat', seat: 2, plan: 'random' });
    await ann!.must({ type: 'start' });
    const forget = await fetch(`${house.url}/api/me`, {
      method: 'DELETE',
      headers: { cookie: leaver.cookie },
    });
    assert.equal(forget.status, 200);
    const { missed } = await ann!.must({ type: 'watch', table: gathering.code, since: 0 });
    const text = JSON.stringify(missed);
    assert.ok(!/zelda/i.test(text), text);
    assert.ok(text.includes('ben stays') && text.includes('"withdrawn"'));
    const rows = db.prepare("SELECT 1 FROM facts WHERE fact LIKE '%zelda%'").all();
    assert.deepEqual(rows, []);
    await ann!.verify(gathering.code);
  });
});

describe('bounds', () => {
  test('one person has so many tables open, and may open another when one is closed', async () => {
    const person = await house.person('Opener');
    const codes = [];
    for (let i = 0; i < 20; i++) codes.push(await house.table(person));
    const wish = { game: 'magic-7', seats: ['open', 'open'] };
    const refused = await house.post('/api/tables', wish, person.cookie);
    assert.equal(refused.status, 429);
    const { error } = (await refused.json()) as { error: { code: string } };
    assert.equal(error.code, 'too-many-games');
    const client = await house.look(codes[0]!, person);
    await client.must({ type: 'close' });
    await house.table(person);
  });

  test('one address has so many new people an hour', async () => {
    const crowded = await House.open();
    const statuses = [];
    for (let i = 0; i < 101; i++) {
      statuses.push((await crowded.post('/api/me', { name: `Guest ${String(i)}` })).status);
    }
    assert.deepEqual([statuses[99], statuses[100]], [200, 429]);
    await crowded.close();
  });

  test('a table has room for so much besides the game, and the game is played to its end', async () => {
    const gathering = await house.game({ game: 'magic-7', grace: 0 });
    const [client] = gathering.clients;
    let refused = '';
    let said = 0;
    for (; refused === ''; said++) {
      time += 1000;
      const answer = await client!.ask({ type: 'react', reaction: 'thinking' });
      if (!answer.ok) refused = answer.error!.code;
    }
    assert.equal(refused, 'log-full');
    assert.ok(said <= MAX_EXTRAS);
    await together(gathering);
    while (gathering.clients.some(({ table }) => table.moves.length > 0)) await playOne(gathering);
    assert.equal(client!.table.info.status, 'over');
  });

  test('seats are not changed back and forth like a machine would', async () => {
    const host = await house.person('Busy host');
    const code = await house.table(host, { seats: ['open', 'open'] });
    const client = await house.look(code, host);
    const answers = [];
    for (let i = 0; i < 40; i++) {
      const plan = i % 2 === 0 ? 'random' : 'open';
      answers.push((await client.ask({ type: 'plan-seat', seat: 1, plan })).ok);
    }
    assert.equal(answers.filter(Boolean).length, 20);
  });
});

describe('commands', () => {
  test('17 and "17" are two ids', async () => {
    const gathering = await house.gathering();
    const [client] = gathering.clients;
    const chat = (id: string, text: string): string =>
      `{"type":"chat","id":${id},"table":"${gathering.code}","text":"${text}"}`;
    const first = await client!.askRaw(chat('17', 'one'), 17);
    const second = await client!.askRaw(chat('"17"', 'two'), '17');
    const again = await client!.askRaw(chat('17', 'one'), 17);
    assert.deepEqual([first.again, second.again, again.again], [undefined, undefined, true]);
    assert.equal(second.seq, first.seq! + 1);
  });

  test('a first message that is no message at all ends the connection, as every wrong one does', async () => {
    for (const text of ['{', '[]', 'hello']) {
      const client = new Client(house.url);
      await once(client.socket, 'open');
      assert.equal((await client.askRaw(text, null)).error!.code, 'bad-frame');
      assert.equal(await client.closed(), 4000);
    }
  });

  test('what was decided a moment ago is not told after unwatch was answered', async () => {
    const gathering = await house.game({ grace: 0 });
    const client = mover(gathering);
    const other = gathering.clients.find((one) => one !== client)!;
    const { seq, moves } = client.table;
    const table = gathering.code;
    other.socket.send(JSON.stringify({ type: 'unwatch', id: 'last', table }));
    client.socket.send(JSON.stringify({ type: 'play', id: 'x', table, seq, move: moves[0] }));
    other.socket.removeAllListeners('message');
    const heard: string[] = [];
    other.socket.on('message', (data: Buffer) => heard.push(data.toString()));
    other.socket.send('[]');
    while (!heard.some((text) => text.includes('bad-frame'))) await once(other.socket, 'message');
    const last = heard.findIndex((text) => text.includes('"answer":"last"'));
    assert.ok(heard.slice(last + 1).every((text) => !text.includes('"facts"')));
  });
});

describe('what is not stored did not happen', () => {
  function refuseWrites(): void {
    db.exec(
      "CREATE TEMP TRIGGER refuse BEFORE INSERT ON main.tail BEGIN SELECT RAISE(ABORT, 'no'); END",
    );
  }
  const allowWrites = (): void => {
    db.exec('DROP TRIGGER refuse');
  };

  test('nobody is sent away, and who is there stays there', async () => {
    const gathering = await house.gathering({ spectators: false, grace: 0 });
    const [host] = gathering.clients;
    const onlooker = await house.look(gathering.code);
    refuseWrites();
    assert.equal(await host!.refusal({ type: 'start' }), 'storage-failed');
    assert.equal(await host!.refusal({ type: 'leave' }), 'storage-failed');
    allowWrites();
    assert.equal(onlooker.notices.length, 1, 'the welcome and nothing else');
    for (const client of [...gathering.clients, onlooker]) await client.verify(gathering.code);
    assert.equal(host!.table.info.seats[0]!.kind, 'player');
    await host!.must({ type: 'start' });
    await onlooker.until(() => onlooker.notices.length === 2, 'the onlooker is sent away');
    assert.equal(onlooker.notices[1]!.type, 'no-spectators');
  });

  test('reading that fails, too, costs the table its place in memory and nothing else', async () => {
    const [gathering, others] = [await house.game({ grace: 0 }), await house.game({ grace: 0 })];
    const client = mover(gathering);
    const { seq, moves } = client.table;
    db.exec('ALTER TABLE log RENAME TO lost');
    refuseWrites();
    const answer = await client.ask({ type: 'play', seq, move: moves[0] });
    assert.equal(answer.error?.code, 'storage-failed');
    for (const one of gathering.clients) assert.equal(await one.closed(), 1011);
    allowWrites();
    db.exec('ALTER TABLE lost RENAME TO log');
    await playOne(others);
    const back = await house.look(
      gathering.code,
      gathering.people[gathering.clients.indexOf(client)],
    );
    assert.equal(back.table.seq, seq);
    await back.must({ type: 'play', seq, move: moves[0] });
  });
});

describe('a server that stops', () => {
  async function raw(url: string, text: string): Promise<Socket> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    return socket;
  }

  test('does so whoever dawdles: a silent connection, half a request, a socket that does not answer', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'table-seven-'));
    const server = await ServerProcess.start({ DATA: join(folder, 'data.db') });
    const { host } = new URL(server.url);
    const post = `POST /api/me HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
    await raw(server.url, '');
    await raw(server.url, post);
    await raw(server.url, `${post}Content-Length: 20\r\n\r\n{"name"`);
    const client = await Client.connect(server.url);
    client.socket.pause();
    assert.equal(await server.stop(), 0);
    rmSync(folder, { recursive: true });
  });

  test('a request that comes by the drop is cut off', async () => {
    const { host } = new URL(house.url);
    const begin = `POST /api/me HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
    const sockets = await Promise.all([
      raw(house.url, begin),
      raw(house.url, `GET / HTTP/1.1\r\nHost: ${host}\r\n`),
      raw(house.url, ''),
    ]);
    const drops = setInterval(() => {
      sockets[0].write(' ');
      sockets[1].write('X-Drop: 1\r\n');
    }, 500);
    for (const socket of sockets) socket.resume();
    await Promise.all(sockets.map((socket) => once(socket, 'close')));
    clearInterval(drops);
  });

  test('plain connections are counted by address', async () => {
    const small = await House.open({ MAX_CONNECTIONS_PER_ADDRESS: '5' });
    const sockets: Socket[] = [];
    for (let i = 0; i < 10; i++) sockets.push(await raw(small.url, ''));
    const refused = await raw(small.url, '');
    await once(refused, 'close');
    for (const socket of sockets) socket.destroy();
    await small.close();
  });
});

describe('after a start', () => {
  test('only tables with something due come into memory', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'table-seven-'));
    const settings = { DATA: join(folder, 'again.db') };
    let now = Date.now();
    const first = await House.open(settings, () => ({ now: () => now }));
    const quiet = await first.game({ grace: 0 });
    const clocked = await first.game({ clock: 30 });
    await first.close();
    now += 3600_000;
    const second = await House.open(settings, () => ({ now: () => now }));
    const [person] = clocked.people;
    const client = await second.look(clocked.code, person);
    await client.until(
      () => client.table.info.seats.some(({ kind, bot }) => kind === 'player' && bot),
      'the clock has run out',
    );
    const text = await (await fetch(`${second.url}/metrics`)).text();
    assert.equal(/^table_seven_tables_in_memory (\d+)/m.exec(text)?.[1], '1');
    const back = await second.look(quiet.code, quiet.people[0]);
    assert.equal(back.table.seq, quiet.clients[0]!.table.seq);
    await second.close();
    rmSync(folder, { recursive: true });
  });

  test('a bot whose turn it was moves although nobody comes back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'table-seven-'));
    const pause = { BOT_PAUSE_MIN_MS: '60000', BOT_PAUSE_MAX_MS: '60000' };
    const settings = { DATA: join(folder, 'again.db'), ...pause };
    let now = Date.now();
    const first = await House.open(settings, () => ({ now: () => now }));
    const { code, clients } = await first.game({ seats: ['open', 'random'], clock: 86_400 });
    const [client] = clients;
    const { seq, moves } = client!.table;
    if (moves.length > 0) await client!.must({ type: 'play', seq, move: moves[0] });
    const before = client!.table.seq;
    await first.close();
    now += 60_000;
    const second = await House.open({ DATA: settings.DATA }, () => ({ now: () => now }));
    const moved = async (): Promise<boolean> => {
      const look = await second.look(code);
      const isDone = look.table.seq > before;
      await look.close();
      return isDone;
    };
    const data = new DatabaseSync(settings.DATA, { readOnly: true });
    const count = data.prepare('SELECT count(*) AS facts FROM facts');
    while (Number(count.get()!['facts']) <= before) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    data.close();
    assert.ok(await moved());
    await second.close();
    rmSync(folder, { recursive: true });
  });
});

test('bytes that never become a command end the connection, and the others play on', async () => {
  const gathering = await house.game({ grace: 0 });
  for (const first of [0x8a, 0x89, 0x01]) {
    const client = new Client(house.url);
    await once(client.socket, 'open');
    // Unasked pongs, pings, and empty pieces of a message that does not end; masked with zeros.
    const frames = Buffer.from([first, 0x80, 0, 0, 0, 0]);
    const more = first === 0x01 ? Buffer.from([0x00, 0x80, 0, 0, 0, 0]) : frames;
    const stream = (client.socket as unknown as { _socket: Socket })._socket;
    stream.write(frames);
    const many = Buffer.concat(Array.from({ length: 10_000 }, () => more));
    const gone = once(client.socket, 'close');
    const flood = (): void => {
      if (!stream.destroyed) stream.write(many, () => setImmediate(flood));
    };
    flood();
    await gone;
  }
  await playOne(gathering);
});
