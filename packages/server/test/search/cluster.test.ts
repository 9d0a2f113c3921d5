import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { verify } from '@table-seven/engine';

import { checkedFetch } from '../checked-fetch.ts';
import { RoamingPlayer } from '../cluster/roaming-player.ts';
import { Client } from '../client.ts';
import { cookieOf, joining } from '../house.ts';
import { ServerProcess } from '../server-process.ts';
import { canonical } from '../seen-table.ts';
import { Postgres } from '../store/postgres.ts';
import { Luck } from './luck.ts';
import { trySeeds } from './seeds.ts';

const NODES = 3;
const WISHES = [
  { game: 'double-lucky-7', options: {}, seats: ['open', 'open', 'open'] },
  { game: 'double-lucky-7', options: { mode: 'tactical' }, seats: ['open', 'random', 'open'] },
  { game: 'magic-7', options: {}, seats: ['open', 'open', 'open', 'random'] },
  { game: 'double-lucky-7', options: { mode: 'dice' }, seats: ['open', 'open', 'random', 'open'] },
];
const WRONG_CLOCK = fileURLToPath(new URL('../cluster/wrong-clock.ts', import.meta.url));
/** Longer than a lease, and than the others wait before they take a server for dead. */
const STOPPED_MS = 6000;

let postgres: Postgres;
before(async () => {
  postgres = await Postgres.start();
});
after(() => postgres.stop());

interface Evening {
  readonly luck: Luck;
  readonly url: string;
  readonly nodes: (ServerProcess | null)[];
  readonly tables: { readonly code: string; readonly players: readonly RoamingPlayer[] }[];
  /** Waits for so many more acknowledged moves, or the end of all games. */
  readonly moves: (count: number) => Promise<void>;
}

/** One server's clock is wrong by a minute. */
function envOf(url: string, node: number): Readonly<Record<string, string>> {
  const wrong = { NODE_OPTIONS: `--import=${WRONG_CLOCK}`, WRONG_BY_MS: '60000' };
  return {
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
    BOT_PAUSE_MIN_MS: '0',
    BOT_PAUSE_MAX_MS: '1',
    ...(node === 1 ? wrong : {}),
  };
}

/** What can go wrong. Each is over when it is mended, and the games go on meanwhile. */
const FAULTS: Readonly<Record<string, (evening: Evening) => Promise<void>>> = {
  async 'a server is killed'({ luck, nodes, url, moves }) {
    const node = luck.between(0, NODES - 1);
    const killed = nodes[node];
    nodes[node] = null;
    await killed?.kill();
    await moves(luck.between(0, 12));
    nodes[node] = await ServerProcess.start(envOf(url, node));
  },
  async 'a server is stopped past its lease, and goes on with what it remembers'(evening) {
    const { luck, nodes, tables, moves } = evening;
    const node = luck.between(0, NODES - 1);
    const stopped = nodes[node]!;
    nodes[node] = null;
    stopped.child.kill('SIGSTOP');
    const over = new Promise((resolve) => setTimeout(resolve, STOPPED_MS));
    // Most go elsewhere; some wait, and will be the first whom the server meets again.
    for (const { players } of tables) {
      for (const player of players) if (!luck.isOneIn(5)) player.flee();
    }
    await moves(luck.between(0, 20));
    await over;
    stopped.child.kill('SIGCONT');
    nodes[node] = stopped;
  },
  async 'all connections to PostgreSQL are cut'({ url }) {
    await postgres.cut(url);
  },
  async 'PostgreSQL is restarted'() {
    if (postgres.isOurs) await postgres.restart();
  },
  async 'a server is asked to stop'({ luck, nodes, url }) {
    const node = luck.between(0, NODES - 1);
    const stopped = nodes[node];
    nodes[node] = null;
    assert.equal(await stopped?.stop(), 0);
    nodes[node] = await ServerProcess.start(envOf(url, node));
  },
};

async function openTable(
  evening: Evening,
  wish: (typeof WISHES)[number],
  number: number,
  onAcknowledged: () => void,
): Promise<Evening['tables'][number]> {
  const { luck, nodes } = evening;
  const urlOf = (seat: number): string => nodes[seat % NODES]!.url;
  const people = [];
  for (const [seat, plan] of wish.seats.entries()) {
    if (plan !== 'open') continue;
    const name = `P${String(number)}-${String(seat)}`;
    const reply = await post(`${urlOf(seat)}/api/me`, { name });
    people.push({ seat, person: { name, cookie: cookieOf(reply) } });
  }
  const reply = await post(`${urlOf(number)}/api/tables`, wish, people[0]!.person.cookie);
  const { code } = (await reply.json()) as { code: string };
  const players: RoamingPlayer[] = [];
  for (const { seat, person } of people) {
    const client = await Client.connect(urlOf(seat), { cookie: person.cookie });
    await client.must({ type: 'watch', table: code });
    await client.must({ ...joining(person.name), seat });
    if (seat === people.at(-1)!.seat) {
      const host = await Client.connect(urlOf(1), { cookie: people[0]!.person.cookie });
      await host.must({ type: 'start', table: code });
      await host.close();
    }
    await client.close();
    const own = luck.of(person.name);
    players.push(
      new RoamingPlayer(person, code, {
        place: seat,
        urls: () => nodes.flatMap((node) => (node === null ? [] : [node.url])),
        pick: (items) => own.pick(items),
        onAcknowledged,
      }),
    );
  }
  return { code, players };
}

