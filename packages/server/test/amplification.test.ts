import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';

import { cookieOf, House } from './house.ts';
import { Clock } from './search/clock.ts';

// Nothing is told by the tick: it does not come.
const clock = new Clock();
let house: House;
before(async () => {
  clock.start();
  house = await House.open({}, () => ({ now: clock.now }));
});
after(async () => {
  await house.close();
  clock.stop();
});

describe('what one visitor does over and over', () => {
  test('coming and going a hundred times is not told a hundred times to everybody who watches', async () => {
    const { code, clients } = await house.game();
    const [listener] = clients;
    const restless = await house.visit();
    const before = listener!.received.length;
    for (let i = 0; i < 50; i++) {
      await restless.must({ type: 'watch', table: code });
      await restless.must({ type: 'unwatch', table: code });
      restless.tables.delete(code);
    }
    // Whatever was to be told has been told before the answer to this.
    await listener!.verify(code);
    const told = listener!.received.length - before - 1;
    assert.ok(told <= 10, `told ${String(told)} times`);
  });

  test('links claimed again and again leave a person with a few good cookies, the newest among them', async () => {
    const { cookie } = await house.person('Ann');
    let last = cookie;
    for (let i = 0; i < 60; i++) {
      const { link } = (await (await house.post('/api/me/link', {}, last)).json()) as {
        link: string;
      };
      last = cookieOf(await house.post('/api/me/claim', { link }));
    }
    const { me } = (await house.get('/api/me', last)) as { me: { name: string } };
    assert.equal(me.name, 'Ann');
    const db = new DatabaseSync(house.data, { readOnly: true });
    const { most } = db
      .prepare(
        'SELECT max(count) AS most FROM (SELECT count(*) AS count FROM tokens GROUP BY player_id)',
      )
      .get() as { most: number };
    db.close();
    assert.ok(most <= 50, `${String(most)} cookies`);
  });

  test('requests piled up on one connection are not all worked through: the server hangs up', async () => {
    const { port, host } = new URL(house.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(`GET /health HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(2000));
    // Whoever is not hung up on is answered to the last, and then says goodbye.
    socket.write(`GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    await closed;
    const answers = text.split('HTTP/1.1 200').length - 1;
    assert.ok(answers <= 200, `${String(answers)} answers`);
  });
});
