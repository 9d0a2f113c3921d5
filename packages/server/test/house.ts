import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '../src/config.ts';
import { startServer } from '../src/server.ts';
import type { Parts, RunningServer } from '../src/server.ts';
import { checkedFetch } from './checked-fetch.ts';
import { Client } from './client.ts';

export interface Person {
  readonly name: string;
  readonly cookie: string;
}

export interface TableWish {
  readonly game?: string;
  readonly options?: object;
  readonly seats?: readonly string[];
  readonly [key: string]: unknown;
}

/** Fast and quiet; every limit is the one that operators get. */
const SETTINGS = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  DURABILITY: 'normal',
  BOT_PAUSE_MIN_MS: '0',
  BOT_PAUSE_MAX_MS: '0',
};

/** A real server with real sockets and a real file, and everything one needs to be its guest. */
export class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'table-seven-'));
  readonly data = join(this.folder, 'data.db');
  readonly #settings: Readonly<Record<string, string>>;
  readonly #clients: Client[] = [];
  #server: RunningServer | null = null;

  private constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = { ...SETTINGS, DATA: this.data, ...settings };
  }

  static async open(
    settings: Readonly<Record<string, string>> = {},
    parts: (data: string) => Parts = () => ({}),
  ): Promise<House> {
    const house = new House(settings);
    await house.start(parts(house.data));
    return house;
  }

  get url(): string {
    assert.ok(this.#server !== null);
    return this.#server.url.replace('localhost', '127.0.0.1');
  }

  async start(parts: Parts = {}): Promise<void> {
    this.#server = await startServer(readConfig(this.#settings), parts);
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await server?.close();
  }

  async close(): Promise<void> {
    for (const { socket } of this.#clients) socket.terminate();
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async person(name: string): Promise<Person> {
    const response = await this.post('/api/me', { name });
    return { name, cookie: cookieOf(response) };
  }

  async visit(person?: Person): Promise<Client> {
    const client = await Client.connect(this.url, { cookie: person?.cookie });
    this.#clients.push(client);
    return client;
  }

  /** Visits and looks at a table. */
  async look(code: string, person?: Person): Promise<Client> {
    const client = await this.visit(person);
    await client.must({ type: 'watch', table: code });
    return client;
  }

  post(path: string, body: unknown, cookie = ''): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie };
    return checkedFetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async get(path: string, cookie = ''): Promise<unknown> {
    const response = await checkedFetch(this.url + path, { headers: { cookie } });
    return response.json();
  }

  async table(host: Person, wish: TableWish = {}): Promise<string> {
    const full = { game: 'double-lucky-7', seats: ['open', 'open'], ...wish };
    const response = await this.post('/api/tables', full, host.cookie);
    const answer = (await response.json()) as { code: string };
    assert.equal(response.status, 201, JSON.stringify(answer));
    return answer.code;
  }

  /** A table with a person on every open seat, waiting to be started by the first of them. */
  async gathering(wish: TableWish = {}): Promise<Gathering> {
    const plans = wish.seats ?? ['open', 'open'];
    const people: Person[] = [];
    for (const [seat, plan] of plans.entries()) {
      if (plan === 'open') people.push(await this.person(`Guest ${String(seat)}`));
    }
    const code = await this.table(people[0]!, wish);
    const clients: Client[] = [];
    for (const person of people) {
      const client = await this.look(code, person);
      await client.must(joining(person.name));
      clients.push(client);
    }
    const gathering = { code, people, clients };
    await together(gathering);
    return gathering;
  }

  /** The same with the game begun and everybody knowing it. */
  async game(wish: TableWish = {}): Promise<Gathering> {
    const gathering = await this.gathering(wish);
    await gathering.clients[0]!.must({ type: 'start' });
    await together(gathering);
    return gathering;
  }
}

export interface Gathering {
  readonly code: string;
  readonly people: readonly Person[];
  /** One per person, in the order of their seats. */
  readonly clients: readonly Client[];
}

export function joining(name: string): { type: string; name: string; entropy: string } {
  return { type: 'join', name, entropy: randomBytes(16).toString('hex') };
}

export function cookieOf(response: Response): string {
  const [cookie] = response.headers.getSetCookie();
  assert.ok(cookie !== undefined, `no cookie: ${String(response.status)}`);
  return cookie.split(';')[0]!;
}

/** Waits until everybody has seen as much as the one who has seen most. */
export async function together({ code, clients }: Gathering): Promise<void> {
  const seq = Math.max(...clients.map((client) => client.tables.get(code)!.seq));
  await Promise.all(
    clients.map((client) =>
      client.until(() => client.tables.get(code)!.seq >= seq, `seq ${String(seq)}`),
    ),
  );
}

/** Whose turn it is, if it is a person's. */
export function mover({ code, clients }: Gathering): Client {
  const client = clients.find(({ tables }) => tables.get(code)!.moves.length > 0);
  assert.ok(client !== undefined, 'it is nobody’s turn');
  return client;
}

/** Plays a move (the first legal one unless chosen otherwise) and waits until everybody knows. */
export async function playOne(
  gathering: Gathering,
  choose: (moves: readonly object[]) => object = (moves) => moves[0]!,
): Promise<Client> {
  const client = mover(gathering);
  const { seq, moves } = client.tables.get(gathering.code)!;
  await client.must({ type: 'play', table: gathering.code, seq, move: choose(moves) });
  await together(gathering);
  return client;
}
