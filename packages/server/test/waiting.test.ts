import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { PATIENCE_MS } from '../src/table/decisions.ts';
import type { Client, Command } from './client.ts';
import { House, mover, playOne, together } from './house.ts';
import type { Gathering } from './house.ts';

let time = Date.now();
let house: House;
before(async () => {
  house = await House.open({}, () => ({ now: () => time }));
});
after(() => house.close());

const three = (): Promise<Gathering> => house.game({ seats: ['open', 'open', 'open'] });

/** Whoever is to move and does not, and the others: the host, if it is not the host's turn, last. */
function waiting(gathering: Gathering): { idle: Client; others: Client[]; seat: number } {
  const idle = mover(gathering);
  const others = gathering.clients.filter((client) => client !== idle).reverse();
  return { idle, others, seat: idle.table.you! };
}

const stepIn = (client: Client, until: 'moved' | 'back'): Command => ({
  type: 'step-in',
  seq: client.table.seq,
  until,
});

function botMoves(watcher: Client, seat: number): number {
  return watcher.table.facts.filter((fact) => fact.seat === seat && fact.by === 'stand-in').length;
}

/** Until somebody who is not the host is to move. */
async function untilGuest(gathering: Gathering): Promise<void> {
  while (mover(gathering).table.you === 0) await playOne(gathering);
}

describe('somebody who is there and does not move, without a clock', () => {
  test('is called after half a minute, and not before', async () => {
    const gathering = await three();
    const { idle, others } = waiting(gathering);
    const nudge = { type: 'nudge', seq: idle.table.seq };
    assert.equal(await others[0]!.refusal(nudge), 'too-early');
    time += PATIENCE_MS.nudge;
    assert.equal(await idle.refusal(nudge), 'stale');
    await others[0]!.must(nudge);
    await together(gathering);
    const { type, seat, to } = idle.table.facts.at(-1)!;
    assert.deepEqual([type, seat, to], ['nudged', others[0]!.table.you, idle.table.you]);
  });

  test('a bot makes one move for them if two others want it; then it is theirs again', async () => {
    const gathering = await three();
    await untilGuest(gathering);
    const { idle, seat } = waiting(gathering);
    // Nobody of these two is the host: the host waits, too, but says nothing.
    const guests = gathering.clients.filter((client) => client.table.you !== 0 && client !== idle);
    const host = gathering.clients[0]!;
    assert.equal(await guests[0]!.refusal(stepIn(guests[0]!, 'moved')), 'too-early');
    time += PATIENCE_MS.stepIn;
    await guests[0]!.must(stepIn(guests[0]!, 'back'));
    await together(gathering);
    assert.equal(botMoves(host, seat), 0, 'one is not enough');
    await host.must(stepIn(host, 'moved'));
    await host.until(() => botMoves(host, seat) > 0, 'the move of a bot');
    await host.until(() => host.table.info.seats[seat]!.bot === false, 'it is theirs again');
    const facts = host.table.facts.map(({ type }) => type);
    assert.deepEqual(facts.slice(facts.indexOf('stood-in')).slice(0, 3), [
      'stood-in',
      'moved',
      'returned',
    ]);
    await together(gathering);
    assert.deepEqual(idle.table.info.seats[seat]!.bot, false);
  });

  test('a bot plays until they are back if the host wants it', async () => {
    const gathering = await three();
    await untilGuest(gathering);
    const { idle, seat } = waiting(gathering);
    const host = gathering.clients[0]!;
    time += PATIENCE_MS.stepIn;
    await host.must(stepIn(host, 'back'));
    await host.until(() => botMoves(host, seat) > 0, 'the move of a bot');
    assert.equal(host.table.info.seats[seat]!.bot, true);
    await idle.must({ type: 'return' });
    await together(gathering);
    assert.equal(host.table.info.seats[seat]!.bot, false);
  });

  test('where there is only one other, that one is enough; with a clock nobody may', async () => {
    const two = await house.game();
    const { others, seat } = waiting(two);
    time += PATIENCE_MS.stepIn;
    await others[0]!.must(stepIn(others[0]!, 'moved'));
    await others[0]!.until(() => botMoves(others[0]!, seat) > 0, 'the move of a bot');
    const timed = waiting(await house.game({ clock: 60 }));
    time += PATIENCE_MS.nudge;
    const nudge = { type: 'nudge', seq: timed.others[0]!.table.seq };
    assert.equal(await timed.others[0]!.refusal(nudge), 'too-early');
  });
});

describe('a host who is away before the game', () => {
  test('is not waited for longer than a minute: whoever is there becomes the host, and starts', async () => {
    const gathering = await house.gathering({ seats: ['open', 'open', 'open'] });
    const [host, ...others] = gathering.clients;
    await host!.must({ type: 'unwatch' });
    const guest = others[0]!;
    time += 59_000;
    await guest.until(() => guest.table.info.seats[0]!.presence === 'away', 'the host is away');
    assert.equal(await guest.refusal({ type: 'start' }), 'not-host');
    time += 1_500;
    await guest.until(() => guest.table.info.host === 1, 'another host');
    await guest.must({ type: 'start' });
    assert.equal(guest.table.info.status, 'playing');
  });
});
