/** A stream of random 32-bit integers; what every shuffle and every pick is made of. */
export interface Random {
  /** The next 32 random bits, as a signed integer. */
  next(): number;
}

const TWO_32 = 2 ** 32;
const TWO_NEG_32 = 2 ** -32;

/**
 * A whole number from 0 to n − 1, every one equally likely; n is at most 2^20.
 *
 * Multiply and shift: the 32 random bits choose a point in n boxes of 2^32 / n points each. The boxes cannot all have the
 * same whole number of points, so the few points at the start of a box that some boxes lack are thrown away.
 */
export function below(random: Random, n: number): number {
  for (;;) {
    const product = (random.next() >>> 0) * n;
    const box = (product * TWO_NEG_32) | 0;
    const rest = product - box * TWO_32;
    if (rest >= n || rest >= TWO_32 % n) return box;
  }
}

/**
 * Brings `items` into random order, in place (Fisher–Yates). Only the first `needed` places are filled at random: what nobody
 * will ever look at need not be shuffled.
 */
export function shuffle(
  random: Random,
  items: Uint8Array | number[],
  needed: number = items.length,
): void {
  const last = Math.min(needed, items.length - 1);
  for (let i = 0; i < last; i++) {
    const j = i + below(random, items.length - i);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
}
