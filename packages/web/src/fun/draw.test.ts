import assert from 'node:assert/strict';
import { test } from 'node:test';

import { drawForfeits } from './draw.ts';

const LIST = ['a', 'b', 'c', 'd', 'e'];
const ROW = { bids: [1, 0, 2, 0], tricks: [1, 1, 1, 0] };
const nobody = (): boolean => false;
const rounds = (n: number): (typeof ROW)[] => Array.from({ length: n }, () => ROW);

test('[DL-VAR-2] everyone who missed the bid draws, and nobody else', () => {
  const seats = drawForfeits(LIST, 'game', [ROW], nobody).map(({ seat }) => seat);
  assert.deepEqual(seats, [1, 2]);
});

test('bots are spared, and take nothing off the deck', () => {
  const [person] = drawForfeits(LIST, 'game', rounds(2), (seat) => seat === 1);
  assert.equal(person!.seat, 2);
  assert.equal(person!.forfeit, drawForfeits(LIST, 'game', [ROW], nobody)[1]!.forfeit);
});

test('a draw stays the same, and needs a list and a round', () => {
  assert.deepEqual(
    drawForfeits(LIST, 'game', rounds(3), nobody),
    drawForfeits(LIST, 'game', rounds(3), nobody),
  );
  assert.deepEqual(drawForfeits([], 'game', [ROW], nobody), []);
  assert.deepEqual(drawForfeits(LIST, 'game', [], nobody), []);
});

test('nothing comes twice before everything came once', () => {
  const drawn = [1, 2, 3].flatMap((n) => drawForfeits(LIST, 'game', rounds(n), nobody));
  const first = drawn.slice(0, LIST.length).map(({ forfeit }) => forfeit);
  assert.deepEqual(first.sort(), LIST);
});

test('the same bids bring something else in another game', () => {
  const games = Array.from({ length: 20 }, (_, i) => `game ${String(i)}`);
  const openings = games.map((game) => drawForfeits(LIST, game, [ROW], nobody)[0]!.forfeit);
  assert.deepEqual([...new Set(openings)].sort(), LIST);
});
