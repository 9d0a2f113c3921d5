import assert from 'node:assert/strict';
import test from 'node:test';

import { DoubleLucky7 } from '@table-seven/engine';

import { coloured, plain } from '../paint.ts';
import { widthOf } from '../text.ts';
import { legend, readCard, readColor, showCard } from './cards.ts';

test('every card can be typed as it is shown, in small letters too', () => {
  for (const card of DoubleLucky7.CARD_NAMES) {
    assert.equal(readCard(showCard(card, plain)), card);
    assert.equal(readCard(card.toLowerCase()), card);
  }
});

test('colours can be spelt out, and the Joker too', () => {
  assert.equal(readCard('green 12'), 'G12');
  assert.equal(readCard('Joker'), 'JK');
  assert.equal(readColor('blue'), 'B');
});

test('what is no card is not taken for one', () => {
  for (const input of ['', 'r', '7', 'r0', 'r15', 'x7', 'r7x', 'constructor', '__proto__7']) {
    assert.equal(readCard(input), undefined, input);
  }
});

test('colour is never the only sign: letter and mark differ, and take the same room painted', () => {
  const marks = ['R7', 'Y7', 'G7', 'B7'].map((card) => showCard(readCard(card)!, plain));
  assert.equal(new Set(marks.map((shown) => shown[0])).size, 4);
  assert.equal(widthOf(showCard('R7', coloured)), widthOf('▲R7'));
  assert.match(legend(plain), /▲R Red Flame .*☼Y Yellow Sun .*♣G Green Leaf .*≈B Blue Wave/);
});
