import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Tested } from './contracts.ts';

const pad = { code: 'ABCDEF', keyHash: 'hash', content: 'v1.x', seq: 1, changedAt: 100 };

export function testPads({ store }: Tested): void {
  describe('score pads', () => {
    test('are the latest of what was written, until they are forgotten', async () => {
      const { pads } = store();
      const later = { ...pad, content: 'v1.y', seq: 2, changedAt: 120 };
      await pads.save(pad);
      await pads.save({ ...pad, code: 'GHIJKL', changedAt: 50 });
      await pads.save(later);
      assert.deepEqual(await pads.byCode('ABCDEF'), later);
      assert.equal(await pads.count(), 2);
      await pads.forgetBefore(51);
      assert.equal(await pads.byCode('GHIJKL'), null);
      await pads.forget('ABCDEF');
      assert.equal(await pads.count(), 0);
    });

    test('tell of winners once for each game, and the best are kept', async () => {
      const { pads } = store();
      for (const [i, total] of [150, 140, 170, 160].entries()) {
        const winner = { game: `g${String(i)}`, name: 'Ada', total, finishedAt: i };
        await pads.saveWinner(winner, 3);
        await pads.saveWinner({ ...winner, total: 300 }, 3);
      }
      assert.deepEqual(
        (await pads.winners(10)).map(({ total }) => total),
        [170, 160, 150],
      );
    });
  });
}
