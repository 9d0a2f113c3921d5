import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';

import { WebSocket } from 'ws';

import { Sockets } from '../src/live/sockets.ts';
import type { SocketOptions } from '../src/live/sockets.ts';
import { Visitors } from '../src/live/visitors.ts';
import { createMetrics } from '../src/metrics.ts';
import type { Parts } from '../src/server.ts';
import type { Client } from './client.ts';
import { House } from './house.ts';

async function within(
  settings: Readonly<Record<string, string>>,
  visit: (house: House) => Promise<void>,
  parts: Parts = {},
): Promise<void> {
  const house = await House.open(settings, () => parts);
  try {
    await visit(house);
  } finally {
    await house.close();
  }
}

test('the pace of commands is one for all sockets of an identity', async () => {
  const time = Date.now();
  const meet = async (house: House): Promise<void> => {
    const ann = await house.person('Ann');
    const code = await house.table(ann);
    const watch = async (visitor: Client): Promise<boolean> =>
      (await visitor.ask({ type: 'watch', table: code })).ok;
    const sockets = [];
    for (let i = 0; i < 3; i++) sockets.push(await house.visit(ann));
    // Four at once are allowed.
    const answers = await Promise.all([...sockets, ...sockets].map(watch));
    assert.equal(answers.filter(Boolean).length, 4);
    for (const socket of sockets) await socket.close();
    assert.ok(!(await watch(await house.visit(ann))), 'coming back makes no new allowance');
    assert.ok(await watch(await house.visit(await house.person('Ben'))));
    assert.ok(await watch(await house.visit()));
  };
  await within({ COMMANDS_PER_SECOND: '2' }, meet, { now: () => time });
});

describe('origins', () => {
  async function status(house: House, origin: string): Promise<string> {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/live`, { origin });
    return new Promise((resolve) => {
      socket.on('open', () => {
        socket.terminate();
        resolve('open');
      });
      socket.on('error', ({ message }) => {
        resolve(message);
      });
    });
  }

  test('behind a proxy pages come from ORIGIN and from nowhere else', async () => {
    await within({ ORIGIN: 'https://cards.example' }, async (house) => {
      assert.equal(await status(house, 'https://cards.example'), 'open');
      for (const other of [house.url, 'http://cards.example', 'https://cards.example.evil', 'null'])
        assert.match(await status(house, other), /403/);
    });
  });
});

describe('addresses', () => {
  async function connections(house: House, forwarded: readonly string[]): Promise<number> {
    const outcomes = forwarded.map((address) => {
      const headers = { 'x-forwarded-for': address };
      const socket = new WebSocket(`${house.url.replace('http', 'ws')}/live`, { headers });
      return new Promise<number>((resolve) => {
        socket.on('open', () => {
          resolve(1);
        });
        socket.on('error', () => {
          resolve(0);
        });
      });
    });
    return (await Promise.all(outcomes)).reduce((sum, one) => sum + one, 0);
  }
  const limit = { MAX_CONNECTIONS_PER_ADDRESS: '2' };
  const some = ['10.0.0.1', '10.0.0.1, 10.9.9.9', '10.0.0.1', '10.0.0.2', '10.0.0.3'];

  test('are believed from a proxy of one’s own', async () => {
    await within({ ...limit, TRUST_PROXY: 'yes' }, async (house) => {
      assert.equal(await connections(house, some), 4);
    });
  });

  test('are not believed from anybody else', async () => {
    await within(limit, async (house) => {
      assert.equal(await connections(house, some), 2);
    });
  });
});

test('a table has room for two hundred who look on; who sits there comes in all the same', async () => {
  await within({ MAX_CONNECTIONS_PER_ADDRESS: '300' }, async (house) => {
    const { code, people } = await house.game();
    const look = async (): Promise<string> => {
      const visitor = await house.visit();
      return (await visitor.ask({ type: 'watch', table: code })).error?.code ?? 'ok';
    };
    const answers: string[] = [];
    for (let i = 0; i < 8; i++) {
      answers.push(...(await Promise.all(Array.from({ length: 25 }, look))));
    }
    assert.equal(answers.filter((answer) => answer === 'ok').length, 198);
    assert.equal(answers.filter((answer) => answer === 'too-many-players').length, 2);
    await house.look(code, people[0]);
  });
});

test('whoever does not answer the heartbeat is hung up on', async () => {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const options = {
    metrics: createMetrics(() => 0),
    visitors: new Visitors(100, Date.now),
    now: Date.now,
    path: '/live',
    origin: null,
    maxPerAddress: 10,
    heartbeatMs: 20,
    addressOf: () => 'here',
    playerOf: () => Promise.resolve(null),
  } as unknown as SocketOptions;
  const sockets = new Sockets(http, options);
  const url = `ws://127.0.0.1:${String((http.address() as AddressInfo).port)}/live`;
  const silent = new WebSocket(url, { autoPong: false });
  const lively = new WebSocket(url);
  let beats = 0;
  const heard = new Promise<void>((resolve) => {
    lively.on('ping', () => {
      if (++beats === 5) resolve();
    });
  });
  const gone = new Promise<number>((resolve) => silent.on('close', resolve));
  assert.equal(await gone, 1006);
  await heard;
  assert.equal(lively.readyState, WebSocket.OPEN);
  lively.terminate();
  sockets.close();
  http.close();
});
