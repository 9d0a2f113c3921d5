import { LEVELS } from '@table-seven/bots';
import type { Level } from '@table-seven/bots';

/** One challenger of a level among others of another. */
export interface Match {
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly options: object;
  readonly challenger: Level;
  readonly field: Level;
  readonly bots: readonly Level[];
}

/** The stronger level challenges the weaker one, strongest first. */
const PAIRS: readonly (readonly [Level, Level])[] = LEVELS.toReversed().flatMap(
  (challenger, i, levels) => levels.slice(i + 1).map((field) => [challenger, field] as const),
);

const DOUBLE_LUCKY_7 = ['classic', 'tactical', 'dice'].flatMap((mode) =>
  [2, 4, 7].map((players) => ({ game: 'double-lucky-7', mode, players, options: { mode } })),
);

const MAGIC_7 = [2, 4].map((players) => ({
  game: 'magic-7',
  mode: 'standard',
  players,
  options: {},
}));

export const MATCHES: readonly Match[] = [...DOUBLE_LUCKY_7, ...MAGIC_7].flatMap((table) =>
  PAIRS.map(([challenger, field]) => ({
    ...table,
    challenger,
    field,
    bots: Array.from({ length: table.players }, (_, seat) =>
      isChallengersSeat(table.game, table.players, seat) ? challenger : field,
    ),
  })),
);

/** One seat, but with teams (Magic 7 for four) the seats of one team. */
function isChallengersSeat(game: string, players: number, seat: number): boolean {
  return game === 'magic-7' && players === 4 ? seat % 2 === 0 : seat === 0;
}
