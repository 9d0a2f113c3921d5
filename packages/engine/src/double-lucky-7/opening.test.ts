import assert from 'node:assert/strict';
import test from 'node:test';

import { accepted, refusedWith } from '../../test/accepted.ts';
import { Referee } from '../referee.ts';
import type { Setup } from './setup.ts';
import type { View } from './view.ts';

const rank = (card: string): number => (card === 'JK' ? 15 : Number(card.slice(1)));

function start(players: number, seed: string, setup: unknown = {}): View {
  const started = Referee.start({ game: 'double-lucky-7', players, seed, setup });
  return accepted(started).view(null) as View;
}

/** A draw from the shorthand '0R12 1B12 2G3'. */
function draw(...lists: readonly string[]): Setup['draw'] {
  return lists.map((list) =>
    list.split(' ').map((word) => ({ seat: Number(word[0]), card: word.slice(1) as 'JK' })),
  );
}

test('[DL-GAME-3] everyone draws, and the highest card deals', () => {
  for (let seed = 0; seed < 100; seed++) {
    const { draw: drawn, dealer } = start(7, `${seed}`);
    assert.deepEqual(
      drawn[0]!.map(({ seat }) => seat),
      [0, 1, 2, 3, 4, 5, 6],
    );
    const best = Math.max(...drawn.at(-1)!.map(({ card }) => rank(card)));
    assert.deepEqual(
      drawn
        .at(-1)!
        .filter(({ card }) => rank(card) === best)
        .map(({ seat }) => seat),
      [dealer],
    );
  }
});

test('[DL-GAME-3] only those who share the highest card draw again, as often as it takes', () => {
  const lengths = new Set<number>();
  for (let seed = 0; seed < 400; seed++) {
    const { draw: drawn } = start(7, `again ${seed}`);
    lengths.add(drawn.length);
    drawn.forEach((list, i) => {
      assert.equal(new Set(list.map(({ card }) => card)).size, list.length, 'one deck');
      const best = Math.max(...list.map(({ card }) => rank(card)));
      const tied = list.filter(({ card }) => rank(card) === best).map(({ seat }) => seat);
      assert.deepEqual(i === drawn.length - 1 ? [tied[0]] : drawn[i + 1]!.map((d) => d.seat), tied);
    });
  }
  assert.ok(lengths.has(1) && lengths.has(2) && lengths.has(3), 'ties came up, double ones too');
});

test('[DL-GAME-3] nothing beats the Joker in the draw', () => {
  assert.equal(start(3, 's', { draw: draw('0R14 1JK 2B14') }).dealer, 1);
});

test('[DL-GAME-3] a draw that is given is shown as it was, and names the dealer', () => {
  const given = draw('0R12 1B12 2G3', '0Y4 1R9');
  const { dealer, draw: shown } = start(3, 's', { draw: given });
  assert.equal(dealer, 1);
  assert.deepEqual(shown, given);
  assert.deepEqual(start(3, 's', { dealer: 2 }).draw, [], 'a dealer who is named was not drawn');
});

test('[DL-GAME-3] a draw that breaks the rules is refused', () => {
  const bad = [
    draw('0R12 1B12 2G3'), // nobody has drawn again
    draw('0R12 1B12 2G3', '0Y4 1R9 2G5'), // seat 2 was not tied
    draw('0R12 1B12 2G3', '0Y4 2R9'),
    draw('0R12 1B12 2G3', '0Y4'),
    draw('0R12 1B11 2G3', '0Y4 1R9'), // nobody was tied
    draw('0R12 1R12 2G3', '0Y4 1R9'), // one card twice
    draw('0R12 1B11'), // somebody is missing
    draw('0R12 0B11 2G3'),
    draw('0R12 1B11 3G3'),
    draw('0R12 1B11 2G15'),
    [],
    [[]],
    {},
    null,
    'R12',
    [[{ seat: 0, card: 'R1', extra: 1 }]],
    [null],
    [[null, null, null]],
  ];
  for (const given of bad) {
    const started = Referee.start({
      game: 'double-lucky-7',
      players: 3,
      seed: 's',
      setup: { draw: given },
    });
    assert.equal(refusedWith(started), 'bad-setup', JSON.stringify(given));
  }
});

test('a dealer and a draw together are refused', () => {
  const setup = { dealer: 1, draw: draw('0R12 1B13 2G3') };
  const started = Referee.start({ game: 'double-lucky-7', players: 3, seed: 's', setup });
  assert.equal(refusedWith(started), 'bad-setup');
});
