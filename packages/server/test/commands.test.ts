import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { House, joining, mover, playOne, together } from './house.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

describe('the same command again', () => {
  test('is carried out once, and answered each time', async () => {
    const gathering = await house.game();
    const client = mover(gathering);
    const { seq, moves } = client.table;
    const play = { type: 'play', id: 'once', seq, move: moves[0] };
    const [first, second] = await Promise.all([client.ask(play), client.ask(play)]);
    assert.ok(first.ok && first.again === undefined && first.facts!.length === 1);
    assert.ok(second.ok && second.again === true && second.facts === undefined);
    assert.equal(second.seq, first.seq);
    await together(gathering);
    assert.equal(client.table.seq, seq + 1);
  });

  test('is known again after a reconnect, and after a restart of the server', async () => {
    const gathering = await house.game();
    const client = mover(gathering);
    const person = gathering.people[client.table.you!]!;
    const { seq, moves } = client.table;
    const play = { type: 'play', id: 77, table: gathering.code, seq, move: moves[0] };
    const { seq: done } = await client.must(play);
    await client.close();
    const second = await house.visit(person);
    assert.deepEqual(await second.ask(play), again(77, gathering.code, done!));
    await house.stop();
    await house.start();
    const third = await house.visit(person);
    assert.deepEqual(await third.ask(play), again(77, gathering.code, done!));
    await third.must({ type: 'watch', table: gathering.code });
    assert.equal(third.table.seq, done);
  });

  test('counts per player: two players may use the same id', async () => {
    const { clients } = await house.game();
    for (const client of clients) {
      const answer = await client.must({ type: 'react', id: 1, reaction: 'lucky' });
      assert.equal(answer.again, undefined);
    }
  });

  test('a refused command may be sent again with the same id once it is possible', async () => {
    const { clients } = await house.gathering({ seats: ['open', 'open', 'open'] });
    await clients[2]!.must({ type: 'leave' });
    const start = { type: 'start', id: 'start' };
    assert.equal(await clients[0]!.refusal(start), 'seats-open');
    await clients[0]!.must({ type: 'plan-seat', seat: 2, plan: 'random' });
    assert.equal((await clients[0]!.must(start)).again, undefined);
  });

  test('joining and leaving are carried out once, too', async () => {
    const ann = await house.person('Ann');
    const client = await house.look(await house.table(ann), ann);
    const join = { ...joining('Ann'), id: 'j' };
    const answers = await Promise.all([client.ask(join), client.ask(join), client.ask(join)]);
    assert.deepEqual(
      answers.map(({ again }) => again),
      [undefined, true, true],
    );
    assert.equal(client.table.seq, 2);
  });

  function again(answer: number, table: string, seq: number): object {
    return { answer, ok: true, table, seq, again: true };
  }
});

describe('two commands for the same fact', () => {
  test('from the same player: one is accepted, the other is stale', async () => {
    const gathering = await house.game();
    const client = mover(gathering);
    const { seq, moves } = client.table;
    const answers = await Promise.all(
      [0, 1].map((i) => client.ask({ type: 'play', seq, move: moves[i % moves.length] })),
    );
    assert.deepEqual(
      answers.map(({ ok, error }) => (ok ? 'ok' : error!.code)),
      ['ok', 'stale'],
    );
    await together(gathering);
    await client.verify(gathering.code);
  });

  test('from two players: the one on turn is accepted', async () => {
    const gathering = await house.game();
    const client = mover(gathering);
    const other = gathering.clients.find((candidate) => candidate !== client)!;
    const { seq, moves } = client.table;
    const [mine, theirs] = await Promise.all(
      [client, other].map((who) => who.ask({ type: 'play', seq, move: moves[0] })),
    );
    assert.ok(mine!.ok);
    assert.ok(['stale', 'not-your-turn'].includes(theirs!.error!.code));
  });

  test('talk does not make a move stale, a move does', async () => {
    const gathering = await house.game();
    const client = mover(gathering);
    const other = gathering.clients.find((candidate) => candidate !== client)!;
    const { seq } = client.table;
    await other.must({ type: 'chat', text: 'Well?' });
    await together(gathering);
    assert.equal(client.table.seq, seq + 1);
    await client.must({ type: 'play', seq, move: client.table.moves[0] });
    assert.equal(await other.refusal({ type: 'play', seq, move: { type: 'pass' } }), 'stale');
  });

  test('moves before the game and after it are refused', async () => {
    const { code, clients } = await house.gathering();
    const play = { type: 'play', seq: 99, move: { type: 'bid', tricks: 0 } };
    assert.equal(await clients[0]!.refusal(play), 'not-playing');
    const gathering = await house.game({ game: 'magic-7' });
    while (gathering.clients[0]!.table.info.status === 'playing') await playOne(gathering);
    assert.equal(await gathering.clients[0]!.refusal({ ...play, seq: 999 }), 'game-over');
    await clients[0]!.verify(code);
  });
});

describe('one socket, many tables', () => {
  test('news and answers say which table they are about; eight at most', async () => {
    const ann = await house.person('Ann');
    const client = await house.visit(ann);
    const codes: string[] = [];
    for (let i = 0; i < 9; i++) codes.push(await house.table(ann));
    for (const code of codes.slice(0, 8)) {
      await client.must({ type: 'watch', table: code });
      await client.must({ ...joining('Ann'), table: code });
    }
    assert.equal(await client.refusal({ type: 'watch', table: codes[8]! }), 'too-many-tables');
    await client.must({ type: 'unwatch', table: codes[0]! });
    client.tables.delete(codes[0]!);
    await client.must({ type: 'watch', table: codes[8]! });
    // Not watched any more: the answer says so much and nothing follows.
    const answer = await client.must({ type: 'leave', table: codes[0]! });
    assert.equal(answer.facts, undefined);
    for (const code of codes.slice(1, 8)) assert.equal(client.tables.get(code)!.you, 0);
  });
});
