import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';

import { commitmentTo, seedFrom, verify } from '@table-seven/engine';
import type { FairDeal, GameRecord } from '@table-seven/engine';

import { OPENING_MS } from '../src/table/info.ts';
import type { Client } from './client.ts';
import { House, joining, together } from './house.ts';
import type { Gathering, Person } from './house.ts';
import { playToEnd } from './play.ts';

type Published = GameRecord & { readonly fair: Required<FairDeal> };

let time = Date.now();
let house: House;
before(async () => {
  house = await House.open({}, () => ({ now: () => time }));
});
after(() => house.close());

const newShare = (): string => randomBytes(16).toString('hex');

/** People who seal what they add, and a table for them. */
interface Sealed extends Gathering {
  readonly entropies: string[];
}

async function sealed(names: readonly string[]): Promise<Sealed> {
  const people: Person[] = [];
  for (const name of names) people.push(await house.person(name));
  const code = await house.table(people[0]!, {
    game: 'magic-7',
    seats: names.map(() => 'open'),
  });
  const clients: Client[] = [];
  const entropies = names.map(newShare);
  for (const [seat, person] of people.entries()) {
    const client = await house.look(code, person);
    const share = commitmentTo(entropies[seat]!);
    await client.must({ type: 'join', name: person.name, share });
    clients.push(client);
  }
  await together({ code, people, clients });
  return { code, people, clients, entropies };
}

async function revealAll({ clients, entropies }: Sealed): Promise<void> {
  for (const [seat, client] of clients.entries()) {
    await client.must({ type: 'reveal', entropy: entropies[seat] });
  }
}

/** New shares after a start that was void. */
async function sealAgain(gathering: Sealed): Promise<void> {
  for (const [seat, client] of gathering.clients.entries()) {
    gathering.entropies[seat] = newShare();
    await client.must({ type: 'seal', share: commitmentTo(gathering.entropies[seat]) });
  }
}

async function recordOf(gathering: Sealed): Promise<Published> {
  await together(gathering);
  await playToEnd(gathering, 'shares');
  const { record } = gathering.clients[0]!.table.info;
  return (await house.get(`/api/records/${record!}`)) as Published;
}

