import type { Network } from '../learnt/network.ts';

/** Single steps of learning jump about the right numbers; their moving average does not. */
export function moveTowards(mean: Network, latest: Network, share: number): void {
  mean.parts.forEach((part, i) => {
    const other = latest.parts[i]!;
    for (let j = 0; j < part.length; j++) part[j]! += share * (other[j]! - part[j]!);
  });
}
