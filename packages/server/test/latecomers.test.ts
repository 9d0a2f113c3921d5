import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { verify } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';
import type { PublishedRecord } from '@table-seven/protocol';

import type { Client } from './client.ts';
import { House, playOne, together } from './house.ts';
import type { Gathering, Person } from './house.ts';
import { playTogether } from './play.ts';
import { assertNothingLeaked } from './secrets.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

const LATE = { seats: ['open', 'casual'], latecomers: true };

/** A game of a person with bots that has gone on for a while, up to that person's turn. */
async function begun(wish: object): Promise<Gathering> {
  const gathering = await house.game({ ...LATE, ...wish });
  const [ann] = gathering.clients;
  for (let i = 0; i < 3; i++) {
    await ann!.until(() => ann!.table.moves.length > 0, 'our turn');
    await playOne(gathering);
  }
  await ann!.until(() => ann!.table.moves.length > 0, 'our turn');
  return gathering;
}

async function late(code: string, name: string): Promise<[Client, Person]> {
  const person = await house.person(name);
  return [await house.look(code, person), person];
}

const sitDown = (name: string): { type: string; name: string } => ({ type: 'take-over', name });

async function recordOf(client: Client): Promise<PublishedRecord> {
  return (await house.get(`/api/records/${client.table.info.record!}`)) as PublishedRecord;
}

describe('a late friend', () => {
  for (const game of ['double-lucky-7', 'magic-7']) {
    test(`takes over a bot's seat of ${game} with its hand and nothing else, and plays on`, async () => {
      const gathering = await begun({ game });
      const { code, clients, people } = gathering;
      const [ann] = clients as [Client];
      const [ben, person] = await late(code, 'Ben');
      const bots = ben.table.facts.filter((fact) => fact.type === 'moved' && fact.seat === 1);
      await ben.must({ ...sitDown('Ben'), color: 'green' });
      await together({ code, clients: [ann, ben], people });
      assert.equal(ben.table.you, 1);
      assert.deepEqual(ann.table.facts.at(-1), {
        ...{ type: 'took-over', seat: 1, name: 'Ben', color: 'green' },
      });
      const seat = ann.table.info.seats[1]!;
      assert.deepEqual(
        [seat.kind, seat.name, seat.share, seat.entropy],
        [...['player', 'Ben', null, null]],
      );
      await ben.verify(code);
      const hand = ben.table.view!['hand'] as unknown[];
      assert.ok(hand.length > 0);
      await playTogether({ code, clients: [ann, ben], people: [people[0]!, person] }, game);
      const record = await recordOf(ann);
      assert.equal(verify(record).fair, 'good');
      assert.deepEqual(record.players, [people[0]!.name, 'Ben']);
      assert.deepEqual(record.bots, [null, null]);
      assert.deepEqual(record.fair.entropy[1], null);
      // What the bot played is the bot's.
      const own = record.moves.flatMap((move, i) => (move.seat === 1 ? [i] : []));
      assert.deepEqual(record.standIns, own.slice(0, record.standIns.length));
      assert.ok(record.standIns.length >= bots.length && record.standIns.length < own.length);
      assertNothingLeaked(ann, record as GameRecord, 0);
      const isMine = 2 * record.standIns.length <= own.length;
      const { results } = (await house.get('/api/me/results', person.cookie)) as {
        results: { byBot: number }[];
      };
      assert.deepEqual(
        results.map(({ byBot }) => byBot),
        isMine ? [record.standIns.length] : [],
      );
    });
  }

  test('cannot take back what the bot has played', async () => {
    const gathering = await house.game({ ...LATE, game: 'double-lucky-7' });
    const { code, clients } = gathering;
    const [ann] = clients as [Client];
    // The bot's bid was the last move: whose it is could take it back.
    const isBid = (): boolean => {
      const fact = ann.table.facts.at(-1) as { seat?: number; move?: { type: string } };
      return fact.seat === 1 && fact.move?.type === 'bid';
    };
    await ann.until(() => ann.table.moves.length > 0, 'our turn');
    while (!isBid()) {
      await playOne(gathering);
      await ann.until(() => ann.table.moves.length > 0, 'our turn');
    }
    const [ben] = await late(code, 'Ben');
    await ben.must(sitDown('Ben'));
    assert.equal(ben.table.canTakeBack, false);
    const { seq } = ben.table;
    assert.equal(await ben.refusal({ type: 'ask-undo', seq }), 'undo-impossible');
  });

  test('comes in only where the host lets them, and the host may change that at any time', async () => {
    const gathering = await begun({ latecomers: false, seats: ['open', 'casual', 'casual'] });
    const { code, clients } = gathering;
    const [ann] = clients as [Client];
    const [ben] = await late(code, 'Ben');
    assert.equal(await ben.refusal(sitDown('Ben')), 'no-latecomers');
    const { seq } = ben.table;
    assert.equal(await ben.refusal({ type: 'arrange', seq, latecomers: true }), 'not-host');
    await ann.must({ type: 'arrange', seq: ann.table.seq, latecomers: true });
    await ben.until(() => ben.table.info.latecomers, 'Ben is told');
    const wrong: [object, string][] = [
      [{ seat: 0 }, 'seat-taken'],
      [{ seat: 6 }, 'seat-taken'],
      [{ name: ann.table.info.seats[0]!.name }, 'name-taken'],
      [{ name: ann.table.info.seats[2]!.name, seat: 1 }, 'name-taken'],
      [{ name: ' ' }, 'bad-name'],
      [{ color: ann.table.info.seats[0]!.color }, 'color-taken'],
    ];
    for (const [wish, code] of wrong) {
      assert.equal(await ben.refusal({ ...sitDown('Ben'), ...wish }), code, JSON.stringify(wish));
    }
    assert.equal(await ann.refusal(sitDown('Ann')), 'already-seated');
    // Under the name of the very bot whose seat it is.
    const { name } = ann.table.info.seats[1]!;
    await ben.must({ ...sitDown(name!), seat: 1 });
    const [cleo] = await late(code, 'Cleopatra');
    await ann.must({ type: 'arrange', seq: ann.table.seq, latecomers: false });
    assert.equal(await cleo.refusal(sitDown('Cleopatra')), 'no-latecomers');
  });

  test('may look for a seat where nobody may look on, until there is none', async () => {
    const gathering = await begun({ spectators: false });
    const { code, clients } = gathering;
    const [ann] = clients as [Client];
    const [ben] = await late(code, 'Ben');
    const [cleo, cleoHerself] = await late(code, 'Cleo');
    await ben.must(sitDown('Ben'));
    await cleo.until(() => cleo.notices.at(-1)?.type === 'no-spectators', 'Cleo is sent away');
    const again = await house.visit(cleoHerself);
    assert.equal(await again.refusal({ type: 'watch', table: code }), 'no-spectators');
    assert.equal(await again.refusal({ ...sitDown('Cleo'), table: code }), 'table-full');
    await ann.verify(code);
  });
});
