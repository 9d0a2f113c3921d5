import { fileURLToPath } from 'node:url';

import { LEVELS } from '@table-seven/bots';

/** Who plays: a level, a level with a time per move, or the expert of the release before. */
export type Entrant = string;
export const PREVIOUS: Entrant = 'previous';

/** One challenger among others of another kind. */
export interface Match {
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly challenger: Entrant;
  readonly field: Entrant;
}

const PREVIOUS_PROGRAM = fileURLToPath(
  new URL('../laboratory/previous-expert.ts', import.meta.url),
);
/** What the expert is given to see how it grows with time. */
export const TIMES_MS = [10, 30, 100, 300];

const TABLES = [
  ...['classic', 'tactical', 'dice'].flatMap((mode) =>
    [2, 3, 4, 7].map((players) => ({ game: 'double-lucky-7', mode, players })),
  ),
  ...[2, 3, 4].map((players) => ({ game: 'magic-7', mode: 'standard', players })),
];

/** The stronger level challenges the weaker one, strongest first; the expert also challenges the one of the release before. */
const PAIRS: readonly (readonly [Entrant, Entrant])[] = [
  ['expert', PREVIOUS],
  ...LEVELS.toReversed().flatMap((challenger, i, levels) =>
    levels.slice(i + 1).map((field) => [challenger, field] as const),
  ),
];

export const MATCHES: readonly Match[] = TABLES.flatMap((table) =>
  PAIRS.map(([challenger, field]) => ({ ...table, challenger, field })),
);

/** Whether somebody at the table thinks, so that fewer deals must do. */
export function isSlow({ challenger, field }: Match): boolean {
  return [challenger, field].some((name) => name.startsWith('expert') || name === PREVIOUS);
}

/** Sides that play against each other: seats, or teams (Magic 7 for four). */
export function sidesOf({ game, players }: Match): number {
  return game === 'magic-7' && players === 4 ? 2 : players;
}

/** The value of --bots: the challenger has the first seat, or the seats of the first team. */
export function botsOf(match: Match): string {
  const sides = sidesOf(match);
  const names = Array.from({ length: match.players }, (_, seat) =>
    seat % sides === 0 ? match.challenger : match.field,
  );
  return names
    .map((name) => (name === PREVIOUS ? `'cmd:"${process.execPath}" "${PREVIOUS_PROGRAM}"'` : name))
    .join(',');
}

export function optionsOf({ game, mode }: Match): object {
  return game === 'double-lucky-7' ? { mode } : {};
}
