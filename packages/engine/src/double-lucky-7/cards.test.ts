import assert from 'node:assert/strict';
import test from 'node:test';

import {
  CARD_NAMES,
  colorOf,
  DECK_SIZE,
  makeCard,
  parseCard,
  rankOf,
  SORTED_DECK,
} from './cards.ts';
import { cardsOf, toggle } from './hands.ts';

test('[DL-MAT-1] the deck has 57 cards: 1 to 14 in red, yellow, green and blue, and one Joker', () => {
  const ranks = Array.from({ length: 14 }, (_, i) => i + 1);
  const expected = ['R', 'Y', 'G', 'B'].flatMap((color) => ranks.map((rank) => `${color}${rank}`));
  assert.deepEqual(CARD_NAMES, [...expected, 'JK']);
  assert.equal(DECK_SIZE, 57);
  assert.deepEqual([...SORTED_DECK].map(makeCard), CARD_NAMES);
});

test('cards are read by their exact names and nothing else', () => {
  CARD_NAMES.forEach((name, card) => assert.equal(parseCard(name), card));
  for (const junk of [
    '',
    'R',
    'R0',
    'R15',
    'r1',
    'R1 ',
    'JK1',
    'jk',
    3,
    null,
    ['R1'],
    {},
    undefined,
  ]) {
    assert.equal(parseCard(junk), undefined);
  }
});

test('colours and ranks of all cards', () => {
  assert.deepEqual(
    ['R1', 'Y14', 'G7', 'B2', 'JK'].map((name) => colorOf(parseCard(name)!)),
    [0, 1, 2, 3, 4],
  );
  assert.deepEqual(
    ['R1', 'Y14', 'G7', 'B2', 'JK'].map((name) => rankOf(parseCard(name)!)),
    [1, 14, 7, 2, 15],
  );
});

test('a hand is listed by colour, then by number, the Joker last', () => {
  const hands = [0, 0, 0, 0];
  for (const name of ['JK', 'B1', 'G14', 'Y1', 'R14', 'R2', 'Y14', 'G1', 'B14']) {
    toggle(hands, 1, parseCard(name)!);
  }
  const names = cardsOf(hands, 1).map(makeCard).join(' ');
  assert.equal(names, 'R2 R14 Y1 Y14 G1 G14 B1 B14 JK');
  assert.deepEqual(cardsOf(hands, 0), []);
});
