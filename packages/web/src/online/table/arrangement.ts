import type { CommandOf, PlayerColor, SeatInfo, TableInfo } from '@table-seven/protocol';

import { entryOf } from '../../game-words.ts';

/** What the host wants to be different. */
export type Arrangement = Omit<CommandOf<'arrange'>, 'type' | 'id' | 'table' | 'seq'>;
type Order = NonNullable<Arrangement['seats']>;

/** So many seats: free ones are added, or go first, then bots; whoever sits stays, in the same order. */
export function seatsFor(seats: readonly SeatInfo[], many: number): Order {
  const order = [...seats.keys()];
  const isLess = (kind: SeatInfo['kind']): void => {
    for (let seat = seats.length - 1; seat >= 0 && order.length > many; seat--) {
      if (seats[seat]!.kind === kind) order.splice(order.indexOf(seat), 1);
    }
  };
  isLess('open');
  isLess('bot');
  const added = Array.from({ length: Math.max(0, many - order.length) }, () => 'open' as const);
  return [...order, ...added];
}

/** Only the seats that somebody has, person or bot; null if those are too few for the game. */
export function seatsTaken({ game, seats }: TableInfo): Order | null {
  const taken = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]));
  const { min } = entryOf(game)?.players ?? { min: 2 };
  return taken.length < seats.length && taken.length >= min ? taken : null;
}

/** Two seats change places. */
export function swapped(seats: readonly SeatInfo[], seat: number, other: number): Order {
  const order = [...seats.keys()];
  [order[seat], order[other]] = [other, seat];
  return order;
}

/** Somebody gets a colour; whoever has it gets theirs. */
export function recolored(
  seats: readonly SeatInfo[],
  seat: number,
  color: PlayerColor,
): NonNullable<Arrangement['colors']> {
  const own = seats[seat]!;
  return seats.map((other, i) => {
    if (i === seat) return color;
    const isExchanged = other.kind === 'player' && other.color === color;
    return isExchanged && own.kind === 'player' ? own.color : null;
  });
}

/** Who plays with whom, where not everybody plays alone: the seats of each side. */
export function teamsOf({ game, seats }: Pick<TableInfo, 'game' | 'seats'>): number[][] | null {
  const sides = entryOf(game)?.teams?.[seats.length];
  if (sides === undefined) return null;
  const teams: number[][] = [];
  for (const [seat, side] of sides.entries()) (teams[side] ??= []).push(seat);
  return teams;
}
