import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { CARD_RATIO, fan } from '../table/geometry.ts';
import type { Box, Spot } from '../table/geometry.ts';
import { layoutOf, withWheelSheet } from './layout.ts';

/** Felts as they are on real screens: without the bar (48 px, on wide screens 56) and, from 1100 px on, the score sheet. */
const FELTS = {
  '320 × 568': [320, 520],
  '360 × 640': [360, 592],
  '390 × 844': [390, 796],
  '768 × 1024': [768, 968],
  '1024 × 768': [1024, 712],
  '1280 × 800': [920, 744],
  '1920 × 1080': [1560, 1024],
  '844 × 390': [844, 342],
  '640 × 400 (1280 × 800 at 200 %)': [640, 352],
  '960 × 540 (1920 × 1080 at 200 %)': [960, 492],
} as const;

const cardBox = ({ x, y, w }: Spot): Box => ({ x, y, w, h: w * CARD_RATIO });

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

for (const [name, [W, H]] of Object.entries(FELTS)) {
  for (const players of [2, 3, 4, 5, 6, 7]) {
    describe(`the table on ${name} with ${players} players`, () => {
      const layout = layoutOf(W, H, players);
      const inside = (box: Box): boolean =>
        box.x >= 0 && box.y >= 0 && box.x + box.w <= W && box.y + box.h <= H;

      it('shows everything whole', () => {
        const boxes = [...layout.seats, ...layout.lanes.map(cardBox), layout.me, layout.sheet];
        for (const box of boxes) assert.ok(inside(box), JSON.stringify(box));
        assert.ok(layout.hand.x >= 0 && layout.hand.x + layout.hand.w <= W);
      });

      it('lays no card on a plate, another card, the pile or the hand', () => {
        const cards = layout.lanes.map(cardBox);
        // Lifted cards reach into the row above the hand, but not as far as the trick.
        const hand = { ...layout.hand };
        cards.forEach((card, i) => {
          for (const seat of layout.seats) assert.ok(!overlap(card, seat), `card ${i} on a plate`);
          for (const other of cards.slice(i + 1)) assert.ok(!overlap(card, other), `card ${i}`);
          assert.ok(!overlap(card, hand), `card ${i} on the hand`);
        });
      });

      it('gives plates room of their own', () => {
        layout.seats.forEach((seat, i) => {
          for (const other of layout.seats.slice(i + 1)) assert.ok(!overlap(seat, other));
        });
      });

      it('leaves a strip of 32 px to touch of every card in a hand of eight', () => {
        const { card, w } = layout.hand;
        assert.ok(card >= 46, `card ${card}`);
        assert.ok(fan(8, w, card).strip >= 32, `strip ${fan(8, w, card).strip}`);
      });

      it('keeps the indices of the hand in view under the wheel sheet', () => {
        const { hand, sheet } = withWheelSheet(layout);
        assert.ok(hand.y + hand.lift * 1.75 + hand.card * 0.5 < H);
        if (layout.kind !== 'low') assert.ok(sheet.y + sheet.h <= hand.y + hand.lift * 1.75);
      });
    });
  }
}
