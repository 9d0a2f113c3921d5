import { LEVELS } from '@table-seven/bots';
import type { Level } from '@table-seven/bots';
import { GAMES } from '@table-seven/engine';

import { programsOf } from '../games/registry.ts';

/** One challenger of a level among others of another. */
export interface Match {
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly options: object;
  /** How many sides play against each other. */
  readonly sides: number;
  readonly challenger: Level;
  readonly field: Level;
  readonly bots: readonly Level[];
}

/** The stronger level challenges the weaker one, strongest first. */
const PAIRS: readonly (readonly [Level, Level])[] = LEVELS.toReversed().flatMap(
  (challenger, i, levels) => levels.slice(i + 1).map((field) => [challenger, field] as const),
);

export const MATCHES: readonly Match[] = GAMES.flatMap((game) =>
  (programsOf(game.id).measured ?? []).flatMap((table) => {
    const sides = game.sides(table.players);
    return PAIRS.map(([challenger, field]) => ({
      game: game.id,
      ...table,
      sides: new Set(sides).size,
      challenger,
      field,
      // One seat, or all seats of one team.
      bots: sides.map((side) => (side === sides[0] ? challenger : field)),
    }));
  }),
);
