import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';

import { MAX_TOKENS } from '../../src/store/identities.ts';
import type { Store } from '../../src/store/store.ts';
import type { Tested } from './contracts.ts';
import { appended, logRow, opened, player, result } from './rows.ts';

export function testIdentities({ store: get }: Tested): void {
  describe('identities', () => {
    let store: Store;
    beforeEach(async () => {
      store = get();
      await store.identities.create(player(7), 'token');
    });

    test('are known by the hash of their token, and can change their name', async () => {
      const { identities } = store;
      assert.deepEqual(await identities.byToken('token'), player(7));
      assert.equal(await identities.byToken('other'), null);
      await identities.rename(7, 'Anne');
      assert.equal((await identities.byToken('token'))!.name, 'Anne');
    });

    test('a link is used once, in time, and only the newest is good', async () => {
      const { identities } = store;
      await identities.addLink(7, 'older', 1000);
      await identities.addLink(7, 'newer', 1000);
      await identities.claimLink('older', 'a', 500);
      await Promise.all(['b', 'c'].map((token) => identities.claimLink('newer', token, 500)));
      await identities.claimLink('unknown', 'd', 500);
      const [a, b, c, d] = await Promise.all(
        ['a', 'b', 'c', 'd'].map((t) => identities.byToken(t)),
      );
      assert.deepEqual([a, d], [null, null]);
      assert.deepEqual(
        [b, c].filter(Boolean).map((known) => known!.id),
        [7],
      );
      await identities.addLink(7, 'late', 1000);
      await identities.claimLink('late', 'e', 1000);
      assert.equal(await identities.byToken('e'), null);
    });

    test('have so many devices and no more: the newest', async () => {
      const { identities } = store;
      for (let i = 1; i <= MAX_TOKENS + 2; i++) {
        await identities.addLink(7, `link ${String(i)}`, 1000);
        await identities.claimLink(`link ${String(i)}`, `token ${String(i)}`, 100 + i);
      }
      assert.equal(await identities.byToken('token'), null);
      assert.equal(await identities.byToken('token 2'), null);
      assert.equal((await identities.byToken('token 3'))!.id, 7);
      assert.equal((await identities.byToken(`token ${String(MAX_TOKENS + 2)}`))!.id, 7);
    });

    test('can sign out all devices but one, and then no link leads to another', async () => {
      const { identities } = store;
      await identities.create(player(8), 'other');
      await identities.addLink(7, 'link', 1000);
      await identities.claimLink('link', 'phone', 1);
      await identities.addLink(7, 'link 2', 1000);
      await identities.signOutOthers(7, 'phone');
      await identities.claimLink('link 2', 'thief', 2);
      assert.equal((await identities.byToken('phone'))!.id, 7);
      assert.equal(await identities.byToken('token'), null);
      assert.equal(await identities.byToken('thief'), null);
      assert.equal((await identities.byToken('other'))!.id, 8);
    });

    test('have one return code, good on any device until there is another', async () => {
      const { identities } = store;
      await identities.create(player(8), 'other');
      await identities.setReturnCode(7, 'old code');
      await identities.setReturnCode(7, 'code');
      await identities.setReturnCode(8, 'code of 8');
      for (const [code, token] of [
        ['old code', 'a'],
        ['code', 'b'],
        ['code', 'c'],
        ['code of 8', 'd'],
        ['nobody’s', 'e'],
      ] as const) {
        await identities.claimReturn(code, token, 5);
      }
      const known = await Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map((token) => identities.byToken(token)),
      );
      assert.deepEqual(
        known.map((row) => row?.id ?? null),
        [null, 7, 7, 8, null],
      );
      for (let i = 0; i < MAX_TOKENS + 2; i++) {
        await identities.claimReturn('code', `token ${String(i)}`, 100 + i);
      }
      assert.equal(await identities.byToken('b'), null, 'so many devices and no more');
      await identities.signOutOthers(7, 'token 21');
      await identities.claimReturn('code', 'thief', 200);
      await identities.forget(8);
      await identities.claimReturn('code of 8', 'late', 200);
      await identities.setReturnCode(8, 'code of a ghost');
      await identities.claimReturn('code of a ghost', 'ghost', 200);
      for (const token of ['thief', 'late', 'ghost']) {
        assert.equal(await identities.byToken(token), null, token);
      }
    });

    test('who are forgotten leave no name, token or result, and what comes later is no error', async () => {
      const { identities, archive } = store;
      await identities.create(player(8), 'other');
      await opened(store, [1, 2]);
      await identities.addLink(7, 'link', 1000);
      const text = JSON.stringify({ players: ['Player 7', 'Player 8'] });
      const first = { id: 'record-1', text, results: [result(7), result(8)] };
      await appended(store, 1, [logRow(2)], { seated: [7], record: first });
      await identities.forget(7);
      await identities.claimLink('link', 'new', 1);
      await identities.addLink(7, 'link 2', 1000);
      await identities.rename(7, 'Ghost');
      const second = { id: 'record-2', text: '{}', results: [result(7, { record: 'record-2' })] };
      await appended(store, 2, [logRow(2)], { seated: [7], record: second });
      assert.equal(await identities.byToken('token'), null);
      assert.equal(await identities.byToken('new'), null);
      assert.deepEqual(await store.tables.of(7, 10), []);
      assert.deepEqual(await archive.resultsOf(7, 10), []);
      const others = (await archive.results(10, 1000, 8)).map(({ playerId }) => playerId);
      assert.deepEqual(others, [8]);
      assert.deepEqual(JSON.parse((await archive.record('record-1'))!), {
        players: ['Guest', 'Player 8'],
      });
      assert.equal(await archive.record('record-2'), '{}');
    });

    test('are idle as long as they have not sat down anywhere', async () => {
      const { identities } = store;
      await identities.create(player(8), 'other');
      await identities.create(player(9), 'third');
      await opened(store, [1]);
      await appended(store, 1, [logRow(2)], { seated: [8] });
      assert.deepEqual(await identities.idle(10, 10), [7, 9]);
      assert.deepEqual(await identities.idle(10, 1), [7]);
      assert.deepEqual(await identities.idle(9, 10), [7]);
    });
  });
}
