import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';

import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { checkedFetch } from './checked-fetch.ts';
import { House, joining, mover, playOne, together } from './house.ts';
import { playToEnd } from './play.ts';

/** The server's own connection to its file: SQLite itself says when it is full. */
let db: DatabaseSync;
let time = Date.now();
let house: House;
before(async () => {
  house = await House.open({}, (data) => {
    db = new DatabaseSync(data);
    return { store: new SqliteStore(db), now: () => time };
  });
});
after(() => house.close());

/** Not one page more than there is. */
function fill(): void {
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
  db.exec(`PRAGMA max_page_count = ${String(pages)}`);
}

function makeRoom(): void {
  db.exec('PRAGMA max_page_count = 1073741823');
}

/** For what has to be refused at once: the pages there are may have room for a few more rows. */
function refuseWrites(): void {
  db.exec('PRAGMA query_only = ON');
}

function allowWrites(): void {
  db.exec('PRAGMA query_only = OFF');
}

describe('a full disk', () => {
  test('moves are refused and nothing changes; when there is room again the game goes on', async () => {
    const gathering = await house.game();
    const { code, clients } = gathering;
    const chatter = await house.gathering();
    fill();
    // What still fits into the last pages is used up with talk, as long as it is taken.
    const text = 'x'.repeat(200);
    while ((await chatter.clients[0]!.ask({ type: 'chat', text })).ok) time += 1000;
    let refused = null;
    while (refused === null) {
      const current = mover(gathering);
      const { seq, moves } = current.table;
      const answer = await current.ask({
        type: 'play',
        id: `full ${String(seq)}`,
        seq,
        move: moves[0],
      });
      if (answer.ok) await together(gathering);
      else refused = { current, seq, move: moves[0], code: answer.error!.code };
    }
    assert.equal(refused.code, 'storage-failed');
    const told = clients.map(({ received }) => received.length);
    for (const each of clients) await each.verify(code);
    assert.ok(
      clients.every(({ table }) => table.seq === refused.seq),
      'nothing has happened',
    );
    assert.ok(
      clients.every(({ received }, i) => received.length === told[i]! + 1),
      'nobody was told anything',
    );
    makeRoom();
    const play = { type: 'play', id: `full ${String(refused.seq)}`, seq: refused.seq };
    const answer = await refused.current.must({ ...play, move: refused.move });
    assert.equal(answer.again, undefined, 'it is carried out now, for the first time');
    await together(gathering);
    await playToEnd(gathering, 'after the disk was full');
    for (const each of clients) await each.verify(code);
  });
});

describe('a storage that takes nothing', () => {
  test('everything in one group is refused together, repeated commands included', async () => {
    const gathering = await house.game();
    refuseWrites();
    const client = mover(gathering);
    const { seq, moves } = client.table;
    const play = { type: 'play', id: 'twice', seq, move: moves[0] };
    const answers = await Promise.all([client.ask(play), client.ask(play)]);
    assert.deepEqual(
      answers.map(({ error }) => error?.code),
      ['storage-failed', 'storage-failed'],
    );
    allowWrites();
    assert.equal((await client.must(play)).again, undefined);
  });

  test('whoever was refused a seat does not look from it', async () => {
    const [ann, eve] = [await house.person('Ann'), await house.person('Eve')];
    const code = await house.table(ann, { seats: ['open', 'open'] });
    const [host, refused] = [await house.look(code, ann), await house.look(code, eve)];
    refuseWrites();
    assert.equal(await refused.refusal({ ...joining('Eve'), seat: 1 }), 'storage-failed');
    allowWrites();
    await host.must({ ...joining('Ann'), seat: 0 });
    await host.must({ type: 'plan-seat', seat: 1, plan: 'random' });
    await host.must({ type: 'start' });
    await refused.until(() => refused.table.view !== null);
    assert.equal(refused.table.you, null);
    assert.deepEqual(refused.table.view!['hand'], []);
    await refused.verify(code);
  });

  test('no table is opened, nobody gets a name, and the server says why', async () => {
    const ann = await house.person('Ann');
    refuseWrites();
    for (const [path, body] of [
      ['/api/tables', { game: 'magic-7', seats: ['open', 'open'] }],
      ['/api/me', { name: 'x' }],
    ] as const) {
      const response = await house.post(path, body, path === '/api/me' ? '' : ann.cookie);
      const { error } = (await response.json()) as { error: { code: string } };
      assert.deepEqual([response.status, error.code], [503, 'storage-failed']);
    }
    assert.equal((await checkedFetch(`${house.url}/health`)).status, 503);
    allowWrites();
    await house.table(ann);
    assert.deepEqual(await house.get('/health'), { ok: true });
  });

  test('a rematch is refused, and granted later', async () => {
    const gathering = await house.game({ game: 'magic-7' });
    while (gathering.clients[0]!.table.info.status === 'playing') await playOne(gathering);
    refuseWrites();
    assert.equal(await gathering.clients[0]!.refusal({ type: 'rematch' }), 'storage-failed');
    allowWrites();
    const { rematch } = await gathering.clients[0]!.must({ type: 'rematch' });
    assert.match(rematch!, /^[A-Z]{6}$/);
  });
});
