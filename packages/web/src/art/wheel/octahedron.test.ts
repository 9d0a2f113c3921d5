import assert from 'node:assert/strict';
import { test } from 'node:test';

import { facesSeen, restingOn, times, turn } from './octahedron.ts';

test('DL-MAT-4: at rest, the die shows the side it was rolled to in front, upright', () => {
  for (let side = 0; side < 8; side++) {
    const front = facesSeen(restingOn(side), 60).at(-1);
    assert.equal(front?.side, side);
    const [right, , , up] = front.matrix.slice(7, -1).split(' ').map(Number);
    assert.ok(right! > 0.99 && up! > 0.9, front.matrix);
  }
});

test('a turn back undoes a turn', () => {
  const axis = [0.6, 0, 0.8] as const;
  const [x, y, z] = times(turn(axis, 1), turn(axis, -1));
  const off = [x[0] - 1, x[1], x[2], y[0], y[1] - 1, y[2], z[0], z[1], z[2] - 1];
  assert.ok(off.every((n) => Math.abs(n) < 1e-12));
});
