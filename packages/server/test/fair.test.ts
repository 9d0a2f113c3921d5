import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';

import { commitmentTo, verify } from '@table-seven/engine';
import type { FairDeal, GameRecord } from '@table-seven/engine';

import { House, joining } from './house.ts';
import type { Gathering } from './house.ts';
import { playToEnd } from './play.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

type Published = GameRecord & { readonly fair: FairDeal };

async function recordOf({ clients }: Gathering): Promise<Published> {
  return (await house.get(`/api/records/${clients[0]!.table.info.record!}`)) as Published;
}

describe('fair deals', () => {
  test('the commitment is there before anybody sits down, and never changes', async () => {
    const ann = await house.person('Ann');
    const code = await house.table(ann);
    const { commitment } = (await house.get(`/api/tables/${code}`)) as { commitment: string };
    assert.match(commitment, /^[0-9a-f]{64}$/);
    const client = await house.look(code, ann);
    assert.equal(client.table.info.commitment, commitment);
    await client.must(joining('Ann'));
    await client.must({ type: 'plan-seat', seat: 1, plan: 'random' });
    await client.must({ type: 'start' });
    await client.verify(code);
    assert.equal(client.table.info.commitment, commitment);
  });

  for (const game of ['double-lucky-7', 'magic-7']) {
    test(`the record of ${game} proves that nobody chose the deals, and any tampering shows`, async () => {
      const options = game === 'double-lucky-7' ? { rounds: 7, mode: 'dice' } : {};
      const gathering = await house.game({ game, options, seats: ['open', 'open', 'open'] });
      const { commitment, seats } = gathering.clients[0]!.table.info;
      await playToEnd(gathering, `fair ${game}`);
      const record = await recordOf(gathering);
      assert.deepEqual(verify(record), {
        moves: 'good',
        result: 'good',
        seed: 'good',
        fair: 'good',
        refusal: null,
      });
      assert.equal(record.fair.commitment, commitment);
      assert.equal(commitmentTo(record.fair.secret), commitment);
      assert.deepEqual(
        record.fair.entropy,
        seats.map(({ entropy }) => entropy),
      );
      const { fair } = record;
      const [first, ...rest] = fair.entropy;
      const tampered: object[] = [
        { ...fair, secret: `${fair.secret}0` },
        { ...fair, commitment: commitmentTo('another') },
        { ...fair, entropy: [...rest, first] },
        { ...fair, entropy: rest },
        { ...fair, entropy: [null, ...rest] },
      ];
      for (const wrong of tampered) assert.equal(verify({ ...record, fair: wrong }).fair, 'bad');
      const reseeded = verify({ ...record, seed: 'chosen' });
      assert.equal(reseeded.seed, 'bad');
      assert.equal(reseeded.fair, 'bad');
    });
  }

  test('the secret is nowhere to be seen before the game is over', async () => {
    const gathering = await house.game({ game: 'magic-7', listed: true });
    const { code, clients, people } = gathering;
    const db = new DatabaseSync(house.data, { readOnly: true });
    const row = db.prepare('SELECT secret FROM tables WHERE code = ?').get(code);
    db.close();
    const secret = String(row!['secret']);
    const pages: string[] = [];
    await playToEnd(gathering, 'secret', async () => {
      for (const path of [`/api/tables/${code}`, '/api/tables', '/api/me/tables'])
        pages.push(JSON.stringify(await house.get(path, people[0]!.cookie)));
    });
    const record = await recordOf(gathering);
    assert.equal(record.fair.secret, secret);
    for (const text of [...clients.flatMap(({ received }) => received), ...pages.slice(0, -3)]) {
      assert.ok(!text.includes(secret) && !text.includes(record.seed));
    }
  });
});
