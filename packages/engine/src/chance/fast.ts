import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

import { below, shuffle } from '../random.ts';
import type { Random } from '../random.ts';
import type { Chance } from './chance.ts';

/** A quick stream of random numbers for simulations and bots; equal seeds give equal streams. Predictable: not for real deals. */
export function fastRandom(seed: string): Random {
  const hash = sha256(utf8ToBytes(seed));
  const words = new DataView(hash.buffer, hash.byteOffset);
  return xoroshiro128plusFromState([0, 4, 8, 12].map((at) => words.getInt32(at, true)));
}

/** Chance for simulations: one quick stream, used up in the order of asking. */
export function fastChance(random: Random): Chance {
  return {
    shuffle: (_purpose, _index, cards, needed) => {
      shuffle(random, cards, needed);
    },
    pick: (_purpose, _index, n) => below(random, n),
  };
}
