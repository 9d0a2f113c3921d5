import type { Level } from '@table-seven/bots';

/** Who is to sit where: a person at this device, or a bot of some level. */
export interface LocalSeat {
  readonly name: string;
  readonly kind: 'human' | Level;
}

/** A game to be played at this device. */
export interface GamePlan {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly LocalSeat[];
}
