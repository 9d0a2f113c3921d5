import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { after, before, describe, test } from 'node:test';

import { checkReply, ROUTES } from '@table-seven/protocol/schemas';

import { checkedFetch } from './checked-fetch.ts';
import { House } from './house.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

interface Reply {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
}

/** Sends a request as it is written: nothing is tidied up on the way. */
async function send(
  method: string,
  path: string,
  body = '',
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<Reply> {
  const { hostname, port } = new URL(house.url);
  const call = request({ hostname, port, method, path, headers, agent: false });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  const status = response.statusCode!;
  assert.equal(checkReply(method, path, status < 400, JSON.parse(text)), null);
  return { status, code: codeIn(text), text };
}

function codeIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: { code: string } }).error?.code;
  } catch {
    return undefined;
  }
}

describe('requests', () => {
  test('bad JSON, wrong types and unknown keys are refused', async () => {
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '"Ann"',
      '{}',
      '{"name":7}',
      '{"name":null}',
      '{"name":["Ann"]}',
      '{"name":""}',
      '{"name":"Ann","admin":true}',
      '{"name":"Ann","__proto__":{"admin":true}}',
      '{"name":"Ann","constructor":{"prototype":{"admin":true}}}',
    ];
    for (const body of bodies) {
      const { status, code } = await send('POST', '/api/me', body);
      assert.deepEqual([status, code], [400, 'bad-request'], body);
    }
    for (const name of ['\u0000', '   ', 'x'.repeat(25)]) {
      const { code } = await send('POST', '/api/me', JSON.stringify({ name }));
      assert.equal(code, 'bad-name');
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    assert.equal((await send('POST', '/api/me', 'name=Ann', form)).code, 'bad-request');
    const plain = { 'content-type': 'text/plain' };
    assert.equal((await send('POST', '/api/me', '{"name":"Ann"}', plain)).code, 'bad-request');
  });

  test('a large body is refused', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(100_000) });
    const { status, code } = await send('POST', '/api/me', body);
    assert.deepEqual([status, code], [413, 'too-large']);
  });

  test('what is not there is not there, in whatever way it is asked for', async () => {
    const paths = [
      '/api/nothing',
      '/api/records/unknown-record',
      '/api/tables/ABCDEF',
      '/../../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/../../../../etc/passwd',
      '/assets/..%5c..%5cpackage.json',
      '//etc/passwd',
      '/.git/config',
      '/%00',
      '/%',
      '/api/records/%ff%fe%fd%fc%fb%fa%f9%f8',
    ];
    for (const path of paths) {
      const { status, code, text } = await send('GET', path);
      const refused = `${String(status)} ${String(code)}`;
      assert.ok(['400 bad-request', '404 not-found', '404 no-table'].includes(refused), path);
      assert.ok(!text.includes('root:') && !text.includes('"workspaces"'), path);
    }
    assert.equal((await send('GET', '/api/tables/ABC')).code, 'bad-request');
    assert.equal((await send('GET', `/api/records/${'x'.repeat(41)}`)).code, 'bad-request');
    assert.equal((await send('GET', '/api/results?before=yesterday')).code, 'bad-request');
    assert.equal((await send('DELETE', '/api/tables', '', {})).status, 404);
  });

  test('what is one’s own needs an identity', async () => {
    for (const path of ['/api/me/tables', '/api/me/results', '/api/me/statistics']) {
      const { status, code } = await send('GET', path);
      assert.deepEqual([status, code], [401, 'no-identity']);
    }
    assert.deepEqual(JSON.parse((await send('GET', '/api/me')).text), { me: null });
    const forged = { cookie: "table-seven=' OR 1=1 --" };
    assert.equal((await send('GET', '/api/me/tables', '', forged)).status, 401);
  });

  test('too many to the API from one address are refused; the app, health and metrics stay there', async () => {
    const strict = await House.open({ REQUESTS_PER_MINUTE: '5' });
    const statuses = async (path: string, times: number): Promise<number[]> => {
      const seen: number[] = [];
      for (let i = 0; i < times; i++) {
        const { status } = await fetch(strict.url + path, { redirect: 'manual' });
        seen.push(status);
      }
      return seen;
    };
    try {
      for (const path of ['/', '/icon.svg', '/service-worker.js', '/health'])
        assert.deepEqual(await statuses(path, 7), Array(7).fill(200), path);
      assert.deepEqual(await statuses('/t/ABCDEF', 7), Array(7).fill(302));
      assert.deepEqual(await statuses('/api/me', 7), [200, 200, 200, 200, 200, 429, 429]);
      const refused = await checkedFetch(`${strict.url}/api/tables`);
      const { error } = (await refused.json()) as { error: { code: string } };
      assert.equal(error.code, 'rate-limited');
      const wait = Number(refused.headers.get('retry-after'));
      assert.ok(wait >= 1 && wait <= 60, 'it says when to come back');
      assert.deepEqual(await statuses('/', 1), [200]);
      assert.deepEqual(await statuses('/metrics', 7), [200, 200, 200, 200, 200, 429, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('answers', () => {
  test('carry security headers, refusals too', async () => {
    for (const path of ['/api/me', '/', '/api/nothing', '/health']) {
      const { headers } = await checkedFetch(house.url + path);
      const csp = headers.get('content-security-policy')!;
      for (const part of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ])
        assert.ok(csp.includes(part), `${path}: ${csp}`);
      assert.ok(!/script-src[^;]*unsafe/.test(csp));
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.ok(headers.get('x-frame-options') !== null);
      assert.equal(headers.get('referrer-policy'), 'same-origin');
      assert.equal(headers.get('x-powered-by'), null);
    }
  });

  test('the OpenAPI document names every route of the protocol, and no other', async () => {
    const docs = (await house.get('/api/docs')) as {
      openapi: string;
      paths: Record<string, Record<string, { summary?: string }>>;
    };
    assert.match(docs.openapi, /^3\./);
    const named = Object.entries(docs.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => {
        assert.ok(summary !== undefined, `${method} ${path} says what it is for`);
        return `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      }),
    );
    const described = Object.keys(ROUTES).filter((route) => route.includes(' /api/'));
    assert.deepEqual(named.sort(), described.sort());
  });

  test('metrics are put together once a second, however often they are asked for', async () => {
    const clock = { now: 1_800_000_000_000 };
    const still = await House.open({}, () => ({ now: () => clock.now }));
    const read = async (): Promise<string> => (await checkedFetch(`${still.url}/metrics`)).text();
    try {
      const first = await read();
      await still.visit();
      assert.equal(await read(), first);
      clock.now += 1000;
      assert.match(await read(), /table_seven_connections 1/);
    } finally {
      await still.close();
    }
  });

  test('metrics count and name nobody', async () => {
    const gathering = await house.game();
    const text = await (await checkedFetch(`${house.url}/metrics`)).text();
    assert.match(text, /table_seven_connections 2/);
    assert.match(text, /table_seven_commands_total\{type="join",code="ok"\} 2/);
    assert.match(text, /table_seven_commit_seconds_count [1-9]/);
    assert.ok(!text.includes(gathering.code) && !text.includes('Guest'));
  });
});
