import { once } from 'node:events';

import type { Luck } from '../luck.ts';
import { upgradeRequest } from '../raw-socket.ts';
import type { Trick } from './stage.ts';

const PATHS = [
  '/',
  '/api/me',
  '/api/tables',
  '/api/me/tables',
  '/api/results',
  '/api/results?before=9',
  '/api/club',
  '/api/docs',
  '/metrics',
  '/health',
  '/api/tables/ABCDEF',
  '/api/records/00000000',
  '/index.html',
  '/live',
  '/nowhere',
];

const BAD_URLS = [
  '*',
  '/%',
  '/%ff%fe',
  '//',
  '//[',
  'http://[',
  'http://evil.example/',
  '/api/tables/%00%00%00%00%00%00',
  '/..%2f..%2fpackage.json',
  '/\\..\\..\\',
  '/api/results?before=%',
  '/a b',
  '/\u0001',
  'no-slash',
];

/** Requests that are none, and good ones with something wrong about them. */
function oddRequest(luck: Luck, host: string): string {
  const head = (line: string, ...headers: string[]): string =>
    `${[line, `Host: ${host}`, ...headers].join('\r\n')}\r\n\r\n`;
  const path = luck.pick(PATHS);
  const post = (...headers: string[]): string =>
    head('POST /api/me HTTP/1.1', 'Content-Type: application/json', ...headers);
  return luck.pick([
    () => luck.bytes(luck.below(400)).toString('latin1'),
    () => head(`GET ${luck.pick(BAD_URLS)} HTTP/1.1`),
    () => head(`GET /${'x'.repeat(luck.below(20_000))} HTTP/1.1`),
    () => head(`GET ${path} HTTP/1.1`, `X: ${'x'.repeat(luck.below(40_000))}`),
    () =>
      head(`GET ${path} HTTP/1.1`, ...Array.from({ length: 2500 }, (_, i) => `X${String(i)}: 1`)),
    () => head(`GET ${path} HTTP/1.1`) + luck.bytes(luck.between(1, 200)).toString('latin1'),
    () => head(`GET ${path} HTTP/1.1`, 'Content-Length: 5') + 'hello garbage',
    () => head(`GET ${path} HTTP/${luck.pick(['0.9', '1.0', '2.0', '9.9'])}`),
    () => head(`${luck.pick(['TRACE', 'PUT', 'PATCH', 'CONNECT', 'FOO', 'PRI'])} ${path} HTTP/1.1`),
    () => head(`HEAD ${path} HTTP/1.1`, 'Connection: close'),
    () => head(`GET ${path} HTTP/1.1`, 'Host: two'),
    () => `GET ${path} HTTP/1.1\r\n\r\n`,
    () => head(`GET ${path} HTTP/1.1`, 'Range: bytes=0-0,1-1,2-2,-1', 'If-None-Match: "x"'),
    () => post('Content-Length: 99999999') + '{"name":',
    () => post('Content-Length: -1') + '{}',
    () => post('Content-Length: 2', 'Content-Length: 3') + '{}',
    () => post('Content-Length: 2', 'Transfer-Encoding: chunked') + '{}',
    () => post('Transfer-Encoding: chunked') + 'zz\r\n{}\r\n0\r\n\r\n',
    () => post('Transfer-Encoding: chunked') + `${'1\r\n \r\n'.repeat(3000)}0\r\n\r\n`,
    () => post('Content-Length: 20000') + 'x'.repeat(20_000),
    () => post('Content-Length: 14', 'Expect: 100-continue') + '{"name":"Eve"}',
    () => head('POST /api/me HTTP/1.1', 'Content-Type: text/html', 'Content-Length: 2') + '{}',
    () => upgradeRequest(host).replace('13', '7'),
    () => upgradeRequest(host).replace('/live', luck.pick(['/', '/live/', '//live'])),
    () => upgradeRequest(host).replace('dGhl', ''),
    () => upgradeRequest(host, ['Origin: http://evil.example']),
    () => upgradeRequest(host, ['Sec-WebSocket-Extensions: permessage-deflate; x="']),
    () => upgradeRequest(host, [`Cookie: ${'table-seven=x; '.repeat(luck.below(900))}`]),
  ])();
}

const askOddly: Trick = async (stage) => {
  const text = oddRequest(stage.luck, stage.url.host);
  await stage.exchange(Buffer.from(text, 'latin1'));
};

/** Asks and is gone before the answer, with or without garbage after the request. */
const askAndReset: Trick = async (stage) => {
  const { luck } = stage;
  for (let i = 0; i < luck.between(1, 10); i++) {
    const socket = await stage.connect();
    if (socket === null) return;
    socket.write(Buffer.from(oddRequest(luck, stage.url.host), 'latin1'));
    if (luck.isOneIn(2)) await new Promise((resolve) => setImmediate(resolve));
    socket.resetAndDestroy();
  }
};

/** Many requests over one connection, all at once. */
const pipeline: Trick = async (stage) => {
  const { luck } = stage;
  const one = `GET ${luck.pick(PATHS)} HTTP/1.1\r\nHost: ${stage.url.host}\r\n\r\n`;
  const socket = await stage.connect();
  if (socket === null) return;
  if (luck.isOneIn(3)) socket.pause();
  else socket.resume();
  socket.write(one.repeat(luck.pick([5, 200, 3000])));
  await stage.soon(once(socket, 'data'));
  stage.linger(socket);
};

/** Sends a request by the drop, and never the last one. */
const drip: Trick = async (stage) => {
  const socket = await stage.connect();
  if (socket === null) return;
  const { luck } = stage;
  const head = `POST /api/me HTTP/1.1\r\nHost: ${stage.url.host}\r\nContent-Type: application/json\r\n`;
  const text = luck.pick([head, `${head}Content-Length: 1000\r\n\r\n{"name":"`]);
  socket.write(text.slice(0, luck.between(1, text.length)));
  const timer = setInterval(() => {
    socket.write(luck.pick(['x', ' ', 'X: y\r\n']));
  }, 200);
  timer.unref();
  socket.on('close', () => {
    clearInterval(timer);
  });
  stage.linger(socket);
};

/** One page after the other, as fast as it goes. */
const askALot: Trick = async (stage) => {
  const path = stage.luck.pick(PATHS);
  for (let i = 0; i < stage.luck.below(40); i++) {
    await stage.request('GET', path, undefined, stage.anyone());
  }
};

export const REQUEST_TRICKS = { askOddly, askAndReset, pipeline, drip, askALot };
