import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, test } from 'node:test';

import { verify } from '@table-seven/engine';

import { checkedFetch } from './checked-fetch.ts';
import { CrashPlayer } from './crash-player.ts';
import type { Acknowledged } from './crash-player.ts';
import { cookieOf, joining } from './house.ts';
import { picker } from './play.ts';
import { ServerProcess } from './server-process.ts';
import { canonical } from './seen-table.ts';

const KILLS = 20;
const SEED = 'twenty crashes';
const WISHES = [
  { game: 'double-lucky-7', options: {}, seats: ['open', 'open', 'open'] },
  { game: 'double-lucky-7', options: { mode: 'tactical' }, seats: ['open', 'open', 'random'] },
  { game: 'double-lucky-7', options: {}, seats: ['open', 'open', 'open', 'open'] },
  { game: 'magic-7', options: {}, seats: ['open', 'open', 'open', 'open'] },
];

const folder = mkdtempSync(join(tmpdir(), 'table-seven-'));
const env = {
  DATA: join(folder, 'data.db'),
  LOG_LEVEL: 'error',
  BOT_PAUSE_MIN_MS: '0',
  BOT_PAUSE_MAX_MS: '1',
};
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** One table of people who do not mind crashes. */
interface CrashTable {
  readonly code: string;
  readonly players: readonly CrashPlayer[];
  readonly acknowledged: Acknowledged[];
}

async function post(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  return checkedFetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function openTable(
  url: string,
  wish: (typeof WISHES)[number],
  number: number,
  onAcknowledged: () => void,
): Promise<CrashTable> {
  const people = [];
  for (const [seat, plan] of wish.seats.entries()) {
    if (plan !== 'open') continue;
    const name = `P${String(number)}-${String(seat)}`;
    people.push({ name, cookie: cookieOf(await post(url, '/api/me', { name })) });
  }
  const response = await post(url, '/api/tables', wish, people[0]!.cookie);
  const { code } = (await response.json()) as { code: string };
  const acknowledged: Acknowledged[] = [];
  const players = people.map(
    (person) =>
      new CrashPlayer(person, code, picker(`${SEED} ${person.name}`), (move) => {
        acknowledged.push(move);
        onAcknowledged();
      }),
  );
  for (const player of players) {
    await player.connect(url);
    await player.client.must(joining(player.person.name));
  }
  await players[0]!.client.must({ type: 'start' });
  return { code, players, acknowledged };
}

describe('kill -9 under load', () => {
  test(`${String(KILLS)} times: no acknowledged move is lost and every game is played to its end`, async () => {
    const pick = picker(SEED);
    let server = await ServerProcess.start(env);
    let left = 0;
    let enough: () => void = () => undefined;
    const count = (): void => {
      if (--left === 0) enough();
    };
    const tables: CrashTable[] = [];
    for (const [i, wish] of WISHES.entries()) {
      tables.push(await openTable(server.url, wish, i, count));
    }
    const players = tables.flatMap((table) => table.players);
    const isOver = (player: CrashPlayer): boolean => player.table.info.status === 'over';
    for (let kill = 0; kill < KILLS; kill++) {
      // After so many more acknowledged moves, in the middle of whatever is going on then.
      left = pick([5, 8, 13, 21]);
      const reached = new Promise<void>((resolve) => (enough = resolve));
      for (const player of players) player.play();
      await reached;
      await server.kill();
      assertLogged(tables);
      server = await ServerProcess.start(env);
      await Promise.all(players.map((player) => player.connect(server.url)));
    }
    for (const player of players) player.play();
    for (const player of players) await player.client.until(() => isOver(player), 'the end');
    for (const {
      code,
      players: [first],
    } of tables) {
      await first!.client.verify(code);
      const response = await checkedFetch(`${server.url}/api/records/${first!.table.info.record!}`);
      const { moves, result, fair } = verify(await response.json());
      assert.deepEqual([moves, result, fair], ['good', 'good', 'good']);
    }
    assertLogged(tables);
    for (const { client } of players) await client.close();
    assert.equal(await server.stop(), 0);
  });
});

/** Every move that was acknowledged stands in the file, under its number. */
function assertLogged(tables: readonly CrashTable[]): void {
  const db = new DatabaseSync(env.DATA);
  const rows = db.prepare(
    'SELECT seq, fact FROM facts WHERE table_id = (SELECT id FROM tables WHERE code = ?) ORDER BY seq',
  );
  for (const { code, players, acknowledged } of tables) {
    const log = rows
      .all(code)
      .map(({ seq, fact }) => ({ seq, fact: JSON.parse(String(fact)) as object }));
    log.forEach(({ seq }, i) => {
      assert.equal(seq, i + 1);
    });
    for (const { seq, seat, move } of acknowledged) {
      const { type, chance: _, ...fact } = log[seq - 1]!.fact as { type: string; chance?: object };
      assert.equal(type, 'moved');
      assert.equal(canonical(fact), canonical({ seat, move }));
    }
    for (const { table } of players) assert.ok(table.seq <= log.length, 'nobody was told more');
  }
  db.close();
}
