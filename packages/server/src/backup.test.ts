import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { PROTOCOL_VERSION, spellOut } from '@table-seven/protocol';
import type { ServerMessage } from '@table-seven/protocol';
import { checkMessage } from '@table-seven/protocol/schemas';
import { WebSocket } from 'ws';

import { checkedFetch } from '../test/checked-fetch.ts';
import type { AnyOf } from '../test/seen-table.ts';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';

const PROGRAM = fileURLToPath(new URL('backup.ts', import.meta.url));
const TABLES = 4;
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
after(() => {
  rmSync(folder, { recursive: true });
});

function serve(data: string): Promise<RunningServer> {
  const settings = { LOG_LEVEL: 'silent', BOT_PAUSE_MIN_MS: '0', BOT_PAUSE_MAX_MS: '0' };
  return startServer(readConfig({ PORT: '0', DATA: data, ...settings }));
}

function backUp(data: string, ...args: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { DATA: data } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (text += data.toString()));
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, text });
    });
  });
}

type Message = AnyOf<ServerMessage>;

/** One person against a bot at several tables at once, moving as fast as they can, game after game. */
class Load {
  /** The number of the last fact that was acknowledged, by table. */
  readonly acknowledged = new Map<string, number>();
  moves = 0;
  #onMove: (() => void) | null = null;
  #count = 0;
  readonly #unanswered = new Map<Message['answer'], string>();
  readonly #opening: Promise<void>[] = [];
  readonly #url: string;
  readonly #cookie: string;
  readonly #socket: WebSocket;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { cookie } });
    this.#socket.on('open', () => {
      this.#socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    });
    this.#socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      assert.equal(checkMessage(message), null);
      this.#receive(spellOut(message));
    });
  }

  static async begin(url: string): Promise<Load> {
    const response = await post(`${url}/api/me`, { name: 'Ada' });
    return new Load(url, response.headers.getSetCookie()[0]!.split(';')[0]!);
  }

  /** Resolves when so many moves have been acknowledged. */
  reach(moves: number): Promise<void> {
    return new Promise((resolve) => {
      this.#onMove = () => {
        if (this.moves >= moves) resolve();
      };
    });
  }

  async close(): Promise<void> {
    this.#socket.terminate();
    await Promise.all(this.#opening);
  }

  async #open(): Promise<void> {
    const wish = { game: 'double-lucky-7', seats: ['open', 'random'] };
    const response = await post(`${this.#url}/api/tables`, wish, this.#cookie);
    const { code } = (await response.json()) as { code: string };
    this.#send({ type: 'watch', table: code });
    this.#send({ type: 'join', table: code, name: 'Ada', entropy: 'sixteen letters!' });
    this.#send({ type: 'start', table: code });
  }

  #send(command: object): void {
    const id = this.#count++;
    this.#unanswered.set(id, JSON.stringify({ id, ...command }));
    this.#transmit(id);
  }

  #transmit(id: Message['answer']): void {
    this.#socket.send(this.#unanswered.get(id)!);
  }

  #receive({ type, answer, ok, table, seq, moves, info }: Message): void {
    if (type === 'welcome') for (let i = 0; i < TABLES; i++) this.#opening.push(this.#open());
    // Faster than the server allows: what was refused for that is sent again.
    if (ok === false) setTimeout(() => this.#transmit(answer), 50).unref();
    if (table === undefined || seq === undefined) return;
    if (ok === true) {
      this.#unanswered.delete(answer);
      this.acknowledged.set(table, seq);
      this.moves++;
      this.#onMove?.();
    }
    if (moves !== undefined) this.#send({ type: 'play', table, seq, move: moves[0] });
    if (typeof info?.record === 'string') {
      this.#send({ type: 'unwatch', table });
      this.#opening.push(this.#open());
    }
  }
}

function post(url: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  return checkedFetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('a backup of a running server under load holds every move acknowledged before', async () => {
  const data = join(folder, 'busy.db');
  const file = join(folder, 'busy-copy.db');
  const server = await serve(data);
  const load = await Load.begin(server.url);
  await load.reach(300);
  const acknowledged = new Map(load.acknowledged);
  const { code, text } = await backUp(data, file);
  assert.equal(code, 0, text);
  await load.reach(load.moves + 1);
  await load.close();
  await server.close();

  const store = new SqliteStore(file);
  for (const [table, seq] of acknowledged) {
    const { id } = (await store.tables.byCode(table))!;
    const seqs = (await store.log.rows(id)).map((row) => row.seq);
    assert.deepEqual(
      seqs,
      seqs.map((_, i) => i + 1),
    );
    assert.ok(seqs.length >= seq, `${table} has ${seqs.length} facts of ${seq}`);
  }
  await store.close();

  const restored = await serve(file);
  for (const table of acknowledged.keys()) {
    const response = await checkedFetch(`${restored.url}/api/tables/${table}`);
    assert.equal(response.status, 200);
  }
  await restored.close();
});

test('a backup that cannot be made says why and leaves nothing behind', async () => {
  const data = join(folder, 'quiet.db');
  await new SqliteStore(data).close();
  const taken = join(folder, 'taken.db');
  const other = join(folder, 'other.txt');
  writeFileSync(taken, 'something');
  writeFileSync(other, 'no data of ours, but long enough to be looked at'.repeat(50));
  mkdirSync(join(folder, 'folder'));
  mkdirSync(join(folder, 'blocked.db.partial'));
  const before = readdirSync(folder).toSorted();

  const copy = join(folder, 'copy.db');
  const cases: [string, string[], number, RegExp][] = [
    [data, [], 2, /usage/],
    [data, [copy, 'another'], 2, /usage/],
    [join(folder, 'missing.db'), [copy], 1, /there is no data file .*missing\.db/],
    [other, [copy], 1, /cannot be read as data of Table Seven/],
    [data, [taken], 1, /taken\.db exists already; --force/],
    [data, [data, '--force'], 1, /is the data itself/],
    [data, [join(folder, 'folder'), '--force'], 1, /is not a file/],
    [data, [join(folder, 'nowhere', 'copy.db')], 1, /there is no folder/],
    [data, [join(taken, 'copy.db')], 1, /there is no folder/],
    [data, [join(folder, 'blocked.db')], 1, /cannot write .*blocked\.db/],
  ];
  for (const [source, args, expected, words] of cases) {
    const { code, text } = await backUp(source, ...args);
    assert.equal(code, expected, text);
    assert.match(text, words);
  }
  assert.deepEqual(readdirSync(folder).toSorted(), before);
});

test('--force replaces an older backup', async () => {
  const data = join(folder, 'forced.db');
  const file = join(folder, 'old.db');
  await new SqliteStore(data).close();
  writeFileSync(file, 'an old one');
  const { code, text } = await backUp(data, file, '--force');
  assert.equal(code, 0, text);
  const store = new SqliteStore(file);
  assert.deepEqual(await store.tables.listed(1), []);
  await store.close();
});
