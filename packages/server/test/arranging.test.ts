import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';

import { commitmentTo, seedFrom, verify } from '@table-seven/engine';
import type { FairDeal, GameRecord } from '@table-seven/engine';

import type { Client } from './client.ts';
import { House, joining, together } from './house.ts';
import { playTogether } from './play.ts';

type Published = GameRecord & { readonly fair: Required<FairDeal> };

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

/** What the host wants, as they see the table. */
function arrange(host: Client, wish: object): { type: string; seq: number } {
  return { type: 'arrange', seq: host.table.seq, ...wish };
}

const names = ({ table }: Client): unknown[] =>
  table.info.seats.map((seat) => seat.name ?? seat.kind);

describe('the host arranges the table', () => {
  test('game, options, seats, order, colours and house rules, and everybody is told', async () => {
    const gathering = await house.gathering({ seats: ['open', 'open', 'open', 'casual'] });
    const [ann, bob, cleo] = gathering.clients as [Client, Client, Client];
    const [first, second, third, bot] = names(ann);
    const wish = {
      options: { mode: 'tactical' },
      seats: [2, 'open', 0, 3, 1],
      colors: ['white', null, null, null, 'pink'],
      clock: 60,
      grace: 120,
      chat: false,
      spectators: false,
      latecomers: true,
    };
    await ann.must(arrange(ann, wish));
    await together(gathering);
    for (const client of [ann, bob, cleo]) {
      assert.deepEqual(names(client), [third, 'open', first, bot, second]);
      const { info } = client.table;
      assert.equal(info.options['mode'], 'tactical');
      assert.equal(info.options['rounds'], 14, 'what is left out is as usual');
      assert.deepEqual(
        info.seats.map(({ color }) => color),
        ['white', undefined, 'red', undefined, 'pink'],
      );
      const { clock, grace, chat, spectators, latecomers, host } = info;
      assert.deepEqual(
        { clock, grace, chat, spectators, latecomers, host },
        { clock: 60, grace: 120, chat: false, spectators: false, latecomers: true, host: 2 },
      );
      assert.ok(info.seats.every(({ presence }) => presence === undefined || presence === 'here'));
    }
    assert.deepEqual(
      gathering.clients.map(({ table }) => table.you),
      [2, 4, 0],
    );
    // Another game for those who are there.
    await ann.must(arrange(ann, { game: 'magic-7', seats: [0, 2, 4] }));
    await together(gathering);
    assert.deepEqual(names(bob), [third, first, second]);
    assert.deepEqual(bob.table.info.options, {
      ...{ mirrorScore: 'zero', openScore: false, alternateOpponents: false },
    });
    for (const client of gathering.clients) await client.verify(gathering.code);
    await ann.must({ type: 'start' });
    await together(gathering);
    assert.equal(ann.table.view!['game'], 'magic-7');
  });

  test('what cannot be is refused with a code, and nothing changes', async () => {
    const { code, clients, people } = await house.gathering({ seats: ['open', 'open', 'open'] });
    const [ann, bob] = clients as [Client, Client, Client];
    const before = JSON.stringify(ann.table.info);
    const refused: [object, string][] = [
      [{ seats: [0, 1] }, 'bad-seats'],
      [{ seats: [0, 1, 1, 2] }, 'bad-seats'],
      [{ seats: [0, 1, 2, 3] }, 'bad-seats'],
      [{ seats: [0] }, 'bad-players'],
      [{ seats: [] }, 'bad-players'],
      [{ game: 'magic-7', seats: [0, 1, 2, 'open', 'open'] }, 'bad-players'],
      [{ game: 'patience' }, 'unknown-game'],
      [{ options: { openScore: true } }, 'unknown-option'],
      [{ options: { rounds: 8 } }, 'bad-option-value'],
      [{ colors: ['blue', null, null] }, 'color-taken'],
      [{ colors: ['white'] }, 'bad-seats'],
      [{ seats: [0, 1, 2, 'open'], colors: [null, null, null, 'white'] }, 'bad-seats'],
      [{ clock: 31 }, 'bad-command'],
      [{ listed: true }, 'bad-command'],
      [{ seats: ['king', 0, 1, 2] }, 'bad-command'],
    ];
    for (const [wish, code] of refused) {
      assert.equal(await ann.refusal(arrange(ann, wish)), code, JSON.stringify(wish));
    }
    assert.equal(await bob.refusal(arrange(bob, { seats: [1, 0, 2] })), 'not-host');
    const nobody = await house.visit(await house.person('Nobody'));
    assert.equal(await nobody.refusal({ ...arrange(ann, {}), table: code }), 'not-host');
    assert.equal(JSON.stringify(ann.table.info), before);
    // What is so already leads to nothing.
    await ann.must(arrange(ann, { seats: [0, 1, 2], options: {}, chat: true, latecomers: false }));
    assert.equal(JSON.stringify(ann.table.info), before);
    // A tap made twice moves nobody twice, and whoever sat down meanwhile is not overlooked.
    const twice = arrange(ann, { seats: [1, 0, 2] });
    await ann.must(twice);
    assert.equal(await ann.refusal(twice), 'stale');
    await ann.must({ type: 'start' });
    assert.equal(await ann.refusal(arrange(ann, { seats: [1, 0, 2] })), 'not-open');
    assert.equal(await ann.refusal(arrange(ann, { chat: false, latecomers: true })), 'not-open');
    assert.equal(people.length, 3);
  });

  test('shares go with their people, are fixed once they are being opened, and the deal proves itself', async () => {
    const people = [
      await house.person('Dan'),
      await house.person('Eve'),
      await house.person('Fay'),
    ];
    const code = await house.table(people[0]!, {
      game: 'magic-7',
      seats: new Array(4).fill('open'),
    });
    const entropies = people.map(() => randomBytes(16).toString('hex'));
    const clients: Client[] = [];
    for (const [i, person] of people.entries()) {
      const client = await house.look(code, person);
      await client.must({ type: 'join', name: person.name, share: commitmentTo(entropies[i]!) });
      clients.push(client);
    }
    const gathering = { code, people, clients };
    const [dan] = clients as [Client, Client, Client];
    // Three came to a table for four.
    await dan.must(arrange(dan, { seats: [2, 0, 1] }));
    await dan.must({ type: 'start' });
    assert.equal(await dan.refusal(arrange(dan, { seats: [1, 0, 2] })), 'starting');
    for (const [i, client] of clients.entries()) {
      await client.must({ type: 'reveal', entropy: entropies[i] });
    }
    await together(gathering);
    await playTogether(gathering, 'three of four');
    const { record } = dan.table.info;
    const published = (await house.get(`/api/records/${record!}`)) as Published;
    const ordered = [entropies[2]!, entropies[0]!, entropies[1]!];
    assert.deepEqual(published.players, ['Fay', 'Dan', 'Eve']);
    assert.deepEqual(published.fair.entropy, ordered);
    assert.equal(published.seed, seedFrom(published.fair.secret, ordered));
    assert.equal(verify(published).fair, 'good');
  });

  test('whoever is muted is a person, wherever they sit', async () => {
    const { clients } = await house.gathering({ seats: ['open', 'open', 'open'] });
    const [ann, bob, cleo] = clients as [Client, Client, Client];
    await cleo.must({ type: 'mute', seat: 1, muted: true });
    await ann.must(arrange(ann, { seats: [0, 2, 1] }));
    await bob.must({ type: 'chat', text: 'unheard' });
    await ann.must({ type: 'chat', text: 'heard' });
    await cleo.until(() => cleo.table.seq === ann.table.seq, 'all of it');
    const heard = cleo.table.facts.flatMap((fact) => (fact.type === 'chatted' ? [fact.text] : []));
    assert.deepEqual(heard, ['heard']);
  });

  test('a rematch says who asked, keeps seats by name, and can be arranged', async () => {
    const gathering = await house.game({ game: 'magic-7', seats: ['open', 'open', 'casual'] });
    const [ann, bob] = gathering.clients as [Client, Client];
    await playTogether(gathering, 'once more');
    const { rematch } = await bob.must({ type: 'rematch' });
    await ann.until(() => ann.table.info.rematch !== null, 'Ann is told');
    assert.deepEqual(ann.table.facts.at(-1), { type: 'rematched', table: rematch, seat: 1 });
    assert.equal(ann.table.info.rematchBy, 1);
    const [annName, bobName] = gathering.people.map(({ name }) => name);
    const next = await house.look(rematch!, gathering.people[1]);
    assert.deepEqual(
      next.table.info.seats.map(({ keptFor }) => keptFor),
      [annName, bobName, undefined],
    );
    await next.must({ ...joining(bobName!) });
    await next.must(arrange(next, { seats: [1, 'open', 0] }));
    assert.equal(next.table.info.seats[2]!.keptFor, annName);
    const stranger = await house.look(rematch!, await house.person('Zoe'));
    assert.equal(await stranger.refusal({ ...joining('Zoe'), seat: 2 }), 'seat-kept');
    const again = await house.look(rematch!, gathering.people[0]);
    await again.must({ ...joining(annName!) });
    assert.equal(again.table.you, 2);
  });
});
