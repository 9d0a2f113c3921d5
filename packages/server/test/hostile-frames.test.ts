import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { after, before, describe, test } from 'node:test';

import { WebSocket } from 'ws';

import { Client } from './client.ts';
import { House, joining, mover, playOne } from './house.ts';
import type { Gathering } from './house.ts';

let time = Date.now();
let house: House;
let bystanders: Gathering;
before(async () => {
  house = await House.open({ MAX_CONNECTIONS_PER_ADDRESS: '60' }, () => ({ now: () => time }));
  bystanders = await house.game();
});
after(() => house.close());

/** Whatever was done to the server, everybody else plays on. */
async function assertAlive(): Promise<void> {
  time += 10_000;
  await playOne(bystanders);
  for (const client of bystanders.clients) await client.verify(bystanders.code);
}

function greeted(): Promise<Client> {
  return house.visit();
}

/** The status of an upgrade that is refused. */
async function upgradeStatus(path: string, options: object = {}): Promise<number> {
  const socket = new WebSocket(house.url.replace('http', 'ws') + path, options);
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ];
  socket.on('error', () => undefined);
  socket.terminate();
  return response.statusCode;
}

/** A raw socket on which an upgrade was asked for. */
async function rawUpgrade(path: string): Promise<Socket> {
  const { port } = new URL(house.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

describe('the first message', () => {
  test('has to be a hello', async () => {
    for (const text of [
      '{"type":"watch","id":1,"table":"ABCDEF"}',
      '{"type":"hello"}',
      '{"type":"hello","version":"1"}',
      '{"type":"hello","version":1,"admin":true}',
      '{"__proto__":{"type":"hello","version":1}}',
    ]) {
      const client = new Client(house.url);
      await once(client.socket, 'open');
      const id = text.includes('"id"') ? 1 : null;
      assert.equal((await client.askRaw(text, id)).error!.code, 'hello-first');
      assert.equal(await client.closed(), 4000);
    }
  });

  test('of an unknown version is refused, and what follows it is not carried out', async () => {
    const code = await house.table(await house.person('Ann'));
    const client = new Client(house.url);
    await once(client.socket, 'open');
    const answer = client.askRaw('{"type":"hello","version":4}', null);
    client.socket.send('{"type":"hello","version":1}');
    client.socket.send(`{"type":"watch","id":5,"table":"${code}"}`);
    assert.equal((await answer).error!.code, 'unknown-version');
    assert.equal(await client.closed(), 4000);
    assert.equal(client.received.length, 1);
  });
});

describe('frames', () => {
  test('what is not one JSON object in text is refused, and the connection lives', async () => {
    const client = await greeted();
    const frames = ['', '{', 'null', '7', '"text"', '[]', '[{"type":"watch"}]', '\u0000', '{}}'];
    for (const frame of frames)
      assert.equal((await client.askRaw(frame, null)).error!.code, 'bad-frame');
    const binary = client.until(() => client.received.at(-1)!.includes('bad-frame'));
    client.socket.send(Buffer.from([0, 1, 2, 255]));
    await binary;
    const other = client.askRaw('[1]', null);
    await other;
    await assertAlive();
  });

  test('commands of the wrong shape are refused by their id, and pollute nothing', async () => {
    const client = await greeted();
    const code = bystanders.code;
    const cases: [string, number | string | null, string][] = [
      ['{}', null, 'unknown-command'],
      ['{"type":"sit","id":1}', 1, 'unknown-command'],
      ['{"type":"constructor","id":2}', 2, 'unknown-command'],
      ['{"type":"__proto__","id":3}', 3, 'unknown-command'],
      ['{"type":["watch"],"id":4}', 4, 'unknown-command'],
      ['{"type":"watch","id":5}', 5, 'bad-command'],
      ['{"type":"watch","id":6,"table":"ABC"}', 6, 'bad-command'],
      [`{"type":"watch","id":7,"table":"${code}","since":-1}`, 7, 'bad-command'],
      [`{"type":"watch","id":8,"table":"${code}","since":1e400}`, 8, 'bad-command'],
      [`{"type":"watch","id":1.5,"table":"${code}"}`, null, 'bad-command'],
      [`{"type":"watch","id":{"a":1},"table":"${code}"}`, null, 'bad-command'],
      [`{"type":"watch","id":"${'x'.repeat(41)}","table":"${code}"}`, null, 'bad-command'],
      [`{"type":"watch","id":9,"table":"${code}","__proto__":{"isAdmin":true}}`, 9, 'bad-command'],
      [
        `{"type":"watch","id":10,"table":"${code}","constructor":{"prototype":{"x":1}}}`,
        10,
        'bad-command',
      ],
      [`{"__proto__":{"type":"watch","id":11,"table":"${code}"}}`, null, 'unknown-command'],
    ];
    for (const [text, id, expected] of cases)
      assert.equal((await client.askRaw(text, id)).error!.code, expected, text);
    assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined);
    await assertAlive();
  });

  test('moves with keys of their own are refused', async () => {
    const gathering = await house.game();
    const client = mover(gathering);
    const { seq, moves } = client.table;
    const move = JSON.stringify(moves[0]).slice(1, -1);
    for (const more of ['"__proto__":{"seat":1}', '"extra":1', '"constructor":null']) {
      const text = `{"type":"play","id":1,"table":"${gathering.code}","seq":${String(seq)},"move":{${move},${more}}}`;
      assert.equal((await client.askRaw(text, 1)).error!.code, 'illegal-move', text);
    }
    for (const wrong of [null, 7, 'bid', [], [moves[0]], {}])
      assert.equal(await client.refusal({ type: 'play', seq, move: wrong }), 'illegal-move');
    await client.verify(gathering.code);
  });

  test('text that is not UTF-8, and frames far too large, end the connection', async () => {
    const broken = await greeted();
    broken.socket.send(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), { binary: false });
    assert.equal(await broken.closed(), 1007);
    const large = await greeted();
    large.socket.send('x'.repeat(1024 * 1024));
    assert.equal(await large.closed(), 1009);
    await assertAlive();
  });

  test('half a frame and then nothing', async () => {
    for (const bytes of [[0x81], [0x81, 0xfe, 0x10], [0x81, 0x85, 1, 2, 3, 4, 5], [0xff, 0xff]]) {
      const socket = await rawUpgrade('/live');
      await once(socket, 'data');
      socket.write(Buffer.from(bytes));
      socket.resetAndDestroy();
    }
    await assertAlive();
  });

  test('ten thousand messages at once: some are refused, then the server hangs up, the others play on', async () => {
    const flood = new Client(house.url);
    await once(flood.socket, 'open');
    flood.socket.send('{"type":"hello","version":1}');
    flood.socket.removeAllListeners('message');
    const answers: string[] = [];
    flood.socket.on('message', (data: Buffer) => answers.push(data.toString()));
    for (let id = 0; id < 10_000; id++) {
      flood.socket.send(`{"type":"watch","id":${String(id)},"table":"${bystanders.code}"}`);
    }
    assert.equal(await flood.closed(), 4029);
    assert.ok(answers.some((text) => text.includes('rate-limited')));
    assert.ok(answers.length <= 1000);
    await assertAlive();
  });
});

