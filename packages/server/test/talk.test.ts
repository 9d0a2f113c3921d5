import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import type { Client } from './client.ts';
import { House, together } from './house.ts';
import type { Gathering } from './house.ts';

let time = Date.now();
let house: House;
let gathering: Gathering;
let ann: Client;
let bob: Client;

before(async () => {
  house = await House.open({}, () => ({ now: () => time }));
});
after(() => house.close());
beforeEach(async () => {
  gathering = await house.gathering();
  [ann, bob] = gathering.clients as [Client, Client];
});

function heard(client: Client): (string | undefined)[] {
  return client.table.facts.filter(({ type }) => type === 'chatted').map(({ text }) => text);
}

describe('chat', () => {
  test('markup, SQL and scripts are text like any other, and arrive as they were typed', async () => {
    const texts = [
      `<script>alert("1")</script> & <b>bold</b>`,
      `'; DROP TABLE log; --`,
      `{"type":"moved"}`,
      `"},"hand":["R1"]`,
      `\\u0000 \\" \${7*7}`,
      `Grüße, 你好, שלום, 👍🏽`,
    ];
    for (const text of texts) await ann.must({ type: 'chat', text });
    await together(gathering);
    assert.deepEqual(heard(bob), texts);
    const late = await house.visit(gathering.people[1]);
    const answer = await late.must({ type: 'watch', table: gathering.code, since: 3 });
    assert.deepEqual(
      answer.missed!.map((fact) => (fact.type === 'chatted' ? fact.text : fact.type)),
      texts,
    );
  });

  test('what cannot be seen is taken out; where nothing remains, or too much, it is refused', async () => {
    await ann.must({ type: 'chat', text: 'a\u0000\u0007\u200b\u202eb\u2066  c\u2028\ud800' });
    await together(gathering);
    assert.deepEqual(heard(bob), ['ab c']);
    for (const text of ['\u0000\u200b', ' \n\t ', 'x'.repeat(201)])
      assert.equal(await ann.refusal({ type: 'chat', text }), 'bad-text');
    for (const text of ['', 'x'.repeat(801), 7, null, ['a'], { a: 1 }])
      assert.equal(await ann.refusal({ type: 'chat', text }), 'bad-command');
    time += 10_000;
    await ann.must({ type: 'chat', text: 'x'.repeat(200) });
  });

  test('names full of markup and control characters stay text', async () => {
    const name = `<img src=x>'"\u0000\u202e`;
    const eve = await house.look(await house.table(gathering.people[0]!), gathering.people[1]);
    await eve.must({ type: 'join', name, entropy: '0123456789abcdef' });
    assert.equal(eve.table.info.seats[0]!.name, `<img src=x>'"`);
  });

  test('the host may open a table without', async () => {
    const quiet = await house.gathering({ chat: false });
    assert.equal(await quiet.clients[0]!.refusal({ type: 'chat', text: 'hi' }), 'chat-off');
    await quiet.clients[0]!.must({ type: 'react', reaction: 'good-game' });
  });
});

describe('reactions', () => {
  test('are those everybody has in their own language, and no others', async () => {
    await ann.must({ type: 'react', reaction: 'well-played' });
    await together(gathering);
    assert.deepEqual(bob.table.facts.at(-1), {
      type: 'reacted',
      seat: 0,
      name: 'Guest 0',
      reaction: 'well-played',
    });
    for (const reaction of ['insult', '', 1, '__proto__'])
      assert.equal(await ann.refusal({ type: 'react', reaction }), 'bad-command');
  });
});

describe('limits and mute', () => {
  test('a few at once, then one a second, per player however many sockets they have', async () => {
    for (let i = 0; i < 6; i++) await ann.must({ type: 'chat', text: String(i) });
    assert.equal(await ann.refusal({ type: 'chat', text: 'more' }), 'rate-limited');
    const other = await house.visit(gathering.people[0]);
    const react = { type: 'react', table: gathering.code, reaction: 'hurry' };
    assert.equal(await other.refusal(react), 'rate-limited');
    await bob.must({ type: 'chat', text: 'I am not limited by her' });
    time += 1000;
    await ann.must({ type: 'chat', text: 'again' });
    assert.equal(await ann.refusal({ type: 'chat', text: 'more' }), 'rate-limited');
  });

  test('whoever is muted is not heard, but nothing else is lost', async () => {
    await bob.must({ type: 'mute', seat: 0, muted: true });
    await ann.must({ type: 'chat', text: 'unheard' });
    await ann.must({ type: 'react', reaction: 'laugh' });
    await together(gathering);
    assert.deepEqual(heard(bob), []);
    assert.ok(!bob.received.some((text) => text.includes('unheard')));
    await bob.must({ type: 'mute', seat: 0, muted: false });
    await ann.must({ type: 'chat', text: 'heard' });
    await together(gathering);
    assert.deepEqual(heard(bob), ['heard']);
    await bob.verify(gathering.code);
  });

  test('whoever mutes themselves still gets an answer', async () => {
    await ann.must({ type: 'mute', seat: 0, muted: true });
    await ann.must({ type: 'chat', text: 'hello, me' });
  });
});
