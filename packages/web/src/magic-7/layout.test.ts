import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CARD_RATIO } from '../table/geometry.ts';
import type { Box, Spot } from '../table/geometry.ts';
import { arrowBetween } from './arrow.ts';
import { layoutOf } from './layout.ts';

/** Felts of the pages 360 × 640, 390 × 844, 768 × 1024, 1280 × 800, 1920 × 1080, 1024 × 768 and 844 × 390. */
const FELTS = [
  [360, 592],
  [390, 796],
  [768, 968],
  [1280, 744],
  [1920, 1024],
  [1024, 712],
  [844, 342],
] as const;

const boxOf = ({ x, y, w }: Spot): Box => ({ x, y, w, h: w * CARD_RATIO });

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

for (const [W, H] of FELTS) {
  for (const players of [2, 3, 4]) {
    const layout = layoutOf(W, H, players);
    const cards = [layout.lead, layout.reply, layout.chosen].map(boxOf);

    test(`${W} × ${H}, ${players} players: everything lies on the felt`, () => {
      for (const { x, y, w, h } of [
        ...layout.seats,
        ...layout.answers,
        ...cards,
        layout.question,
      ]) {
        assert.ok(x >= 0 && y >= 0 && x + w <= W && y + h <= H, JSON.stringify({ x, y, w, h }));
      }
      assert.equal(layout.seats.length, players - 1);
    });

    test(`${W} × ${H}, ${players} players: plates, cards and choices keep apart`, () => {
      const boxes = [...layout.seats, ...layout.answers, boxOf(layout.chosen)];
      boxes.forEach((a, i) =>
        boxes.slice(i + 1).forEach((b) => assert.ok(!overlap(a, b), JSON.stringify([a, b]))),
      );
      assert.ok(!overlap(boxOf(layout.lead), boxOf(layout.reply)));
      for (const seat of layout.seats) {
        assert.ok(!overlap(seat, boxOf(layout.lead)) && !overlap(seat, boxOf(layout.reply)));
        if (layout.kind === 'desk') assert.ok(!overlap(seat, layout.teams));
      }
      // The last trick is two cards wide, to the left of its point.
      const { x, y, w } = layout.last;
      assert.ok(!overlap({ x: x - 2 * w, y, w: 2 * w, h: w * CARD_RATIO }, layout.hand));
      assert.ok(!overlap(boxOf(layout.pile), layout.hand));
      for (const answer of layout.answers) assert.ok(answer.h >= 44);
      assert.ok(layout.hand.card >= 46);
    });
  }
}

test('an arrow ends at the plate: beside the card it comes from the side, above it from below', () => {
  const card = { x: 100, y: 200, w: 50 };
  const tip = (plate: Box): string => /L([\d.]+ [\d.]+)L/.exec(arrowBetween(card, plate).head)![1]!;
  assert.equal(tip({ x: 0, y: 190, w: 40, h: 60 }), '50.0 220.0');
  assert.equal(tip({ x: 300, y: 190, w: 40, h: 60 }), '290.0 220.0');
  assert.equal(tip({ x: 0, y: 10, w: 40, h: 60 }), '20.0 80.0');
});
