import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { verify } from '@table-seven/engine';

import type { Client } from '../client.ts';
import { mover, playOne, together } from '../house.ts';
import type { Gathering } from '../house.ts';
import { playToEnd, playTogether } from '../play.ts';
import { Nodes } from './nodes.ts';

let nodes: Nodes;
before(async () => {
  nodes = await Nodes.open(3);
});
after(() => nodes.close());

/** Everybody sees the same game, each at their server, and its record holds. */
async function assertRight({ code, clients }: Gathering): Promise<void> {
  for (const client of clients) await client.verify(code);
  for (const [seat] of clients.entries()) {
    const { record } = clients[seat]!.tables.get(code)!.info;
    const { moves, result, fair } = verify(await nodes.at(seat).get(`/api/records/${record!}`));
    assert.deepEqual([moves, result, fair], ['good', 'good', 'good']);
  }
}

function factsOf(client: Client, code: string, type: string): number {
  return client.tables.get(code)!.facts.filter((fact) => fact.type === type).length;
}

describe('three servers and one table', () => {
  test('whole games of both games, with a seat at each server', async () => {
    for (const wish of [
      { game: 'double-lucky-7', options: { mode: 'tactical' } },
      { game: 'magic-7', seats: ['open', 'open', 'open', 'open'] },
    ]) {
      const gathering = await nodes.game(wish);
      await playToEnd(gathering, 'spread over three');
      await assertRight(gathering);
    }
  });

  test('bots among them move once, whoever lets them think', async () => {
    for (const wish of [
      { game: 'double-lucky-7', options: {}, seats: ['open', 'random', 'open', 'casual'] },
      { game: 'magic-7', seats: ['random', 'open', 'open'] },
    ]) {
      const gathering = await nodes.game(wish);
      await playTogether(gathering, 'with bots');
      await together(gathering);
      await assertRight(gathering);
    }
  });

  test('who is there stays there wherever the host seats them, and a late friend comes by any server', async () => {
    const wish = { seats: ['open', 'open', 'open', 'casual'], latecomers: true };
    const gathering = await nodes.gathering(wish);
    const { clients, code, people } = gathering;
    const [ann, bob, cleo] = clients as [Client, Client, Client];
    for (const seats of [
      [2, 3, 0, 1],
      [1, 0, 3, 2],
      [3, 1, 0, 2],
    ]) {
      await ann.must({ type: 'arrange', seq: ann.table.seq, seats });
      await together(gathering);
    }
    const isHere = ({ table }: Client): boolean =>
      table.info.seats.every(({ kind, presence }) => kind !== 'player' || presence === 'here');
    await bob.close();
    const back = await nodes.at(1).visit(people[1]);
    await back.resume(bob.table);
    for (const client of [ann, back, cleo]) {
      await client.until(() => isHere(client), 'everybody is there');
    }
    await ann.must({ type: 'start' });
    const dora = await nodes.at(2).look(code, await nodes.at(1).person('Dora'));
    await dora.must({ type: 'take-over', name: 'Dora' });
    const all = [ann, back, cleo, dora];
    await together({ ...gathering, clients: all });
    for (const client of all) {
      await client.until(() => isHere(client), 'Dora is there, too');
      await client.verify(code);
    }
    assert.deepEqual(new Set(all.map(({ table }) => table.you)), new Set([0, 1, 2, 3]));
  });

  test('what all say at the same time is said once each, and in one order for everybody', async () => {
    const gathering = await nodes.gathering();
    const { clients, code } = gathering;
    await Promise.all(
      clients.flatMap((client, i) =>
        [1, 2, 3, 4, 5].map((n) =>
          client.must({ type: 'chat', text: `${String(i)} ${String(n)}` }),
        ),
      ),
    );
    await together(gathering);
    const said = clients.map((client) =>
      client.tables
        .get(code)!
        .facts.filter(({ type }) => type === 'chatted')
        .map(({ text }) => text),
    );
    assert.equal(said[0]!.length, 15);
    assert.equal(new Set(said[0]).size, 15);
    for (const other of said) assert.deepEqual(other, said[0]);
    for (const client of clients) await client.verify(code);
  });

  test('the same command at two servers counts once', async () => {
    const gathering = await nodes.game({ grace: 0 });
    const client = mover(gathering);
    const seat = gathering.clients.indexOf(client);
    const { seq, moves } = client.table;
    const play = { type: 'play', id: 'the same', table: gathering.code, seq, move: moves[0]! };
    const elsewhere = await nodes.at(seat + 1).visit(gathering.people[seat]);
    const answers = await Promise.all([client.ask(play), elsewhere.ask(play)]);
    assert.deepEqual(
      answers.map(({ ok }) => ok),
      [true, true],
    );
    await together(gathering);
    for (const each of gathering.clients) assert.equal(factsOf(each, gathering.code, 'moved'), 1);
  });

  test('a move is taken back if all agree', async () => {
    const gathering = await nodes.game({ seats: ['open', 'open', 'open'] });
    const client = await playOne(gathering);
    assert.ok(client.table.canTakeBack);
    await client.must({ type: 'ask-undo', seq: client.table.seq });
    await together(gathering);
    for (const other of gathering.clients) {
      if (other === client) continue;
      await other.must({ type: 'answer-undo', seq: other.table.seq, agrees: true });
      await together(gathering);
    }
    for (const each of gathering.clients) {
      assert.equal(factsOf(each, gathering.code, 'undone'), 1);
      await each.verify(gathering.code);
    }
    assert.equal(mover(gathering), client);
  });

  test('a clock that has run out is noticed once', async () => {
    const gathering = await nodes.game({ clock: 30, grace: 0 });
    nodes.skip(31_000);
    const [first] = gathering.clients;
    await first!.until(() => factsOf(first!, gathering.code, 'stood-in') > 0, 'a bot steps in');
    await first!.until(() => factsOf(first!, gathering.code, 'moved') > 0, 'and moves');
    await together(gathering);
    for (const each of gathering.clients) {
      assert.equal(factsOf(each, gathering.code, 'stood-in'), 1);
    }
  });

  test('who is there is known everywhere; whoever is away for long is stood in for', async () => {
    const gathering = await nodes.game({ grace: 30 });
    const leaver = mover(gathering);
    const seat = gathering.clients.indexOf(leaver);
    const others = gathering.clients.filter((client) => client !== leaver);
    await leaver.close();
    // Somebody else comes there: whoever has heard of them has heard before that one has left.
    await nodes.at(seat).look(gathering.code);
    for (const other of others) {
      await other.until(() => other.table.info.watching === 1, 'one looks on');
    }
    nodes.skip(21_000);
    for (const other of others) {
      await other.until(() => other.table.info.seats[seat]!.presence === 'away', 'one is away');
      assert.ok(other.table.info.seats.every((info, i) => i === seat || info.presence === 'here'));
    }
    nodes.skip(60_000);
    for (const other of others) {
      await other.until(() => factsOf(other, gathering.code, 'stood-in') === 1, 'a bot steps in');
    }
    const back = await nodes.at(seat + 2).look(gathering.code, gathering.people[seat]);
    for (const other of others) {
      await other.until(() => other.table.info.seats[seat]!.presence === 'here', 'they are back');
    }
    await back.must({ type: 'return' });
  });

  test('a second connection takes the place of the first, at whatever server that is', async () => {
    const gathering = await nodes.gathering();
    const [first] = gathering.clients;
    const second = await nodes.at(1).look(gathering.code, gathering.people[0]);
    await first!.until(() => first!.notices.length === 2, 'the first is sent away');
    assert.equal(first!.notices[1]!.type, 'replaced');
    await second.must({ type: 'chat', text: 'here I am' });
    assert.equal(second.table.you, 0);
  });

  test('who looks on is counted over all servers', async () => {
    const gathering = await nodes.gathering();
    for (const house of nodes.houses) await house.look(gathering.code);
    for (const client of gathering.clients) {
      await client.until(() => client.table.info.watching === 3, 'three look on');
    }
  });

  test('a rematch that all ask for at once is one table', async () => {
    const gathering = await nodes.game({ game: 'magic-7' });
    await playToEnd(gathering, 'again');
    const answers = await Promise.all(
      gathering.clients.map((client) => client.must({ type: 'rematch', table: gathering.code })),
    );
    const [code] = answers.map(({ rematch }) => rematch);
    for (const { rematch } of answers) assert.equal(rematch, code);
    for (const [seat, person] of gathering.people.entries()) {
      const client = await nodes.at(seat + 1).look(code!, person);
      await client.must({ type: 'join', name: person.name, entropy: 'x'.repeat(16) });
      assert.equal(client.table.you, seat);
    }
  });

  test('lists, histories and identities are the same everywhere', async () => {
    const gathering = await nodes.game({ game: 'magic-7', listed: true });
    const lists = await Promise.all(nodes.houses.map((house) => house.get('/api/tables')));
    for (const list of lists) assert.ok(JSON.stringify(list).includes(gathering.code));
    await playToEnd(gathering, 'listed');
    for (const house of nodes.houses) {
      const { cookie } = gathering.people[0]!;
      const { results } = (await house.get('/api/me/results', cookie)) as { results: object[] };
      assert.equal(results.length, 1);
    }
  });

  test('whoever is forgotten at one is hung up on at another, and nothing of theirs is said any more', async () => {
    const gathering = await nodes.gathering();
    const [leaver, other] = gathering.clients;
    await leaver!.must({ type: 'chat', text: 'a secret' });
    await together(gathering);
    await fetch(`${nodes.at(2).url}/api/me`, {
      method: 'DELETE',
      headers: { cookie: gathering.people[0]!.cookie },
    });
    assert.equal(await leaver!.closed(), 4001);
    await other!.until(() => other!.table.info.seats[0]!.kind === 'open', 'the seat is free');
    const fresh = await nodes.at(1).visit(gathering.people[1]);
    const { missed } = await fresh.must({ type: 'watch', table: gathering.code, since: 0 });
    assert.ok(!JSON.stringify(missed).includes('a secret'));
  });

  test('a score pad is followed at another server than it is written at', async () => {
    const opened = await nodes.at(0).post('/api/pads', { pad: 'v1.first' });
    const { code, key } = (await opened.json()) as { code: string; key: string };
    const followed = await fetch(`${nodes.at(1).url}/api/pads/${code}/live`);
    const reader = followed.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('v1.first')) heard += (await reader.read()).value ?? '';
    await nodes.at(2).post(`/api/pads/${code}`, { key, pad: 'v1.second' });
    while (!heard.includes('v1.second')) heard += (await reader.read()).value ?? '';
    await reader.cancel();
  });
});
