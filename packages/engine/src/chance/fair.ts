import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

import { below, shuffle } from '../random.ts';
import type { Random } from '../random.ts';
import type { Chance, Purpose } from './chance.ts';

const WORDS_PER_BLOCK = 64;
/** Bytes of the nonce that name the purpose; the index follows. */
const PURPOSE_BYTES = 4;

/** The key stream of ChaCha20 under one key and nonce, as 32-bit words (little-endian). */
class KeyStream implements Random {
  readonly #key: Uint8Array;
  readonly #nonce: Uint8Array;
  #words = new DataView(new ArrayBuffer(0));
  #used = WORDS_PER_BLOCK;
  #counter = 0;

  constructor(key: Uint8Array, nonce: Uint8Array) {
    this.#key = key;
    this.#nonce = nonce;
  }

  next(): number {
    if (this.#used === WORDS_PER_BLOCK) this.#refill();
    return this.#words.getInt32(4 * this.#used++, true);
  }

  #refill(): void {
    const zeros = new Uint8Array(4 * WORDS_PER_BLOCK);
    const bytes = chacha20(this.#key, this.#nonce, zeros, undefined, this.#counter);
    this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // ChaCha20 counts blocks of 64 bytes.
    this.#counter += zeros.length / 64;
    this.#used = 0;
  }
}

/**
 * Chance for real games: a stream cipher keyed with the seed. Whoever sees all deals so far learns nothing about the next one,
 * and whoever has the seed can check every one of them (docs/decisions/0003-fair-chance.md).
 */
export function fairChance(seed: string): Chance {
  const key = sha256(utf8ToBytes(`table-seven/1\n${seed}`));
  const stream = (purpose: Purpose, index: number): Random => {
    const nonce = new Uint8Array(12);
    // A longer name would run into the index, and one stream into another.
    nonce.subarray(0, PURPOSE_BYTES).set(utf8ToBytes(purpose));
    new DataView(nonce.buffer).setUint32(PURPOSE_BYTES, index, true);
    return new KeyStream(key, nonce);
  };
  return {
    // The whole deck is shuffled, not only what will be dealt: a record shows all of it.
    shuffle: (purpose, index, cards) => {
      shuffle(stream(purpose, index), cards);
    },
    pick: (purpose, index, n) => below(stream(purpose, index), n),
  };
}
