import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { Client } from './client.ts';
import { House, mover, playOne, together } from './house.ts';
import type { Gathering } from './house.ts';
import { playTogether } from './play.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

const THREE = { seats: ['open', 'open', 'open'] };

/** Plays on until a move that can be taken back has been made. */
async function afterReversibleMove(gathering: Gathering): Promise<Client> {
  for (;;) {
    const client = await playOne(gathering);
    if (client.table.canTakeBack) return client;
  }
}

function others({ clients }: Gathering, asker: Client): Client[] {
  return clients.filter((client) => client !== asker);
}

function askUndo(client: Client): Promise<unknown> {
  return client.must({ type: 'ask-undo', seq: client.table.seq });
}

describe('undo by consent', () => {
  test('takes the last move back when all others agree, and not before', async () => {
    const gathering = await house.game(THREE);
    const client = mover(gathering);
    const before = JSON.stringify(client.table.view);
    const asker = await afterReversibleMove(gathering);
    assert.equal(asker, client);
    await askUndo(asker);
    await together(gathering);
    const [first, second] = others(gathering, asker);
    assert.deepEqual(first!.table.info.undo, { seat: asker.table.you, agreed: [] });
    await first!.must({ type: 'answer-undo', seq: first!.table.seq, agrees: true });
    await together(gathering);
    assert.deepEqual(asker.table.info.undo!.agreed, [first!.table.you]);
    await second!.must({ type: 'answer-undo', seq: second!.table.seq, agrees: true });
    await together(gathering);
    assert.equal(asker.table.info.undo, null);
    assert.equal(JSON.stringify(asker.table.view), before);
    assert.ok(asker.table.moves.length > 0, 'it is their turn again');
    for (const each of gathering.clients) await each.verify(gathering.code);
    await playTogether(gathering, 'after an undo');
  });

  test('one no is enough, and the game goes on', async () => {
    const gathering = await house.game(THREE);
    const asker = await afterReversibleMove(gathering);
    const view = JSON.stringify(asker.table.view);
    await askUndo(asker);
    await together(gathering);
    const [first, second] = others(gathering, asker);
    await first!.must({ type: 'answer-undo', seq: first!.table.seq, agrees: true });
    await second!.must({ type: 'answer-undo', seq: second!.table.seq, agrees: false });
    await together(gathering);
    assert.equal(asker.table.info.undo, null);
    assert.equal(JSON.stringify(asker.table.view), view);
    await playOne(gathering);
  });

  test('only whoever made the last move may ask, and the same one may not answer', async () => {
    const gathering = await house.game(THREE);
    const asker = await afterReversibleMove(gathering);
    const { seq } = asker.table;
    for (const other of others(gathering, asker)) {
      assert.equal(other.table.canTakeBack, false);
      assert.equal(await other.refusal({ type: 'ask-undo', seq }), 'undo-impossible');
      const answer = { type: 'answer-undo', seq, agrees: true };
      assert.equal(await other.refusal(answer), 'no-undo');
    }
    await askUndo(asker);
    const now = asker.table.seq;
    assert.equal(await asker.refusal({ type: 'answer-undo', seq: now, agrees: true }), 'no-undo');
    assert.equal(await asker.refusal({ type: 'ask-undo', seq: now }), 'undo-impossible');
  });

  test('a move ends the question, and what was asked before a move is stale', async () => {
    const gathering = await house.game(THREE);
    const asker = await afterReversibleMove(gathering);
    const { seq } = asker.table;
    await askUndo(asker);
    await together(gathering);
    await playOne(gathering);
    assert.equal(asker.table.info.undo, null);
    assert.equal(await asker.refusal({ type: 'ask-undo', seq }), 'stale');
    const answer = { type: 'answer-undo', seq: asker.table.seq, agrees: true };
    assert.equal(await others(gathering, asker)[0]!.refusal(answer), 'no-undo');
  });

  test('a move after which cards were drawn cannot be taken back', async () => {
    const gathering = await house.game({ game: 'magic-7' });
    const leader = await playOne(gathering);
    assert.equal(leader.table.canTakeBack, true);
    const replier = await playOne(gathering);
    for (const client of [leader, replier]) {
      assert.equal(client.table.canTakeBack, false);
      const ask = { type: 'ask-undo', seq: client.table.seq };
      assert.equal(await client.refusal(ask), 'undo-impossible');
    }
  });

  test('bots are not asked, nor players whose place a bot has taken', async () => {
    const gathering = await house.game({ seats: ['open', 'open', 'random'], grace: 0 });
    const [ann, bob] = gathering.clients;
    await bob!.must({ type: 'leave' });
    await ann!.until(() => ann!.table.moves.length > 0 || ann!.table.info.status === 'over');
    // Until a move of hers is followed by nobody's: then she may ask, and has it back at once.
    let isUndone = false;
    while (!isUndone && ann!.table.info.status === 'playing') {
      const { seq, moves } = ann!.table;
      const played = await ann!.ask({ type: 'play', seq, move: moves[0] });
      if (played.takeBack === true) {
        const asked = await ann!.ask({ type: 'ask-undo', seq: played.seq });
        isUndone = asked.ok && asked.facts!.some(({ type }) => type === 'undone');
      }
      if (!isUndone) {
        const { seq: now } = ann!.table;
        const isNext = (): boolean => ann!.table.moves.length > 0 && ann!.table.seq >= now;
        await ann!.until(() => isNext() || ann!.table.info.status === 'over');
      }
    }
    assert.ok(isUndone);
    await ann!.verify(gathering.code);
    await bob!.must({ type: 'return' });
    await playTogether(gathering, 'after being undone alone');
  });

  test('a restart in the middle of the question forgets nothing', async () => {
    const gathering = await house.game();
    const asker = await afterReversibleMove(gathering);
    await askUndo(asker);
    await house.stop();
    await house.start();
    const clients: Client[] = [];
    for (const person of gathering.people) clients.push(await house.look(gathering.code, person));
    const judge = clients.find(({ table }) => table.you !== asker.table.you)!;
    assert.equal(judge.table.info.undo!.seat, asker.table.you);
    await judge.must({ type: 'answer-undo', seq: judge.table.seq, agrees: true });
    await together({ ...gathering, clients });
    await playTogether({ ...gathering, clients }, 'after a restart');
  });
});
