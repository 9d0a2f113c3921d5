import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, test } from 'node:test';

import type { Client } from './client.ts';
import { House, playOne } from './house.ts';

/** Plays a few moves after others from the same address have done what they do; time stands still, so that nothing they use comes back. */
async function playAfter(others: (house: House) => Promise<void>): Promise<void> {
  const time = Date.now();
  const house = await House.open({}, () => ({ now: () => time }));
  try {
    const gathering = await house.game();
    await others(house);
    for (let i = 0; i < 8; i++) await playOne(gathering);
    for (const client of gathering.clients) {
      await client.verify(gathering.code);
      assert.equal(client.closeCode, null);
    }
  } finally {
    await house.close();
  }
}

/** Sends so many messages, and waits for the answers as long as the server gives any. */
async function talk({ socket }: Client, text: string, count: number): Promise<void> {
  socket.removeAllListeners('message');
  let answers = 0;
  const answered = new Promise<void>((resolve) => {
    socket.on('message', () => {
      if (++answers === count) resolve();
    });
  });
  const closed = once(socket, 'close');
  for (let i = 0; i < count; i++) socket.send(text);
  await Promise.race([answered, closed]);
}

describe('behind one address', () => {
  test('who does little is refused nothing because of what all the others do together', () =>
    playAfter(async (house) => {
      for (let i = 0; i < 30; i++) {
        const neighbour = await house.visit(await house.person(`Neighbour ${String(i)}`));
        await talk(neighbour, '{}', 250);
      }
    }));

  test('who says little is not hung up on because of how much all the others send together', () =>
    playAfter(async (house) => {
      const text = JSON.stringify({ type: 'x'.repeat(400) });
      for (let i = 0; i < 60; i++) await talk(await house.visit(), text, 250);
      // What is left when a large piece was too much goes in small ones.
      const last = await house.visit();
      for (let i = 0; i < 400 && last.closeCode === null; i++) {
        await last.askRaw(text, null).catch(() => undefined);
      }
    }));
});
