import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';

import { commitmentTo, isKept, seedFrom } from './fair-deal.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const secret = 'a secret';
const entropy = ['Ann', null, 'Ben ♥'];
const seed = seedFrom(secret, entropy);
const kept = { commitment: commitmentTo(secret), secret, entropy };

test('commitment and seed can be worked out again with any SHA-256', () => {
  assert.equal(commitmentTo(secret), sha256('a secret'));
  assert.equal(seed, sha256('8:a secret3:Ann0:5:Ben ♥'));
});

test('the seed depends on every text and on its place', () => {
  const seeds = [
    seedFrom(secret, ['ab', 'c']),
    seedFrom(secret, ['a', 'bc']),
    seedFrom(secret, ['c', 'ab']),
    seedFrom(secret, ['abc', null]),
    seedFrom(secret, [null, 'abc']),
    seedFrom(secret, ['abc']),
    seedFrom(`${secret}3:abc`, []),
    seedFrom('another', ['ab', 'c']),
  ];
  assert.equal(new Set(seeds).size, seeds.length);
});

test('a fair deal is kept if the secret fits the commitment and the seed fits both', () => {
  assert.ok(isKept(kept, seed, 3));
  const wrong: readonly [unknown, string, number][] = [
    [kept, `${seed}0`, 3],
    [kept, seed, 2],
    [{ ...kept, commitment: commitmentTo('other') }, seed, 3],
    [{ ...kept, commitment: kept.commitment.toUpperCase() }, seed, 3],
    [{ ...kept, secret: 'other' }, seed, 3],
    [{ ...kept, secret: 7 }, seed, 3],
    [{ ...kept, secret: 'x'.repeat(1025) }, seed, 3],
    [{ ...kept, entropy: ['Ann', null, 'Ben'] }, seed, 3],
    [{ ...kept, entropy: ['Ann', 7, 'Ben ♥'] }, seed, 3],
    [{ ...kept, entropy: 'Ann' }, seed, 3],
    [{ secret, entropy }, seed, 3],
    [null, seed, 3],
    [[], seed, 3],
    ['', seed, 3],
    [Object.create(kept), seed, 3],
  ];
  for (const [json, given, players] of wrong) assert.ok(!isKept(json, given, players));
});
