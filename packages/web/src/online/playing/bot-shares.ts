import type { PublishedRecord } from '@table-seven/protocol';

/** How many moves of each seat a bot made in its person's place. */
export function botShares({ players, moves, standIns }: PublishedRecord): number[] {
  const shares = players.map(() => 0);
  for (const index of standIns) {
    const seat = moves[index]?.seat;
    if (seat !== undefined) shares[seat]!++;
  }
  return shares;
}
