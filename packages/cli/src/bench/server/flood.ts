import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { WebSocket } from 'ws';

// Strangers who do their worst within what a server allows by default, until they are stopped: two addresses, neither the honest
// people's. What is refused, cut off or closed is no concern of theirs; they begin again. At the end they say how much they did.
const url = process.argv[2]!;
const READER = '127.0.66.1';
const BABBLER = '127.0.66.2';
const SOCKETS = 199;
const COMMANDS_PER_SECOND = 99;
const REQUESTS_PER_SECOND = 9;
const TICK_MS = 20;

const GARBAGE = [
  '{"type":"pl',
  '[]',
  '{"type":"play","id":1}',
  '{"type":"no such","id":2,"table":"AAAAAA"}',
  '{"type":"watch","id":3,"table":"AAAAAA"}',
  Buffer.from([0, 255, 128]),
  `"${'x'.repeat(10_000)}"`,
];
const PATHS = ['/api/tables', '/api/me/tables', '/api/results', '/api/club', '/metrics', '/%ff'];

let attempts = 0;

interface Reply {
  readonly cookie: string;
  readonly body: string;
}

function ask(address: string, path: string, body: object | null, cookie = ''): Promise<Reply> {
  attempts++;
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', cookie };
    const method = body === null ? 'GET' : 'POST';
    const options = { method, headers, localAddress: address, agent: false };
    const receive = (response: IncomingMessage): void => {
      const given = response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      text(response).then((answer) => {
        resolve({ cookie: given, body: answer });
      }, reject);
    };
    const asked = request(url + path, options, receive).once('error', reject);
    asked.end(body === null ? undefined : JSON.stringify(body));
  });
}

/** A socket that says something again and again, as often as it may, and comes back when it is cut off. */
function pester(address: string, cookie: string, next: (i: number) => string | Buffer): void {
  let said = 0;
  let socket: WebSocket;
  const connect = (): void => {
    socket = new WebSocket(`${url.replace('http', 'ws')}/live`, {
      headers: { cookie },
      localAddress: address,
      perMessageDeflate: false,
    });
    socket.once('open', () => {
      socket.send('{"type":"hello","version":1}');
    });
    socket.on('error', () => undefined);
    socket.once('close', () => setTimeout(connect, 1000));
  };
  connect();
  setInterval(() => {
    for (let i = 0; i < (COMMANDS_PER_SECOND * TICK_MS) / 1000; i++) {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(next(said++));
      attempts++;
    }
  }, TICK_MS);
}

/** Makes a table long, and asks for all of it over and over. */
async function reread(): Promise<void> {
  const { cookie } = await ask(READER, '/api/me', { name: 'Stranger' });
  const wish = { game: 'double-lucky-7', seats: ['open', 'open', 'open', 'open'] };
  const { body } = await ask(READER, '/api/tables', wish, cookie);
  const { code } = JSON.parse(body) as { code: string };
  const command = (id: number, rest: object): string =>
    JSON.stringify({ id, table: code, ...rest });
  pester(READER, cookie, (i) =>
    command(i, { type: 'plan-seat', seat: 1, plan: i % 2 === 0 ? 'casual' : 'open' }),
  );
  for (let i = 1; i < SOCKETS; i++) {
    pester(READER, '', (id) => command(id, { type: 'watch', since: 0 }));
  }
}

for (let i = 0; i < SOCKETS; i++) pester(BABBLER, '', (said) => GARBAGE[said % GARBAGE.length]!);
let asked = 0;
setInterval(() => {
  ask(BABBLER, PATHS[asked++ % PATHS.length]!, null).catch(() => undefined);
}, 1000 / REQUESTS_PER_SECOND);
reread().catch(() => undefined);
process.once('SIGTERM', () => {
  console.log(attempts);
  process.exit(0);
});
