import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fieldButton, fieldCorners, letter, pointAt, RIM } from './geometry.ts';

test('the first field is on top and the seven go once round, clockwise', () => {
  assert.deepEqual(pointAt(0, RIM), { x: 200, y: 200 - RIM });
  assert.ok(pointAt(1, RIM).x > 200);
  assert.deepEqual(pointAt(7, RIM), pointAt(0, RIM));
});

test('neighbouring buttons share their border', () => {
  assert.deepEqual(fieldCorners(0).at(-1), fieldCorners(1)[0]);
  assert.deepEqual(fieldCorners(6).at(-1), fieldCorners(0)[0]);
});

test('every button has a box of its own, and the middle of the box is the field’s', () => {
  const boxes = Array.from({ length: 7 }, (_, i) => fieldButton(i));
  const places = new Set(boxes.map(({ left, top }) => `${left} ${top}`));
  assert.equal(places.size, 7);
  boxes.forEach(({ left, top, width, height }, i) => {
    const [x, y] = [Number.parseFloat(left) * 4, Number.parseFloat(top) * 4.04];
    const middle = {
      x: x + Number.parseFloat(width) * 2 - 200,
      y: y + Number.parseFloat(height) * 2.02 - 200,
    };
    const radius = Math.hypot(middle.x, middle.y);
    const turn = (Math.atan2(middle.x, -middle.y) * 7) / (2 * Math.PI);
    assert.ok(radius > 46 && radius < RIM, `field ${i}: radius ${radius}`);
    assert.ok(Math.abs(((turn - i + 10.5) % 7) - 3.5) < 0.5, `field ${i}: ${turn}`);
  });
});

test('lettering breaks where the text says, else at the middle gap, and shrinks to fit', () => {
  assert.deepEqual(letter('Spieler-\ntausch').lines, ['Spieler-', 'tausch']);
  assert.deepEqual(letter('Change the Dealer').lines, ['Change the', 'Dealer']);
  assert.deepEqual(letter('Swap'), { lines: ['Swap'], size: 24 });
  assert.ok(letter('Trumpfwechsel').size < 24);
});
