import assert from 'node:assert/strict';
import test from 'node:test';

import { CARD_NAMES, makeCard, parseCard, sortedDeck } from './cards.ts';
import { addCard, cardsOf, removeCard } from './hands.ts';
import { replyWins } from './tricks.ts';

const NUMBERS = Array.from({ length: 20 }, (_, i) => i - 6);
const nameOf = (value: number): string => (value > 0 ? `+${value}` : String(value));

test('[MG-MAT-1] a deck: −6 to +13 once each, a Mirror, a Cross; the Jokers are handed out apart', () => {
  const names = NUMBERS.map(nameOf);
  assert.deepEqual(CARD_NAMES, [...names, 'JK', 'MI', 'CR']);
  assert.deepEqual([...sortedDeck(2)].map(makeCard), [...names, 'MI', 'CR']);
  assert.equal(sortedDeck(2).length + 2, 24);
});

test('[MG-MAT-2] two decks make 48 cards with four Jokers', () => {
  const one = [...sortedDeck(2)];
  for (const players of [3, 4]) {
    assert.deepEqual(
      [...sortedDeck(players)],
      one.flatMap((card) => [card, card]),
    );
  }
  assert.equal(sortedDeck(4).length + 4, 48);
});

test('[MG-MAT-3] each number has exactly one partner, the one that makes 7 with it', () => {
  for (const value of NUMBERS) {
    const lead = parseCard(nameOf(value))!;
    const partners = NUMBERS.filter((other) => replyWins(lead, parseCard(nameOf(other))!));
    assert.deepEqual(partners, [7 - value]);
  }
});

test('cards are read by their exact names and nothing else', () => {
  CARD_NAMES.forEach((name, card) => assert.equal(parseCard(name), card));
  for (const junk of ['', '1', '+0', '-0', '+14', '-7', '+01', 'jk', 0, 7, null, ['JK'], {}]) {
    assert.equal(parseCard(junk), undefined);
  }
});

test('a hand is listed by number, then Joker, Mirror, Cross; equal cards stand side by side', () => {
  const hands = { held: [0, 0], twice: [0, 0] };
  for (const name of ['CR', 'MI', 'JK', '+13', '-6', '0', '+13', 'CR'])
    addCard(hands, 1, parseCard(name)!);
  const names = (): string => cardsOf(hands, 1).map(makeCard).join(' ');
  assert.equal(names(), '-6 0 +13 +13 JK MI CR CR');
  removeCard(hands, 1, parseCard('+13')!);
  removeCard(hands, 1, parseCard('0')!);
  assert.equal(names(), '-6 +13 JK MI CR CR');
  assert.deepEqual(cardsOf(hands, 0), []);
});
