import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { Client } from './client.ts';
import { House, joining, playOne } from './house.ts';
import { playTogether } from './play.ts';

const THREE = { seats: ['open', 'open', 'open'] };

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

describe('removing somebody', () => {
  test('before the game the host does, and they stay away from this table', async () => {
    const { code, people, clients } = await house.gathering(THREE);
    const [ann, bob, cleo] = clients as [Client, Client, Client];
    assert.equal(await bob.refusal({ type: 'remove', table: code, seat: 2 }), 'not-host');
    assert.equal(await ann.refusal({ type: 'remove', table: code, seat: 0 }), 'not-removable');
    assert.equal(await ann.refusal({ type: 'remove', table: code, seat: 3 }), 'not-removable');
    await ann.must({ type: 'remove', table: code, seat: 1 });
    await bob.until(() => bob.notices.at(-1)?.type === 'removed', 'Bob is told');
    await cleo.until(() => cleo.table.info.seats[1]!.kind === 'open', 'the seat is free');
    const again = await house.visit(people[1]);
    assert.equal(await again.refusal({ type: 'watch', table: code }), 'removed');
    assert.equal(await again.refusal({ ...joining('Bobby'), table: code }), 'removed');
    // Elsewhere nobody knows.
    await house.look(await house.table(people[1]!), people[1]);
    const dora = await house.look(code, await house.person('Dora'));
    await dora.must({ ...joining('Dora'), seat: 1 });
  });

  test('during a game more than half of the people do; a bot plays on, and nothing counts for whoever had to go', async () => {
    const gathering = await house.game(THREE);
    const { code, people, clients } = gathering;
    const [ann, bob, cleo] = clients as [Client, Client, Client];
    await playOne(gathering);
    await ann.must({ type: 'remove', table: code, seat: 1 });
    await ann.must({ type: 'remove', table: code, seat: 1 });
    assert.deepEqual(
      ann.table.info.removal,
      { seat: 1, agreed: [0] },
      'one of three is no majority',
    );
    await bob.must({ type: 'remove', table: code, seat: 0 });
    await cleo.must({ type: 'remove', table: code, seat: 1 });
    assert.deepEqual(
      cleo.table.info.removal,
      { seat: 1, agreed: [2] },
      'whoever is asked about last counts',
    );
    await ann.must({ type: 'remove', table: code, seat: 1 });
    await bob.until(() => bob.notices.at(-1)?.type === 'removed', 'Bob is told');
    const seat = ann.table.info.seats[1]!;
    assert.ok(seat.kind === 'player' && seat.bot);
    assert.equal(ann.table.info.removal, null);
    const back = await house.visit(people[1]);
    assert.equal(await back.refusal({ type: 'watch', table: code }), 'removed');
    assert.equal(await back.refusal({ type: 'return', table: code }), 'no-seat');
    await playTogether(
      { code, clients: [ann, cleo], people: [people[0]!, people[2]!] },
      'without Bob',
    );
    const mine = async (cookie: string): Promise<unknown[]> =>
      ((await house.get('/api/me/results', cookie)) as { results: unknown[] }).results;
    assert.equal((await mine(people[0]!.cookie)).length, 1);
    assert.deepEqual(await mine(people[1]!.cookie), []);
  });

  test('between two nobody can', async () => {
    const { code, clients } = await house.game();
    await clients[0]!.must({ type: 'remove', table: code, seat: 1 });
    const seat = clients[0]!.table.info.seats[1]!;
    assert.ok(seat.kind === 'player' && !seat.bot);
  });

  test('outlives a restart', async () => {
    const { code, people, clients } = await house.gathering(THREE);
    await clients[0]!.must({ type: 'remove', table: code, seat: 2 });
    await house.stop();
    await house.start();
    const back = await house.visit(people[2]);
    assert.equal(await back.refusal({ type: 'watch', table: code }), 'removed');
  });
});
