import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { verify } from '@table-seven/engine';

import { BotPool } from '../src/bots/pool.ts';
import { checkedFetch } from './checked-fetch.ts';
import { House, playOne } from './house.ts';
import { playTogether } from './play.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

describe('bots at a table', () => {
  for (const wish of [
    { game: 'double-lucky-7', options: { rounds: 7 }, seats: ['open', 'novice', 'random'] },
    { game: 'magic-7', seats: ['casual', 'open', 'novice', 'open'] },
  ]) {
    test(`${wish.game} with ${wish.seats.join(', ')} is played to its end`, async () => {
      const gathering = await house.game(wish);
      await playTogether(gathering, `bots ${wish.game}`);
      const [client] = gathering.clients;
      await client!.verify(gathering.code);
      const record = await house.get(`/api/records/${client!.table.info.record!}`);
      const { bots, standIns } = record as { bots: unknown[]; standIns: unknown[] };
      assert.deepEqual(
        bots,
        wish.seats.map((plan) => (plan === 'open' ? null : plan)),
      );
      assert.deepEqual(standIns, []);
      assert.equal(verify(record).moves, 'good');
    });
  }

  test('go on after a restart, also if nobody comes back', async () => {
    const gathering = await house.game({ seats: ['open', 'random', 'random'] });
    await house.stop();
    await house.start();
    const client = await house.look(gathering.code, gathering.people[0]);
    await client.until(() => client.table.moves.length > 0, 'the bots have played');
    await playTogether({ ...gathering, clients: [client] }, 'bots after a restart');
  });
});

describe('threads of the bots', () => {
  test('a thread that dies now and then stops no table: the bot is told everything again', async () => {
    const program = new URL('faltering-thread.ts', import.meta.url);
    const fragile = await House.open({}, () => ({ bots: new BotPool(2, program) }));
    try {
      const gathering = await fragile.game({
        game: 'magic-7',
        seats: ['open', 'expert', 'casual'],
      });
      await playTogether(gathering, 'faltering bots');
      await gathering.clients[0]!.verify(gathering.code);
    } finally {
      await fragile.close();
    }
  });

  test('where no bot ever answers the table is set aside with its log whole, and the others play on', async () => {
    const program = new URL('dying-thread.ts', import.meta.url);
    const fragile = await House.open({}, () => ({ bots: new BotPool(1, program) }));
    try {
      const others = await fragile.game();
      const gathering = await fragile.gathering({ seats: ['open', 'casual'] });
      const [person] = gathering.people;
      gathering.clients[0]!.socket.send(
        JSON.stringify({ type: 'start', id: 'start', table: gathering.code }),
      );
      for (;;) {
        const client = await fragile.visit(person);
        const answer = await client.ask({ type: 'watch', table: gathering.code });
        if (!answer.ok) {
          assert.equal(answer.error!.code, 'set-aside');
          break;
        }
        const { seq, moves } = client.table;
        // Whether the move is answered before the bot fails is the machine's business.
        const ask = moves.length > 0 ? client.ask({ type: 'play', seq, move: moves[0] }) : null;
        await Promise.allSettled([ask]);
        assert.equal(await client.closed(), 1011);
      }
      const response = await checkedFetch(`${fragile.url}/api/tables/${gathering.code}`);
      assert.equal(response.status, 503);
      await playOne(others);
      await fragile.stop();
      await fragile.start();
      const client = await fragile.look(gathering.code, person);
      await client.until(() => client.table.moves.length > 0, 'a real bot has played');
    } finally {
      await fragile.close();
    }
  });

  test('closing the server stores no move that nobody chose', async () => {
    const busy = await House.open();
    try {
      const { code, people } = await busy.game({
        seats: ['open', 'expert', 'expert', 'expert', 'expert', 'expert', 'expert'],
      });
      await busy.stop();
      await busy.start({ bots: new BotPool(1, new URL('silent-thread.ts', import.meta.url)) });
      const client = await busy.look(code, people[0]);
      const { seq, moves } = client.table;
      if (moves.length > 0) await client.must({ type: 'play', seq, move: moves[0] });
      const before = client.table.seq;
      await busy.stop();
      await busy.start({ bots: new BotPool(1, new URL('silent-thread.ts', import.meta.url)) });
      const back = await busy.look(code, people[0]);
      assert.equal(back.table.seq, before);
    } finally {
      await busy.close();
    }
  });

  test('bots wait a while before they play, as long as the operator wants', async () => {
    const slow = await House.open({ BOT_PAUSE_MIN_MS: '60000', BOT_PAUSE_MAX_MS: '60000' });
    try {
      const { clients } = await slow.game({ seats: ['open', 'random'], options: { rounds: 7 } });
      const [client] = clients;
      // If the bot begins it is still thinking; if not, it will be after this move.
      const { seq, moves } = client!.table;
      if (moves.length > 0) await client!.must({ type: 'play', seq, move: moves[0] });
      await client!.verify(client!.table.info.code);
      const moved = client!.table.facts.filter(({ type, seat }) => type === 'moved' && seat === 1);
      assert.equal(moved.length, 0);
    } finally {
      await slow.close();
    }
  });
});
