import type { Wish } from '@table-seven/protocol';
import { WebSocket } from 'ws';

import { House } from './house.ts';

// `node flood.ts URL SEED SECONDS`, like the tests' hostile client, but as much as possible instead of as many different things as
// possible: strangers at two addresses, neither the honest people's, who use up whatever a server allows them by default. What is
// refused, cut off or closed is no concern of theirs; they begin again. At the end they say how often they were answered.
const [url = '', , seconds = '10'] = process.argv.slice(2);
const READER = new House(url, '127.0.66.1');
const BABBLER = new House(url, '127.0.66.2');
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

let answers = 0;

/** A socket that says something again and again, as often as it may, and comes back when it is cut off. */
function pester(house: House, cookie: string, next: (i: number) => string | Buffer): void {
  let said = 0;
  let socket: WebSocket;
  const connect = (): void => {
    socket = house.connect(cookie);
    socket.on('error', () => undefined);
    socket.on('message', () => answers++);
    socket.once('close', () => setTimeout(connect, 1000));
  };
  connect();
  setInterval(() => {
    for (let i = 0; i < (COMMANDS_PER_SECOND * TICK_MS) / 1000; i++) {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(next(said++));
    }
  }, TICK_MS);
}

/** Makes a table long, and asks for all of it over and over. */
async function reread(): Promise<void> {
  const cookie = await READER.introduce('Stranger');
  const seats = ['open', 'open', 'open', 'open'] as const;
  const table = await READER.openTable({ game: 'double-lucky-7', seats }, cookie);
  const command = (id: number, wish: Wish): string => JSON.stringify({ id, table, ...wish });
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
  BABBLER.ask('GET', PATHS[asked++ % PATHS.length]!, null).then(
    () => answers++,
    () => undefined,
  );
}, 1000 / REQUESTS_PER_SECOND);
reread().catch(() => undefined);
setTimeout(
  () => {
    console.log(JSON.stringify({ answers: { told: answers } }));
    process.exit(0);
  },
  1000 * Number(seconds),
);