describe('sealed shares', () => {
  test('are opened only when all are fixed and everybody has seen them, and are all in the record', async () => {
    const gathering = await sealed(['Ann', 'Bob', 'Cleo']);
    const { clients, entropies } = gathering;
    const shares = entropies.map(commitmentTo);
    for (const { table } of clients) {
      assert.deepEqual(
        table.info.seats.map(({ share }) => share),
        shares,
      );
      assert.ok(table.info.seats.every(({ entropy }) => entropy === null));
    }
    // Nobody can get at what is sealed before the start: not even whoever reads every message.
    for (const text of clients.flatMap(({ received }) => received)) {
      assert.ok(entropies.every((entropy) => !text.includes(entropy)));
    }
    assert.equal(
      await clients[1]!.refusal({ type: 'reveal', entropy: entropies[1] }),
      'not-starting',
    );
    await clients[0]!.must({ type: 'start' });
    await together(gathering);
    assert.ok(clients.every(({ table }) => table.info.starting === time + OPENING_MS));
    assert.ok(clients.every(({ table }) => table.view === null));
    await revealAll(gathering);
    const { fair, seed, ...rest } = await recordOf(gathering);
    assert.deepEqual(fair.entropy, entropies);
    assert.deepEqual(fair.shares, shares);
    assert.equal(fair.voids, 0);
    assert.equal(seed, seedFrom(fair.secret, entropies));
    const good = { ...rest, seed, fair };
    assert.equal(verify(good).fair, 'good');
    const tampered: object[] = [
      { ...fair, shares: shares.toReversed() },
      { ...fair, shares: shares.slice(1) },
      { ...fair, shares: [commitmentTo('another'), ...shares.slice(1)] },
      { ...fair, voids: -1 },
      { ...fair, voids: undefined },
    ];
    for (const wrong of tampered) assert.equal(verify({ ...good, fair: wrong }).fair, 'bad');
  });

  test('nothing but what was sealed opens one, and only once', async () => {
    const gathering = await sealed(['Dan', 'Eve']);
    const [dan, eve] = gathering.clients as [Client, Client];
    assert.equal(
      await dan.refusal({ type: 'seal', share: commitmentTo('other') }),
      'already-sealed',
    );
    await dan.must({ type: 'start' });
    assert.equal(await eve.refusal({ type: 'reveal', entropy: newShare() }), 'bad-share');
    assert.equal(
      await eve.refusal({ type: 'reveal', entropy: gathering.entropies[0] }),
      'bad-share',
    );
    await eve.must({ type: 'reveal', entropy: gathering.entropies[1] });
    assert.equal(
      await eve.refusal({ type: 'reveal', entropy: gathering.entropies[1] }),
      'already-sealed',
    );
    for (const command of [{ type: 'start' }, { type: 'plan-seat', seat: 0, plan: 'open' }]) {
      assert.equal(await dan.refusal(command), 'starting');
    }
    await dan.must({ type: 'reveal', entropy: gathering.entropies[0] });
    await together(gathering);
    assert.equal(eve.table.info.status, 'playing');
    assert.equal(await eve.refusal({ type: 'reveal', entropy: newShare() }), 'not-starting');
  });

  test('a share that is not opened makes the start void: new ones all round, and the record counts it', async () => {
    const gathering = await sealed(['Fay', 'Gil']);
    const [fay, gil] = gathering.clients as [Client, Client];
    const promised = fay.table.info.commitment;
    await fay.must({ type: 'start' });
    await gil.must({ type: 'reveal', entropy: gathering.entropies[1] });
    time += OPENING_MS;
    await fay.until(() => fay.table.info.starting === null, 'the start is void');
    await gil.until(() => gil.table.info.starting === null, 'the start is void');
    assert.deepEqual(fay.table.facts.at(-1), {
      type: 'voided',
      missing: [0],
      commitment: fay.table.info.commitment,
    });
    assert.ok(
      gil.table.info.seats.every(({ share, entropy }) => share === null && entropy === null),
    );
    assert.notEqual(gil.table.info.commitment, promised, 'a new secret, too');
    // Both are there, and their pages are about to send a new share.
    assert.equal(await fay.refusal({ type: 'start' }), 'not-ready');
    await sealAgain(gathering);
    await fay.must({ type: 'start' });
    await revealAll(gathering);
    const { fair } = await recordOf(gathering);
    assert.equal(fair.voids, 1);
    assert.equal(fair.commitment, fay.table.info.commitment);
    assert.equal(fair.commitment, commitmentTo(fair.secret));
    assert.deepEqual(fair.entropy, gathering.entropies);
  });

  test('whoever gets up while shares are opened makes the start void, too', async () => {
    const gathering = await sealed(['Hal', 'Ida', 'Jon']);
    const [hal, ida, jon] = gathering.clients as [Client, Client, Client];
    await hal.must({ type: 'start' });
    await hal.must({ type: 'reveal', entropy: gathering.entropies[0] });
    await jon.must({ type: 'leave' });
    await ida.until(() => ida.table.info.starting === null, 'the start is void');
    assert.deepEqual(
      ida.table.info.seats.map(({ share = null }) => share),
      [null, null, null],
    );
  });

  test('a start goes on where it was when the server was away meanwhile', async () => {
    const gathering = await sealed(['Kim', 'Lou']);
    await gathering.clients[0]!.must({ type: 'start' });
    await gathering.clients[0]!.must({ type: 'reveal', entropy: gathering.entropies[0] });
    await house.stop();
    await house.start({ now: () => time });
    const lou = await house.look(gathering.code, gathering.people[1]);
    assert.notEqual(lou.table.info.starting, null);
    await lou.must({ type: 'reveal', entropy: gathering.entropies[1] });
    assert.equal(lou.table.info.status, 'playing');
  });

  test('whoever adds in the open, as pages of before do, sits among those who seal', async () => {
    const ann = await house.person('Mia');
    const ben = await house.person('Ned');
    const code = await house.table(ann, { game: 'magic-7' });
    const mia = await house.look(code, ann);
    const ned = await house.look(code, ben);
    const entropy = newShare();
    for (const added of [{}, { entropy, share: commitmentTo(entropy) }]) {
      assert.equal(await mia.refusal({ type: 'join', name: 'Mia', ...added }), 'bad-share');
    }
    await mia.must({ type: 'join', name: 'Mia', share: commitmentTo(entropy) });
    await ned.must(joining('Ned'));
    await mia.must({ type: 'start' });
    await mia.must({ type: 'reveal', entropy });
    assert.equal(mia.table.info.status, 'playing');
  });
});
