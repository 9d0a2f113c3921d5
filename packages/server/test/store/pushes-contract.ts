import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { MAX_DEVICES } from '../../src/store/pushes.ts';
import type { Tested } from './contracts.ts';
import { player } from './rows.ts';

const device = (name: string): { endpoint: string; p256dh: string; auth: string } => ({
  endpoint: `https://push.example.org/${name}`,
  p256dh: `key of ${name}`,
  auth: `secret of ${name}`,
});

export function testPushes({ store, reopen }: Tested): void {
  describe('browsers to be called', () => {
    test('are called with keys that are made once', async () => {
      const fresh = (name: string): { publicKey: string; privateKey: string } => ({
        publicKey: `public ${name}`,
        privateKey: `private ${name}`,
      });
      const { pushes } = store();
      const both = await Promise.all([pushes.keys(fresh('a')), pushes.keys(fresh('b'))]);
      assert.deepEqual(both[0], both[1]);
      assert.deepEqual(await (await reopen()).pushes.keys(fresh('c')), both[0]);
    });

    test('are one person’s each, the newest of many, and gone when they are', async () => {
      const { pushes, identities } = store();
      await identities.create(player(7), 'token');
      await identities.create(player(8), 'other');
      await pushes.add(7, device('phone'), 1);
      await pushes.add(7, { ...device('phone'), auth: 'new' }, 2);
      await pushes.add(7, device('tablet'), 3);
      assert.deepEqual(await pushes.of(7), [{ ...device('phone'), auth: 'new' }, device('tablet')]);
      await pushes.add(8, device('tablet'), 4);
      assert.deepEqual(await pushes.of(8), [device('tablet')]);
      assert.equal((await pushes.of(7)).length, 1);
      for (let i = 0; i < MAX_DEVICES + 2; i++) await pushes.add(7, device(String(i)), 10 + i);
      const kept = await pushes.of(7);
      assert.deepEqual([kept.length, kept.at(-1)], [MAX_DEVICES, device(String(MAX_DEVICES + 1))]);
      await pushes.remove(device('3').endpoint);
      assert.equal((await pushes.of(7)).length, MAX_DEVICES - 1);
      await identities.signOutOthers(7, 'token');
      assert.deepEqual(await pushes.of(7), []);
      await identities.forget(8);
      assert.deepEqual(await pushes.of(8), []);
      await pushes.add(8, device('ghost'), 50);
      assert.deepEqual(await pushes.of(8), []);
    });
  });
}