async function post(url: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  return checkedFetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function spend(seed: string, faults: number): Promise<string> {
  const luck = new Luck(seed);
  const url = await postgres.database();
  let wanted = 0;
  let enough: () => void = () => undefined;
  const players = (): RoamingPlayer[] => evening.tables.flatMap((table) => [...table.players]);
  const evening: Evening = {
    luck,
    url,
    nodes: await Promise.all(
      Array.from({ length: NODES }, (_, node) => ServerProcess.start(envOf(url, node))),
    ),
    tables: [],
    moves: async (count) => {
      if (count === 0) return;
      wanted = count;
      const reached = new Promise<void>((resolve) => (enough = resolve));
      await untilEnd(players(), reached);
    },
  };
  const happened: string[] = [];
  try {
    const onAcknowledged = (): void => {
      if (--wanted === 0) enough();
    };
    for (const [i, wish] of WISHES.entries()) {
      evening.tables.push(await openTable(evening, wish, i, onAcknowledged));
    }
    await Promise.all(players().map((player) => player.come()));
    for (const player of players()) player.play();
    for (let fault = 0; fault < faults; fault++) {
      await evening.moves(luck.between(3, 12));
      const [name, happen] = luck.pick(Object.entries(FAULTS));
      happened.push(name);
      await happen(evening);
    }
    await untilEnd(players());
    for (const { code } of evening.tables) await assertRight(evening, code);
  } catch (cause) {
    const states = players().map(({ state }) => `  ${state}`);
    const outputs = evening.nodes.map((node) => node?.output ?? '');
    const text = [(cause as Error).message, ...happened, ...states, ...outputs].join('\n');
    throw new Error(text, { cause });
  } finally {
    for (const player of players()) player.leave();
    for (const node of evening.nodes) await node?.kill();
  }
  return happened.join(', ');
}

/** Until all games are over, or something else has happened; somebody who saw something wrong ends it. */
async function untilEnd(players: readonly RoamingPlayer[], sooner?: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isSooner = false;
  void sooner?.then(() => (isSooner = true));
  const begin = performance.now();
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setInterval(() => {
        const wrong = players.find(({ fault }) => fault !== null);
        if (wrong !== undefined) reject(wrong.fault!);
        else if (isSooner || players.every(({ isOver }) => isOver)) resolve();
        else if (performance.now() - begin > 90_000) reject(new Error('the games do not end'));
      }, 20);
    });
  } finally {
    clearInterval(timer);
  }
}

/** Every acknowledged move stands in the log once, everybody has seen every fact in order, and the game was right. */
async function assertRight({ url, tables, nodes }: Evening, code: string): Promise<void> {
  const rows = (await postgres.query(
    `SELECT seq, fact, command FROM log JOIN tables ON id = table_id WHERE code = '${code}' ORDER BY seq`,
    url,
  )) as unknown as { seq: number; fact: string; command: string | null }[];
  rows.forEach(({ seq }, i) => {
    assert.equal(seq, i + 1);
  });
  const commands = rows.flatMap(({ command }) => command ?? []);
  assert.equal(new Set(commands).size, commands.length, 'no command was carried out twice');
  const players = tables.find((table) => table.code === code)!.players;
  const log = rows.map(({ fact }) => JSON.parse(fact) as Record<string, unknown>);
  for (const player of players) {
    for (const { key, seat, move } of player.acknowledged) {
      const row = rows.findIndex(({ command }) => command?.endsWith(`:${key}`) ?? false);
      assert.ok(row >= 0, `${key} was acknowledged and is gone`);
      // Whoever had a bot playing for them takes over with their move.
      const {
        type,
        chance: _chance,
        ...fact
      } = log[row + (log[row]!['type'] === 'returned' ? 1 : 0)]!;
      assert.equal(canonical({ type, fact }), canonical({ type: 'moved', fact: { seat, move } }));
    }
    const seen = player.table!.facts.map(({ type, seat }) => `${type!} ${String(seat)}`);
    const last = log.slice(-seen.length).map(({ type, seat }) => `${String(type)} ${String(seat)}`);
    assert.deepEqual(seen, last, `${player.person.name} saw every fact in order`);
  }
  const { record } = players[0]!.table!.info;
  const response = await checkedFetch(`${nodes[0]!.url}/api/records/${record!}`);
  const { moves, result, fair } = verify(await response.json());
  assert.deepEqual([moves, result, fair], ['good', 'good', 'good']);
}

test('whatever befalls three servers and their database, every acknowledged move counts once and every game ends right', async (t) => {
  await trySeeds(t, 'cluster', 1, async (seed) => {
    const begin = performance.now();
    const happened = await spend(seed, 6);
    t.diagnostic(
      `${seed} ${String(Math.round((performance.now() - begin) / 1000))} s: ${happened}`,
    );
  });
});
