import assert from 'node:assert/strict';
import test from 'node:test';

import { accepted } from '../test/accepted.ts';
import { fastRandom } from './chance/fast.ts';
import type { Setup } from './double-lucky-7/setup.ts';
import { commitmentTo, seedFrom } from './fair-deal.ts';
import type { Setup as MagicSetup } from './magic-7/setup.ts';
import type { GameRecord } from './record.ts';
import { Referee } from './referee.ts';
import { verify } from './verification.ts';

function played(game: string, seed = 'verify', options: object = {}): GameRecord {
  const referee = accepted(Referee.start({ game, players: 3, seed, options }));
  const random = fastRandom(seed);
  while (referee.turn !== null) {
    const moves = referee.legalMoves();
    referee.play(referee.turn, moves[(random.next() >>> 0) % moves.length]);
  }
  return referee.record();
}

const lucky = played('double-lucky-7', 'verify', { mode: 'dice' });
const magic = played('magic-7');
const good = { moves: 'good', result: 'good', seed: 'good', fair: 'unchecked', refusal: null };

test('a record as it was played is good in every part', () => {
  assert.deepEqual(verify(lucky), good);
  assert.deepEqual(verify(magic), good);
  const { setup: _, ...bare } = lucky;
  assert.deepEqual(verify(bare), good);
});

test('a setup that the seed does not give is found, in every part of it', () => {
  const { decks, draw, rolls } = lucky.setup as Required<Setup>;
  const [first, second, ...rest] = decks[4]!;
  for (const setup of [
    { draw, rolls, decks: decks.with(4, [second!, first!, ...rest]) },
    { draw, decks, rolls: rolls.with(-1, rolls.at(-1) === 'x' ? 'no-trump' : 'x') },
    { decks, rolls, draw: [[0, 1, 2].map((seat) => ({ seat, card: `R${seat + 1}` }))] },
  ]) {
    assert.equal(verify({ ...lucky, setup, moves: [], result: null }).seed, 'bad');
  }
  const { leader, deck } = magic.setup as Required<MagicSetup>;
  assert.equal(verify({ ...magic, setup: { leader: (leader + 1) % 3, deck } }).seed, 'bad');
  assert.equal(verify({ ...magic, setup: { leader, deck: deck.toReversed() } }).seed, 'bad');
});

test('a setup that says less, or names the dealer who was drawn, is still the seed’s', () => {
  const { draw, decks } = lucky.setup as Required<Setup>;
  const rank = (card: string): number => (card === 'JK' ? 15 : Number(card.slice(1)));
  const dealer = draw.at(-1)!.toSorted((a, b) => rank(b.card) - rank(a.card))[0]!.seat;
  const start = { ...lucky, moves: [], result: null };
  assert.equal(verify({ ...start, setup: { dealer } }).seed, 'good');
  assert.equal(verify({ ...start, setup: { dealer: (dealer + 1) % 3 } }).seed, 'bad');
  assert.equal(verify({ ...start, setup: { decks: [null, decks[1]] } }).seed, 'good');
});

test('an illegal move is found, and what follows from it is not looked at', () => {
  const found = verify({ ...magic, moves: magic.moves.toSpliced(5, 1) });
  assert.deepEqual([found.moves, found.result, found.seed], ['bad', 'unchecked', 'good']);
  assert.deepEqual(found.refusal?.facts['move'], 6);
});

test('a wrong result is found', () => {
  const result = { ...magic.result, winners: [0, 1, 2] };
  assert.deepEqual(verify({ ...magic, result }), { ...good, result: 'bad' });
});

test('what cannot be read is not checked', () => {
  for (const json of [null, {}, { ...lucky, rules: 2 }, { ...lucky, game: 'chess' }]) {
    const { refusal, ...findings } = verify(json);
    assert.notEqual(refusal, null);
    assert.deepEqual(new Set(Object.values(findings)), new Set(['unchecked']));
  }
});

test('how the seed came about is checked where a record tells it', () => {
  const entropy = ['a', null, 'c'];
  const record = played('magic-7', seedFrom('secret', entropy));
  const fair = { commitment: commitmentTo('secret'), secret: 'secret', entropy };
  assert.equal(verify({ ...record, fair }).fair, 'good');
  assert.equal(verify({ ...record, fair: { ...fair, secret: 'other' } }).fair, 'bad');
  assert.equal(verify({ ...record, fair: null }).fair, 'bad');
});