describe('who is let in', () => {
  test('only the own pages, and programs that are no browsers', async () => {
    const { host } = new URL(house.url);
    for (const origin of ['http://evil.example', `http://${host}.evil.example`, 'null', 'nonsense'])
      assert.equal(await upgradeStatus('/live', { origin }), 403, origin);
    const client = await Client.connect(house.url, { origin: `http://${host}` });
    await client.close();
  });

  test('only at the right path, however the path is written', async () => {
    for (const path of ['/', '/live/', '/lives', '/api/me', '/live%2f'])
      assert.equal(await upgradeStatus(path), 404, path);
    for (const path of ['//', '//[', 'http://[', '*', '/%', `/${'x'.repeat(5000)}`]) {
      const socket = await rawUpgrade(path);
      socket.resume();
      await once(socket, 'close');
    }
    await assertAlive();
  });

  test('callers who hang up before they are refused do no harm', async () => {
    for (let i = 0; i < 20; i++) {
      const socket = await rawUpgrade('/nowhere');
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
    await assertAlive();
  });

  test('a forged cookie makes nobody', async () => {
    for (const cookie of ['table-seven=x', 'table-seven=', 'table-seven=%00', 'other=1']) {
      const client = await Client.connect(house.url, { cookie });
      assert.deepEqual(client.notices[0], {
        type: 'welcome',
        version: client.version,
        known: false,
      });
      assert.equal(
        await client.refusal({ ...joining('Eve'), table: bystanders.code }),
        'no-identity',
      );
      await client.close();
    }
  });

  test('only so many connections from one address, and again as soon as some have gone', async () => {
    const clients: Client[] = [];
    for (;;) {
      const client = new Client(house.url);
      const isIn = await Promise.race([
        once(client.socket, 'open').then(() => true),
        once(client.socket, 'unexpected-response').then(() => false),
      ]);
      if (!isIn) break;
      clients.push(client);
    }
    assert.ok(clients.length > 0 && clients.length <= 60);
    assert.equal(await upgradeStatus('/live'), 429);
    for (const client of clients) await client.close();
    await (await greeted()).close();
  });
});

describe('slow readers', () => {
  test('are hung up on with a code when too much waits for them, and resume cleanly', async () => {
    // Nobody could ask for so much within one lifetime of this test: here time flies.
    const begin = Date.now();
    const swift = await House.open({}, () => ({
      now: () => begin + 10_000 * (Date.now() - begin),
    }));
    const gathering = await swift.game({ grace: 0 });
    const [talker, slow] = gathering.clients;
    const text = '界'.repeat(200);
    for (let i = 0; i < 200; i++) await talker!.must({ type: 'chat', text });
    const { table } = slow!;
    slow!.socket.pause();
    // Each answer repeats what was last said here.
    for (let i = 0; i < 100; i++) {
      slow!.socket.send(
        `{"type":"watch","id":"slow ${String(i)}","table":"${gathering.code}","since":0}`,
      );
    }
    const seat = (): string | undefined => talker!.table.info.seats[1]!.presence;
    await talker!.until(() => seat() === 'away', 'the slow one is no longer there');
    slow!.socket.removeAllListeners('message');
    slow!.socket.resume();
    assert.equal(await slow!.closed(), 4008);
    const back = await swift.visit(gathering.people[1]);
    await back.resume(table);
    await playOne({ ...gathering, clients: [talker!, back] });
    await back.verify(gathering.code);
    await swift.close();
  });
});
