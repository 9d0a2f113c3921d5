import assert from 'node:assert/strict';
import { createCipheriv, createHash } from 'node:crypto';
import test from 'node:test';

import type { Chance, Purpose } from './chance.ts';
import { fairChance } from './fair.ts';
import { fastChance, fastRandom } from './fast.ts';

const deckOf = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, i) => i);

function shuffled(chance: Chance, purpose: Purpose, index: number, size = 57): number[] {
  const cards = deckOf(size);
  chance.shuffle(purpose, index, cards, size);
  return [...cards];
}

/** The key stream once more, by Node's own ChaCha20: its 16 bytes of nonce are a block counter and our 12. */
function* words(seed: string, purpose: Purpose, index: number): Generator<bigint> {
  const key = createHash('sha256').update(`table-seven/1\n${seed}`).digest();
  const nonce = Buffer.alloc(16);
  nonce.write(purpose, 4, 'ascii');
  nonce.writeUInt32LE(index, 8);
  const cipher = createCipheriv('chacha20', key, nonce);
  for (;;) yield BigInt(cipher.update(Buffer.alloc(4)).readUInt32LE());
}

/** Multiply and shift with rejection, in exact whole numbers. */
function pickFrom(stream: Iterator<bigint>, n: number): number {
  const size = BigInt(n);
  for (;;) {
    const product = (stream.next().value as bigint) * size;
    if (product % 2n ** 32n >= 2n ** 32n % size) return Number(product >> 32n);
  }
}

test('picks can be worked out again from the seed with any ChaCha20', () => {
  const chance = fairChance('a seed');
  for (let index = 0; index < 100; index++) {
    assert.equal(chance.pick('roll', index, 8), pickFrom(words('a seed', 'roll', index), 8));
    assert.equal(chance.pick('lead', index, 3), pickFrom(words('a seed', 'lead', index), 3));
  }
});

test('shuffles can be worked out again, also where the stream is longer than a buffer', () => {
  for (const size of [22, 44, 57, 250]) {
    const stream = words('ünï çödé ♠', 'deck', 3);
    const expected = [...deckOf(size)];
    for (let i = 0; i < size - 1; i++) {
      const j = i + pickFrom(stream, size - i);
      [expected[i], expected[j]] = [expected[j]!, expected[i]!];
    }
    assert.deepEqual(shuffled(fairChance('ünï çödé ♠'), 'deck', 3, size), expected);
  }
});

test('what chance gives depends on seed, purpose and index, and on nothing asked before', () => {
  const chance = fairChance('seed');
  const once = shuffled(chance, 'deck', 5);
  chance.pick('roll', 5, 8);
  shuffled(chance, 'deck', 4);
  shuffled(chance, 'draw', 5);
  assert.deepEqual(shuffled(chance, 'deck', 5), once);
  assert.deepEqual(shuffled(fairChance('seed'), 'deck', 5), once);

  const others = [
    shuffled(chance, 'deck', 6),
    shuffled(chance, 'draw', 5),
    shuffled(chance, 'lead', 5),
    shuffled(fairChance('seed '), 'deck', 5),
    shuffled(fairChance(''), 'deck', 5),
  ];
  assert.equal(new Set([once, ...others].map((order) => order.join())).size, 6);
});

/** Chi-square of a table of counts against the same expected count everywhere. */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Whether a chi-square value is within five standard deviations of its mean, on either side. */
function isPlausible(value: number, freedom: number): boolean {
  return Math.abs(value - freedom) < 5 * Math.sqrt(2 * freedom);
}

const SHUFFLES = 4000;
const fast = fastRandom('statistics');
const sources: readonly [string, (k: number) => number[]][] = [
  ['fair', (k) => shuffled(fairChance('statistics'), 'deck', k)],
  ['fast', (k) => shuffled(fastChance(fast), 'deck', k)],
];

for (const [name, deal] of sources) {
  test(`${name} chance: every card comes to every place equally often, after every card too`, () => {
    const places = new Array<number>(57 * 57).fill(0);
    const followers = new Array<number>(57 * 57).fill(0);
    for (let k = 0; k < SHUFFLES; k++) {
      const cards = deal(k);
      cards.forEach((card, place) => {
        places[57 * card + place]!++;
        if (place > 0) followers[57 * cards[place - 1]! + card]!++;
      });
    }
    const expected = SHUFFLES / 57;
    // Rows and columns both add up to the number of shuffles, which leaves 56 × 56 degrees of freedom; the statistic of such a
    // table comes out larger by 57 / 56.
    assert.ok(isPlausible((chiSquare(places, expected) * 56) / 57, 56 * 56));
    const pairs = followers.filter((_, i) => i % 58 !== 0);
    assert.ok(isPlausible(chiSquare(pairs, expected), 57 * 55));
  });
}

test('the die shows all eight sides equally often', () => {
  const counts = new Array<number>(8).fill(0);
  const chance = fairChance('die');
  for (let k = 0; k < 8000; k++) counts[chance.pick('roll', k, 8)]!++;
  // 7 degrees of freedom: above 30 once in ten thousand.
  assert.ok(chiSquare(counts, 1000) < 30, counts.join());
});

test('successive rolls are independent', () => {
  const counts = new Array<number>(64).fill(0);
  const chance = fairChance('pairs');
  for (let k = 0; k < 12_800; k += 2) {
    counts[8 * chance.pick('roll', k, 8) + chance.pick('roll', k + 1, 8)]!++;
  }
  assert.ok(isPlausible(chiSquare(counts, 100), 63));
});

test('fast streams: equal seeds give equal streams, other seeds others', () => {
  const stream = (seed: string): number[] => {
    const random = fastRandom(seed);
    return Array.from({ length: 20 }, () => random.next());
  };
  assert.deepEqual(stream('a'), stream('a'));
  assert.notDeepEqual(stream('a'), stream('b'));
});
