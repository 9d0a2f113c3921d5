import type { Level } from '@table-seven/bots';

import { Means } from './means.ts';
import { playGame } from './table.ts';

/** By number of players: the share of games won by each place, counted from whoever leads first. Shared wins are shared. */
export function firstLead(games: number, seed: string) {
  return [2, 3, 4].map((players) => {
    const places = new Means<number>();
    for (let i = 0; i < games; i++) {
      const levels = Array.from({ length: players }, (): Level => 'regular');
      const one = `${seed} magic ${String(players)} ${String(i)}`;
      const referee = playGame({ game: 'magic-7', levels, seed: one });
      const leader = referee.movesFrom(0)[0]!.seat;
      const { winners } = referee.result!;
      referee.sides.forEach((side, seat) => {
        const share = winners.includes(side) ? 1 / winners.length : 0;
        places.add((seat - leader + players) % players, share);
      });
    }
    return { players, places: places.list() };
  });
}
