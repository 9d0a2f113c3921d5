const REFERENCE_MS = 50;
let sink = 1;

/** A plain loop of integer arithmetic: turns per second. Figures are given as ratios to it, because machines are noisy. */
export function referenceLoop(): number {
  const begin = performance.now();
  let turns = 0;
  let now = begin;
  while (now - begin < REFERENCE_MS) {
    for (let i = 0; i < 10_000; i++) {
      sink ^= sink << 13;
      sink ^= sink >>> 17;
      sink ^= sink << 5;
    }
    turns += 10_000;
    now = performance.now();
  }
  return (1000 * turns) / (now - begin);
}
