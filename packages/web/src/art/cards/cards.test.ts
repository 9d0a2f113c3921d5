import assert from 'node:assert/strict';
import { test } from 'node:test';

import { magicFace, suitOf } from './cards.ts';
import type { MagicCard } from './cards.ts';

const name = (value: number): MagicCard => {
  if (value === 0) return '0';
  return value < 0 ? `-${-value}` : `+${value}`;
};

test('MG-MAT-3: two numbers that make 7 share motif and sky, and only the higher has the moon', () => {
  const motifs = new Set<string>();
  for (let value = -6; value <= 3; value++) {
    const [low, high] = [magicFace(name(value)), magicFace(name(7 - value))];
    assert.equal(low.motif, high.motif);
    assert.equal(low.sky, high.sky);
    assert.deepEqual([low.frame, high.frame], ['low', 'high']);
    motifs.add(low.motif);
  }
  assert.equal(motifs.size, 10);
});

test('MG-MAT-1: numbers bear their sign, special cards bear none', () => {
  assert.equal(magicFace('-6').number, '−6');
  assert.equal(magicFace('0').number, '0');
  assert.equal(magicFace('+13').number, '+13');
  assert.equal(magicFace('MI').number, '');
});

test('DL-MAT-1: a card tells its suit, the Joker has none', () => {
  assert.equal(suitOf('G14'), 'G');
  assert.equal(suitOf('JK'), 'JK');
});
