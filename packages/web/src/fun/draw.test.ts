import assert from 'node:assert/strict';
import { test } from 'node:test';

import { drawForfeits } from './draw.ts';

const LIST = ['a', 'b', 'c', 'd', 'e'];
const ROW = { bids: [1, 0, 2, 0], tricks: [1, 1, 1, 0] };

test('[DL-VAR-2] everyone who missed the bid draws, and nobody else', () => {
  assert.deepEqual(
    drawForfeits(LIST, 3, ROW).map(({ seat }) => seat),
    [1, 2],
  );
});

test('a draw stays the same, differs between players, and needs a list', () => {
  const drawn = drawForfeits(LIST, 3, ROW);
  assert.deepEqual(drawForfeits(LIST, 3, ROW), drawn);
  assert.notEqual(drawn[0]!.forfeit, drawn[1]!.forfeit);
  assert.deepEqual(drawForfeits([], 3, ROW), []);
});

test('other rounds bring other forfeits', () => {
  const seen = new Set(
    [1, 2, 3, 4, 5].flatMap((round) => drawForfeits(LIST, round, ROW)[0]!.forfeit),
  );
  assert.ok(seen.size > 1);
});
