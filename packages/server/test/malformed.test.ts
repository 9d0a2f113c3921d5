import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { ServerProcess } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'table-seven-'));
let server: ServerProcess;
before(async () => {
  server = await ServerProcess.start({ DATA: join(folder, 'data.db') });
});
after(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function dial(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  // The server hangs up in its own way; what it said before counts.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Everything the server says to these bytes until it hangs up. */
async function say(text: string): Promise<string> {
  const socket = await dial();
  let heard = '';
  socket.setEncoding('latin1').on('data', (part: string) => (heard += part));
  socket.write(text, 'latin1');
  await once(socket, 'close');
  return heard;
}

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n');

const post = (body: string, ...headers: string[]): string =>
  ['POST /api/me HTTP/1.1', 'Host: here', 'Connection: close', ...headers, '', body].join('\r\n');

const JSON_TYPE = 'Content-Type: application/json';

const MALFORMED: Readonly<Record<string, readonly [string, number, string]>> = {
  'no HTTP at all': ['hello, is anybody there?\r\n\r\n', 400, 'bad-request'],
  'the first bytes of TLS': ['\x16\x03\x01\x02\x00\x01', 400, 'bad-request'],
  'another version': ['GET / HTTP/3.0\r\nHost: here\r\n\r\n', 400, 'bad-request'],
  'an unknown method': ['FOO / HTTP/1.1\r\nHost: here\r\n\r\n', 400, 'bad-request'],
  'a method nobody needs here': [
    'PROPFIND /api/me HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n',
    404,
    'not-found',
  ],
  'a path that cannot be read': [get('/%zz', 'Host: here'), 400, 'bad-request'],
  'a part of a path that is too long': [
    get(`/api/tables/${'x'.repeat(300)}`, 'Host: here'),
    414,
    'too-large',
  ],
  'no host': [get('/api/me'), 400, 'bad-request'],
  'an expectation nobody can meet': [
    get('/api/me', 'Host: here', 'Expect: miracles'),
    417,
    'bad-request',
  ],
  'too much of a header': [get('/', 'Host: here', `X: ${'x'.repeat(40_000)}`), 431, 'too-large'],
  'two lengths': [
    post('0\r\n\r\n', 'Content-Length: 3', 'Transfer-Encoding: chunked'),
    400,
    'bad-request',
  ],
  'a broken chunk': [
    post('zz\r\n\r\n', JSON_TYPE, 'Transfer-Encoding: chunked'),
    400,
    'bad-request',
  ],
  'a body that is not JSON': [post('{', JSON_TYPE, 'Content-Length: 1'), 400, 'bad-request'],
  'a content type that is none': [
    post('{', 'Content-Type: !!', 'Content-Length: 1'),
    415,
    'bad-request',
  ],
  'a body that is too large': [post('', JSON_TYPE, 'Content-Length: 100000'), 413, 'too-large'],
};

describe('what is no proper request', () => {
  for (const [what, [text, status, code]] of Object.entries(MALFORMED)) {
    test(`${what}: a refusal like every other`, async () => {
      const answer = await say(text);
      const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
      assert.match(head, new RegExp(`^HTTP/1.1 ${String(status)} `), answer);
      assert.match(head, /content-type: application\/json/i);
      const json = body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1);
      const { error } = JSON.parse(json) as { error: { code: string; message: string } };
      assert.equal(error.code, code);
      assert.match(error.message, /\.$/);
    });
  }

  test('a request with garbage behind it, or whose sender is gone, is no error of ours', async () => {
    const request = 'GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n';
    for (const garbage of ['\0\0\0', 'FOO BAR BAZ\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n']) {
      for (const path of ['/api/me', '/api/club', '/', '/health', '/metrics', '/nothing'])
        await say(`${request.replace('/api/me', path)}${garbage}`);
    }
    for (let i = 0; i < 20; i++) {
      const socket = await dial();
      socket.write(request.repeat(1 + (i % 3)));
      socket.resetAndDestroy();
    }
    assert.equal((await fetch(`${server.url}/health`)).status, 200);
    await server.stop();
    const errors = server.output.split('\n').filter((line) => /"level":[456]0/.test(line));
    assert.deepEqual(errors, []);
  });
});
